import type { SkillContent } from '../../skill.ts';
import { laws } from './laws.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const logarithms: SkillContent = {
  texts,
  slots: {
    power: '2^5 = 32',
    logarithm: 'log_2(32) = 5',
    product: 'log_b(u*v) = log_b(u) + log_b(v)',
    quotient: 'log_b(u/v) = log_b(u) - log_b(v)',
    exponent: 'log_b(u^n) = n*log_b(u)',
  },
  picture: {
    items: ['y = log_2(x)', '(1, 0)', '(2, 1)', '(4, 2)', '(8, 3)'],
    view: { x: [-1, 10], y: [-4, 5] },
    caption: {
      en: 'Doubling x raises the logarithm to base 2 by 1. For x at 0 or below there is none.',
      es: 'Al duplicar x, el logaritmo en base 2 aumenta en 1. Para x igual a 0 o menor no existe.',
      fr: 'Quand x double, le logarithme de base 2 augmente de 1. Pour x nul ou négatif, il n’existe pas.',
    },
  },
  example: {
    prompt: { en: 'Solve {equation}.', es: 'Resuelve {equation}.', fr: 'Résous {equation}.' },
    slots: { equation: 'log_2(3x - 1) = 5' },
    lines: [
      {
        line: '3x - 1 = 2^5',
        why: {
          en: 'The logarithm is the exponent: 2 to this power is what is inside.',
          es: 'El logaritmo es el exponente: 2 elevado a él da lo de dentro.',
          fr: 'Le logarithme est l’exposant : 2 à cette puissance donne ce qui est à l’intérieur.',
        },
      },
      {
        line: '3x - 1 = 32',
        why: {
          en: 'The power is worked out.',
          es: 'Se calcula la potencia.',
          fr: 'On calcule la puissance.',
        },
      },
      {
        line: 'x = 11',
        why: {
          en: 'Add 1, divide by 3. Then 32 is inside, which is positive: the logarithm exists.',
          es: 'Se suma 1 y se divide entre 3. Dentro queda 32, que es positivo: el logaritmo existe.',
          fr: 'On ajoute 1, on divise par 3. À l’intérieur on trouve 32, qui est positif : le logarithme existe.',
        },
      },
    ],
  },
  mistakes: [
    'logarithm_as_division',
    'base_and_exponent_swapped',
    'logarithm_inside_added',
    'power_as_product',
    'extraneous_kept',
  ],
  templates: [...templates, ...laws],
};
