import { poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** The zeros of a quadratic function. */
const zeros: ItemTemplate = {
  id: 'parabolas.zeros',
  skills: ['parabolas', 'quadratic_equations'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Where does the parabola {curve} meet the x-axis? Give both values of {x}.',
    es: '¿Dónde corta la parábola {curve} al eje x? Da los dos valores de {x}.',
    fr: 'Où la parabole d’équation {curve} coupe-t-elle l’axe des abscisses ? Donne les deux valeurs de {x}.',
  },
  hint: {
    en: 'On the x-axis the height is 0. Which equation does that make?',
    es: 'En el eje x la altura es 0. ¿Qué ecuación sale?',
    fr: 'Sur l’axe des abscisses, la hauteur est 0. Quelle équation cela donne-t-il ?',
  },
  make: (draw) => {
    const u = draw.nonZero(-7, 7);
    const v = draw.nonZero(-7, 7, [u, -u]);
    const sign = draw.pick([1, 1, -1]);
    const curve = `y = ${poly([sign, -sign * (u + v), sign * u * v])}`;
    return {
      slots: { curve, x: 'x' },
      answer: {
        kind: 'formula',
        expected: `x = ${Math.min(u, v)} or x = ${Math.max(u, v)}`,
        slips: [{ answer: `x = ${-u} or x = ${-v}`, mistake: 'sign_of_solution' }],
      },
      proof: { by: 'solve', problem: `find the zeros of ${curve}` },
      worked: 'engine',
    };
  },
};

/** The vertex from the standard form. */
const vertex: ItemTemplate = {
  id: 'parabolas.vertex',
  skills: ['parabolas'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Find the vertex of the parabola {curve}.',
    es: 'Halla el vértice de la parábola {curve}.',
    fr: 'Trouve le sommet de la parabole d’équation {curve}.',
  },
  hint: {
    en: 'Find the axis first. The height of the vertex is the value of the function there.',
    es: 'Halla primero el eje. La altura del vértice es el valor de la función ahí.',
    fr: 'Trouve d’abord l’axe. La hauteur du sommet est la valeur de la fonction à cet endroit.',
  },
  label: { en: 'Vertex', es: 'Vértice', fr: 'Sommet' },
  make: (draw) => {
    const [a, p, q] = [draw.pick([1, 1, 2, 3, -1]), draw.nonZero(-5, 5), draw.nonZero(-9, 9)];
    const c = a * p * p + q;
    const curve = `y = ${poly([a, -2 * a * p, c])}`;
    return {
      slots: { curve },
      answer: {
        kind: 'formula',
        expected: `(${p}, ${q})`,
        slips: [
          { answer: `(${p}, ${c})`, mistake: 'constant_as_vertex_height' },
          { answer: `(${-p}, ${4 * a * p * p + q})`, mistake: 'shift_turned' },
          { answer: `(${2 * p}, ${c})`, mistake: 'axis_not_halved' },
        ],
      },
      proof: { by: 'solve', problem: `find the vertex of ${curve}` },
      worked: 'engine',
    };
  },
};

/** The greatest height of a thrown ball in a game, where gravity may differ from that on Earth. */
const ball: ItemTemplate = {
  id: 'parabolas.thrown_ball',
  skills: ['parabolas', 'function_values'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'In a computer game a ball is thrown up. After {t} seconds its height in metres is {height}. How many metres high does it get?',
    es: 'En un videojuego se lanza un balón hacia arriba. A los {t} segundos, su altura en metros es {height}. ¿Cuántos metros alcanza como máximo?',
    fr: 'Dans un jeu vidéo, on lance un ballon vers le haut. Au bout de {t} secondes, sa hauteur en mètres est {height}. Quelle hauteur maximale atteint-il, en mètres ?',
  },
  hint: {
    en: 'The graph of the height is a parabola that opens downwards. Which of its points is asked for?',
    es: 'La altura sigue una parábola abierta hacia abajo. ¿Qué punto de ella se pregunta?',
    fr: 'La hauteur suit une parabole ouverte vers le bas. Lequel de ses points demande-t-on ?',
  },
  label: { en: 'Metres', es: 'Metros', fr: 'Mètres' },
  make: (draw) => {
    const [time, start] = [draw.int(2, 6), draw.int(7, 30)];
    const fall = draw.pick([4, 5]);
    const height = poly([-fall, 2 * fall * time, start], 't');
    const top = fall * time * time + start;
    return {
      slots: { height, t: 't' },
      answer: {
        kind: 'formula',
        expected: `${top}`,
        slips: [
          { answer: `${time}`, mistake: 'place_for_value' },
          { answer: `${start}`, mistake: 'constant_as_vertex_height' },
        ],
      },
      proof: {
        by: 'equal',
        pairs: [[`-${fall}*${time}^2 + ${2 * fall * time}*${time} + ${start}`, `${top}`]],
      },
      worked: [
        {
          line: `t = -${2 * fall * time}/(2*(-${fall}))`,
          why: {
            en: 'The highest point is the vertex; the formula for the axis gives its time.',
            es: 'El punto más alto es el vértice; la fórmula del eje da el instante.',
            fr: 'Le point le plus haut est le sommet ; la formule de l’axe donne l’instant.',
          },
        },
        {
          line: `t = ${time}`,
          why: {
            en: 'At this moment the ball is highest.',
            es: 'En este momento el balón está en lo más alto.',
            fr: 'À cet instant, le ballon est au plus haut.',
          },
        },
        {
          line: `-${fall}*${time}^2 + ${2 * fall * time}*${time} + ${start}`,
          why: {
            en: 'The time is put into the formula for the height.',
            es: 'Se sustituye el tiempo en la fórmula de la altura.',
            fr: 'On remplace t par cet instant dans la formule de la hauteur.',
          },
        },
        {
          line: `${top}`,
          why: {
            en: 'Worked out, in metres.',
            es: 'Calculado, en metros.',
            fr: 'Calcul fait, en mètres.',
          },
        },
      ],
    };
  },
};

export const templates = [zeros, vertex, ball];
