import type { SkillContent } from '../../skill.ts';
import { harder } from './harder.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const absoluteValue: SkillContent = {
  texts,
  slots: {
    negative: 'abs(-5) = 5',
    positive: 'abs(5) = 5',
    between: 'abs(x - 3)',
    equation: 'abs(x - 3) = 4',
    near: 'abs(x - 3) < 4',
  },
  picture: {
    items: ['y = abs(x - 3)', 'y = 4'],
    view: { x: [-4, 10], y: [-2, 8] },
    caption: {
      en: 'The distance from 3 is 4 at two places, −1 and 7.',
      es: 'La distancia al 3 es 4 en dos lugares: −1 y 7.',
      fr: 'La distance à 3 vaut 4 en deux points, −1 et 7.',
    },
  },
  example: {
    prompt: { en: 'Solve {equation}.', es: 'Resuelve {equation}.', fr: 'Résous {equation}.' },
    slots: { equation: 'abs(2x - 1) + 3 = 12' },
    lines: [
      {
        line: 'abs(2x - 1) = 9',
        why: {
          en: 'First get the bars on their own: 3 is subtracted on both sides.',
          es: 'Primero se dejan solas las barras: se resta 3 en los dos lados.',
          fr: 'On isole d’abord les barres : on retranche 3 aux deux membres.',
        },
      },
      {
        line: '2x - 1 = 9 or 2x - 1 = -9',
        why: {
          en: 'Two numbers lie 9 away from 0, one on each side.',
          es: 'Hay dos números a distancia 9 del 0, uno a cada lado.',
          fr: 'Deux nombres sont à la distance 9 de 0, un de chaque côté.',
        },
      },
      {
        line: 'x = 5 or x = -4',
        why: {
          en: 'Each case is an equation of its own: add 1, then divide by 2.',
          es: 'Cada caso es una ecuación propia: se suma 1 y se divide entre 2.',
          fr: 'Chaque cas est une équation à part : on ajoute 1, puis on divise par 2.',
        },
      },
    ],
  },
  mistakes: [
    'negative_case_forgotten',
    'absolute_keeps_sign',
    'bars_left_out',
    'near_for_far',
    'shift_turned',
  ],
  templates: [...templates, ...harder],
};
