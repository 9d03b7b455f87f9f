import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlain } from '../../expression/plain.ts';
import { read } from '../../expression/read.ts';
import type { Tree } from '../../expression/tree.ts';
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
const treeOf = (text: string): Tree => {
  const result = read(text);
  if (!result.ok) throw new Error(text);
  return result.tree;
};
const accepts = (problem: string, line: Tree): boolean => {
  const asked = problemOf(problem);
  return doesInvariantHold(asked.expression, { rule: 'collect_terms', after: line, promise: 'asked' }, asked);
};
/** The size of −3/4 or 0.5. */
const sizeOf = (text: string): number => {
  const [above, below = '1'] = text.replace('−', '-').split('/');
  return Number(above) / Number(below);
};
const small = fc.integer({ min: -5, max: 5 });

describe('curves by their derivatives', () => {
  it('a cubic made from two places has its extrema there', () => {
    // f′ = 6(x − p)(x − q), so f = 2x³ − 3(p + q)x² + 6pq·x + c.
    fc.assert(
      fc.property(small, small, small, (p, q, c) => {
        fc.pre(p < q);
        const f = (x: number): number => 2 * x ** 3 - 3 * (p + q) * x ** 2 + 6 * p * q * x + c;
        const text = `f(x) = 2x^3 + (${-3 * (p + q)})x^2 + (${6 * p * q})x + (${c})`;
        expect(resultOf(`Find the local extrema of ${text}`)).toBe(
          `x = ${p}, y = ${f(p)} or x = ${q}, y = ${f(q)}`,
        );
        const outside = resultOf(`On which intervals is ${text} increasing?`);
        expect([`x < ${p} or x > ${q}`, `x > ${q} or x < ${p}`]).toContain(outside);
        expect(resultOf(`On which intervals is ${text} decreasing?`)).toBe(`${p} < x < ${q}`);
      }),
      { numRuns: 15, seed: 11 },
    );
  });

  it.each([
    ['Find the critical points of f(x) = x^2 - 6x + 1', 'x = 3'],
    ['Find the extrema of f(x) = -x^2 + 4x', '(2, 4)'],
    ['Find the inflection point of f(x) = x^3 - 6x^2 + 1', '(2, -15)'],
    ['Find the extrema of f(x) = x^4 - 8x^2', 'x = -2, y = -16 or x = 0, y = 0 or x = 2, y = -16'],
    ['Where is f(x) = x^2 - 4x decreasing?', 'x < 2'],
    ['Find the normal line to y = x^2 at x = 1', 'y = -1/2 · x + 3/2'],
    ['Find the normal line to y = x^2 at x = 0', 'x = 0'],
    ['Find the local maximum of f(x) = x^3 - 3x', 'not read'],
    ['Find the critical points of f(x) = sin(x)', 'cannot family'],
    ['Find the critical points of f(x) = x^5 - x - 1 + x^4', 'cannot family'],
  ])('%s: %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it.each([
    ['Find the extrema of f(x) = x^3', ['critical_derivative', 'extrema_none']],
    ['Find the extrema of f(x) = x^3 + x', ['critical_derivative']],
    ['Find the inflection points of f(x) = x^4', ['inflection_derivative', 'inflection_nowhere']],
    ['Where is f(x) = x^3 increasing?', ['growth_derivative', 'growth_one_sign']],
    ['Where is f(x) = 5 - 2x decreasing?', ['growth_constant']],
  ] as const)('%s uses %s', (text, rules) => {
    const used = stepsOf(text).map((step) => step.split(':')[0]);
    expect(used).toEqual(expect.arrayContaining([...rules]));
  });

  it.each([
    ['Find the extrema of f(x) = x^3 - 3x', '(1, -2)'],
    ['Find the extrema of f(x) = -x^2 + 4x', '(2, 5)'],
    ['Find the critical points of f(x) = x^3 - 3x', 'x^2 - 3 = 0'],
    ['Find the inflection point of f(x) = x^3 - 6x^2 + 1', '(1, -4)'],
    ['Where is f(x) = x^2 - 4x increasing?', 'x > 1'],
    ['Find the normal line to y = x^2 at x = 1', 'y = 2x - 1'],
  ])('%s: not %s', (text, line) => {
    expect(accepts(text, treeOf(line))).toBe(false);
  });
});

describe('single terms of a power of a sum', () => {
  it('the coefficients are those of repeated multiplication', () => {
    const nonzero = small.filter((each) => each !== 0);
    fc.assert(
      fc.property(nonzero, nonzero, fc.integer({ min: 3, max: 8 }), fc.nat(8), (a, b, n, at) => {
        const power = at % (n + 1);
        let coefficients = [1];
        for (let count = 0; count < n; count += 1)
          coefficients = Array.from(
            { length: coefficients.length + 1 },
            (_, place) => (coefficients[place - 1] ?? 0) * a + (coefficients[place] ?? 0) * b,
          );
        const question = power === 0 ? 'constant term of' : `coefficient of x^${power} in`;
        expect(resultOf(`Find the ${question} ((${a})x + (${b}))^${n}`)).toBe(String(coefficients[power]));
      }),
      { numRuns: 25, seed: 12 },
    );
  });

  it.each([
    ['Find the 4th term in the expansion of (2x - 1)^6', '-160x³'],
    ['Find the first term in the expansion of (2x - 1)^6', '64x⁶'],
    ['Find the term in x^4 in the expansion of (1 + 3x)^7', '2835x⁴'],
    ['Find the constant term of (x + 1/x)^6', '20'],
    ['Find the constant term of (x^2 - 2/x)^6', '240'],
    ['Find the 9th term in the expansion of (2x - 1)^6', 'cannot family'],
  ])('%s: %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('the neighbour of the term is rejected', () => {
    expect(accepts('Find the 4th term in the expansion of (2x - 1)^6', treeOf('240x^4'))).toBe(false);
    expect(accepts('Find the 4th term in the expansion of (2x - 1)^6', treeOf('60x^2'))).toBe(false);
    expect(accepts('Find the coefficient of x^3 in (x + 2)^5', treeOf('80'))).toBe(false);
  });
});

describe('listed numbers', () => {
  it('fractions and decimals are put in the order of their sizes', () => {
    const value = fc.oneof(
      fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 2, max: 9 })).map(([n, d]) => ({
        text: `${n}/${d}`,
        size: n / d,
      })),
      fc.integer({ min: -300, max: 300 }).map((n) => ({ text: String(n / 100), size: n / 100 })),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 3, maxLength: 6 }), (values) => {
        const list = values.map(({ text }) => text).join(', ');
        const solved = solveTree(problemOf(`Put in ascending order: ${list}`));
        const shown = solved.kind === 'solved' && solved.result.kind === 'list' ? solved.result.items : [];
        const sizes = shown.map((item) => sizeOf(toPlain(item)));
        expect(sizes).toEqual(values.map(({ size }) => size).toSorted((a, b) => a - b));
      }),
      { numRuns: 30, seed: 13 },
    );
  });

  it.each([
    ['Find the first quartile of 1, 3, 5, 7, 9, 11, 13', '3'],
    ['Find the third quartile of 1, 3, 5, 7, 9, 11, 13', '11'],
    ['Find the lower quartile of 9, 1, 4, 6, 2, 8', '2'],
    ['Find the upper quartile of 1, 2, 3, 4, 5, 6, 7, 8', '6.5'],
    ['Find the interquartile range of 1, 2, 3, 4, 5, 6, 7, 8', '4'],
    ['Put in descending order: 3, -1, 2', '{3, 2, -1}'],
    ['Find the common ratio of 48, 24, 12, 6', 'r = 1/2'],
    ['Find the common difference of 7, 4, 1', 'd = -3'],
    ['Find the common ratio of 2, 4, 7', 'cannot family'],
    ['Share 120 in the ratio 3:5', '{45, 75}'],
    ['Divide 60 in the ratio 1:2:3', '{10, 20, 30}'],
  ])('%s: %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('French quartiles are values of the list', () => {
    const french = 'Trouver le premier quartile de 1 ; 2 ; 3 ; 4 ; 5 ; 6 ; 7 ; 8';
    expect(resultIn(french, 'fr-FR')).toBe('2');
    expect(resultIn('Halla el primer cuartil de 1, 2, 3, 4, 5, 6, 7, 8', 'es-CO')).toBe('2.5');
    expect(resultIn('Trouver l’écart interquartile de 1 ; 2 ; 3 ; 4 ; 5 ; 6 ; 7 ; 8', 'fr-FR')).toBe('4');
  });

  it.each([
    ['Put in ascending order: 3, 1, 2', '{3, 1, 2}'],
    ['Put in ascending order: 3, 1, 2', '{1, 1, 2}'],
    ['Put in descending order: 3, 1, 2', '{1, 2, 3}'],
    ['Find the first quartile of 1, 3, 5, 7, 9, 11, 13', '4'],
    ['Find the interquartile range of 1, 3, 5, 7, 9, 11, 13', '12'],
    ['Find the common ratio of 48, 24, 12, 6', 'r = 2'],
    ['Share 120 in the ratio 3:5', '{60, 60}'],
  ])('%s: not %s', (text, line) => {
    expect(accepts(text, treeOf(line))).toBe(false);
  });
});
