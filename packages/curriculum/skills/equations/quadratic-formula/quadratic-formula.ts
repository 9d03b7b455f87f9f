import type { SkillContent } from '../../skill.ts';
import { solveIt } from '../prompts.ts';
import { applied } from './applied.ts';
import { steps } from './steps.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const quadraticFormula: SkillContent = {
  texts,
  slots: {
    standard: 'a x^2 + b x + c = 0',
    formula: 'x = (-b ± sqrt(b^2 - 4a c))/(2a)',
    discriminant: 'b^2 - 4a c',
  },
  picture: {
    items: ['y = x^2 - 4x + 1', 'y = x^2 - 4x + 4', 'y = x^2 - 4x + 7'],
    view: { x: [-1, 5], y: [-4, 9] },
    caption: {
      en: 'Two crossings, one touch, none: the sign of the discriminant tells which.',
      es: 'Dos cortes, un contacto o ninguno: el signo del discriminante lo dice.',
      fr: 'Deux points, un seul ou aucun : le signe du discriminant le dit.',
    },
  },
  example: {
    prompt: solveIt,
    slots: { equation: '2x^2 - 5x - 3 = 0' },
    lines: [
      { line: 'x = (5 ± sqrt((-5)^2 - 4 * 2 * (-3)))/(2 * 2)', why: steps.putIn },
      { line: 'x = (5 ± sqrt(49))/4', why: steps.discriminant },
      { line: 'x = 3 or x = -1/2', why: steps.bothSigns },
    ],
  },
  mistakes: [
    'formula_divides_part',
    'formula_denominator',
    'sign_of_product',
    'forgets_plus_minus',
    'discriminant_misread',
  ],
  templates: [...templates, ...applied],
};
