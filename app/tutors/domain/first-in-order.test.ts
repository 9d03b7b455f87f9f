import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertProperty } from '#tests/support/assert-property.ts';
import { firstInOrder } from './first-in-order.ts';

it('returns the same elements as a full stable sort', () => {
  const list = fc
    .array(fc.integer({ min: 0, max: 20 }))
    .map((values) => values.map((key, at) => ({ key, at })));
  const order = (one: { key: number }, other: { key: number }) => one.key - other.key;
  assertProperty(
    fc.property(list, fc.integer({ min: 0, max: 30 }), (all, count) => {
      expect(firstInOrder(all, count, order)).toEqual(all.toSorted(order).slice(0, count));
    }),
    { seed: 20261127, numRuns: 100 },
  );
});
