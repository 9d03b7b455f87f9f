import { roundUp } from '#app/platform/money.ts';
import type { BookingState } from '../model/states.ts';

/** One of the two sides of a session. */
export type Side = 'learner' | 'tutor';

/** How the other side answers a claim of absence: the session took place, or the claimant was absent. */
export type Objection = 'attended' | 'other_side_absent';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Being a few minutes late does not count as absent. */
const GRACE = 10 * MINUTE;
/** Time after the end during which a claim can be made; an unclaimed session is completed then (product, section 13). */
export const CLAIM_WINDOW = 72 * HOUR;
/** Time after a claim during which the other side may object. */
export const OBJECTION_WINDOW = 72 * HOUR;

/** When absence can be claimed: from ten minutes after the start until 72 hours after the end. */
export const absenceTimes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  from: new Date(startsAt.getTime() + GRACE),
  until: new Date(endsAt.getTime() + CLAIM_WINDOW),
});

/** Whether absence can be claimed now. A completed session with a refund has been decided by a founder. */
export function mayClaimAbsence(
  booking: { state: BookingState; startsAt: Date; endsAt: Date; refundMinor?: number | null },
  now: Date,
): boolean {
  if (typeof booking.refundMinor === 'number') return false;
  const { from, until } = absenceTimes(booking);
  return ['confirmed', 'completed'].includes(booking.state) && from <= now && now <= until;
}

/** Deadline for objecting to a claim. */
export const objectUntil = ({ claimedAt }: { claimedAt: Date }): Date =>
  new Date(claimedAt.getTime() + OBJECTION_WINDOW);

/** A tutor may report either side absent, a learner only the tutor. */
export const maySayOf = (side: Side, absent: Side): boolean => side === 'tutor' || absent === 'tutor';

/** Full refund when the tutor was absent, none when the learner was. */
export const refundOfAbsence = (absent: Side, priceMinor: number): number =>
  absent === 'tutor' ? priceMinor : 0;

/**
 * Refund that follows from a founder’s decision: `percent` of the price, fractions of the smallest amount rounded up for the family. A
 * credit is returned in halves, so its share is rounded to none, half or all.
 */
export function refundOfShare(
  percent: number,
  { priceMinor, currency, payment }: { priceMinor: number; currency: string; payment: string | null },
): number {
  const share = payment === 'credit' ? Math.round(percent / 50) * 50 : percent;
  return Math.min(priceMinor, roundUp((priceMinor * share) / 100, currency));
}
