import { poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** The derivative of a cubic. */
const polynomial: ItemTemplate = {
  id: 'derivatives.polynomial',
  skills: ['derivatives', 'powers'],
  level: 1,
  kind: 'formula',
  prompt: { en: 'Differentiate {function}.', es: 'Deriva {function}.', fr: 'Dérive {function}.' },
  hint: {
    en: 'Take term after term: the exponent comes in front and falls by one. What is the slope of a constant?',
    es: 'Ve término a término: el exponente baja delante y disminuye en uno. ¿Qué pendiente tiene una constante?',
    fr: 'Avance terme par terme : l’exposant passe devant et diminue de un. Quelle est la pente d’une constante ?',
  },
  label: { en: 'f′(x)', es: 'f′(x)', fr: 'f′(x)' },
  make: (draw) => {
    const [a, b] = [draw.int(2, 6), draw.nonZero(-7, 7)];
    const [c, d] = [draw.nonZero(-9, 9), draw.nonZero(-9, 9)];
    const body = poly([a, b, c, d]);
    return {
      slots: { function: `f(x) = ${body}` },
      answer: {
        kind: 'formula',
        expected: poly([3 * a, 2 * b, c]),
        form: 'simplified',
        slips: [
          { answer: poly([3 * a, 2 * b, c, 0]), mistake: 'power_rule_partly' },
          { answer: poly([3 * a, 2 * b, c + d]), mistake: 'constant_kept' },
          { answer: poly([a, b, c]), mistake: 'power_rule_partly' },
        ],
      },
      proof: { by: 'solve', problem: `differentiate ${body}` },
      worked: 'engine',
    };
  },
};

/** Instantaneous speed. */
const speed: ItemTemplate = {
  id: 'derivatives.speed',
  skills: ['derivatives'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A rocket takes off. After t seconds it is {path} metres high. What is its speed in metres per second at the moment {moment}?',
    es: 'Un cohete despega. Al cabo de t segundos está a {path} metros de altura. ¿A cuántos metros por segundo va en el instante {moment}?',
    fr: 'Une fusée décolle. Au bout de t secondes, elle est à {path} mètres de hauteur. À combien de mètres par seconde va-t-elle à l’instant {moment} ?',
  },
  hint: {
    en: 'Speed at a moment is the slope of the height curve there. Differentiate with respect to t first, then put the moment in.',
    es: 'La velocidad en un instante es la pendiente de la curva de la altura. Deriva primero respecto a t y después sustituye.',
    fr: 'La vitesse à un instant est la pente de la courbe de la hauteur. Dérive d’abord par rapport à t, puis remplace.',
  },
  make: (draw) => {
    const [a, b, n] = [draw.int(2, 6), draw.int(2, 9), draw.int(3, 8)];
    const path = poly([a, b, 0], 't');
    return {
      slots: { path, moment: `t = ${n}` },
      answer: {
        kind: 'formula',
        expected: String(2 * a * n + b),
        form: 'simplified',
        slips: [
          { answer: String(a * n + b), mistake: 'average_for_moment' },
          { answer: String(a * n * n + b * n), mistake: 'value_not_slope' },
        ],
      },
      proof: { by: 'solve', problem: `derivative of ${path} at t = ${n}` },
      worked: 'engine',
    };
  },
};

/** Differentiating with one line that does not follow. */
const wrongLine: ItemTemplate = {
  id: 'derivatives.wrong_line',
  skills: ['derivatives'],
  level: 2,
  kind: 'wrong_line',
  prompt: {
    en: 'A function is differentiated line by line. One line is not equal to the line above it. Which one?',
    es: 'Se deriva una función línea a línea. Una línea no es igual a la anterior. ¿Cuál?',
    fr: 'On dérive une fonction ligne par ligne. L’une des lignes n’est pas égale à la précédente. Laquelle ?',
  },
  hint: {
    en: 'At each power look at both parts of the rule: what comes in front, and which exponent stays.',
    es: 'En cada potencia mira las dos partes de la regla: qué baja delante y qué exponente queda.',
    fr: 'Pour chaque puissance, regarde les deux parties de la règle : ce qui passe devant et l’exposant qui reste.',
  },
  make: (draw) => {
    const [a, b, c] = [draw.int(2, 5), draw.int(2, 6), draw.int(2, 9)];
    const start = `d/dx(${poly([a, -b, c, 0])})`;
    const parts = `d/dx(${a}x^3) - d/dx(${b}x^2) + d/dx(${c}x)`;
    const right = poly([3 * a, -2 * b, c]);
    const [power, sign] = [poly([3 * a, -2 * b, 0, c]), poly([3 * a, 2 * b, c])];
    const early = draw.chance(0.5);
    const lines = early
      ? [start, `d/dx(${a}x^3) + d/dx(${b}x^2) + d/dx(${c}x)`, sign]
      : [start, parts, power];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: early ? 1 : 2,
        mistake: early ? 'sign_in_sum' : 'power_rule_partly',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: parts,
          why: {
            en: 'A sum is differentiated term by term, each with its sign.',
            es: 'Una suma se deriva término a término, cada uno con su signo.',
            fr: 'Une somme se dérive terme à terme, chacun avec son signe.',
          },
        },
        {
          line: right,
          why: {
            en: 'Each exponent comes in front and falls by one; a multiple of x has its factor as its slope.',
            es: 'Cada exponente baja delante y disminuye en uno; un múltiplo de x tiene por pendiente su factor.',
            fr: 'Chaque exposant passe devant et diminue de un ; un multiple de x a pour pente son coefficient.',
          },
        },
      ],
    };
  },
};

/** The slope of a cubic at a point. */
const slopeAt: ItemTemplate = {
  id: 'derivatives.slope_at',
  skills: ['derivatives', 'slope'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'What is the slope of the curve {curve} at {place}?',
    es: '¿Qué pendiente tiene la curva {curve} en {place}?',
    fr: 'Quelle est la pente de la courbe {curve} en {place} ?',
  },
  hint: {
    en: 'Which function gives the slope at every place? Find it first, and put the number in afterwards.',
    es: '¿Qué función da la pendiente en cada lugar? Encuéntrala primero y sustituye después.',
    fr: 'Quelle fonction donne la pente en chaque point ? Trouve-la d’abord, remplace ensuite.',
  },
  make: (draw) => {
    const [n, b] = [draw.nonZero(-3, 3), draw.nonZero(-5, 5)];
    const [c, d] = [draw.nonZero(-9, 9), draw.nonZero(-9, 9)];
    const body = poly([1, b, c, d]);
    const [slope, height] = [3 * n * n + 2 * b * n + c, n ** 3 + b * n * n + c * n + d];
    return {
      slots: { curve: `y = ${body}`, place: `x = ${n}` },
      answer: {
        kind: 'formula',
        expected: String(slope),
        form: 'simplified',
        slips: [
          ...(slope === height ? [] : [{ answer: String(height), mistake: 'value_not_slope' as const }]),
          { answer: String(slope + d), mistake: 'constant_kept' },
        ],
      },
      proof: { by: 'solve', problem: `find the slope of the tangent to y = ${body} at x = ${n}` },
      worked: 'engine',
    };
  },
};

export const templates = [polynomial, slopeAt, speed, wrongLine];
