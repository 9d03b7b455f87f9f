import { greatestDivisor, linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

const prompt = {
  en: 'Factorise {sum} completely.',
  es: 'Factoriza {sum} por completo.',
  fr: 'Factorise {sum} au maximum.',
};

/** `kax + kb`. */
const numberOnly: ItemTemplate = {
  id: 'common_factor.number',
  skills: ['common_factor'],
  level: 1,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Which is the largest number that divides both numbers?',
    es: '¿Cuál es el número más grande que divide a los dos números?',
    fr: 'Quel est le plus grand nombre qui divise les deux nombres ?',
  },
  make: (draw) => {
    const [k, a] = [draw.int(2, 9), draw.int(2, 7)];
    const b = draw.pick(
      [-9, -8, -7, -5, -4, -3, -2, 2, 3, 4, 5, 7, 8, 9].filter((n) => greatestDivisor(a, n) === 1),
    );
    const letter = draw.pick(['x', 'a', 'n']);
    const sum = linear(k * a, k * b, letter);
    return {
      slots: { sum },
      answer: {
        kind: 'formula',
        expected: `${k}(${linear(a, b, letter)})`,
        form: 'factored',
        slips: [
          { answer: `${k}(${linear(a, k * b, letter)})`, mistake: 'common_factor_left' },
          { answer: `${k}(${linear(a, -b, letter)})`, mistake: 'sign_of_product' },
        ],
      },
      proof: { by: 'solve', problem: `factor ${sum}` },
      worked: 'engine',
    };
  },
};

/** `kax^2 + kbx`, where the last term may be the factor itself. */
const withLetter: ItemTemplate = {
  id: 'common_factor.letter',
  skills: ['common_factor'],
  level: 2,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Look at the numbers first, then at the letter: which power of it is in every term?',
    es: 'Mira primero los números y luego la letra: ¿con qué potencia aparece en todos los términos?',
    fr: 'Regarde d’abord les nombres, puis la lettre : à quelle puissance figure-t-elle dans tous les termes ?',
  },
  make: (draw) => {
    const [k, a, power] = [draw.int(2, 7), draw.int(2, 7), draw.int(1, 2)];
    const b = draw.pick(
      [-7, -5, -4, -3, -2, -1, 1, 1, 2, 3, 5, 7].filter((n) => greatestDivisor(a, n) === 1),
    );
    const front = power === 1 ? `${k}x` : `${k}x^2`;
    const zeros = power === 1 ? [0] : [0, 0];
    const sum = poly([k * a, k * b, ...zeros]);
    return {
      slots: { sum },
      answer: {
        kind: 'formula',
        expected: `${front}(${linear(a, b)})`,
        form: 'factored',
        slips: [
          b === 1
            ? { answer: `${front}*${a}x`, mistake: 'one_left_out' as const }
            : { answer: `${front}(${linear(a, -b)})`, mistake: 'sign_of_product' as const },
          { answer: `${front}(${linear(a, k * b)})`, mistake: 'common_factor_left' },
        ],
      },
      proof: { by: 'solve', problem: `factor ${sum}` },
      worked: 'engine',
    };
  },
};

const parts = [
  [2, 3],
  [3, 2],
  [4, 3],
  [5, 2],
  [3, 5],
  [2, 5],
] as const;

/** The greatest common factor of two terms with two letters. */
const shared: ItemTemplate = {
  id: 'common_factor.shared',
  skills: ['common_factor', 'factors_multiples'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which is the largest factor that {first} and {second} share?',
    es: '¿Cuál es el mayor factor que comparten {first} y {second}?',
    fr: 'Quel est le plus grand facteur commun à {first} et {second} ?',
  },
  hint: {
    en: 'Take number, first letter and second letter one after the other. What fits into both terms?',
    es: 'Mira por separado el número, la primera letra y la segunda. ¿Qué cabe en los dos términos?',
    fr: 'Prends séparément le nombre, la première lettre, la seconde. Qu’est-ce qui est contenu dans les deux termes ?',
  },
  make: (draw) => {
    const k = draw.pick([4, 6, 8, 9, 10]);
    const [a, b] = draw.pick(parts);
    const [p, q] = [draw.int(2, 3), draw.int(2, 3)];
    const [first, second] = [`${k * a}x^${p + 1}y`, `${k * b}x^${p}y^${q}`];
    const right = `${k}x^${p}y`;
    const smaller = k % 2 === 0 ? k / 2 : k / 3;
    return {
      slots: { first, second },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `${k * a * b}x^${p + 1}y^${q}`, mistake: 'multiple_instead_of_factor' },
          { text: `${smaller}x^${p}y`, mistake: 'too_small_a_factor' },
          { text: p === 2 ? `${k}xy` : `${k}x^2y`, mistake: 'too_small_a_factor' },
        ],
      },
      proof: {
        by: 'equal',
        pairs: [
          [right, `${first}/(${a}x)`],
          [right, `${second}/(${q === 2 ? `${b}y` : `${b}y^2`})`],
        ],
      },
      worked: [
        {
          line: String(k),
          why: {
            en: 'This is the largest number that divides both numbers.',
            es: 'Es el número más grande que divide a los dos números.',
            fr: 'C’est le plus grand nombre qui divise les deux nombres.',
          },
        },
        {
          line: right,
          why: {
            en: 'Each letter comes with the smaller of its two exponents: only that much is in both terms.',
            es: 'Cada letra lleva el menor de sus dos exponentes: solo eso está en los dos términos.',
            fr: 'Chaque lettre prend le plus petit de ses deux exposants : seul cela figure dans les deux termes.',
          },
        },
      ],
    };
  },
};

export const templates = [numberOnly, withLetter, shared];
