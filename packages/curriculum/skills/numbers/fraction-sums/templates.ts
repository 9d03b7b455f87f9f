import { fraction, greatestDivisor } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine } from '../prompts.ts';
import {
  commonDenominator,
  denominatorsAlike,
  numeratorsJoined,
  restOfWhole,
  wholeMovesOver,
  wholesApart,
} from './reasons.ts';

/** Denominators with a small least common multiple. */
const denominators = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [6, 8],
  [6, 9],
  [3, 7],
  [4, 10],
  [6, 10],
  [8, 12],
  [2, 7],
] as const;
type Drawn = { nonZero(low: number, high: number, except?: readonly number[]): number };

/** A numerator that leaves the fraction in lowest terms. */
const numerator = (draw: Drawn, below: number): number =>
  draw.nonZero(
    1,
    below - 1,
    Array.from({ length: below }, (_, index) => index).filter((value) => greatestDivisor(value, below) > 1),
  );
const leastMultiple = (a: number, b: number): number => (a * b) / greatestDivisor(a, b);

export const unlike: ItemTemplate = {
  id: 'fraction_sums.unlike',
  skills: ['fraction_sums'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Work out {task}. Give the result in lowest terms.',
    es: 'Calcula {task}. Da el resultado como fracción irreducible.',
    fr: 'Calcule {task}. Donne le résultat sous forme irréductible.',
  },
  hint: {
    en: 'Into which kind of part can both fractions be cut?',
    es: '¿En qué tipo de partes se pueden cortar las dos fracciones?',
    fr: 'En quel genre de parts peut-on couper les deux fractions ?',
  },
  make: (draw) => {
    const [b, d] = draw.shuffle(draw.pick(denominators)) as [number, number];
    const [a, c] = [numerator(draw, b), numerator(draw, d)];
    const minus = a * d > c * b && draw.chance(0.6);
    const sign = minus ? -1 : 1;
    const task = `${a}/${b} ${minus ? '-' : '+'} ${c}/${d}`;
    const common = leastMultiple(b, d);
    const expected = fraction(a * d + sign * c * b, b * d);
    const across = b + sign * d === 0 ? [] : [fraction(a + sign * c, b + sign * d)];
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected,
        form: 'lowest-terms',
        slips: [
          ...across.map((answer) => ({ answer, mistake: 'adds_across_fractions' as const })),
          { answer: fraction(a + sign * c, common), mistake: 'keeps_numerators' as const },
        ].filter(({ answer }) => answer !== expected),
      },
      proof: { by: 'solve', problem: task },
      worked: 'engine',
    };
  },
};

export const wrongLine: ItemTemplate = {
  id: 'fraction_sums.wrong_line',
  skills: ['fraction_sums'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Is each fraction still worth what it was worth on the line above?',
    es: '¿Cada fracción sigue valiendo lo mismo que en la línea anterior?',
    fr: 'Chaque fraction vaut-elle encore autant qu’à la ligne précédente ?',
  },
  make: (draw) => {
    const [b, d] = draw.pick([
      [3, 4],
      [3, 5],
      [4, 5],
      [4, 6],
      [6, 8],
      [6, 9],
      [3, 7],
      [4, 7],
      [5, 6],
      [5, 8],
    ] as const);
    const [a, c] = [numerator(draw, b), numerator(draw, d)];
    const common = leastMultiple(b, d);
    const [left, right] = [(a * common) / b, (c * common) / d];
    const kept = draw.chance(0.5);
    const lines = kept
      ? [`${a}/${b} + ${c}/${d}`, `${a}/${common} + ${c}/${common}`, `(${a} + ${c})/${common}`]
      : [
          `${a}/${b} + ${c}/${d}`,
          `${left}/${common} + ${right}/${common}`,
          `(${left} + ${right})/(${common} + ${common})`,
          `${left + right}/${2 * common}`,
        ];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: kept ? 1 : 2,
        mistake: kept ? 'keeps_numerators' : 'adds_across_fractions',
      },
      proof: { by: 'follows' },
      worked: [
        { line: `${left}/${common} + ${right}/${common}`, why: commonDenominator },
        { line: `(${left} + ${right})/${common}`, why: denominatorsAlike },
        { line: fraction(left + right, common), why: numeratorsJoined },
      ],
    };
  },
};

/** The sum exceeds one whole. */
export const mixed: ItemTemplate = {
  id: 'fraction_sums.mixed',
  skills: ['fraction_sums', 'fractions'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'Work out {task}. Give the result as a mixed number.',
    es: 'Calcula {task}. Da el resultado como número mixto.',
    fr: 'Calcule {task}. Donne le résultat sous forme de nombre mixte.',
  },
  hint: {
    en: 'Add the wholes and the parts separately. What happens when the parts make more than one whole?',
    es: 'Suma por separado las unidades y las partes. ¿Qué pasa si las partes hacen más de una unidad?',
    fr: 'Additionne à part les unités et les parts. Que se passe-t-il si les parts font plus d’une unité ?',
  },
  make: (draw) => {
    const [[a, b], [c, d]] = draw.pick([
      [
        [2, 3],
        [1, 2],
      ],
      [
        [3, 4],
        [2, 3],
      ],
      [
        [4, 5],
        [1, 2],
      ],
      [
        [5, 6],
        [3, 4],
      ],
      [
        [3, 5],
        [2, 3],
      ],
      [
        [5, 8],
        [3, 4],
      ],
      [
        [5, 6],
        [4, 9],
      ],
      [
        [7, 10],
        [4, 5],
      ],
    ] as const);
    const [m, n] = [draw.int(2, 8), draw.int(2, 8)];
    const common = leastMultiple(b, d);
    const [left, right] = [(a * common) / b, (c * common) / d];
    const rest = fraction(left + right - common, common);
    const task = `${m} ${a}/${b} + ${n} ${c}/${d}`;
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected: `${m + n + 1} ${rest}`,
        form: 'mixed',
        slips: [
          { answer: `${m + n} ${rest}`, mistake: 'whole_not_carried' },
          { answer: `${m + n} + ${fraction(a + c, b + d)}`, mistake: 'adds_across_fractions' },
        ],
      },
      proof: { by: 'solve', problem: task },
      worked: [
        { line: `${m + n} + ${left}/${common} + ${right}/${common}`, why: wholesApart },
        { line: `${m + n} + ${left + right}/${common}`, why: denominatorsAlike },
        { line: `${m + n + 1} ${rest}`, why: wholeMovesOver },
      ],
    };
  },
};

/** Two parts are used; what remains? */
export const tank: ItemTemplate = {
  id: 'fraction_sums.tank',
  skills: ['fraction_sums'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A water tank is full. In the morning {a} of it is used, in the afternoon {b} of it. Which fraction of the tank is left?',
    es: 'Un depósito de agua está lleno. Por la mañana se gasta {a} del depósito, y por la tarde {b} del depósito. ¿Qué fracción del depósito queda?',
    fr: 'Une citerne est pleine d’eau. Le matin, on utilise {a} de la citerne, l’après-midi {b} de la citerne. Quelle fraction de la citerne reste-t-il ?',
  },
  hint: {
    en: 'Write the full tank as a fraction too, with the same kind of part.',
    es: 'Escribe también el depósito lleno como fracción, con el mismo tipo de partes.',
    fr: 'Écris aussi la citerne pleine sous forme de fraction, avec des parts du même genre.',
  },
  make: (draw) => {
    const [b, d] = draw.pick([
      [3, 4],
      [2, 7],
      [5, 8],
      [4, 7],
      [10, 15],
      [9, 12],
      [5, 10],
      [7, 8],
      [5, 9],
      [3, 5],
      [4, 5],
      [4, 6],
      [6, 8],
      [5, 6],
      [3, 8],
      [4, 10],
      [6, 9],
      [5, 7],
      [4, 9],
      [3, 7],
      [8, 12],
    ] as const);
    const common = leastMultiple(b, d);
    const a = numerator(draw, b);
    const room = Array.from({ length: d - 1 }, (_, index) => index + 1).filter(
      (value) => greatestDivisor(value, d) === 1 && (a * common) / b + (value * common) / d < common,
    );
    const [first, c] = room.length === 0 ? [1, 1] : [a, draw.pick(room)];
    const [left, right] = [(first * common) / b, (c * common) / d];
    const task = `1 - ${first}/${b} - ${c}/${d}`;
    const expected = fraction(common - left - right, common);
    return {
      slots: { a: `${first}/${b}`, b: `${c}/${d}` },
      answer: {
        kind: 'formula',
        expected,
        form: 'lowest-terms',
        slips: [
          { answer: fraction(left + right, common), mistake: 'rest_for_part' as const },
          { answer: fraction(b + d - first - c, b + d), mistake: 'adds_across_fractions' as const },
        ].filter(({ answer }) => answer !== expected),
      },
      proof: { by: 'solve', problem: task },
      worked: [
        { line: task, why: restOfWhole },
        { line: `${common}/${common} - ${left}/${common} - ${right}/${common}`, why: commonDenominator },
        { line: `${common - left - right}/${common}`, why: denominatorsAlike },
        ...(expected === `${common - left - right}/${common}`
          ? []
          : [{ line: expected, why: numeratorsJoined }]),
      ],
    };
  },
};
