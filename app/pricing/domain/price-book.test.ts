import { expect, test } from 'vitest';
import { lowestPrice, plans } from './price-book.ts';

const book = (currency: 'GBP' | 'EUR' | 'USD' | 'COP') =>
  plans.map((plan) => lowestPrice(plan, currency).amountMinor / 100);

test('the lowest prices are those that were decided', () => {
  expect(plans).toEqual(['trial', 'session', 'deep', 'five']);
  expect(book('GBP')).toEqual([9, 30, 42, 140]);
  expect(book('EUR')).toEqual([10, 32, 46, 150]);
  expect(book('USD')).toEqual([12, 39, 55, 182]);
  expect(book('COP')).toEqual([22_000, 80_000, 112_000, 372_000]);
});
