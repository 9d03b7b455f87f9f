import { expect, test } from 'vitest';
import { number } from '../../expression/tree.ts';
import { toPlain } from '../../expression/plain.ts';
import type { QuantityValue } from '../quantities/value.ts';
import { solvedSystem, type LinearRelation } from './linear-system.ts';

const value = (n: number, use: number): QuantityValue =>
  ({ n: { n: BigInt(n), d: 1n }, tree: number(n), uses: new Set([use]) }) as unknown as QuantityValue;
const relation = (coefficients: readonly number[], total: number): LinearRelation => ({
  coefficients: coefficients.map((each, at) => value(each, at)),
  value: value(total, 9),
});
const unknowns = [{ name: 'pen' }, { name: 'book' }];
const solved = (relations: readonly LinearRelation[], asked: readonly number[], isPossible = () => true) =>
  solvedSystem({ unknowns, relations, isPossible }, asked, { uses: [7] });
const prices = [relation([2, 3], 41), relation([1, 1], 17)];

test('all unknowns are answered as a system, with their names and every number used', () => {
  const fit = solved(prices, [0, 1]);
  expect(fit?.values?.map(({ n, d }) => [n, d])).toEqual([
    [10n, 1n],
    [7n, 1n],
  ]);
  expect(toPlain(fit!.problem.expression)).toBe('2x + 3y = 41 and x + y = 17');
  expect(fit?.letters?.map(({ letter, name }) => [letter, name])).toEqual([
    ['x', 'pen'],
    ['y', 'book'],
  ]);
  expect([...fit!.uses].toSorted()).toEqual([0, 1, 7, 9]);
});

test('one unknown is answered by one equation', () => {
  const fit = solved(prices, [1]);
  expect(fit?.values?.map(({ n }) => n)).toEqual([7n]);
  expect(fit?.problem.unknown).toBe('x');
});

test('no answer without exactly one positive, possible solution', () => {
  expect(solved([relation([1, 1], 17), relation([2, 2], 34)], [0, 1])).toBeNull();
  expect(solved([relation([1, 1], 17), relation([1, 1], 18)], [0, 1])).toBeNull();
  expect(solved([relation([1, 1], 1), relation([1, -1], 9)], [0, 1])).toBeNull();
  expect(solved(prices, [0, 1], () => false)).toBeNull();
  expect(solved([prices[0]!], [0, 1])).toBeNull();
});
