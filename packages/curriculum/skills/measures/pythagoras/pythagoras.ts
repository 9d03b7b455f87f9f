import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { distance, rightAngle, wrongLine } from './grid-templates.ts';
import { root, squaresSubtracted } from './reasons.ts';
import { hypotenuse, ladder } from './templates.ts';
import { texts } from './texts.ts';

export const pythagoras: SkillContent = {
  texts,
  slots: { law: 'a^2 + b^2 = c^2', root: 'sqrt(3^2 + 4^2) = sqrt(25) = 5' },
  figure,
  example: {
    prompt: {
      en: 'The hypotenuse of a right-angled triangle is {long}, one leg is {leg}. How long is the other leg?',
      es: 'La hipotenusa de un triángulo rectángulo mide {long} y un cateto {leg}. ¿Cuánto mide el otro cateto?',
      fr: 'L’hypoténuse d’un triangle rectangle mesure {long}, un autre côté {leg}. Combien mesure le troisième côté ?',
    },
    slots: { long: '13 cm', leg: '5 cm' },
    lines: [
      { line: 'b^2 = 13^2 - 5^2', why: squaresSubtracted },
      { line: 'b = sqrt(144) = 12', why: root },
    ],
  },
  mistakes: ['legs_added', 'square_left', 'hypotenuse_as_leg', 'root_of_sum'],
  templates: [hypotenuse, ladder, rightAngle, distance, wrongLine],
};
