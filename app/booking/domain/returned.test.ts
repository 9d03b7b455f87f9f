import { expect, test } from 'vitest';
import { earningBaseAtEnd, stillPaidMinorOf } from './returned.ts';

const byMoney = { creditMinor: 0, creditBackMinor: null };
const none = { handMinor: 0, bankMinor: 0 };

test.each([
  [{ refundMinor: null, backBeforeMinor: null }, none, 3200],
  [{ refundMinor: 1600, backBeforeMinor: null }, none, 1600],
  [{ refundMinor: null, backBeforeMinor: null }, { handMinor: 500, bankMinor: 200 }, 2500],
  // All of it is due back, and 500 had gone back by hand: 2700 was ordered.
  [{ refundMinor: 3200, backBeforeMinor: 500 }, { handMinor: 500, bankMinor: 0 }, 0],
  [{ refundMinor: 1600, backBeforeMinor: null }, { handMinor: 0, bankMinor: 1600 }, 0],
  [{ refundMinor: null, backBeforeMinor: null }, { handMinor: 9999, bankMinor: 0 }, 0],
])('of £32.00 with %o and %o the family still pays %i', (sums, outside, paid) => {
  expect(stillPaidMinorOf({ priceMinor: 3200, ...byMoney, ...sums }, outside)).toBe(paid);
});

test.each([
  [{ refundMinor: null, creditBackMinor: null, backBeforeMinor: null }, none, 600],
  // Half of it came back: a half credit, and 300 to the card.
  [{ refundMinor: 1800, creditBackMinor: 1500, backBeforeMinor: null }, none, 300],
  [
    { refundMinor: 1800, creditBackMinor: 1500, backBeforeMinor: null },
    { handMinor: 100, bankMinor: 0 },
    200,
  ],
  [{ refundMinor: 3600, creditBackMinor: 3000, backBeforeMinor: 200 }, { handMinor: 200, bankMinor: 0 }, 0],
])('of £6.00 beside a credit with %o and %o the family still pays %i', (sums, outside, paid) => {
  expect(stillPaidMinorOf({ priceMinor: 3600, creditMinor: 3000, ...sums }, outside)).toBe(paid);
});

test.each([
  [null, none, false, 3200],
  [1600, none, false, 1600],
  [null, { handMinor: 1000, bankMinor: 0 }, false, 2200],
  [null, { handMinor: 1000, bankMinor: 600 }, false, 2200],
  [null, { handMinor: 1000, bankMinor: 600 }, true, 1600],
  [3200, { handMinor: 1000, bankMinor: 0 }, false, 0],
])(
  'refund %o, outside %o, chargeback borne by the tutor %s: pay counts %i',
  (refund, outside, loses, base) => {
    const sums = { priceMinor: 3200, refundMinor: refund };
    expect(earningBaseAtEnd(sums, outside, { losesChargeback: loses })).toBe(base);
  },
);
