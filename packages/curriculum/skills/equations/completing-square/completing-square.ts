import type { SkillContent } from '../../skill.ts';
import { solveIt } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { completion } from './reasons.ts';
import { solving } from './solving.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const completingSquare: SkillContent = {
  texts,
  slots: {
    example: 'x^2 + 6x',
    whole: 'x^2 + 6x + 9',
    square: '(x + 3)^2',
    form: 'x^2 + 6x + 2 = (x + 3)^2 - 7',
  },
  picture: {
    items: ['y = x^2 + 6x + 2', '(-3, -7)'],
    view: { x: [-8, 3], y: [-9, 8] },
    caption: {
      en: 'The completed square shows the lowest point: −3 to the side, −7 in height.',
      es: 'El cuadrado completado muestra el punto más bajo: −3 en horizontal, −7 de altura.',
      fr: 'La forme canonique montre le point le plus bas : abscisse −3, ordonnée −7.',
    },
  },
  example: {
    prompt: solveIt,
    slots: { equation: 'x^2 - 8x + 5 = 0' },
    lines: [
      { line: 'x^2 - 8x = -5', why: reasons.numberAway },
      { line: 'x^2 - 8x + 16 = 11', why: completion.added },
      { line: '(x - 4)^2 = 11', why: completion.folded },
      { line: 'x - 4 = ± sqrt(11)', why: reasons.bothRoots },
      { line: 'x = 4 ± sqrt(11)', why: completion.alone },
    ],
  },
  mistakes: ['square_not_balanced', 'forgets_plus_minus', 'half_not_taken', 'sign_of_solution'],
  templates: [...templates, ...solving],
};
