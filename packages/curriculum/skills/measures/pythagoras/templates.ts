import type { ItemTemplate } from '../../skill.ts';
import { screenSketch } from './sketches.ts';
import { moreTriples, root, squaresAdded, squaresSubtracted, triples } from './reasons.ts';

const label = { en: 'Length with its unit', es: 'Longitud con su unidad', fr: 'Longueur avec son unité' };

export const hypotenuse: ItemTemplate = {
  id: 'pythagoras.hypotenuse',
  skills: ['pythagoras'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A screen is {width} wide and {height} high. How long is its diagonal?',
    es: 'Una pantalla mide {width} de ancho y {height} de alto. ¿Cuánto mide su diagonal?',
    fr: 'Un écran mesure {width} de large et {height} de haut. Combien mesure sa diagonale ?',
  },
  hint: {
    en: 'The diagonal cuts the screen into two right-angled triangles. Which of its sides is the diagonal?',
    es: 'La diagonal corta la pantalla en dos triángulos rectángulos. ¿Qué lado de ellos es?',
    fr: 'La diagonale coupe l’écran en deux triangles rectangles. Quel côté de ces triangles est-elle ?',
  },
  label,
  make: (draw) => {
    const [a, b, c] = draw.pick(triples);
    const [factor, unit] = [draw.int(1, 5), draw.pick(['cm', 'mm', 'dm'])];
    const [width, height, long] = [b * factor, a * factor, c * factor];
    return {
      figure: screenSketch(`${width} ${unit}`, `${height} ${unit}`, height / width),
      slots: { width: `${width} ${unit}`, height: `${height} ${unit}` },
      answer: {
        kind: 'formula',
        expected: `${long} ${unit}`,
        slips: [
          { answer: `${width + height} ${unit}`, mistake: 'legs_added' },
          { answer: `${long * long} ${unit}`, mistake: 'square_left' },
        ],
      },
      proof: { by: 'equal', pairs: [[`sqrt(${width}^2 + ${height}^2)*1 ${unit}`, `${long} ${unit}`]] },
      worked: [
        { line: `d^2 = ${width}^2 + ${height}^2`, why: squaresAdded },
        { line: `d = sqrt(${long * long})`, why: root },
        { line: `${long} ${unit}`, why: { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' } },
      ],
    };
  },
};

/** Sides in tenths of a metre and the multiples used: ladders from 2 m to 15 m, those of the fire brigade up to 20 m. */
const ladders = moreTriples.flatMap(([a, b, c]) =>
  Array.from({ length: 40 }, (_, index) => index + 1)
    .filter((times) => c * times >= 20 && c * times <= 200)
    .map((times) => [a, b, c, times] as const),
);

export const ladder: ItemTemplate = {
  id: 'pythagoras.ladder',
  skills: ['pythagoras'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A ladder of {long} leans against an upright wall. Its foot stands {foot} away from the wall. How high does it reach?',
    es: 'Una escalera de {long} se apoya en una pared vertical. Su pie está a {foot} de la pared. ¿Hasta qué altura llega?',
    fr: 'Une échelle de {long} s’appuie contre un mur vertical. Son pied est à {foot} du mur. Jusqu’à quelle hauteur arrive-t-elle ?',
  },
  hint: {
    en: 'Sketch it. Where is the right angle, and which side lies opposite?',
    es: 'Haz un dibujo. ¿Dónde está el ángulo recto, y qué lado queda enfrente?',
    fr: 'Fais un croquis. Où est l’angle droit, et quel côté est en face ?',
  },
  label,
  make: (draw) => {
    const [a, b, c, tenths] = draw.pick(ladders);
    const of = (side: number) => `${(side * tenths) / 10}`;
    const [long, foot, high] = [of(c), of(a), of(b)];
    return {
      slots: { long: `${long} m`, foot: `${foot} m` },
      answer: {
        kind: 'formula',
        expected: `${high} m`,
        slips: [
          { answer: `sqrt(${long}^2 + ${foot}^2) m`, mistake: 'hypotenuse_as_leg' },
          { answer: `${((c - a) * tenths) / 10} m`, mistake: 'legs_added' },
        ],
      },
      proof: { by: 'equal', pairs: [[`sqrt(${long}^2 - ${foot}^2)*1 m`, `${high} m`]] },
      worked: [
        { line: `h^2 = ${long}^2 - ${foot}^2`, why: squaresSubtracted },
        { line: `h = sqrt(${(b * b * tenths * tenths) / 100})`, why: root },
        { line: `${high} m`, why: { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' } },
      ],
    };
  },
};
