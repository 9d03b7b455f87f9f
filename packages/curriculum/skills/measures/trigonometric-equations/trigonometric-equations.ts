import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { quadratic } from './quadratic.ts';
import { basic, product, rearranged } from './templates.ts';
import { texts } from './texts.ts';
import { howMany, multiple } from './turns.ts';

export const trigonometricEquations: SkillContent = {
  texts,
  slots: { simple: 'sin(x) = 1/2', supplement: '180° - x', opposite: '360° - x' },
  figure,
  example: {
    prompt: {
      en: 'Solve {equation} for {interval}.',
      es: 'Resuelve {equation} para {interval}.',
      fr: 'Résous {equation} pour {interval}.',
    },
    slots: { equation: '2sin(x) + 3 = 4', interval: '0° <= x < 360°' },
    lines: [
      {
        line: 'sin(x) = 1/2',
        why: {
          en: '3 is subtracted on both sides, then both sides are divided by 2.',
          es: 'Se resta 3 y se divide entre 2 en los dos lados.',
          fr: 'On retranche 3 et on divise par 2 dans les deux membres.',
        },
      },
      {
        line: 'x = 30° or x = 150°',
        why: {
          en: 'The circle reaches this height twice: going up, and coming down.',
          es: 'La circunferencia alcanza esta altura dos veces: al subir y al bajar.',
          fr: 'Le cercle atteint cette hauteur deux fois : en montant et en descendant.',
        },
      },
    ],
  },
  mistakes: [
    'second_angle_missing',
    'angle_mirrored_wrongly',
    'single_angle_doubled',
    'multiple_not_divided',
    'further_turns_missed',
    'ratio_beyond_one',
    'interval_ignored',
    'one_factor_only',
    'divides_by_variable',
  ],
  templates: [basic, rearranged, howMany, product, multiple, quadratic],
};
