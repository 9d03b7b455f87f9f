import { greatestDivisor } from '../../../items/write-formula.ts';
import type { LocalizedText, ItemTemplate, WorkedLine } from '../../skill.ts';

const primes = [23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];
/** Composite numbers that look prime. */
const deceptive = [39, 49, 51, 57, 63, 69, 77, 81, 87, 91, 93];

export const prime: ItemTemplate = {
  id: 'factors_multiples.prime',
  skills: ['factors_multiples'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which of these is a prime number?',
    es: '¿Cuál de estos números es primo?',
    fr: 'Lequel de ces nombres est premier ?',
  },
  hint: {
    en: 'Try to divide each of them by 3, by 5 and by 7. The prime number resists.',
    es: 'Intenta dividir cada uno entre 3, entre 5 y entre 7. El primo se resiste.',
    fr: 'Essaie de diviser chacun par 3, par 5 et par 7. Le nombre premier résiste.',
  },
  make: (draw) => {
    const right = draw.pick(primes);
    const others = draw.shuffle(deceptive).slice(0, 3);
    const first = others[0] ?? 51;
    const divisor = [3, 7].find((candidate) => first % candidate === 0) ?? 3;
    return {
      slots: {},
      answer: {
        kind: 'choice',
        options: [
          { text: String(right), right: true },
          ...others.map((number) => ({ text: String(number), mistake: 'looks_prime' as const })),
        ],
      },
      proof: { by: 'solve', problem: `factor ${right}` },
      worked: [
        {
          line: `${first} = ${divisor}*${first / divisor}`,
          why: {
            en: 'A number that is a product of smaller ones is not prime. The same can be found for the other two.',
            es: 'Un número que es producto de otros menores no es primo. Con los otros dos pasa lo mismo.',
            fr: 'Un nombre qui est un produit de nombres plus petits n’est pas premier. Il en va de même des deux autres.',
          },
        },
        {
          line: String(right),
          why: {
            en: 'None of 2, 3, 5 and 7 divides it, and a larger factor would need a smaller partner.',
            es: 'No es divisible entre 2, 3, 5 ni 7, y un divisor mayor necesitaría otro menor como pareja.',
            fr: 'Ni 2, ni 3, ni 5, ni 7 ne le divise, et un diviseur plus grand en aurait un plus petit pour partenaire.',
          },
        },
      ],
    };
  },
};

/** Two numbers with a common factor, `a · g` and `b · g` with a and b coprime and neither 1. */
const pairs = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [2, 7],
  [3, 7],
  [5, 6],
] as const;

export const divisor: ItemTemplate = {
  id: 'factors_multiples.divisor',
  skills: ['factors_multiples'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'What is the highest common factor of {a} and {b}?',
    es: '¿Cuál es el máximo común divisor de {a} y {b}?',
    fr: 'Quel est le plus grand commun diviseur de {a} et {b} ?',
  },
  hint: {
    en: 'Which prime factors do both numbers have? Take each as often as both have it.',
    es: '¿Qué factores primos tienen los dos números? Toma cada uno tantas veces como esté en ambos.',
    fr: 'Quels facteurs premiers figurent dans les deux nombres ? Prends chacun autant de fois qu’il figure dans les deux.',
  },
  make: (draw) => {
    const [p, q] = draw.shuffle(draw.pick(pairs));
    const common = draw.pick([4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20]);
    const [a, b] = [(p ?? 2) * common, (q ?? 3) * common];
    const smaller = common % 2 === 0 ? common / 2 : common / 3;
    return {
      slots: { a: String(a), b: String(b) },
      answer: {
        kind: 'formula',
        expected: String(common),
        form: 'simplified',
        slips: [
          { answer: String(smaller), mistake: 'not_greatest_divisor' },
          { answer: String((a * b) / common), mistake: 'divisor_and_multiple_swapped' },
        ],
      },
      proof: { by: 'solve', problem: `gcd(${a}, ${b})` },
      worked: 'engine',
    };
  },
};

export const multiple: ItemTemplate = {
  id: 'factors_multiples.multiple',
  skills: ['factors_multiples'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'What is the lowest common multiple of {a} and {b}?',
    es: '¿Cuál es el mínimo común múltiplo de {a} y {b}?',
    fr: 'Quel est le plus petit commun multiple de {a} et {b} ?',
  },
  hint: {
    en: 'Go through the multiples of the larger number. Which is the first one that the smaller number divides as well?',
    es: 'Recorre los múltiplos del número mayor. ¿Cuál es el primero que también es múltiplo del menor?',
    fr: 'Parcours les multiples du plus grand nombre. Quel est le premier que le plus petit divise aussi ?',
  },
  make: (draw) => {
    const [p, q] = draw.shuffle(draw.pick(pairs));
    const common = draw.int(2, 9);
    const [a, b] = [(p ?? 2) * common, (q ?? 3) * common];
    return {
      slots: { a: String(a), b: String(b) },
      answer: {
        kind: 'formula',
        expected: String((a * b) / common),
        form: 'simplified',
        slips: [
          { answer: String(a * b), mistake: 'not_least_multiple' },
          { answer: String(greatestDivisor(a, b)), mistake: 'divisor_and_multiple_swapped' },
        ],
      },
      proof: { by: 'solve', problem: `lcm(${a}, ${b})` },
      worked: 'engine',
    };
  },
};

const dividedAgain: LocalizedText = {
  en: 'The last factor is divided by the smallest prime that divides it.',
  es: 'El último factor se divide entre el menor primo posible.',
  fr: 'Le dernier facteur est divisé par le plus petit nombre premier possible.',
};

/** Prime factorisation. */
export const primeFactors: ItemTemplate = {
  id: 'factors_multiples.prime_factors',
  skills: ['factors_multiples'],
  level: 2,
  kind: 'order',
  prompt: {
    en: 'These lines split {number} into prime factors, one at a time, the smallest first. Put them in order.',
    es: 'Estas líneas descomponen {number} sacando los factores primos uno a uno, de menor a mayor. Ordénalas.',
    fr: 'Ces lignes décomposent {number} en sortant les facteurs premiers un à un, du plus petit au plus grand. Remets-les dans l’ordre.',
  },
  hint: {
    en: 'The last factor of each line is the one that is divided next. How does it change?',
    es: 'El último factor de cada línea es el que se divide a continuación. ¿Cómo cambia?',
    fr: 'Le dernier facteur de chaque ligne est celui que l’on divise ensuite. Comment change-t-il ?',
  },
  make: (draw) => {
    const small = draw.pick([
      [2, 2, 2],
      [2, 2, 3],
      [2, 2, 5],
      [2, 3, 3],
      [2, 3, 5],
      [3, 3, 3],
      [3, 3, 5],
      [2, 2, 2, 3],
      [2, 2, 2, 5],
      [2, 2, 3, 3],
      [2, 2, 3, 5],
      [2, 3, 3, 3],
    ]);
    const numbers = [...small, draw.pick([5, 7, 11, 13, 17, 19, 23, 29, 31])];
    const number = numbers.reduce((product, factor) => product * factor, 1);
    const lines = numbers.map((_, index) => {
      const out = numbers.slice(0, index);
      const rest = numbers.slice(index).reduce((product, factor) => product * factor, 1);
      return [...out, rest].join('*');
    });
    const worked: WorkedLine[] = lines.slice(1).map((line) => ({ line, why: dividedAgain }));
    return {
      slots: { number: String(number) },
      answer: { kind: 'order', lines },
      proof: { by: 'follows' },
      worked,
    };
  },
};
