import type { ItemTemplate } from '../../skill.ts';
import { workedOut } from '../reasons.ts';
import { choose, falling, label, product } from './numbers.ts';
import { oneAfterAnother, oneFewer } from './reasons.ts';

export const menu: ItemTemplate = {
  id: 'counting.menu',
  skills: ['counting'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'A menu offers {starters} starters, {mains} main courses and {desserts} desserts. How many different three-course meals are there?',
    es: 'Un menú ofrece {starters} entrantes, {mains} platos principales y {desserts} postres. ¿Cuántas comidas distintas de tres platos hay?',
    fr: 'Une carte propose {starters} entrées, {mains} plats et {desserts} desserts. Combien de repas différents (entrée, plat, dessert) peut-on composer ?',
  },
  hint: {
    en: 'Take one starter. With how many meals does it go?',
    es: 'Elige un entrante. ¿En cuántas comidas distintas aparece?',
    fr: 'Prends une entrée. Dans combien de repas figure-t-elle ?',
  },
  label,
  make: (draw) => {
    const counts = [draw.int(2, 6), draw.int(3, 8), draw.int(2, 5)];
    const [starters = 2, mains = 3, desserts = 2] = counts;
    return {
      slots: { starters: `${starters}`, mains: `${mains}`, desserts: `${desserts}` },
      answer: {
        kind: 'formula',
        expected: `${product(counts)}`,
        slips: [
          { answer: `${starters + mains + desserts}`, mistake: 'choices_added' },
          { answer: `${starters * mains}`, mistake: 'stops_too_early' },
        ],
      },
      proof: { by: 'solve', problem: counts.join('*') },
      worked: [
        { line: counts.join('*'), why: oneAfterAnother },
        { line: `${product(counts)}`, why: workedOut },
      ],
    };
  },
};

export const podium: ItemTemplate = {
  id: 'counting.podium',
  skills: ['counting'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'In a final {runners} runners compete for gold, silver and bronze; {absent} of them are injured and cannot start. In how many ways can the three medals be won?',
    es: 'En una final hay {runners} corredores inscritos, que aspiran al oro, la plata y el bronce; {absent} se lesionan y no salen. ¿De cuántas maneras se pueden repartir las tres medallas?',
    fr: 'En finale, {runners} coureurs sont inscrits pour l’or, l’argent et le bronze ; {absent} d’entre eux, blessés, ne partent pas. De combien de façons les trois médailles peuvent-elles être attribuées ?',
  },
  hint: {
    en: 'Everyone who starts can win gold. When gold is gone, how many are left for silver?',
    es: 'El oro puede ganarlo cualquiera que tome la salida. Ganado el oro, ¿cuántos quedan para la plata?',
    fr: 'Tous ceux qui partent peuvent gagner l’or. L’or attribué, combien en reste-t-il pour l’argent ?',
  },
  label,
  make: (draw) => {
    const [start, absent] = [draw.int(5, 18), draw.int(2, 10)];
    const line = falling(start, 3);
    return {
      slots: { runners: `${start + absent}`, absent: `${absent}` },
      answer: {
        kind: 'formula',
        expected: `${product(line)}`,
        slips: [
          { answer: `${start ** 3}`, mistake: 'repeats_allowed' },
          { answer: `${choose(start, 3)}`, mistake: 'order_ignored' },
        ],
      },
      proof: { by: 'equal', pairs: [[`P(${start}, 3)`, `${product(line)}`]] },
      worked: [
        { line: line.join('*'), why: oneFewer },
        { line: `${product(line)}`, why: workedOut },
      ],
    };
  },
};

export const code: ItemTemplate = {
  id: 'counting.code',
  skills: ['counting', 'powers'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'A lock has a code of {places} places; each place holds one of {signs} signs, and signs may repeat. How many codes are there?',
    es: 'Un candado tiene un código de {places} posiciones; en cada una puede ir uno de {signs} signos, y se pueden repetir. ¿Cuántos códigos hay?',
    fr: 'Un cadenas a un code de {places} places ; à chaque place figure l’un des {signs} signes, avec répétition possible. Combien y a-t-il de codes ?',
  },
  hint: {
    en: 'How many choices does the first place have, and how many the second?',
    es: '¿Cuántas opciones tiene la primera posición, y cuántas la segunda?',
    fr: 'Combien de choix pour la première place, et combien pour la deuxième ?',
  },
  make: (draw) => {
    const [places, signs] = [
      draw.int(3, 7),
      draw.pick([8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 21, 22, 24, 25, 26, 28, 30, 32, 33, 35, 36, 40]),
    ];
    const right = `${signs}^${places}`;
    return {
      slots: { places: `${places}`, signs: `${signs}` },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `${signs}*${places}`, mistake: 'choices_added' },
          { text: `${places}^${signs}`, mistake: 'base_and_exponent_swapped' },
          { text: `P(${signs}, ${places})`, mistake: 'repeats_forbidden' },
        ],
      },
      proof: { by: 'equal', pairs: [[right, Array.from({ length: places }, () => signs).join('*')]] },
      worked: [
        { line: Array.from({ length: places }, () => signs).join('*'), why: oneAfterAnother },
        {
          line: right,
          why: {
            en: 'Equal factors are a power.',
            es: 'Un producto de factores iguales es una potencia.',
            fr: 'Des facteurs égaux forment une puissance.',
          },
        },
      ],
    };
  },
};
