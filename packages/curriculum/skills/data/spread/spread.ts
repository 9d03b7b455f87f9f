import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { deviationsSquared, meanFirst, rootLast, squaresAveraged } from './reasons.ts';
import { deviation, variance } from './deviation-templates.ts';
import { range, scaled, widest } from './templates.ts';
import { texts } from './texts.ts';

export const spread: SkillContent = {
  texts,
  slots: { variance: '(9 + 1 + 1 + 9)/4 = 5' },
  figure,
  example: {
    prompt: {
      en: 'Find the standard deviation of {a}, {b}, {c} and {d}.',
      es: 'Halla la desviación típica de {a}, {b}, {c} y {d}.',
      fr: 'Trouve l’écart-type de la série {a} ; {b} ; {c} ; {d}.',
    },
    slots: { a: '2', b: '8', c: '10', d: '16' },
    lines: [
      { line: '(2 + 8 + 10 + 16)/4 = 9', why: meanFirst },
      { line: '(-7)^2 + (-1)^2 + 1^2 + 7^2 = 100', why: deviationsSquared },
      { line: '100/4 = 25', why: squaresAveraged },
      { line: 'sqrt(25) = 5', why: rootLast },
    ],
  },
  mistakes: [
    'spread_not_averaged',
    'root_forgotten',
    'shift_changes_spread',
    'size_for_spread',
    'same_side_of_zero',
  ],
  templates: [range, widest, variance, scaled, deviation],
};
