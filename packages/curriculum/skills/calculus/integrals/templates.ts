import { poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** All antiderivatives of a quadratic. */
const antiderivative: ItemTemplate = {
  id: 'integrals.antiderivative',
  skills: ['integrals', 'derivatives'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Find all antiderivatives: {integral}.',
    es: 'Halla todas las primitivas: {integral}.',
    fr: 'Trouve toutes les primitives : {integral}.',
  },
  hint: {
    en: 'Which function has this derivative? Go term by term, and test by differentiating.',
    es: '¿Qué función tiene esta derivada? Ve término a término y comprueba derivando.',
    fr: 'Quelle fonction a cette dérivée ? Avance terme par terme et vérifie en dérivant.',
  },
  make: (draw) => {
    const [a, b, c] = [draw.int(1, 4), draw.nonZero(-5, 5), draw.nonZero(-9, 9)];
    const body = poly([3 * a, 2 * b, c]);
    const whole = poly([a, b, c, 0]);
    return {
      slots: { integral: `∫(${body}) dx` },
      answer: {
        kind: 'formula',
        expected: `${whole} + C`,
        form: 'simplified',
        slips: [
          { answer: whole, mistake: 'constant_forgotten' },
          { answer: poly([6 * a, 2 * b]), mistake: 'differentiated_instead' },
          { answer: `${poly([3 * a, 2 * b, c, 0])} + C`, mistake: 'integral_not_divided' },
        ],
      },
      proof: { by: 'solve', problem: `integrate ${body}` },
      worked: 'engine',
    };
  },
};

/** A definite integral. */
const bounded: ItemTemplate = {
  id: 'integrals.bounded',
  skills: ['integrals'],
  level: 2,
  kind: 'formula',
  prompt: { en: 'Work out {integral}.', es: 'Calcula {integral}.', fr: 'Calcule {integral}.' },
  hint: {
    en: 'Find an antiderivative first. Then take its value at the upper bound minus its value at the lower one.',
    es: 'Busca primero una primitiva. Después resta: su valor en el límite superior menos el del inferior.',
    fr: 'Cherche d’abord une primitive. Prends ensuite sa valeur à la borne supérieure moins celle à la borne inférieure.',
  },
  make: (draw) => {
    const [low, width] = [draw.int(1, 3), draw.int(1, 3)];
    const high = low + width;
    const [a, b] = [draw.int(1, 3), draw.int(1, 6)];
    const at = (x: number) => a * x ** 3 + b * x ** 2;
    const body = poly([3 * a, 2 * b, 0]);
    return {
      slots: { integral: `∫_${low}^${high} (${body}) dx` },
      answer: {
        kind: 'formula',
        expected: String(at(high) - at(low)),
        form: 'simplified',
        slips: [
          { answer: String(at(low) - at(high)), mistake: 'bounds_turned' },
          { answer: String(at(high)), mistake: 'lower_bound_left_out' },
        ],
      },
      proof: { by: 'solve', problem: `integrate ${body} from ${low} to ${high}` },
      worked: 'engine',
    };
  },
};

/** Substituting the bounds, with one line that does not follow. */
const wrongLine: ItemTemplate = {
  id: 'integrals.wrong_line',
  skills: ['integrals'],
  level: 2,
  kind: 'wrong_line',
  prompt: {
    en: 'An integral is worked out line by line. One line is not equal to the line above it. Which one?',
    es: 'Se calcula una integral línea a línea. Una línea no es igual a la anterior. ¿Cuál?',
    fr: 'On calcule une intégrale ligne par ligne. L’une des lignes n’est pas égale à la précédente. Laquelle ?',
  },
  hint: {
    en: 'Differentiate the antiderivative to test it. Then: is the whole value at the lower bound subtracted, with every term?',
    es: 'Comprueba la primitiva derivándola. Después: ¿se resta todo el valor en el límite inferior, con cada término?',
    fr: 'Vérifie la primitive en la dérivant. Puis : retranche-t-on toute la valeur à la borne inférieure, avec chaque terme ?',
  },
  make: (draw) => {
    const [a, c] = [draw.int(2, 5), draw.int(2, 9)];
    const [low, width] = [draw.int(1, 3), draw.int(1, 3)];
    const high = low + width;
    const start = `∫_${low}^${high} (${2 * a}x + ${c}) dx`;
    const put = `${a}*${high}^2 + ${c}*${high} - (${a}*${low}^2 + ${c}*${low})`;
    const worth = (x: number) => a * x * x + c * x;
    const sum = `${worth(high)} - ${worth(low)}`;
    const bracketFault = draw.chance(0.5);
    const lost = `${a}*${high}^2 + ${c}*${high} - ${a}*${low}^2 + ${c}*${low}`;
    const [upper, lower] = [2 * a * high * high + c * high, 2 * a * low * low + c * low];
    const lines = bracketFault
      ? [start, lost, String(worth(high) - a * low * low + c * low)]
      : [
          start,
          `${2 * a}*${high}^2 + ${c}*${high} - (${2 * a}*${low}^2 + ${c}*${low})`,
          `${upper} - ${lower}`,
          String(upper - lower),
        ];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: 1,
        mistake: bracketFault ? 'sign_lost_distributing' : 'integral_not_divided',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: put,
          why: {
            en: 'The antiderivative at the upper bound minus its whole value at the lower one.',
            es: 'La primitiva en el límite superior menos todo su valor en el inferior.',
            fr: 'La primitive à la borne supérieure moins toute sa valeur à la borne inférieure.',
          },
        },
        {
          line: sum,
          why: {
            en: 'Each value is worked out by itself.',
            es: 'Cada valor se calcula por separado.',
            fr: 'On calcule chaque valeur séparément.',
          },
        },
        {
          line: String(worth(high) - worth(low)),
          why: {
            en: 'Their difference is the integral.',
            es: 'Su diferencia es la integral.',
            fr: 'Leur différence est l’intégrale.',
          },
        },
      ],
    };
  },
};

export const templates = [antiderivative, bounded, wrongLine];
