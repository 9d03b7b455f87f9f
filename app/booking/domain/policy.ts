import type { BookingState } from '../model/states.ts';

/** What was promised about cancelling when the booking was made. Kept with the booking. */
export type Policy = {
  /** All back until so many hours before the start. */
  fullRefundHours: number;
  /** Afterwards, until the start, this share. */
  lateRefundPercent: number;
};

/** Half comes back once the free time is over (product, section 12). */
export const LATE_REFUND_PERCENT = 50;
/** An invoice is due so many days after it is written. */
const INVOICE_DAYS = 14;

const HOUR = 3_600_000;

export type CancelledBy = 'learner' | 'tutor' | 'founder';
export type Refund = { refundMinor: number; share: 'all' | 'part' | 'none' };

/** The times of a booking that its limits follow from: the first that was agreed, and the one that counts now. */
type Agreed = { policy: Policy; firstStartsAt: Date; startsAt: Date };

/**
 * The last instant at which the learner gets everything back or may move the session: the limit before the first time that was agreed
 * or before the current start, whichever is earlier. Moving never gains more time (product, section 13).
 */
export function freeUntil({ policy, firstStartsAt, startsAt }: Agreed): Date {
  const earlier = Math.min(firstStartsAt.getTime(), startsAt.getTime());
  return new Date(earlier - policy.fullRefundHours * HOUR);
}

/**
 * What comes back when a session of `priceMinor` is cancelled at `now`. A tutor or founder who cancels gives all back.
 */
export function refundFor(booking: Agreed & { priceMinor: number }, by: CancelledBy, now: Date): Refund {
  const { policy, priceMinor, startsAt } = booking;
  if (by !== 'learner') return { refundMinor: priceMinor, share: 'all' };
  if (now >= startsAt) return { refundMinor: 0, share: 'none' };
  if (now <= freeUntil(booking)) return { refundMinor: priceMinor, share: 'all' };
  return { refundMinor: lateRefundOf(policy, priceMinor), share: 'part' };
}

/** What comes back between the end of the free time and the start. Odd cents go to the learner. */
export const lateRefundOf = (policy: Policy, priceMinor: number): number =>
  Math.ceil((priceMinor * policy.lateRefundPercent) / 100);

export const invoiceDue = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + INVOICE_DAYS * 24 * HOUR);

/** A session may be moved so often (product, section 12). */
export const MOST_MOVES = 2;

export type Movable = {
  state: BookingState;
  policy: Policy;
  firstStartsAt: Date;
  startsAt: Date;
  moves: number;
};

/** Why a booking cannot be moved now, or null when it can: free, twice, until the limit that the first time set. */
export function whyNotMovable(
  booking: Movable,
  now: Date,
): 'not_movable' | 'move_too_late' | 'moves_used' | null {
  if (booking.state !== 'confirmed' || now >= booking.startsAt) return 'not_movable';
  if (now > freeUntil(booking)) return 'move_too_late';
  return booking.moves >= MOST_MOVES ? 'moves_used' : null;
}
