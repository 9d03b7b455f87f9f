import { expect, test } from 'vitest';
import { findHeightDifference } from './height-difference.ts';
import type { FormulaTree } from './state.ts';

const number = (n: number) => ({ kind: 'number', value: { n: String(n), d: '1' } }) as const;
const x = { kind: 'variable', name: 'x' } as const;
const shifted = (by: number) => ({ kind: 'add', terms: [x, number(by)] }) as const;
const product = (a: number, b: number) => ({ kind: 'multiply', factors: [shifted(a), shifted(b)] }) as const;
const equals = (left: object, right: object) =>
  ({ kind: 'relation', sides: [left, right], signs: ['='] }) as unknown as FormulaTree;

test('(x−2)(x−3) and (x−2)(x+3) differ at 1: 2 and −4', () => {
  const found = findHeightDifference(equals(product(-2, -3), number(0)), equals(product(-2, 3), number(0)));
  expect(found).toEqual({ at: { x: '1' }, expected: '2', answer: '-4' });
});

test('a solution of either equation is never shown', () => {
  // Solutions 1 and 2 against −1 and −2; at 0 both left sides are 2.
  const found = findHeightDifference(equals(product(-1, -2), number(0)), equals(product(1, 2), number(0)));
  expect(found).toEqual({ at: { x: '3' }, expected: '2', answer: '20' });
});

test('equations other than "… = 0" have no heights to compare', () => {
  expect(findHeightDifference(equals(shifted(1), number(2)), equals(shifted(1), number(3)))).toBeNull();
});
