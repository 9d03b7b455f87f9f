import type { SkillContent } from '../../skill.ts';
import { placing } from './placing.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const coordinates: SkillContent = {
  texts,
  slots: { point: '(3, -2)', turned: '(-2, 3)' },
  picture: {
    items: ['(3, -2)', '(-2, 3)'],
    view: { x: [-5, 5], y: [-5, 5] },
    caption: {
      en: 'The same two numbers in another order: another place.',
      es: 'Los mismos dos números en otro orden: otro lugar.',
      fr: 'Les deux mêmes nombres dans un autre ordre : un autre endroit.',
    },
  },
  example: {
    prompt: {
      en: 'Which point lies midway between {a} and {b}?',
      es: '¿Qué punto queda a mitad de camino entre {a} y {b}?',
      fr: 'Quel point est au milieu de {a} et {b} ?',
    },
    slots: { a: '(-3, 1)', b: '(5, 7)' },
    lines: [
      {
        line: '((-3 + 5)/2, (1 + 7)/2)',
        why: {
          en: 'Midway means midway in both directions, and the middle of two numbers is half their sum.',
          es: 'Estar en medio es estarlo en las dos direcciones, y la mitad entre dos números es su suma dividida entre dos.',
          fr: 'Être au milieu, c’est l’être dans les deux directions, et le milieu de deux nombres est la moitié de leur somme.',
        },
      },
      {
        line: '(1, 4)',
        why: {
          en: 'Both sums are worked out and halved. From either end it is 4 to the side and 3 in height.',
          es: 'Se calculan las dos sumas y se dividen entre dos. Desde cada extremo hay 4 en horizontal y 3 en vertical.',
          fr: 'On calcule les deux sommes et on en prend la moitié. De chaque extrémité, il y a 4 en largeur et 3 en hauteur.',
        },
      },
    ],
  },
  mistakes: [
    'point_turned',
    'wrong_side_of_axis',
    'other_axis_mirrored',
    'half_distance_for_middle',
    'corner_sides_swapped',
  ],
  templates: [...placing, ...templates],
};
