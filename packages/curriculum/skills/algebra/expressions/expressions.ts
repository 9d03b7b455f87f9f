import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';
import { wordTemplates } from './word-templates.ts';

export const expressions: SkillContent = {
  texts,
  slots: { price: '3n + 5', three: 'n = 3', boxes: '2b + 4 + 5b', short: '7b + 4' },
  figure,
  example: {
    prompt: {
      en: 'Simplify {expression}.',
      es: 'Escribe {expression} de la forma más corta posible.',
      fr: 'Réduis {expression}.',
    },
    slots: { expression: '6x - 4 - 2x + 9' },
    lines: [
      {
        line: '6x - 2x - 4 + 9',
        why: {
          en: 'In a sum the order does not matter. Each term moves together with the sign in front of it.',
          es: 'En una suma el orden no importa. Cada término se mueve con el signo que lleva delante.',
          fr: 'Dans une somme, l’ordre ne compte pas. Chaque terme se déplace avec le signe qui le précède.',
        },
      },
      {
        line: '4x - 4 + 9',
        why: {
          en: 'Six of a kind minus two of the same kind leaves four of it.',
          es: 'Seis de una clase menos dos de la misma clase son cuatro.',
          fr: 'Six objets de même nature moins deux, cela fait quatre objets de cette nature.',
        },
      },
      {
        line: '4x + 5',
        why: {
          en: 'The plain numbers are put together too. What is left is of different kinds, so it stays.',
          es: 'También se reúnen los números solos. Lo que queda es de clases distintas, así que se deja.',
          fr: 'On regroupe aussi les nombres seuls. Ce qui reste est de nature différente : on s’arrête.',
        },
      },
    ],
  },
  mistakes: [
    'adds_unlike_terms',
    'square_of_negative',
    'subtracts_negative',
    'sign_in_sum',
    'rate_and_fixed_swapped',
  ],
  templates: [...templates, ...wordTemplates],
};
