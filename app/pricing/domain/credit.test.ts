import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowestPrice } from './price-book.ts';
import { assertProperty } from '#tests/support/assert-property.ts';
import {
  creditFrom,
  daysAfter,
  endOfPack,
  GRACE_DAYS,
  isGoodFor,
  type Pack,
  packSizes,
  packPrice,
  EXPIRY_NOTICE_DAYS,
  valueOf,
  wholeCredits,
} from './credit.ts';

const now = new Date('2026-11-20T09:00:00Z');
const pack = (change: Partial<Pack> = {}): Pack => ({
  id: 'a',
  tutorId: 'lucia',
  sessionMinor: 3200,
  halfValueMinor: 1500,
  currency: 'GBP',
  expiresAt: new Date('2027-11-20T09:00:00Z'),
  balance: 10,
  ...change,
});
const session = { tutorId: 'lucia', sessionType: 'session', hourMinor: { GBP: 3600 } };

describe('the price of five', () => {
  test.each(['GBP', 'EUR', 'USD', 'COP'] as const)(
    'at the lowest hour is the pack of the price book in %s',
    (currency) => {
      expect(packPrice(lowestPrice('session', currency).amountMinor, currency, 5)).toEqual(
        lowestPrice('five', currency),
      );
    },
  );

  test('for a dearer tutor saves the same money, and each half credit has a whole value', () => {
    expect(packPrice(3200, 'GBP', 5).amountMinor).toBe(15_000);
    expect(packPrice(3333, 'GBP', 5).amountMinor).toBe(15_660);
    // Five times 80,001 pesos less 28,000 are 372,005; half credits cost whole pesos.
    expect(packPrice(8_000_100, 'COP', 5).amountMinor).toBe(37_200_000);
  });
});

test.each([
  ['GBP', 3200, 30_000],
  ['GBP', 3333, 31_320],
  ['EUR', 3200, 30_000],
  ['COP', 8_000_100, 74_400_000],
] as const)('ten sessions in %s at an hour of %d cost the same each as five', (currency, hour, price) => {
  expect(packPrice(hour, currency, 10).amountMinor).toBe(price);
});

describe('a credit', () => {
  test('is one of five or ten of a pack, and its end is announced 30 days before', () => {
    expect([packSizes, EXPIRY_NOTICE_DAYS, GRACE_DAYS]).toEqual([[5, 10], 30, 30]);
    expect(daysAfter(now, 14).toISOString()).toBe('2026-12-04T09:00:00.000Z');
  });

  test('ends on the last day that its month has', () => {
    expect(endOfPack(new Date('2026-01-31T23:30:00Z')).toISOString()).toBe('2027-01-31T23:30:00.000Z');
  });

  test('needs something left in its pack, until the very instant at which the pack ends', () => {
    expect(isGoodFor(pack({ balance: 0 }), session, now)).toBe(false);
    expect(isGoodFor(pack({ balance: 1 }), session, now)).toBe(true);
    expect(isGoodFor(pack({ expiresAt: new Date(now.getTime() + 1) }), session, now)).toBe(true);
  });

  test('is taken whole from the pack that ends first, with what it is worth and until when', () => {
    const soon = pack({ id: 'soon', balance: 3, halfValueMinor: 1400, expiresAt: new Date('2026-12-01') });
    expect(creditFrom([pack({ id: 'late' }), soon])).toEqual([
      {
        packId: 'soon',
        halves: 2,
        halfValueMinor: 1400,
        currency: 'GBP',
        expiresAt: new Date('2026-12-01'),
      },
    ]);
  });

  test('in another currency is taken when the pack that ends first has not enough', () => {
    const half = pack({ id: 'half', balance: 1, expiresAt: new Date('2026-12-01') });
    const euros = pack({ id: 'euros', currency: 'EUR' });
    expect(creditFrom([half, euros])?.map(({ packId, halves }) => [packId, halves])).toEqual([['euros', 2]]);
    expect(wholeCredits([half, euros, pack({ balance: 2 })])).toBe(6);
    expect(wholeCredits([])).toBe(0);
  });

  test('ends a year later, on the 28th when it was bought on a leap day', () => {
    expect(endOfPack(now).toISOString()).toBe('2027-11-20T09:00:00.000Z');
    expect(endOfPack(new Date('2028-02-29T10:00:00Z')).toISOString()).toBe('2029-02-28T10:00:00.000Z');
  });

  test('is good for its own tutor at any price, for others whose hour costs no more, and for 60 minutes only', () => {
    expect(isGoodFor(pack(), session, now)).toBe(true);
    const other = { ...session, tutorId: 'amara' };
    expect(isGoodFor(pack(), { ...other, hourMinor: { GBP: 3200 } }, now)).toBe(true);
    expect(isGoodFor(pack(), { ...other, hourMinor: { GBP: 3201 } }, now)).toBe(false);
    expect(isGoodFor(pack(), { ...other, hourMinor: { EUR: 100 } }, now)).toBe(false);
    expect(isGoodFor(pack(), { ...session, sessionType: 'deep' }, now)).toBe(false);
    expect(isGoodFor(pack({ expiresAt: now }), session, now)).toBe(false);
  });

  test('is taken from what ends first, two halves of two packs make one', () => {
    const soon = pack({ id: 'soon', balance: 1, halfValueMinor: 1400, expiresAt: new Date('2026-12-01') });
    const late = pack({ id: 'late', balance: 3 });
    const parts = creditFrom([late, soon]);
    expect(parts?.map(({ packId, halves }) => [packId, halves])).toEqual([
      ['soon', 1],
      ['late', 1],
    ]);
    expect(valueOf(parts ?? [])).toBe(2900);
    expect(wholeCredits([late, soon])).toBe(2);
    expect(creditFrom([soon])).toBeNull();
    expect(creditFrom([soon, pack({ balance: 1, currency: 'EUR' })])).toBeNull();
  });

  test('whatever packs there are, a credit is two halves of them in one currency', () => {
    const some = fc.array(
      fc.record({ balance: fc.nat(4), currency: fc.constantFrom('GBP', 'EUR'), days: fc.nat(300) }),
      { maxLength: 6 },
    );
    assertProperty(
      fc.property(some, (list) => {
        const packs = list.map(({ balance, currency, days }, at) =>
          pack({
            id: `${at}`,
            balance,
            currency: currency as 'GBP',
            expiresAt: new Date(now.getTime() + days),
          }),
        );
        const parts = creditFrom(packs);
        expect(parts !== null).toBe(wholeCredits(packs) > 0);
        if (!parts) return;
        expect(parts.reduce((sum, { halves }) => sum + halves, 0)).toBe(2);
        expect(new Set(parts.map(({ currency }) => currency)).size).toBe(1);
        for (const part of parts)
          expect(part.halves).toBeLessThanOrEqual(packs.find(({ id }) => id === part.packId)?.balance ?? 0);
      }),
      { seed: 20261127, numRuns: 100 },
    );
  });
});
