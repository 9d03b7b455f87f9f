import { expect, it } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import { type ActSituation, bookingForActs } from './read-booking.server.ts';

const startsAt = new Date('2026-11-24T18:00:00Z');
const endsAt = new Date('2026-11-24T19:00:00Z');

const moneyOf = async (refundMinor: number | null) => {
  const price = { priceMinor: 3200, currency: 'GBP', refundMinor } as const;
  const situation = partOf<ActSituation>({
    booking: { id: 'b1', state: 'confirmed', startsAt, endsAt, seriesId: null, attendedAt: null, ...price },
    tutor: { id: 'lucia-restrepo', name: 'Lucía Restrepo' },
    facts: { state: 'confirmed', startsAt, endsAt, attendedAt: null, payMinor: 2560, ...price },
  });
  const { price: asked, refund, pay } = await bookingForActs(stubDatabase().db, situation, startsAt);
  return [asked, refund, pay].map(({ amountMinor, currency }) => `${currency} ${amountMinor}`);
};

it.each([
  [null, 'GBP 0'],
  [0, 'GBP 0'],
  [1600, 'GBP 1600'],
])('founders see what a booking costs, what went back (%s) and what the tutor earns', async (minor, back) => {
  expect(await moneyOf(minor)).toEqual(['GBP 3200', back, 'GBP 2560']);
});
