import type { BookingRecord } from '../model/booking-record.ts';

const MINUTE = 60_000;

/** A hold keeps an hour for one owner for ten minutes and can be prolonged once by ten more. */
export const HOLD_MINUTES = 10;
export const HOLD_EXTENSIONS = 1;

export const holdUntil = (now: Date): Date => new Date(now.getTime() + HOLD_MINUTES * MINUTE);

/** Ten minutes more than it had, not ten minutes from now: asking early loses nothing. */
export const extendedUntil = (expiresAt: Date): Date => new Date(expiresAt.getTime() + HOLD_MINUTES * MINUTE);

export const isOver = (expiresAt: Date, now: Date): boolean => expiresAt.getTime() <= now.getTime();

/** The last event of a page that ended may take a moment. */
const GRACE_MINUTES = 2;
/** However often somebody begins to pay: so long after it was taken a time is nobody’s. */
const LONGEST_HOLD_MINUTES = 90;

/** Until when a hold is kept for whoever pays: as long as the page for paying is open, within bounds. Never shorter than before. */
export function heldWhilePaying(
  hold: Pick<BookingRecord, 'createdAt' | 'expiresAt'>,
  checkoutEnds: Date,
): Date {
  const most = hold.createdAt.getTime() + LONGEST_HOLD_MINUTES * MINUTE;
  const wanted = Math.min(checkoutEnds.getTime() + GRACE_MINUTES * MINUTE, most);
  return new Date(Math.max(hold.expiresAt?.getTime() ?? 0, wanted));
}
