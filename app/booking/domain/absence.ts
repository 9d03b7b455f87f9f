import type { Refund } from './policy.ts';
import type { BookingState } from '../model/states.ts';

/** One of the two sides of a session. */
export type Side = 'learner' | 'tutor';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Somebody who is a few minutes late is not absent. */
const GRACE = 10 * MINUTE;
/** So long after the end it can still be said that somebody did not come. */
const SAID_WITHIN = 24 * HOUR;

/** When it can be said that somebody did not come: from ten minutes after the start until a day after the end. */
export const absenceTimes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  from: new Date(startsAt.getTime() + GRACE),
  until: new Date(endsAt.getTime() + SAID_WITHIN),
});

/** May it be said now that somebody did not come? */
export function mayBeAbsent(
  booking: { state: BookingState; startsAt: Date; endsAt: Date },
  now: Date,
): boolean {
  const { from, until } = absenceTimes(booking);
  return ['confirmed', 'completed'].includes(booking.state) && from <= now && now <= until;
}

/** A tutor may say it of both, a learner of the tutor. */
export const maySayOf = (side: Side, absent: Side): boolean => side === 'tutor' || absent === 'tutor';

/** All comes back when the tutor did not come, nothing when the learner did not. */
export const refundOfAbsence = (absent: Side, priceMinor: number): Refund =>
  absent === 'tutor' ? { refundMinor: priceMinor, share: 'all' } : { refundMinor: 0, share: 'none' };
