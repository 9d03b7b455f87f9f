import type { SkillContent } from '../../skill.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const geometricSequences: SkillContent = {
  texts,
  slots: {
    sequence: '3, 6, 12, 24',
    ratio: '2',
    rule: 'a_n = a_1*r^(n - 1)',
    sum: 'S_n = a_1*(r^n - 1)/(r - 1)',
  },
  picture: {
    items: ['(1, 1)', '(2, 2)', '(3, 4)', '(4, 8)'],
    view: { x: [-1, 6], y: [-1, 10] },
    caption: {
      en: 'Each point stands twice as high as the one before it.',
      es: 'Cada punto está al doble de altura que el anterior.',
      fr: 'Chaque point est deux fois plus haut que le précédent.',
    },
  },
  example: {
    prompt: {
      en: 'Which number is in position 6 in the sequence {a}, {b}, {c}, …, where each term is multiplied by the same number?',
      es: '¿Qué número ocupa el lugar 6 en la sucesión geométrica {a}, {b}, {c}, …?',
      fr: 'Quel est le terme de rang 6 de la suite géométrique {a}, {b}, {c}, … ?',
    },
    slots: { a: '5', b: '15', c: '45' },
    lines: [
      {
        line: 'a_6 = 5*3^(6 - 1)',
        why: {
          en: 'Each term is 3 times the one before it; five such steps lead to position 6.',
          es: 'Cada término es 3 veces el anterior; cinco de esos pasos llevan al lugar 6.',
          fr: 'Chaque terme vaut 3 fois le précédent ; cinq pas de ce genre mènent au rang 6.',
        },
      },
      {
        line: 'a_6 = 5*243',
        why: { en: 'The power first.', es: 'Primero la potencia.', fr: 'La puissance d’abord.' },
      },
      {
        line: 'a_6 = 1215',
        why: { en: 'Then the product.', es: 'Después el producto.', fr: 'Puis le produit.' },
      },
    ],
  },
  mistakes: [
    'difference_for_ratio',
    'one_step_too_many',
    'ratio_times_steps',
    'ratio_upside_down',
    'term_for_sum',
  ],
  templates,
};
