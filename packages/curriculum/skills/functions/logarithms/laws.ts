import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine, solveIt } from '../../equations/prompts.ts';

/** A difference or sum of logarithms, written as one logarithm. */
const join: ItemTemplate = {
  id: 'logarithms.join',
  skills: ['logarithms', 'powers'],
  level: 2,
  kind: 'formula',
  prompt: { en: 'Work out {expression}.', es: 'Calcula {expression}.', fr: 'Calcule {expression}.' },
  hint: {
    en: 'Neither of them is a whole number. Which single logarithm are they together?',
    es: 'Ninguno de los dos es un número entero. ¿Qué único logaritmo forman juntos?',
    fr: 'Aucun des deux n’est entier. Quel logarithme unique forment-ils ensemble ?',
  },
  make: (draw) => {
    const sums = [
      [6, 4, 9],
      [6, 2, 18],
      [6, 3, 12],
      [6, 4, 54],
      [6, 8, 27],
      [6, 9, 24],
      [10, 4, 25],
      [10, 5, 20],
      [10, 2, 50],
      [10, 8, 125],
      [10, 40, 25],
      [10, 5, 200],
      [12, 9, 16],
      [12, 8, 18],
      [15, 9, 25],
      [14, 4, 49],
      [6, 12, 18],
      [6, 2, 108],
      [6, 24, 54],
      [10, 2, 500],
      [10, 4, 250],
      [12, 6, 24],
      [12, 3, 48],
      [12, 2, 72],
      [14, 7, 28],
      [14, 2, 98],
      [15, 5, 45],
      [15, 3, 75],
      [18, 12, 27],
      [20, 8, 50],
      [20, 16, 25],
    ] as const;
    const plus = draw.chance(0.4);
    const [base, u, v] = plus
      ? draw.pick(sums)
      : quotient(
          draw.pick([
            [2, 3],
            [2, 4],
            [2, 5],
            [3, 2],
            [3, 3],
            [4, 2],
            [4, 3],
            [5, 2],
            [6, 2],
            [10, 2],
          ] as const),
          draw.pick([3, 5, 6, 7, 9, 10, 11, 12, 13, 14]),
        );
    if (v % base === 0 && base ** Math.round(Math.log(v) / Math.log(base)) === v) return join.make(draw);
    const whole = plus ? u * v : u / v;
    const expression = `log_${base}(${u}) ${plus ? '+' : '-'} log_${base}(${v})`;
    const n = Math.round(Math.log(whole) / Math.log(base));
    return {
      slots: { expression },
      answer: {
        kind: 'formula',
        expected: `${n}`,
        slips: [
          { answer: `log_${base}(${plus ? u + v : u - v})`, mistake: 'logarithm_inside_added' },
          { answer: `${whole}`, mistake: 'stops_too_early' },
        ],
      },
      proof: { by: 'solve', problem: `simplify ${expression}` },
      worked: [
        {
          line: `log_${base}(${u}${plus ? '*' : '/'}${v})`,
          why: plus
            ? {
                en: 'A sum of logarithms with one base is the logarithm of the product.',
                es: 'Una suma de logaritmos de la misma base es el logaritmo del producto.',
                fr: 'Une somme de logarithmes de même base est le logarithme du produit.',
              }
            : {
                en: 'A difference of logarithms with one base is the logarithm of the quotient.',
                es: 'Una resta de logaritmos de la misma base es el logaritmo del cociente.',
                fr: 'Une différence de logarithmes de même base est le logarithme du quotient.',
              },
        },
        {
          line: `log_${base}(${whole})`,
          why: {
            en: 'The inside is worked out.',
            es: 'Se calcula lo de dentro.',
            fr: 'On calcule l’intérieur.',
          },
        },
        {
          line: `${n}`,
          why: {
            en: 'This is a power of the base; its exponent is asked for.',
            es: 'Es una potencia de la base; se pide su exponente.',
            fr: 'C’est une puissance de la base ; on demande son exposant.',
          },
        },
      ],
    };
  },
};

const quotient = ([base, n]: readonly [number, number], v: number): readonly [number, number, number] => [
  base,
  base ** n * v,
  v,
];

/** The laws of logarithms, with one applied wrongly. */
const wrongLine: ItemTemplate = {
  id: 'logarithms.wrong_line',
  skills: ['logarithms', 'powers'],
  level: 3,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Logarithms are exponents. What happens inside when exponents are multiplied, and what happens when they are subtracted?',
    es: 'Los logaritmos son exponentes. ¿Qué pasa dentro cuando los exponentes se multiplican y qué cuando se restan?',
    fr: 'Les logarithmes sont des exposants. Que se passe-t-il à l’intérieur quand on les multiplie, et quand on les retranche ?',
  },
  make: (draw) => {
    const [base, m] = [draw.int(2, 10), draw.int(2, 10)];
    if (base === m || base === 2 * m || m % base === 0) return wrongLine.make(draw);
    const inner = base * m;
    const [square, small] = [inner * inner, m * m];
    const log = (value: number | string): string => `log_${base}(${value})`;
    const start = `2*${log(inner)} - ${log(small)}`;
    const split = `${log(square)} - ${log(small)}`;
    const early = draw.chance(0.5);
    const lines = early
      ? [start, `${log(2 * inner)} - ${log(small)}`, log(`${2 * inner}/${small}`)]
      : [start, split, log(square - small)];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: early ? 1 : 2,
        mistake: early ? 'power_as_product' : 'logarithm_inside_added',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: split,
          why: {
            en: 'A factor in front of the logarithm is an exponent inside.',
            es: 'Un factor delante del logaritmo es un exponente dentro.',
            fr: 'Un facteur devant le logarithme est un exposant à l’intérieur.',
          },
        },
        {
          line: log(`${square}/${small}`),
          why: {
            en: 'A difference of logarithms belongs to a quotient inside.',
            es: 'A una resta de logaritmos le corresponde un cociente dentro.',
            fr: 'Une différence de logarithmes correspond à un quotient à l’intérieur.',
          },
        },
        {
          line: '2',
          why: {
            en: 'The quotient is the square of the base.',
            es: 'El cociente es el cuadrado de la base.',
            fr: 'Le quotient est le carré de la base.',
          },
        },
      ],
    };
  },
};

/** Two logarithms with x, and an extraneous candidate. */
const twoLogarithms: ItemTemplate = {
  id: 'logarithms.two_logarithms',
  skills: ['logarithms', 'quadratic_equations'],
  level: 3,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'Join the two into one logarithm. At the end, check that both exist for your number.',
    es: 'Reúne los dos en un solo logaritmo. Al final pregúntate si los dos existen para tus números.',
    fr: 'Réunis les deux en un seul logarithme. À la fin, demande-toi si tous deux existent pour tes nombres.',
  },
  make: (draw) => {
    const [base, n, large] = draw.pick([
      [2, 3, 4],
      [2, 3, 8],
      [2, 4, 8],
      [2, 4, 16],
      [2, 5, 8],
      [2, 5, 16],
      [3, 2, 9],
      [3, 3, 9],
      [4, 2, 8],
      [5, 2, 25],
      [6, 2, 9],
      [6, 2, 12],
      [6, 2, 18],
      [10, 2, 20],
      [10, 2, 25],
      [10, 1, 5],
      [12, 1, 4],
      [12, 1, 6],
      [6, 1, 3],
      [10, 1, 10],
    ] as const);
    const apart = large - base ** n / large;
    const shift = draw.int(-5, 5);
    const x = large + shift;
    if (shift === 0 || shift === -apart) return twoLogarithms.make(draw);
    const inside = (minus: number): string => `x ${minus < 0 ? '+' : '-'} ${Math.abs(minus)}`;
    const written = `log_${base}(${inside(shift)}) + log_${base}(${inside(shift + apart)}) = ${n}`;
    return {
      slots: { equation: written },
      answer: {
        kind: 'formula',
        expected: `x = ${x}`,
        slips: [{ answer: `x = ${x} or x = ${shift + apart - large}`, mistake: 'extraneous_kept' }],
      },
      proof: { by: 'solve', problem: `solve ${written}` },
      worked: 'engine',
    };
  },
};

export const laws = [join, wrongLine, twoLogarithms];
