import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { called, number, negated, type Expression } from '../../expression/tree.ts';
import { compareTrees } from '../../verify/compare-trees.ts';
import { resultOf, stepsOf } from '../solved.ts';

/** The signed products over all orders of the columns. */
function byOrders(rows: readonly (readonly number[])[]): number {
  const orders = (columns: readonly number[]): readonly (readonly number[])[] =>
    columns.length === 0
      ? [[]]
      : columns.flatMap((first) =>
          orders(columns.filter((each) => each !== first)).map((rest) => [first, ...rest]),
        );
  return orders(rows.map((_, at) => at)).reduce((total, order) => {
    const swaps = order.flatMap((a, i) => order.slice(i + 1).filter((b) => b < a)).length;
    return (
      total + (swaps % 2 === 0 ? 1 : -1) * order.reduce((part, column, row) => part * rows[row]![column]!, 1)
    );
  }, 0);
}

const entry = fc.integer({ min: -6, max: 6 });
const matrix = (size: number): fc.Arbitrary<number[][]> =>
  fc.array(fc.array(entry, { minLength: size, maxLength: size }), { minLength: size, maxLength: size });
const latex = (rows: readonly (readonly number[])[]): string =>
  `\\begin{pmatrix}${rows.map((row) => row.join('&')).join('\\\\')}\\end{pmatrix}`;
const nested = (rows: readonly (readonly number[])[]): string =>
  `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;

describe('determinants', () => {
  it('are the signed products over all orders of the columns', () => {
    fc.assert(
      fc.property(fc.oneof(matrix(2), matrix(3)), (rows) => {
        const wanted = String(byOrders(rows));
        expect(resultOf(`Find the determinant of ${latex(rows)}`)).toBe(wanted);
        expect(resultOf(`Calculate the determinant of the matrix ${nested(rows)}`)).toBe(wanted);
      }),
      { numRuns: 25, seed: 31 },
    );
  });

  it('the steps are the rule, the products, the sum', () => {
    expect(stepsOf('Find the determinant of [[2, 1], [5, 3]]')).toEqual([
      'determinant_of_two: 2 · 3 - 1 · 5',
      'products_first: 6 - 1 · 5',
      'products_first: 6 - 5',
      'sums_last: 1',
    ]);
  });

  it.each([
    ['Calcula el determinante de \\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', 'es-CO'],
    ['Calcule le déterminant de la matrice [[1, 2], [3, 4]]', 'fr-FR'],
    ['$\\det\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}$', 'en'],
    ['Find $\\begin{vmatrix}1&2\\\\3&4\\end{vmatrix}$', 'en'],
  ])('%s', (problem, locale) => {
    const solved = answer('solve', { problem, locale }, null);
    expect(solved.kind === 'solved' && solved.result.plain).toBe('-2');
  });

  it.each([
    'Find the trace of [[2, 1], [5, 3]]',
    'Find the transpose of the matrix [[2, 1], [5, 3]]',
    'Find the determinant of [[1, 2, 3], [4, 5, 6]]',
    'Find the determinant of [[1, 2], [3, 4]] + [[1, 0], [0, 1]]',
    'Find the determinant of the inverse of [[1, 2], [3, 4]]',
    'Find the determinant of 2[[1, 2], [3, 4]]',
  ])('another question about matrices is not started: %s', (problem) => {
    expect(answer('solve', { problem, locale: 'en' }, null).kind).toBe('cannot');
  });

  it('a transposed sign is refuted', () => {
    const of = called('determinant', ...[1, 2, 3, 4].map((each): Expression => number(each)));
    expect(compareTrees({ expected: of, answer: negated(number(2)) }).verdict).toBe('equal');
    expect(compareTrees({ expected: of, answer: number(10) }).verdict).toBe('different');
  });
});
