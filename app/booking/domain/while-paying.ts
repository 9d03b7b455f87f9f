import type { BookingRecord } from '../model/booking-record.ts';

const MINUTE = 60_000;
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
