import { roundUp } from '#app/platform/money.ts';
import type { BookingState } from '../model/states.ts';

/** Cancellation terms agreed when the booking was made. Stored with the booking. */
export type Policy = {
  /** Full refund until this many hours before the start. */
  fullRefundHours: number;
  /** Share refunded after that, until the start. */
  lateRefundPercent: number;
};

/** Share refunded once free cancellation is over (product, section 12). */
export const LATE_REFUND_PERCENT = 50;
/** Days until an invoice is due. */
const INVOICE_DAYS = 14;

const HOUR = 3_600_000;

export type CancelledBy = 'learner' | 'tutor' | 'founder';
export type Refund = { refundMinor: number; share: 'all' | 'part' | 'none' };

type Price = { priceMinor: number; currency: string };
/** The times that determine a booking’s limits: the first agreed start and the current one. */
type Agreed = { policy: Policy; firstStartsAt: Date; startsAt: Date };

/**
 * Last instant for a full refund or a move: the limit before the first agreed start or before the current start, whichever is earlier.
 * Moving never extends it (product, section 13).
 */
export function freeUntil({ policy, firstStartsAt, startsAt }: Agreed): Date {
  const earlier = Math.min(firstStartsAt.getTime(), startsAt.getTime());
  return new Date(earlier - policy.fullRefundHours * HOUR);
}

/** Refund for cancelling a session of `priceMinor` at `now`. A cancellation by the tutor or a founder refunds everything. */
export function refundFor(booking: Agreed & Price, by: CancelledBy, now: Date): Refund {
  const { priceMinor, startsAt } = booking;
  if (by !== 'learner') return { refundMinor: priceMinor, share: 'all' };
  if (now >= startsAt) return { refundMinor: 0, share: 'none' };
  if (now <= freeUntil(booking)) return { refundMinor: priceMinor, share: 'all' };
  return { refundMinor: lateRefundOf(booking), share: 'part' };
}

/** Refund between the end of free cancellation and the start, rounded up to what can be paid. */
export const lateRefundOf = ({ policy, priceMinor, currency }: Price & { policy: Policy }): number =>
  Math.min(priceMinor, roundUp((priceMinor * policy.lateRefundPercent) / 100, currency));

export const invoiceDue = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + INVOICE_DAYS * 24 * HOUR);

/** How often a session may be moved (product, section 12). */
export const MOST_MOVES = 2;

export type Movable = {
  state: BookingState;
  policy: Policy;
  firstStartsAt: Date;
  startsAt: Date;
  moves: number;
};

/** Why a booking cannot be moved now, or null. Moving is free, at most twice, and only before the limit set by the first time. */
export function whyNotMovable(
  booking: Movable,
  now: Date,
): 'not_movable' | 'move_too_late' | 'moves_used' | null {
  if (booking.state !== 'confirmed' || now >= booking.startsAt) return 'not_movable';
  if (now > freeUntil(booking)) return 'move_too_late';
  return booking.moves >= MOST_MOVES ? 'moves_used' : null;
}
