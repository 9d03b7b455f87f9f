import type { ItemTemplate } from '../../skill.ts';
import { gableSketch, thirdSketch } from './sketches.ts';
import { baseEqual, triangleSum, withSign, workedOut } from './reasons.ts';

export const third: ItemTemplate = {
  id: 'angles.third',
  skills: ['angles'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Two angles of a triangle are {first} and {second}. How large is the third one?',
    es: 'Dos ángulos de un triángulo miden {first} y {second}. ¿Cuánto mide el tercero?',
    fr: 'Deux angles d’un triangle mesurent {first} et {second}. Combien mesure le troisième ?',
  },
  hint: {
    en: 'Lay the three corners of a triangle side by side. What do they form?',
    es: 'Pon las tres esquinas de un triángulo una junto a otra. ¿Qué forman?',
    fr: 'Pose les trois coins d’un triangle côte à côte. Que forment-ils ?',
  },
  label: withSign,
  make: (draw) => {
    const [first, second] = [draw.int(22, 78), draw.int(31, 85)];
    const left = 180 - first - second;
    return {
      figure: thirdSketch(first, second),
      slots: { first: `${first}°`, second: `${second}°` },
      answer: {
        kind: 'formula',
        expected: `${left}°`,
        slips: [
          { answer: `${360 - first - second}°`, mistake: 'angle_sum_wrong' as const },
          { answer: `${first + second}°`, mistake: 'stops_too_early' as const },
        ].filter(({ answer }) => answer !== `${left}°`),
      },
      proof: { by: 'equal', pairs: [[`180° - ${first}° - ${second}°`, `${left}°`]] },
      worked: [
        { line: `180° - ${first}° - ${second}°`, why: triangleSum },
        { line: `${left}°`, why: workedOut },
      ],
    };
  },
};

export const isosceles: ItemTemplate = {
  id: 'angles.isosceles',
  skills: ['angles'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A gable is an isosceles triangle. The angle at its top is {top}. How large is each angle at its base?',
    es: 'Visto de frente, un tejado a dos aguas es un triángulo isósceles. El ángulo de arriba mide {top}. ¿Cuánto mide cada ángulo de la base?',
    fr: 'Un pignon forme un triangle isocèle. L’angle au sommet mesure {top}. Combien mesure chaque angle à la base ?',
  },
  hint: {
    en: 'How much is left for both angles at the base, and what do you know about them?',
    es: '¿Cuánto queda para los dos ángulos de la base, y qué sabes de ellos?',
    fr: 'Combien reste-t-il pour les deux angles à la base, et que sais-tu d’eux ?',
  },
  label: withSign,
  make: (draw) => {
    const top = draw.nonZero(17, 149, [60]);
    const base = (180 - top) / 2;
    return {
      figure: gableSketch(top),
      slots: { top: `${top}°` },
      answer: {
        kind: 'formula',
        expected: `${base}°`,
        slips: [
          { answer: `${2 * base}°`, mistake: 'stops_too_early' },
          { answer: `${180 - top / 2}°`, mistake: 'angle_sum_wrong' },
        ],
      },
      proof: { by: 'equal', pairs: [[`(180° - ${top}°)/2`, `${base}°`]] },
      worked: [
        { line: `180° - ${top}° = ${2 * base}°`, why: triangleSum },
        { line: `${2 * base}°/2`, why: baseEqual },
        { line: `${base}°`, why: workedOut },
      ],
    };
  },
};
