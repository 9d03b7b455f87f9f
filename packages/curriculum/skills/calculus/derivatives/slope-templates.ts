import { linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** The tangent of a parabola, drawn through two points. */
const tangent: ItemTemplate = {
  id: 'derivatives.tangent',
  skills: ['derivatives', 'slope'],
  level: 3,
  kind: 'line',
  prompt: {
    en: 'Draw the tangent to the curve {curve} at {place}.',
    es: 'Traza la recta tangente a la curva {curve} en {place}.',
    fr: 'Trace la tangente à la courbe {curve} en {place}.',
  },
  hint: {
    en: 'A line is fixed by a point and a slope. The curve gives the point, the derivative the slope.',
    es: 'Una recta queda fijada por un punto y una pendiente. La curva da el punto y la derivada, la pendiente.',
    fr: 'Une droite est fixée par un point et une pente. La courbe donne le point, la dérivée la pente.',
  },
  make: (draw) => {
    const n = draw.nonZero(-3, 3);
    const slope = draw.nonZero(-3, 3);
    const height = draw.nonZero(-4, 4);
    const b = slope - 2 * n;
    const body = poly([1, b, height - n * n - b * n]);
    const through = (m: number, x: number, y: number) => `y = ${linear(m, y - m * x)}`;
    return {
      slots: { curve: `y = ${body}`, place: `x = ${n}` },
      picture: { items: [`y = ${body}`], view: { x: [-8, 8], y: [-8, 8] } },
      answer: {
        kind: 'line',
        expected: through(slope, n, height),
        slips: [
          { answer: through(slope, 0, height), mistake: 'tangent_misses_point' },
          { answer: through(-slope, n, height), mistake: 'sign_in_sum' },
        ],
      },
      proof: { by: 'solve', problem: `find the tangent line to y = ${body} at x = ${n}` },
      worked: 'engine',
    };
  },
};

/** The point of a parabola with a given slope. */
const pointWithSlope: ItemTemplate = {
  id: 'derivatives.point_with_slope',
  skills: ['derivatives', 'linear_equations'],
  level: 3,
  kind: 'point',
  prompt: {
    en: 'Put the point on the curve {curve} where the tangent has the slope {slope}.',
    es: 'Coloca el punto de la curva {curve} donde la tangente tiene pendiente {slope}.',
    fr: 'Place le point de la courbe {curve} où la tangente a pour pente {slope}.',
  },
  hint: {
    en: 'The derivative is the slope. For which x does it have the wanted value? The curve then gives the height.',
    es: 'La derivada es la pendiente. ¿Para qué valor de x es la pedida? La curva da después la altura.',
    fr: 'La dérivée est la pente. Pour quel x prend-elle la valeur voulue ? La courbe donne ensuite la hauteur.',
  },
  make: (draw) => {
    const n = draw.nonZero(-4, 4);
    const slope = draw.nonZero(-6, 6);
    const height = draw.int(-5, 5);
    const b = slope - 2 * n;
    const c = height - n * n - b * n;
    const body = poly([1, b, c]);
    const [mirrored, mirroredHeight] = [-n, n * n - b * n + c];
    const near = Math.abs(mirroredHeight) <= 8;
    return {
      slots: { curve: `y = ${body}`, slope: String(slope) },
      picture: { items: [`y = ${body}`], view: { x: [-8, 8], y: [-8, 8] } },
      answer: {
        kind: 'point',
        at: [n, height],
        slips: near ? [{ at: [mirrored, mirroredHeight], mistake: 'sign_of_solution' }] : [],
      },
      proof: {
        by: 'equal',
        pairs: [
          [String(slope), `2*(${n}) + (${b})`],
          [`(${n}, ${height})`, `(${n}, (${n})^2 + (${b})*(${n}) + (${c}))`],
        ],
      },
      worked: [
        {
          line: `${linear(2, b)} = ${slope}`,
          why: {
            en: 'The derivative is set equal to the wanted slope.',
            es: 'Se iguala la derivada a la pendiente pedida.',
            fr: 'On écrit que la dérivée est égale à la pente voulue.',
          },
        },
        {
          line: `x = ${n}`,
          why: {
            en: 'The equation is solved: this is the place.',
            es: 'Se resuelve la ecuación: este es el lugar.',
            fr: 'On résout l’équation : voilà l’endroit.',
          },
        },
        {
          line: `(${n}, ${height})`,
          why: {
            en: 'Put into the equation of the curve, it gives the height.',
            es: 'Al sustituirlo en la ecuación de la curva se obtiene la altura.',
            fr: 'On remplace dans l’équation de la courbe pour obtenir la hauteur.',
          },
        },
      ],
    };
  },
};

export const slopeTemplates = [tangent, pointWithSlope];
