import type { SkillContent } from '../../skill.ts';
import { drawn } from './drawn.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const slope: SkillContent = {
  texts,
  slots: { general: 'y = mx + b', line: 'y = 2x - 1', start: '-1', climb: '2' },
  picture: {
    items: ['y = 2x - 1', '(0, -1)', '(1, 1)', '(2, 3)'],
    view: { x: [-4, 5], y: [-5, 6] },
    caption: {
      en: 'One step to the right, two up: from point to point the same stairs.',
      es: 'Un paso a la derecha, dos hacia arriba: de punto a punto, la misma escalera.',
      fr: 'Un pas à droite, deux vers le haut : d’un point à l’autre, le même escalier.',
    },
  },
  example: {
    prompt: {
      en: 'Which line goes through {a} and {b}?',
      es: '¿Qué recta pasa por {a} y {b}?',
      fr: 'Quelle droite passe par {a} et {b} ?',
    },
    slots: { a: '(1, 2)', b: '(4, 11)' },
    lines: [
      {
        line: 'm = (11 - 2)/(4 - 1)',
        why: {
          en: 'The slope is the change in height, divided by the change to the right. Both are taken in the same order.',
          es: 'La pendiente es el cambio de altura dividido entre el avance a la derecha. Los dos se toman en el mismo orden.',
          fr: 'La pente est la variation de hauteur divisée par le déplacement vers la droite. On garde le même ordre en haut et en bas.',
        },
      },
      {
        line: 'm = 3',
        why: {
          en: '9 up for 3 to the right: 3 for each step.',
          es: '9 hacia arriba por 3 a la derecha: 3 por cada paso.',
          fr: '9 vers le haut pour 3 vers la droite : 3 à chaque pas.',
        },
      },
      {
        line: 'y - 2 = 3(x - 1)',
        why: {
          en: 'From the first point on, the height grows by 3 for each step to the right.',
          es: 'A partir del primer punto, la altura crece 3 por cada paso a la derecha.',
          fr: 'À partir du premier point, la hauteur augmente de 3 à chaque pas vers la droite.',
        },
      },
      {
        line: 'y = 3x - 1',
        why: {
          en: 'Solved for y. Check with the second point: 3 times 4 minus 1 is 11.',
          es: 'Se despeja y. Comprobación con el segundo punto: 3 por 4, menos 1, es 11.',
          fr: 'On isole y. Vérification avec le second point : 3 fois 4, moins 1, donne 11.',
        },
      },
    ],
  },
  mistakes: [
    'slope_upside_down',
    'climbs_for_falls',
    'height_for_slope',
    'starts_at_first_point',
    'rate_and_fixed_swapped',
  ],
  templates: [...drawn, ...templates],
};
