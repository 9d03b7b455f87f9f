import { expect, test } from 'vitest';
import {
  creditMonths,
  freeCancellationHours,
  invoiceDays,
  isAllowedPrice,
  lowestPrice,
  minorOf,
  planMinutes,
  plans,
  priceSteps,
} from './price-book.ts';

const book = (currency: 'GBP' | 'EUR' | 'USD' | 'COP') =>
  plans.map((plan) => lowestPrice(plan, currency).amountMinor / 100);

test('the lowest prices are those that were decided', () => {
  expect(plans).toEqual(['trial', 'session', 'deep', 'five']);
  expect(book('GBP')).toEqual([9, 30, 42, 140]);
  expect(book('EUR')).toEqual([10, 32, 46, 150]);
  expect(book('USD')).toEqual([12, 39, 55, 182]);
  expect(book('COP')).toEqual([22_000, 80_000, 112_000, 372_000]);
});

test('an hour costs £30 at least', () => {
  expect(isAllowedPrice('session', { amountMinor: 3000, currency: 'GBP' })).toBe(true);
  expect(isAllowedPrice('session', { amountMinor: 2999, currency: 'GBP' })).toBe(false);
  expect(isAllowedPrice('session', { amountMinor: 3000.5, currency: 'GBP' })).toBe(false);
});

test('£32.10 is 3210 pence in spite of floating point', () => {
  expect(minorOf(32.1)).toBe(3210);
  expect(minorOf(19.99)).toBe(1999);
});

test('the search offers £35, £40 and £50, or $ 90.000, $ 105.000 and $ 130.000', () => {
  expect(priceSteps('GBP')).toEqual([35, 40, 50]);
  expect(priceSteps('COP')).toEqual([90_000, 105_000, 130_000]);
});

test('a trial has 30 minutes, a session 60, a long one 90, and a credit is a session of 60', () => {
  expect(planMinutes).toEqual({ trial: 30, session: 60, deep: 90, five: 60 });
});

test('credits last a year, an invoice is due after two weeks, and cancelling is free until the day before', () => {
  expect([creditMonths, invoiceDays, freeCancellationHours]).toEqual([12, 14, 24]);
});

test('a price names its currency', () => {
  expect(lowestPrice('session', 'EUR')).toEqual({ amountMinor: 3200, currency: 'EUR' });
});

test.each([
  ['EUR', [40, 45, 55]],
  ['USD', [45, 55, 65]],
] as const)('in %s it offers %j', (currency, steps) => {
  expect(priceSteps(currency)).toEqual(steps);
});

test('each kind of session has a lowest price of its own', () => {
  expect(isAllowedPrice('trial', { amountMinor: 900, currency: 'GBP' })).toBe(true);
  expect(isAllowedPrice('deep', { amountMinor: 4199, currency: 'GBP' })).toBe(false);
});
