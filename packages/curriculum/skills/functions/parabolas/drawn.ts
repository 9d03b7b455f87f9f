import { poly, sum } from '../../../items/write-formula.ts';
import type { ChoiceOptionSpec, Coordinates, ItemTemplate } from '../../skill.ts';

const grid = { x: [-8, 8], y: [-8, 8] } as const;
const bracket = (p: number): string => `(x ${p < 0 ? '+' : '-'} ${Math.abs(p)})^2`;
/** `a(x - p)^2 + q`. */
const vertexForm = (a: number, p: number, q: number): string =>
  `y = ${sum([
    [a, bracket(p)],
    [q, ''],
  ])}`;

/** The vertex, read off the vertex form. */
const readVertex: ItemTemplate = {
  id: 'parabolas.vertex_from_form',
  skills: ['parabolas', 'coordinates'],
  level: 1,
  kind: 'point',
  prompt: {
    en: 'Put the point at the vertex of the parabola {curve}.',
    es: 'Coloca el vértice de la parábola {curve}.',
    fr: 'Place le sommet de la parabole d’équation {curve}.',
  },
  hint: {
    en: 'A square is smallest where it is 0. For which x is the bracket 0, and how high is the curve there?',
    es: 'Un cuadrado es mínimo donde vale 0. ¿Para qué valor de x vale 0 el paréntesis y qué altura tiene la curva ahí?',
    fr: 'Un carré est le plus petit là où il vaut 0. Pour quel x la parenthèse vaut-elle 0, et quelle est alors la hauteur ?',
  },
  make: (draw) => {
    const [a, p] = [draw.pick([-3, -2, -1, 1, 2, 3]), draw.nonZero(-6, 6)];
    const q = draw.nonZero(-6, 6, [p]);
    const curve = vertexForm(a, p, q);
    return {
      slots: { curve },
      picture: { items: [], view: grid },
      answer: {
        kind: 'point',
        at: [p, q],
        slips: [
          { at: [-p, q], mistake: 'shift_turned' },
          { at: [q, p], mistake: 'point_turned' },
        ],
      },
      proof: { by: 'solve', problem: `find the vertex of ${curve}` },
      worked: [
        {
          line: `x = ${p}`,
          why: {
            en: 'Here the bracket is 0; everywhere else its square is greater.',
            es: 'Aquí el paréntesis vale 0; en cualquier otro lugar su cuadrado es mayor.',
            fr: 'Ici la parenthèse vaut 0 ; partout ailleurs son carré est plus grand.',
          },
        },
        {
          line: `(${p}, ${q})`,
          why: {
            en: 'With the square gone, the number after it is the height.',
            es: 'Sin el cuadrado, el número que va detrás es la altura.',
            fr: 'Le carré étant nul, le nombre qui suit est la hauteur.',
          },
        },
      ],
    };
  },
};

/** Which equation belongs to the parabola drawn. */
const readCurve: ItemTemplate = {
  id: 'parabolas.read_curve',
  skills: ['parabolas', 'coordinates'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which equation belongs to the parabola in the picture?',
    es: '¿Qué ecuación corresponde a la parábola del dibujo?',
    fr: 'Quelle équation correspond à la parabole de la figure ?',
  },
  hint: {
    en: 'Read the vertex off the graph. Then look which way the curve opens.',
    es: 'Lee el vértice en la gráfica. Mira después hacia dónde se abre la curva.',
    fr: 'Lis le sommet sur la figure. Regarde ensuite de quel côté la courbe s’ouvre.',
  },
  make: (draw) => {
    const [a, p, q] = [draw.pick([-2, -1, 1, 2]), draw.nonZero(-5, 5), draw.nonZero(-5, 5)];
    const curve = vertexForm(a, p, q);
    const around = [-1, 0, 1].map((step): Coordinates => [p + step, q + a * step * step]);
    const options: ChoiceOptionSpec[] = [
      { text: curve, right: true },
      { text: vertexForm(a, -p, q), mistake: 'shift_turned' },
      { text: vertexForm(-a, p, q), mistake: 'opens_other_way' },
      { text: vertexForm(a, p, -q), mistake: 'wrong_side_of_axis' },
    ];
    return {
      slots: {},
      picture: { items: [curve], view: grid, asked: { by: 'coordinates', at: around } },
      answer: { kind: 'choice', options },
      proof: { by: 'equal', pairs: [[curve, `y = ${poly([a, -2 * a * p, a * p * p + q])}`]] },
      worked: [
        {
          line: `(${p}, ${q})`,
          why: {
            en: 'This is the vertex. The bracket has to be 0 at its first number; the second one comes after it.',
            es: 'Este es el vértice. El paréntesis debe valer 0 en su primer número; el segundo va detrás.',
            fr: 'C’est le sommet. La parenthèse doit valoir 0 en son abscisse ; l’ordonnée vient derrière.',
          },
        },
        {
          line: curve,
          why:
            a > 0
              ? {
                  en: 'The curve opens upwards, so the number in front is positive.',
                  es: 'La curva se abre hacia arriba, así que el número de delante es positivo.',
                  fr: 'La courbe s’ouvre vers le haut : le nombre placé devant est positif.',
                }
              : {
                  en: 'The curve opens downwards, so the number in front is negative.',
                  es: 'La curva se abre hacia abajo, así que el número de delante es negativo.',
                  fr: 'La courbe s’ouvre vers le bas : le nombre placé devant est négatif.',
                },
        },
      ],
    };
  },
};

/** The axis of symmetry, to be placed on the graph. */
const axis: ItemTemplate = {
  id: 'parabolas.axis',
  skills: ['parabolas'],
  level: 2,
  kind: 'line',
  prompt: {
    en: 'Draw the axis of symmetry of the parabola {curve}.',
    es: 'Traza el eje de simetría de la parábola {curve}.',
    fr: 'Trace l’axe de symétrie de la parabole d’équation {curve}.',
  },
  hint: {
    en: 'The axis is upright and runs through the vertex. Where is the middle of two points of equal height?',
    es: 'El eje es vertical y pasa por el vértice. ¿Dónde está el punto medio entre dos puntos de igual altura?',
    fr: 'L’axe est vertical et passe par le sommet. Où se trouve le milieu de deux points de même hauteur ?',
  },
  make: (draw) => {
    const [a, p, c] = [draw.pick([1, 2, -1, -2]), draw.nonZero(-4, 4), draw.nonZero(-7, 7)];
    const curve = `y = ${poly([a, -2 * a * p, c])}`;
    return {
      slots: { curve },
      picture: { items: [], view: grid },
      answer: {
        kind: 'line',
        expected: `x = ${p}`,
        slips: [
          { answer: `x = ${-p}`, mistake: 'shift_turned' },
          { answer: `x = ${2 * p}`, mistake: 'axis_not_halved' },
        ],
      },
      proof: { by: 'solve', problem: `find the axis of symmetry of ${curve}` },
      worked: 'engine',
    };
  },
};

export const drawn = [readVertex, readCurve, axis];
