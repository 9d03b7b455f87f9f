import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { largest, partOfAmount } from './amounts.ts';
import { equivalent, fromMixed, simplify, toMixed } from './templates.ts';
import { texts } from './texts.ts';

export const fractions: SkillContent = {
  texts,
  slots: { fraction: '3/4', equal: '3/4 = 6/8', mixed: '11/4 = 2 3/4' },
  figure,
  example: {
    prompt: {
      en: 'Which is larger, {a} or {b}?',
      es: '¿Cuál es mayor, {a} o {b}?',
      fr: 'Laquelle est la plus grande, {a} ou {b} ?',
    },
    slots: { a: '5/6', b: '7/9' },
    lines: [
      {
        line: '5/6 = 15/18',
        why: {
          en: '18 is a multiple of both 6 and 9. Every sixth is cut into three eighteenths.',
          es: '18 es múltiplo de 6 y de 9. Cada sexto se corta en tres dieciochoavos.',
          fr: '18 est un multiple de 6 et de 9. Chaque sixième se coupe en trois dix-huitièmes.',
        },
      },
      {
        line: '7/9 = 14/18',
        why: {
          en: 'Every ninth is cut into two eighteenths.',
          es: 'Cada noveno se corta en dos dieciochoavos.',
          fr: 'Chaque neuvième se coupe en deux dix-huitièmes.',
        },
      },
      {
        line: '15/18 > 14/18',
        why: {
          en: 'Now the parts are of one kind, and 15 of them are more than 14.',
          es: 'Ahora las partes son del mismo tipo, y 15 son más que 14.',
          fr: 'Les parts sont maintenant du même genre, et 15 sont plus que 14.',
        },
      },
      {
        line: '5/6 > 7/9',
        why: {
          en: 'The fractions are worth what they were before, so the first is larger.',
          es: 'Las fracciones valen lo mismo que antes, así que la primera es mayor.',
          fr: 'Les fractions valent autant qu’avant : la première est donc la plus grande.',
        },
      },
    ],
  },
  mistakes: ['adds_to_both_parts', 'changes_one_part', 'mixed_as_product', 'compares_numbers_not_parts'],
  templates: [simplify, equivalent, largest, toMixed, fromMixed, partOfAmount],
};
