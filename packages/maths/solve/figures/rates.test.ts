import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlain } from '../../expression/plain.ts';
import { read } from '../../expression/read.ts';
import { numberValue } from '../../expression/build.ts';
import type { Expression } from '../../expression/tree.ts';
import { readRequest, type Problem } from '../../reading/request.ts';
import { solveTree } from '../solve.ts';
import { resultOf, stepsOf } from '../solved.ts';
import { doesInvariantHold } from '../step-invariants.ts';

const problemOf = (text: string, locale = 'en'): Problem => {
  const request = readRequest(text, { locale });
  if (!request.ok) throw new Error(`not read: ${text}`);
  return request.problem;
};
const resultIn = (text: string, locale: string): string => {
  const solved = solveTree(problemOf(text, locale));
  return solved.kind === 'solved' ? toPlain(solved.result) : `cannot ${solved.reason}`;
};
const rightSide = (text: string): number => {
  const solved = solveTree(problemOf(text));
  if (solved.kind !== 'solved' || solved.result.kind !== 'relation') throw new Error(text);
  const { n, d } = numberValue(solved.result.sides[1]!)!;
  return Number(n) / Number(d);
};
const accepts = (text: string, line: string): boolean => {
  const [problem, result] = [problemOf(text), read(line)];
  if (!result.ok) throw new Error(line);
  return doesInvariantHold(
    problem.expression,
    { rule: 'put_in_values', after: result.tree, promise: 'asked' },
    problem,
  );
};

describe('interest', () => {
  it('compound interest is what a year-by-year account holds, in cents', () => {
    const cases = fc.tuple(
      fc.integer({ min: 100, max: 9000 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 6 }),
    );
    fc.assert(
      fc.property(cases, ([sum, rate, years]) => {
        // In ten-thousandths of a cent, so that only the last division rounds.
        let balance = BigInt(sum) * 10n ** 20n;
        for (let year = 0; year < years; year += 1) balance = (balance * BigInt(100 + rate)) / 100n;
        const amount = Number(balance / 10n ** 14n) / 1e6;
        const text = `at ${rate}% compound interest for ${years} years`;
        expect(Math.abs(rightSide(`Find the final amount of ${sum} ${text}`) - amount)).toBeLessThanOrEqual(
          0.0050001,
        );
        const simple = `at ${rate}% simple interest for ${years} years`;
        expect(rightSide(`Find the final amount of ${sum} ${simple}`)).toBeCloseTo(
          sum + (sum * rate * years) / 100,
          6,
        );
      }),
      { numRuns: 25, seed: 21 },
    );
  });

  it.each([
    ['Find the simple interest on $500 at 4% per year for 3 years.', 'I = 60'],
    ['Find the compound interest on $1000 at 5% per annum for 2 years.', 'I = 102.5'],
    ['$2000 is invested at 3% compound interest per year. What is its value after 4 years?', 'A = 2251.02'],
    ['$1000 is invested at 6% compounded monthly for 2 years. Find the balance.', 'A = 1127.16'],
  ])('%s: %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it.each([
    'Find the principal if the simple interest is $60 at 4% for 3 years',
    'Find the compound interest on $1000 at 5% compounded daily for 2 years',
    'Find the simple interest on $500 at 2% per month for 3 years',
    'Find the compound interest on $500 at 4% for 2.5 years',
  ])('other periods and other unknowns are not started: %s', (text) => {
    expect(readRequest(text).ok).toBe(false);
  });

  it('in Spanish and French', () => {
    expect(resultIn('Calcula el interés simple de 500 € al 4% anual durante 3 años.', 'es-CO')).toBe(
      'I = 60',
    );
    expect(resultIn('Calcule les intérêts composés de 1000 € à 5 % par an pendant 2 ans.', 'fr-FR')).toBe(
      'I = 102.5',
    );
  });

  it('the steps end with cents, and other amounts are rejected', () => {
    const text = 'Find the final amount of 2000 at 3% compound interest for 4 years';
    expect(stepsOf(text).at(-1)).toBe('rounded_to_cents: A = 2251.02');
    expect(accepts(text, 'A = 2251.02')).toBe(true);
    expect(accepts(text, 'A = 2240')).toBe(false);
    expect(accepts(text, 'A = 2251.03')).toBe(false);
  });
});

describe('direct and inverse proportion', () => {
  it('the new pair has the quotient, or the product, of the old one', () => {
    const positive = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(positive, positive, positive, (x, y, other) => {
        const given = `y = ${y} when x = ${x}. Find y when x = ${other}`;
        expect(rightSide(`y is directly proportional to x and ${given}`) * x).toBeCloseTo(y * other, 9);
        expect(rightSide(`y is inversely proportional to x and ${given}`) * other).toBeCloseTo(x * y, 9);
        const turned = `y = ${y} when x = ${x}. Find x when y = ${other}`;
        expect(rightSide(`y is directly proportional to x and ${turned}`) * y).toBeCloseTo(x * other, 9);
      }),
      { numRuns: 25, seed: 22 },
    );
  });

  it.each([
    ['y is directly proportional to the square of x. When x = 2, y = 12. Find y when x = 3.', '27'],
    ['y is inversely proportional to the square root of x. When x = 4, y = 12. Find y when x = 9.', '8'],
    ['y es directamente proporcional al cuadrado de x. Cuando x = 2, y = 12. Halla y cuando x = 3.', '27'],
  ])('a power of x is not taken for x: %s', (text, value) => {
    const request = readRequest(text, { locale: text.startsWith('y es') ? 'es-CO' : 'en' });
    if (!request.ok) throw new Error(text);
    const solved = solveTree(request.problem);
    expect(solved.kind === 'solved' ? toPlain(solved.result) : solved.kind).toBe(value);
  });
});

describe('scientific notation', () => {
  it('products and quotients keep their value, with one digit in front', () => {
    const front = fc.integer({ min: 1, max: 99 });
    const exponent = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(front, exponent, front, exponent, (a, m, b, n) => {
        const solved = solveTree(
          problemOf(`Calculate (${a / 10} × 10^${m})(${b / 10} × 10^${n}) in scientific notation`),
        );
        const tree = solved.kind === 'solved' ? (solved.result as Expression) : null;
        const [size, power] = tree?.kind === 'multiply' ? tree.factors.map((each) => toPlain(each)) : [];
        expect(power).toMatch(/^10/);
        expect(Number(size)).toBeGreaterThanOrEqual(1);
        expect(Number(size)).toBeLessThan(10);
        const shift = Math.round(Math.log10((a * b) / 100 / Number(size)));
        expect(Number(size) * 10 ** shift).toBeCloseTo((a * b) / 100, 9);
      }),
      { numRuns: 30, seed: 23 },
    );
  });

  it.each([
    ['Write 6.1 × 10^-3 in decimal form', '0.0061'],
    ['Write 3.2 × 10^5 as a decimal', '320000'],
    ['Work out 3.2 × 10^5 × 4 × 10^-2 in standard form', '1.28 · 10⁴'],
    ['Calculate (8 × 10^6)/(2 × 10^2) in scientific notation', '4 · 10⁴'],
    ['Write 45 × 10^3 in scientific notation', '4.5 · 10⁴'],
  ])('%s: %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });
});
