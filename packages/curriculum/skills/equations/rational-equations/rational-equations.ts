import type { SkillContent } from '../../skill.ts';
import { solveIt } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';
import { traps } from './traps.ts';

export const rationalEquations: SkillContent = {
  texts,
  slots: {
    example: '6/(x - 1) = 3',
    cleared: '6 = 3(x - 1)',
    excluded: 'x != 1',
    fake: 'x/(x - 2) = 2/(x - 2)',
  },
  picture: {
    items: ['y = 6/(x - 1)', 'y = 3'],
    view: { x: [-5, 8], y: [-8, 8] },
    caption: {
      en: 'At x = 1 the curve has a gap; at x = 3 it meets the level line.',
      es: 'En x = 1 la curva se interrumpe; en x = 3 corta la recta horizontal.',
      fr: 'En x = 1 la courbe est coupée en deux ; en x = 3 elle rencontre la droite horizontale.',
    },
  },
  example: {
    prompt: solveIt,
    slots: { equation: '8/x = x - 2' },
    lines: [
      {
        line: 'x != 0',
        why: {
          en: 'Division by 0 has no meaning, so this value is left out from the start.',
          es: 'Dividir entre 0 no tiene sentido, así que este valor se descarta desde el principio.',
          fr: 'Diviser par 0 n’a pas de sens : cette valeur est exclue dès le départ.',
        },
      },
      { line: '8 = x(x - 2)', why: reasons.cleared },
      { line: 'x^2 - 2x - 8 = 0', why: reasons.allOnOneSide },
      { line: '(x - 4)(x + 2) = 0', why: reasons.factored },
      { line: 'x = 4 or x = -2', why: reasons.zeroProduct },
    ],
  },
  mistakes: [
    'clears_denominator_partly',
    'extraneous_kept',
    'numerator_taken_as_forbidden',
    'distributes_first_only',
  ],
  templates: [...templates, ...traps],
};
