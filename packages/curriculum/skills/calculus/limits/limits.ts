import type { SkillContent } from '../../skill.ts';
import { harderTemplates } from './harder-templates.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const limits: SkillContent = {
  texts,
  slots: {
    function: '(x^2 - 4)/(x - 2)',
    place: 'x = 2',
    limit: 'lim_(x→2)((x^2 - 4)/(x - 2)) = 4',
    bracket: 'x - 2',
    rest: 'x + 2',
  },
  picture: {
    items: ['y = (x^2 - 4)/(x - 2)'],
    view: { x: [-4, 6], y: [-2, 8] },
    caption: {
      en: 'At 2 one point is missing. From both sides the line heads for the height 4.',
      es: 'En 2 falta un punto. Por los dos lados la recta se dirige a la altura 4.',
      fr: 'En 2, il manque un point. Des deux côtés, la droite se dirige vers la hauteur 4.',
    },
  },
  example: {
    prompt: { en: 'Find {limit}.', es: 'Calcula {limit}.', fr: 'Calcule {limit}.' },
    slots: { limit: 'lim_(x→3)((x^2 - x - 6)/(x - 3))' },
    lines: [
      {
        line: 'lim_(x→3)(((x - 3)(x + 2))/(x - 3))',
        why: {
          en: 'Putting in 3 gives 0 above and below: that says nothing yet. So the numerator is written as a product.',
          es: 'Al sustituir 3 sale 0 arriba y abajo: eso aún no dice nada. Por eso se escribe el numerador como producto.',
          fr: 'En remplaçant x par 3, on trouve 0 en haut et en bas : cela ne dit encore rien. On factorise donc le numérateur.',
        },
      },
      {
        line: 'lim_(x→3)(x + 2)',
        why: {
          en: 'On the way to 3, x is never 3 itself, so the bracket is not 0 and may be cancelled.',
          es: 'En el camino hacia 3, x nunca vale 3, así que el paréntesis no es 0 y se puede simplificar.',
          fr: 'En allant vers 3, x ne vaut jamais 3 : la parenthèse n’est pas nulle et on peut simplifier.',
        },
      },
      {
        line: '5',
        why: {
          en: 'What is left has no gap at 3: its value there is the limit.',
          es: 'Lo que queda no tiene hueco en 3: su valor ahí es el límite.',
          fr: 'Ce qui reste n’a pas de trou en 3 : sa valeur en ce point est la limite.',
        },
      },
    ],
  },
  mistakes: ['zero_over_zero', 'constants_decide', 'sign_of_product'],
  templates: [...templates, ...harderTemplates],
};
