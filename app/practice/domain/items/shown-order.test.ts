import { expect, test } from 'vitest';
import type { AnswerSpec } from '@curvela/curriculum';
import { shownOrder } from './shown-order.ts';

const linesOf = (count: number) =>
  ({ kind: 'order', lines: Array.from({ length: count }, (_, n) => `${n}`) }) as unknown as Extract<
    AnswerSpec,
    { kind: 'order' }
  >;
const choiceOf = (count: number) =>
  ({ kind: 'choice', options: Array.from({ length: count }, () => ({})) }) as unknown as Extract<
    AnswerSpec,
    { kind: 'choice' }
  >;
const seeds = Array.from({ length: 200 }, (_, seed) => seed);

test('each line is shown once, the same for the same seed, and never in the right order', () => {
  for (const seed of seeds) {
    const order = shownOrder(linesOf(3), seed);
    expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(shownOrder(linesOf(3), seed)).toEqual(order);
    expect(order).not.toEqual([0, 1, 2]);
  }
});

test('options may also stand in the order in which they were written', () => {
  const orders = seeds.map((seed) => shownOrder(choiceOf(3), seed).join(''));
  expect([...new Set(orders)].toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
});

test('a right order is turned by one line', () => {
  const right = seeds.find((seed) => shownOrder(choiceOf(4), seed).join('') === '0123')!;
  expect(shownOrder(linesOf(4), right)).toEqual([1, 2, 3, 0]);
});
