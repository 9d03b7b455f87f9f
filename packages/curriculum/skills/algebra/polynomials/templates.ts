import { linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** The difference of two polynomials. */
const difference: ItemTemplate = {
  id: 'polynomials.difference',
  skills: ['polynomials', 'expressions'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Work out {difference} and put like terms together.',
    es: 'Calcula {difference} y reúne los términos semejantes.',
    fr: 'Calcule {difference} et réduis le résultat.',
  },
  hint: {
    en: 'The minus belongs to the whole second bracket. Write it again without the bracket, then compare power with power.',
    es: 'El signo menos afecta a todo el segundo paréntesis. Escríbelo sin paréntesis y compara potencia con potencia.',
    fr: 'Le signe moins porte sur toute la seconde parenthèse. Récris-la sans parenthèses, puis compare puissance par puissance.',
  },
  make: (draw) => {
    const [a, d] = [draw.int(4, 9), draw.int(2, 3)];
    const [b, c, e, f] = [draw.nonZero(-9, 9), draw.nonZero(-9, 9), draw.nonZero(-9, 9), draw.nonZero(-9, 9)];
    const text = `(${poly([a, b, c])}) - (${poly([d, e, f])})`;
    return {
      slots: { difference: text },
      answer: {
        kind: 'formula',
        expected: poly([a - d, b - e, c - f]),
        form: 'expanded',
        slips: [{ answer: poly([a - d, b + e, c + f]), mistake: 'sign_lost_distributing' }],
      },
      proof: { by: 'solve', problem: `simplify ${text}` },
      worked: 'engine',
    };
  },
};

/** Which term of a product has the highest power. */
const leadingTerm: ItemTemplate = {
  id: 'polynomials.leading_term',
  skills: ['polynomials', 'powers'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'The product {product} is multiplied out. Which term has the highest power?',
    es: 'Se desarrolla el producto {product}. ¿Qué término tiene la potencia más alta?',
    fr: 'On développe le produit {product}. Quel est le terme de plus haut degré ?',
  },
  hint: {
    en: 'The highest power comes from one product of two terms only. Which two?',
    es: 'La potencia más alta sale de un solo producto de dos términos. ¿De cuáles?',
    fr: 'La plus haute puissance vient d’un seul produit de deux termes. Lesquels ?',
  },
  make: (draw) => {
    const a = draw.int(2, 7);
    // 2 and 2 would have equal sum and product.
    const b = draw.nonZero(2, 7, [2]);
    const [m, n] = draw.pick([
      [2, 3],
      [3, 2],
      [4, 2],
      [2, 4],
      [3, 3],
      [4, 3],
    ] as const);
    const [c, d] = [draw.nonZero(-9, 9), draw.nonZero(-9, 9)];
    const right = `${a * b}x^${m + n}`;
    return {
      slots: {
        product: `(${a}x^${m} ${c < 0 ? '-' : '+'} ${Math.abs(c)})(${b}x^${n} ${d < 0 ? '-' : '+'} ${Math.abs(d)}x)`,
      },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `${a * b}x^${m * n}`, mistake: 'multiplies_exponents' },
          { text: `${a + b}x^${m + n}`, mistake: 'front_numbers_added' },
          { text: `${a * b}x^${Math.max(m, n)}`, mistake: 'higher_exponent_kept' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${a}x^${m}*${b}x^${n}`, right]] },
      worked: [
        {
          line: `${a}x^${m}*${b}x^${n}`,
          why: {
            en: 'The highest power arises where the two highest powers meet.',
            es: 'La potencia más alta aparece donde se multiplican las dos potencias más altas.',
            fr: 'La plus haute puissance apparaît là où se rencontrent les deux plus hautes puissances.',
          },
        },
        {
          line: right,
          why: {
            en: 'The numbers in front are multiplied, the exponents are added.',
            es: 'Los coeficientes se multiplican y los exponentes se suman.',
            fr: 'On multiplie les coefficients et on ajoute les exposants.',
          },
        },
      ],
    };
  },
};

/** The remainder of a division by `x - a`. */
const remainder: ItemTemplate = {
  id: 'polynomials.remainder',
  skills: ['polynomials'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'What is the remainder when {dividend} is divided by {divisor}?',
    es: '¿Cuál es el resto al dividir {dividend} entre {divisor}?',
    fr: 'Quel est le reste de la division de {dividend} par {divisor} ?',
  },
  hint: {
    en: 'Find the number for which the divisor is 0. What is the polynomial worth there?',
    es: 'Busca el número para el que el divisor vale 0. ¿Cuánto vale el polinomio ahí?',
    fr: 'Cherche le nombre pour lequel le diviseur est nul. Combien vaut alors le polynôme ?',
  },
  make: (draw) => {
    const a = draw.nonZero(-3, 3);
    const [b, c, d] = [draw.int(-4, 4), draw.nonZero(-7, 7, [-a * a]), draw.nonZero(-9, 9)];
    const at = (x: number) => x ** 3 + b * x ** 2 + c * x + d;
    const [dividend, divisor] = [poly([1, b, c, d]), linear(1, -a)];
    return {
      slots: { dividend, divisor },
      answer: {
        kind: 'formula',
        expected: String(at(a)),
        form: 'simplified',
        slips: [{ answer: String(at(-a)), mistake: 'sign_of_solution' }],
      },
      proof: { by: 'solve', problem: `find the remainder of ${dividend} divided by ${divisor}` },
      worked: 'engine',
    };
  },
};

/** A division without a remainder. */
const quotient: ItemTemplate = {
  id: 'polynomials.quotient',
  skills: ['polynomials'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Divide {dividend} by {divisor}.',
    es: 'Divide {dividend} entre {divisor}.',
    fr: 'Divise {dividend} par {divisor}.',
  },
  hint: {
    en: 'What times the first term of the divisor gives the highest power? Multiply back, subtract and go on with what is left.',
    es: '¿Por qué hay que multiplicar el primer término del divisor para obtener la potencia más alta? Multiplica, resta y sigue con lo que queda.',
    fr: 'Par quoi multiplier le premier terme du diviseur pour obtenir la plus haute puissance ? Multiplie, soustrais et continue avec ce qui reste.',
  },
  make: (draw) => {
    const [a, m, n] = [draw.nonZero(-5, 5), draw.nonZero(-6, 6), draw.nonZero(-7, 7)];
    const coefficients = [1, m - a, n - a * m, -a * n] as const;
    const [dividend, divisor] = [poly(coefficients), linear(1, -a)];
    const turned = coefficients[1] - a;
    return {
      slots: { dividend, divisor },
      answer: {
        kind: 'formula',
        expected: poly([1, m, n]),
        form: 'expanded',
        slips: [{ answer: poly([1, turned, coefficients[2] - a * turned]), mistake: 'division_sign' }],
      },
      proof: { by: 'solve', problem: `divide ${dividend} by ${divisor}` },
      worked: 'engine',
    };
  },
};

export const templates = [difference, leadingTerm, remainder, quotient];
