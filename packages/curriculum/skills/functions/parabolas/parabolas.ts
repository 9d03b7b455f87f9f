import type { SkillContent } from '../../skill.ts';
import { drawn } from './drawn.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const parabolas: SkillContent = {
  texts,
  slots: {
    basic: 'y = x^2',
    vertexForm: 'y = a(x - p)^2 + q',
    vertex: '(p, q)',
    factor: 'a',
    standard: 'y = ax^2 + bx + c',
    axis: 'x = -b/(2a)',
  },
  picture: {
    items: ['y = (x - 2)^2 - 3', '(2, -3)', 'x = 2'],
    view: { x: [-3, 7], y: [-5, 8] },
    caption: {
      en: 'The vertex lies on the axis; on both sides of it the curve is the same.',
      es: 'El vértice está en el eje; a ambos lados la curva es igual.',
      fr: 'Le sommet est sur l’axe ; de part et d’autre, la courbe est la même.',
    },
  },
  example: {
    prompt: {
      en: 'Find the vertex of {curve}.',
      es: 'Halla el vértice de {curve}.',
      fr: 'Trouve le sommet de {curve}.',
    },
    slots: { curve: 'y = x^2 - 6x + 4' },
    lines: [
      {
        line: 'y = x^2 - 6x + 9 - 9 + 4',
        why: {
          en: 'Half of −6 is −3, and its square is 9. Added and taken away again, it changes nothing.',
          es: 'La mitad de −6 es −3 y su cuadrado es 9. Si se suma y se resta, no cambia nada.',
          fr: 'La moitié de −6 est −3, et son carré est 9. On l’ajoute et on le retranche : rien ne change.',
        },
      },
      {
        line: 'y = (x - 3)^2 - 9 + 4',
        why: {
          en: 'The first three terms are the square of a bracket.',
          es: 'Los tres primeros términos son el cuadrado de un paréntesis.',
          fr: 'Les trois premiers termes forment le carré d’une parenthèse.',
        },
      },
      {
        line: 'y = (x - 3)^2 - 5',
        why: {
          en: 'A square is never below 0. It is 0 where the bracket is 0, and there the height is −5.',
          es: 'Un cuadrado nunca es menor que 0. Vale 0 donde el paréntesis vale 0, y ahí la altura es −5.',
          fr: 'Un carré n’est jamais négatif. Il vaut 0 là où la parenthèse vaut 0, et la hauteur y est −5.',
        },
      },
      {
        line: '(3, -5)',
        why: {
          en: 'So this is the lowest point.',
          es: 'Por eso este es el punto más bajo.',
          fr: 'C’est donc le point le plus bas.',
        },
      },
    ],
  },
  mistakes: [
    'shift_turned',
    'axis_not_halved',
    'constant_as_vertex_height',
    'opens_other_way',
    'sign_of_solution',
  ],
  templates: [...drawn, ...templates],
};
