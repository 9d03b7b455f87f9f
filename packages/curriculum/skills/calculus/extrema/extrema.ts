import type { SkillContent } from '../../skill.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';
import { wordTemplates } from './word-templates.ts';

export const extrema: SkillContent = {
  texts,
  slots: { pause: 'y = x^3' },
  picture: {
    items: ['y = x^3 - 3x', '(-1, 2)', '(1, -2)'],
    view: { x: [-3, 3], y: [-4, 4] },
    caption: {
      en: 'A summit at −1 and a valley at 1: at both points the tangent is level.',
      es: 'Una cima en −1 y un valle en 1: en los dos puntos la tangente es horizontal.',
      fr: 'Un sommet en −1 et une vallée en 1 : en ces deux points, la tangente est horizontale.',
    },
  },
  example: {
    prompt: {
      en: 'Where does {function} have a lowest point between its neighbours?',
      es: '¿Dónde tiene {function} un mínimo relativo?',
      fr: 'Où la fonction {function} a-t-elle un minimum local ?',
    },
    slots: { function: 'f(x) = x^3 - 12x' },
    lines: [
      {
        line: '3x^2 - 12 = 0',
        why: {
          en: 'At a lowest point the curve is level, so the derivative must be 0.',
          es: 'En un punto mínimo la curva es horizontal, así que la derivada tiene que valer 0.',
          fr: 'En un minimum, la courbe est horizontale : la dérivée doit être nulle.',
        },
      },
      {
        line: 'x = -2 or x = 2',
        why: {
          en: 'Two places are possible. The slope before and after decides.',
          es: 'Hay dos lugares posibles. Decide la pendiente antes y después.',
          fr: 'Deux endroits sont possibles. La pente avant et après décide.',
        },
      },
      {
        line: 'x = 2',
        why: {
          en: 'At 1 the slope is −9, at 3 it is 15: the curve falls, then rises. Around −2 it is the other way round.',
          es: 'En 1 la pendiente es −9 y en 3 es 15: la curva baja y después sube. En torno a −2 ocurre lo contrario.',
          fr: 'En 1, la pente est −9 ; en 3, elle est 15 : la courbe descend, puis monte. Autour de −2, c’est l’inverse.',
        },
      },
    ],
  },
  mistakes: ['sign_of_solution', 'extremum_kind_turned', 'ends_not_tested', 'place_for_value'],
  templates: [...templates, ...wordTemplates],
};
