import type { SkillContent } from '../../skill.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const arithmeticSequences: SkillContent = {
  texts,
  slots: { sequence: '3, 7, 11, 15', rule: 'a_n = a_1 + (n - 1)*d', sum: 'S_n = n*(a_1 + a_n)/2', step: '4' },
  picture: {
    items: ['(1, 3)', '(2, 7)', '(3, 11)', '(4, 15)'],
    view: { x: [-1, 6], y: [-2, 18] },
    caption: {
      en: 'The position to the right, the value upwards: the points lie on a line.',
      es: 'El número de orden hacia la derecha, el valor hacia arriba: los puntos están en una recta.',
      fr: 'Le rang vers la droite, la valeur vers le haut : les points sont alignés.',
    },
  },
  example: {
    prompt: {
      en: 'Which number is in position 30 in the sequence {a}, {b}, {c}, …?',
      es: '¿Qué número ocupa el lugar 30 en la sucesión {a}, {b}, {c}, …?',
      fr: 'Quel est le terme de rang 30 de la suite {a}, {b}, {c}, … ?',
    },
    slots: { a: '5', b: '8', c: '11' },
    lines: [
      {
        line: 'a_30 = 5 + (30 - 1)*3',
        why: {
          en: 'The first term is there already; 29 steps of 3 lead from it to position 30.',
          es: 'El primer término ya está; 29 pasos de 3 llevan de él al lugar 30.',
          fr: 'Le premier terme est déjà là ; 29 pas de 3 mènent de lui au rang 30.',
        },
      },
      {
        line: 'a_30 = 5 + 87',
        why: { en: 'The product first.', es: 'Primero el producto.', fr: 'Le produit d’abord.' },
      },
      { line: 'a_30 = 92', why: { en: 'Then the sum.', es: 'Después la suma.', fr: 'Puis la somme.' } },
    ],
  },
  mistakes: ['one_step_too_many', 'steps_without_start', 'pairs_not_halved', 'term_for_sum'],
  templates,
};
