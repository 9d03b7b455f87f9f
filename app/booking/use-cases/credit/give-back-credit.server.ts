import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { halvesBack, loadReturnedOutside, returnCredit, writeCreditNote } from '#app/pricing/index.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';

/** Halves of a credit to return for a refund of this value: all, half or none. Null unless paid by credit. */
export function halvesFor(
  { payment, priceMinor, policy }: Pick<BookingRecord, 'payment' | 'priceMinor' | 'policy'>,
  refundMinor: number,
): number | null {
  if (payment !== 'credit') return null;
  const share = refundMinor === priceMinor ? 'all' : refundMinor === 0 ? 'none' : 'part';
  return halvesBack(share, policy.lateRefundPercent);
}

/** Why the invoice of an ended session is corrected. */
export function correctionOf({ state }: Pick<BookingRecord, 'state'>): 'absent' | 'cancelled' | 'refunded' {
  if (state === 'no_show') return 'absent';
  return state === 'cancelled' ? 'cancelled' : 'refunded';
}

/** Settles the refund of an ended booking inside the transaction `trx`: returns the credit to its pack, or writes a credit note for the invoice. */
export async function settleEnd(trx: Kysely<DB>, ended: BookingRecord, now: Date): Promise<void> {
  const { id: bookingId, payment, refundMinor, returnedHalves } = ended;
  const reason = correctionOf(ended);
  if (payment === 'credit') await returnCredit(trx, { bookingId, halves: returnedHalves ?? 0, now });
  else {
    // What went back outside has its credit notes already.
    const outside = payment === 'card' ? (await loadReturnedOutside(trx, [bookingId])).get(bookingId) : null;
    const leftMinor = ended.priceMinor - (outside?.handMinor ?? 0) - (outside?.bankMinor ?? 0);
    const totalMinor = Math.max(0, Math.min(refundMinor ?? 0, leftMinor));
    await writeCreditNote(trx, { of: { bookingId }, totalMinor, reason, now });
  }
}
