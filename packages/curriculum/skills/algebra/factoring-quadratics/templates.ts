import { greatestDivisor, linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

const prompt = { en: 'Factorise {sum}.', es: 'Factoriza {sum}.', fr: 'Factorise {sum}.' };

/** Find `(x + p)(x + q)`. */
const pair: ItemTemplate = {
  id: 'factoring_quadratics.pair',
  skills: ['factoring_quadratics'],
  level: 1,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Write down the pairs of numbers whose product is the last term. Which pair has the right sum?',
    es: 'Anota las parejas de números cuyo producto es el último término. ¿Qué pareja tiene la suma correcta?',
    fr: 'Note les couples de nombres dont le produit est le dernier terme. Lequel a la bonne somme ?',
  },
  make: (draw) => {
    const p = draw.nonZero(-9, 9);
    const q = draw.nonZero(-9, 9, [p, -p]);
    const sum = poly([1, p + q, p * q]);
    return {
      slots: { sum },
      answer: {
        kind: 'formula',
        expected: `(${linear(1, p)})(${linear(1, q)})`,
        form: 'factored',
        slips: [
          { answer: `(${linear(1, -p)})(${linear(1, -q)})`, mistake: 'wrong_sign_factor_pair' },
          { answer: `(${linear(1, -p)})(${linear(1, q)})`, mistake: 'wrong_sign_factor_pair' },
        ],
      },
      proof: { by: 'solve', problem: `factor ${sum}` },
      worked: 'engine',
    };
  },
};

/** `a^2x^2 - b^2`. */
const difference: ItemTemplate = {
  id: 'factoring_quadratics.difference',
  skills: ['factoring_quadratics'],
  level: 2,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Both terms are squares: write each as one. Which two brackets make the middle terms cancel each other?',
    es: 'Los dos términos son cuadrados: escríbelos así. ¿Con qué dos paréntesis se anulan los términos centrales?',
    fr: 'Les deux termes sont des carrés : écris-les ainsi. Avec quelles parenthèses les termes du milieu s’annulent-ils ?',
  },
  make: (draw) => {
    const letter = draw.pick(['x', 'a', 'n']);
    const a = draw.int(1, 6);
    const b = draw.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter((n) => greatestDivisor(a, n) === 1));
    const sum = poly([a * a, 0, -b * b], letter);
    return {
      slots: { sum },
      answer: {
        kind: 'formula',
        expected: `(${linear(a, b, letter)})(${linear(a, -b, letter)})`,
        form: 'factored',
        slips: [
          { answer: `(${linear(a, -b, letter)})^2`, mistake: 'difference_as_square' },
          ...(a === 1
            ? []
            : [
                {
                  answer: `(${linear(a * a, b, letter)})(${linear(1, -b, letter)})`,
                  mistake: 'numbers_in_wrong_brackets' as const,
                },
              ]),
        ],
      },
      proof: { by: 'solve', problem: `factor ${sum}` },
      worked: 'engine',
    };
  },
};

/** Which trinomial is a perfect square. */
const perfectSquare: ItemTemplate = {
  id: 'factoring_quadratics.perfect_square',
  skills: ['factoring_quadratics', 'expanding'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which of these expressions is the square of a bracket?',
    es: '¿Cuál de estas expresiones es el cuadrado de un binomio?',
    fr: 'Laquelle de ces expressions est le carré d’une somme ou d’une différence ?',
  },
  hint: {
    en: 'The ends tell what would be in the bracket. Does the middle term fit them?',
    es: 'Los extremos dicen qué habría en el paréntesis. ¿Encaja con ellos el término central?',
    fr: 'Les extrémités disent ce qu’il y aurait dans la parenthèse. Le terme du milieu leur correspond-il ?',
  },
  make: (draw) => {
    const letter = draw.pick(['x', 'a', 'n']);
    const a = draw.int(1, 4);
    const size = draw.pick([3, 5, 7, 9, 11].filter((n) => greatestDivisor(a, n) === 1));
    const b = draw.chance(0.5) ? size : -size;
    const bracket = linear(a, b, letter);
    const right = poly([a * a, 2 * a * b, b * b], letter);
    return {
      slots: {},
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: poly([a * a, a * b, b * b], letter), mistake: 'middle_term_once' },
          { text: poly([a * a, 2 * a * b, -b * b], letter), mistake: 'sign_of_product' },
          { text: poly([a * a, 0, b * b], letter), mistake: 'sum_of_squares_factored' },
        ],
      },
      proof: { by: 'equal', pairs: [[`(${bracket})^2`, right]] },
      worked: [
        {
          line: `(${bracket})(${bracket})`,
          why: {
            en: 'The ends are squares, so this is the only possible bracket.',
            es: 'Los extremos son cuadrados, así que solo este paréntesis es posible.',
            fr: 'Les extrémités sont des carrés : seule cette parenthèse est possible.',
          },
        },
        {
          line: right,
          why: {
            en: 'When it is multiplied out, the middle term is twice the product of the ends, and the last term is positive.',
            es: 'Al multiplicar, el término central es el doble del producto de los extremos y el último es positivo.',
            fr: 'En développant, le terme du milieu est le double produit et le dernier terme est positif.',
          },
        },
      ],
    };
  },
};

/** The other side of a rectangle whose area is a trinomial. */
const otherSide: ItemTemplate = {
  id: 'factoring_quadratics.other_side',
  skills: ['factoring_quadratics'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A rectangular field has an area of {area} square metres. One side measures {side} metres. How many metres does the other side measure?',
    es: 'Un campo rectangular tiene un área de {area} metros cuadrados. Un lado mide {side} metros. ¿Cuántos metros mide el otro lado?',
    fr: 'Un champ rectangulaire a une aire de {area} mètres carrés. Un côté mesure {side} mètres. Combien de mètres mesure l’autre côté ?',
  },
  hint: {
    en: 'The area is the product of the two sides. One bracket is known: which number must be in the other one?',
    es: 'El área es el producto de los dos lados. Conoces un paréntesis: ¿qué número tiene que haber en el otro?',
    fr: 'L’aire est le produit des deux côtés. Une parenthèse est connue : quel nombre doit figurer dans l’autre ?',
  },
  make: (draw) => {
    const p = draw.nonZero(-6, 12, [1, -1]);
    const q = draw.nonZero(-6, 12, [p, -p]);
    const area = poly([1, p + q, p * q]);
    return {
      slots: { area, side: linear(1, p) },
      answer: {
        kind: 'formula',
        expected: linear(1, q),
        form: 'simplified',
        slips: [
          { answer: linear(1, -q), mistake: 'wrong_sign_factor_pair' as const },
          { answer: linear(1, p * q - p), mistake: 'subtracts_instead_of_divides' as const },
        ].filter(({ answer }) => answer !== linear(1, q)),
      },
      proof: { by: 'solve', problem: `simplify (${area})/(${linear(1, p)})` },
      worked: 'engine',
    };
  },
};

export const templates = [pair, difference, perfectSquare, otherSide];
