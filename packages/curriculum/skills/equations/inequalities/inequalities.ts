import type { SkillContent } from '../../skill.ts';
import { solveIt } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { stories } from './stories.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const inequalities: SkillContent = {
  texts,
  slots: { example: '2x + 1 < 7', solved: 'x < 3', start: '2 < 5', turned: '-2 > -5', edge: 'x <= 3' },
  picture: {
    items: ['y = 2x + 1', 'y = 7'],
    view: { x: [-2, 7], y: [-2, 14] },
    caption: {
      en: 'The slanted line lies under the level one everywhere to the left of 3.',
      es: 'La recta inclinada queda por debajo de la horizontal en todo lo que está a la izquierda de 3.',
      fr: 'La droite inclinée passe sous la droite horizontale partout à gauche de 3.',
    },
  },
  example: {
    prompt: solveIt,
    slots: { equation: '5 - 3x >= 17' },
    lines: [
      { line: '-3x >= 12', why: reasons.numberAway },
      {
        line: 'x <= -4',
        why: {
          en: 'Both sides are divided by −3. A negative number reflects the number line, so the sign turns round.',
          es: 'Los dos lados se dividen entre −3. Un número negativo refleja la recta numérica, así que el signo se invierte.',
          fr: 'On divise les deux membres par −3. Un nombre négatif retourne la droite graduée : le sens change.',
        },
      },
    ],
  },
  mistakes: [
    'inequality_not_turned',
    'boundary_of_inequality',
    'moved_without_sign_change',
    'rounded_down_or_up',
  ],
  templates: [...templates, ...stories],
};
