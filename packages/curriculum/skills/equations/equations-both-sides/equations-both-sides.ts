import { reasons } from '../reasons.ts';
import { solveIt } from '../prompts.ts';
import type { SkillContent } from '../../skill.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';
import { wrongLine } from './wrong-line.ts';

export const equationsBothSides: SkillContent = {
  texts,
  slots: { example: '5x - 4 = 2x + 11', gathered: '3x - 4 = 11', solved: 'x = 5', bracket: '2(x + 3)' },
  picture: {
    items: ['y = 5x - 4', 'y = 2x + 11'],
    view: { x: [-1, 9], y: [-5, 30] },
    caption: {
      en: 'Each side is a line. They are level with each other at one place only, where x is 5.',
      es: 'Cada lado es una recta. Solo coinciden en un punto, donde x vale 5.',
      fr: 'Chaque membre est une droite. Elles ne se croisent qu’à un endroit, là où x vaut 5.',
    },
  },
  example: {
    prompt: solveIt,
    slots: { equation: '4(x - 2) = x + 7' },
    lines: [
      { line: '4x - 8 = x + 7', why: reasons.multipliedOut },
      { line: '3x - 8 = 7', why: reasons.lettersTogether },
      { line: '3x = 15', why: reasons.numberAway },
      { line: 'x = 5', why: reasons.divided },
    ],
  },
  mistakes: [
    'moved_without_sign_change',
    'distributes_first_only',
    'sign_lost_distributing',
    'clears_denominator_partly',
  ],
  templates: [...templates, wrongLine],
};
