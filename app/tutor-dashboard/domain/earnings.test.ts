import { expect, test } from 'vitest';
import { earnedOf } from '#app/tutors/domain/tutor.ts';
import { earningsOf } from './earnings.ts';

const session = (month: string, currency: string, priceMinor: number, refundMinor = 0) => ({
  month,
  currency,
  priceMinor,
  refundMinor,
});

test('a tutor keeps 80 % of what the learner pays, parts of a penny rounded down', () => {
  expect(earnedOf({ priceMinor: 3200, refundMinor: 0 })).toBe(2560);
  expect(earnedOf({ priceMinor: 3201, refundMinor: 0 })).toBe(2560);
  expect(earnedOf({ priceMinor: 3200, refundMinor: 1600 })).toBe(1280);
});

test('months stand apart, the latest first, and so do currencies', () => {
  expect(
    earningsOf([
      session('2026-10', 'GBP', 3200),
      session('2026-11', 'GBP', 3200),
      session('2026-11', 'COP', 8_500_000),
      session('2026-11', 'GBP', 4500),
    ]),
  ).toEqual([
    {
      month: '2026-11',
      rows: [
        { currency: 'COP', sessions: 1, earnedMinor: 6_800_000 },
        { currency: 'GBP', sessions: 2, earnedMinor: 6160 },
      ],
    },
    { month: '2026-10', rows: [{ currency: 'GBP', sessions: 1, earnedMinor: 2560 }] },
  ]);
});
