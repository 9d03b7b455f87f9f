import type { SkillContent } from '../../skill.ts';
import { solveIt } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { roots } from './roots.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const radicalEquations: SkillContent = {
  texts,
  slots: {
    example: 'sqrt(x + 1) = x - 1',
    squared: 'x + 1 = x^2 - 2x + 1',
    two: 'x = 0 or x = 3',
    one: 'x = 3',
  },
  picture: {
    items: ['y = sqrt(x + 1)', 'y = x - 1', '(3, 2)'],
    view: { x: [-2, 7], y: [-3, 5] },
    caption: {
      en: 'The root meets the line once, at x = 3. At x = 0 the line lies at −1, where no root ever is.',
      es: 'La raíz corta la recta una sola vez, en x = 3. En x = 0 la recta está en −1, donde nunca llega una raíz.',
      fr: 'La racine rencontre la droite une seule fois, en x = 3. En x = 0 la droite est à −1, ce qu’une racine carrée n’atteint jamais.',
    },
  },
  example: {
    prompt: solveIt,
    slots: { equation: 'sqrt(2x + 3) + 4 = 9' },
    lines: [
      {
        line: 'sqrt(2x + 3) = 5',
        why: {
          en: 'First the root has to be on its own: 4 is subtracted on both sides.',
          es: 'Primero se deja sola la raíz: se resta 4 en los dos lados.',
          fr: 'On isole d’abord la racine : on retranche 4 aux deux membres.',
        },
      },
      { line: '2x + 3 = 25', why: reasons.squared },
      { line: '2x = 22', why: reasons.numberAway },
      { line: 'x = 11', why: reasons.divided },
    ],
  },
  mistakes: ['squares_each_term', 'extraneous_kept', 'root_ignored', 'sign_taken_for_impossible'],
  templates: [...templates, ...roots],
};
