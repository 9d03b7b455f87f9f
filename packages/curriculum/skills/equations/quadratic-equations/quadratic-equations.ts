import type { SkillContent } from '../../skill.ts';
import { solveIt } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { products } from './products.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const quadraticEquations: SkillContent = {
  texts,
  slots: {
    example: 'x^2 - 5x + 6 = 0',
    factored: '(x - 2)(x - 3) = 0',
    square: 'x^2 = 49',
    common: 'x^2 = 5x',
  },
  picture: {
    items: ['y = x^2 - 5x + 6', '(2, 0)', '(3, 0)'],
    view: { x: [-1, 6], y: [-2, 8] },
    caption: {
      en: 'The curve meets the x-axis at 2 and at 3, and nowhere else.',
      es: 'La curva corta al eje x en 2 y en 3, y en ningún otro sitio.',
      fr: 'La courbe coupe l’axe des abscisses en 2 et en 3, et nulle part ailleurs.',
    },
  },
  example: {
    prompt: solveIt,
    slots: { equation: 'x^2 + 2x = 15' },
    lines: [
      { line: 'x^2 + 2x - 15 = 0', why: reasons.allOnOneSide },
      {
        line: '(x + 5)(x - 3) = 0',
        why: {
          en: 'Two numbers are wanted whose product is −15 and whose sum is 2: those are 5 and −3.',
          es: 'Se buscan dos números cuyo producto sea −15 y cuya suma sea 2: son 5 y −3.',
          fr: 'On cherche deux nombres dont le produit est −15 et la somme 2 : ce sont 5 et −3.',
        },
      },
      { line: 'x + 5 = 0 or x - 3 = 0', why: reasons.zeroProduct },
      {
        line: 'x = -5 or x = 3',
        why: {
          en: 'Each small equation gives one solution.',
          es: 'Cada una de las dos ecuaciones pequeñas da una solución.',
          fr: 'Chacune des deux petites équations donne une solution.',
        },
      },
    ],
  },
  mistakes: [
    'forgets_plus_minus',
    'divides_by_variable',
    'sign_of_solution',
    'product_not_zero',
    'wrong_sign_factor_pair',
  ],
  templates: [...templates, ...products],
};
