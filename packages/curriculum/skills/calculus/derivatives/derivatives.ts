import type { SkillContent } from '../../skill.ts';
import { slopeTemplates } from './slope-templates.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const derivatives: SkillContent = {
  texts,
  slots: { square: 'x^2', double: '2x', power: 'x^5', powered: '5x^4' },
  picture: {
    items: ['y = x^2 - 2', 'y = 2x - 3', '(1, -1)'],
    view: { x: [-4, 4], y: [-4, 6] },
    caption: {
      en: 'The tangent at 1 has the slope 2: near the point, the curve and the line can hardly be told apart.',
      es: 'La tangente en 1 tiene pendiente 2: cerca del punto, la curva y la recta apenas se distinguen.',
      fr: 'La tangente en 1 a pour pente 2 : près du point, on distingue à peine la courbe de la droite.',
    },
  },
  example: {
    prompt: {
      en: 'What is the slope of the curve {curve} at {place}?',
      es: '¿Qué pendiente tiene la curva {curve} en {place}?',
      fr: 'Quelle est la pente de la courbe {curve} en {place} ?',
    },
    slots: { curve: 'y = x^3 - 4x + 1', place: 'x = 2' },
    lines: [
      {
        line: '3x^2 - 4',
        why: {
          en: 'Differentiate term by term: the exponent 3 comes in front and falls by one, 4x has the slope 4, the constant vanishes.',
          es: 'Se deriva término a término: el exponente 3 baja delante y disminuye en uno, 4x tiene pendiente 4 y la constante desaparece.',
          fr: 'On dérive terme à terme : l’exposant 3 passe devant et diminue de un, 4x a pour pente 4, la constante disparaît.',
        },
      },
      {
        line: '3*2^2 - 4',
        why: {
          en: 'The derivative gives the slope everywhere. At this place x is 2.',
          es: 'La derivada da la pendiente en todas partes. En este lugar x vale 2.',
          fr: 'La dérivée donne la pente partout. À cet endroit, x vaut 2.',
        },
      },
      {
        line: '8',
        why: {
          en: 'One step to the right, and the tangent goes up 8.',
          es: 'Un paso a la derecha por la tangente hace subir 8.',
          fr: 'Un pas à droite le long de la tangente fait monter de 8.',
        },
      },
    ],
  },
  mistakes: [
    'power_rule_partly',
    'constant_kept',
    'value_not_slope',
    'tangent_misses_point',
    'average_for_moment',
  ],
  templates: [...templates, ...slopeTemplates],
};
