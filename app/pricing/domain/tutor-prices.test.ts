import { expect, test } from 'vitest';
import { isAllowedPrice, minorOf, priceSteps } from './tutor-prices.ts';

test('an hour costs £30 at least', () => {
  expect(isAllowedPrice('session', { amountMinor: 3000, currency: 'GBP' })).toBe(true);
  expect(isAllowedPrice('session', { amountMinor: 2999, currency: 'GBP' })).toBe(false);
  expect(isAllowedPrice('session', { amountMinor: 3000.5, currency: 'GBP' })).toBe(false);
});

test('£32.10 is 3210 pence in spite of floating point', () => {
  expect(minorOf(32.1)).toBe(3210);
});

test('the search offers £35, £40 and £50, or $ 90.000, $ 105.000 and $ 130.000', () => {
  expect(priceSteps('GBP')).toEqual([35, 40, 50]);
  expect(priceSteps('COP')).toEqual([90_000, 105_000, 130_000]);
});
