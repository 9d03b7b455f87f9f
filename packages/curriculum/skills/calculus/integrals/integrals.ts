import type { SkillContent } from '../../skill.ts';
import { areaTemplates } from './area-templates.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const integrals: SkillContent = {
  texts,
  slots: { square: 'x^2', cube: 'x^3/3' },
  picture: {
    items: ['y = x^2/2 + 1', 'x = 1', 'x = 3'],
    view: { x: [-2, 5], y: [-1, 8] },
    caption: {
      en: 'The integral from 1 to 3 is the area between the curve, the axis and the two upright lines.',
      es: 'La integral de 1 a 3 es el área entre la curva, el eje y las dos rectas verticales.',
      fr: 'L’intégrale de 1 à 3 est l’aire comprise entre la courbe, l’axe et les deux droites verticales.',
    },
  },
  example: {
    prompt: { en: 'Work out {integral}.', es: 'Calcula {integral}.', fr: 'Calcule {integral}.' },
    slots: { integral: '∫_1^3 (3x^2 - 4x) dx' },
    lines: [
      {
        line: 'x^3 - 2x^2',
        why: {
          en: 'An antiderivative: each exponent goes up by one, and the term is divided by the new exponent.',
          es: 'Una primitiva: cada exponente aumenta en uno y se divide entre el nuevo exponente.',
          fr: 'Une primitive : chaque exposant augmente de un, et l’on divise par le nouvel exposant.',
        },
      },
      {
        line: '3^3 - 2*3^2 - (1^3 - 2*1^2)',
        why: {
          en: 'The value at the upper bound minus the value at the lower one. The bracket keeps the signs right.',
          es: 'El valor en el límite superior menos el valor en el inferior. El paréntesis cuida los signos.',
          fr: 'La valeur à la borne supérieure moins la valeur à la borne inférieure. La parenthèse protège les signes.',
        },
      },
      {
        line: '10',
        why: {
          en: '9 minus −1 is 10.',
          es: '9 menos −1 es 10.',
          fr: '9 moins −1 donne 10.',
        },
      },
    ],
  },
  mistakes: [
    'differentiated_instead',
    'constant_forgotten',
    'integral_not_divided',
    'bounds_turned',
    'area_below_axis',
  ],
  templates: [...templates, ...areaTemplates],
};
