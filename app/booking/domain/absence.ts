import type { BookingState } from '../model/states.ts';

/** One of the two sides of a session. */
export type Side = 'learner' | 'tutor';

/** What the other side answers to a claim of absence: the session took place, or it was the claimant who did not come. */
export type Objection = 'attended' | 'other_side_absent';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Somebody who is a few minutes late is not absent. */
const GRACE = 10 * MINUTE;
/** So long after the end a claim can be made; a session without one is completed then (product, section 13). */
export const CLAIM_WINDOW = 72 * HOUR;
/** So long after a claim the other side may object. */
export const OBJECTION_WINDOW = 72 * HOUR;

/** When it can be claimed that somebody did not come: from ten minutes after the start until 72 hours after the end. */
export const absenceTimes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  from: new Date(startsAt.getTime() + GRACE),
  until: new Date(endsAt.getTime() + CLAIM_WINDOW),
});

/** May it be claimed now that somebody did not come? */
export function mayClaimAbsence(
  booking: { state: BookingState; startsAt: Date; endsAt: Date },
  now: Date,
): boolean {
  const { from, until } = absenceTimes(booking);
  return ['confirmed', 'completed'].includes(booking.state) && from <= now && now <= until;
}

/** Until when the other side may object to a claim. */
export const objectUntil = ({ claimedAt }: { claimedAt: Date }): Date =>
  new Date(claimedAt.getTime() + OBJECTION_WINDOW);

/** A tutor may say it of both, a learner of the tutor. */
export const maySayOf = (side: Side, absent: Side): boolean => side === 'tutor' || absent === 'tutor';

/** All comes back when the tutor did not come, nothing when the learner did not. */
export const refundOfAbsence = (absent: Side, priceMinor: number): number =>
  absent === 'tutor' ? priceMinor : 0;

/**
 * What a founder's decision gives back to the family: `percent` of the price, parts of a cent to the family. A credit comes back in
 * halves, so its share is rounded to the nearest of nothing, half and all.
 */
export function refundOfShare(
  percent: number,
  { priceMinor, payment }: { priceMinor: number; payment: string | null },
): number {
  const share = payment === 'credit' ? Math.round(percent / 50) * 50 : percent;
  return Math.ceil((priceMinor * share) / 100);
}
