import type { BookingRecord } from '../model/booking-record.ts';

const MINUTE = 60_000;

/** A hold reserves a time for one owner for ten minutes and can be extended once by ten. */
export const HOLD_MINUTES = 10;
export const HOLD_EXTENSIONS = 1;

export const holdUntil = (now: Date): Date => new Date(now.getTime() + HOLD_MINUTES * MINUTE);

/** Extends from the old expiry, not from now: extending early loses nothing. */
export const extendedUntil = (expiresAt: Date): Date => new Date(expiresAt.getTime() + HOLD_MINUTES * MINUTE);

export const isOver = (expiresAt: Date, now: Date): boolean => expiresAt.getTime() <= now.getTime();

/** Minutes for the provider’s last event to arrive after the checkout ends. */
const GRACE_MINUTES = 2;
/** Upper bound for holding a time while paying, however often a checkout is started. */
const LONGEST_HOLD_MINUTES = 90;

/** Hold expiry during a checkout: the end of the checkout page plus grace, capped, and never earlier than the current expiry. */
export function heldWhilePaying(
  hold: Pick<BookingRecord, 'createdAt' | 'expiresAt'>,
  checkoutEnds: Date,
): Date {
  const most = hold.createdAt.getTime() + LONGEST_HOLD_MINUTES * MINUTE;
  const wanted = Math.min(checkoutEnds.getTime() + GRACE_MINUTES * MINUTE, most);
  return new Date(Math.max(hold.expiresAt?.getTime() ?? 0, wanted));
}
