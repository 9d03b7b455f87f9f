import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import {
  type CreditPart,
  loadReturnedOutside,
  loadSpentOn,
  returnCredit,
  splitBack,
  valueOfParts,
  writeCreditNote,
} from '#app/pricing/index.server.ts';
import { moneyBackMinorOf, moneyMinorOf } from '../../domain/paid-parts.ts';
import type { BookingRecord } from '../../model/booking-record.ts';

/** A refund of a booking, divided into credits and money. Amounts are those of all refunds of the booking together. */
export type DividedRefund = {
  refundMinor: number;
  /** The part off the invoice or to the card. */
  moneyMinor: number;
  /** Halves that come back now, and how many they are; null unless credits pay for the booking. */
  parts: readonly CreditPart[];
  halves: number | null;
  change: { refund_minor: number; returned_halves: number | null; credit_back_minor: number | null };
};

/**
 * Divides what is refunded in all, `targetMinor`, into halves of the credits that paid and money, beyond what came back before. Halves are not
 * divided, so it can be more, in favour of the family.
 */
export async function divideRefund(
  db: Kysely<DB>,
  booking: BookingRecord,
  targetMinor: number,
): Promise<DividedRefund> {
  if (booking.creditHalves === 0)
    return {
      refundMinor: targetMinor,
      moneyMinor: targetMinor,
      parts: [],
      halves: null,
      change: { refund_minor: targetMinor, returned_halves: null, credit_back_minor: null },
    };
  const parts = await loadSpentOn(db, booking.id);
  const openMinor = moneyMinorOf(booking) - moneyBackMinorOf(booking);
  const moreMinor = Math.max(0, targetMinor - (booking.refundMinor ?? 0));
  const back = splitBack({ parts, moneyMinor: openMinor }, moreMinor);
  const halves = back.parts.reduce((sum, part) => sum + part.halves, 0);
  const creditBackMinor = (booking.creditBackMinor ?? 0) + valueOfParts(back.parts);
  const moneyMinor = moneyBackMinorOf(booking) + back.moneyMinor;
  return {
    refundMinor: creditBackMinor + moneyMinor,
    moneyMinor,
    parts: back.parts,
    halves,
    change: {
      refund_minor: creditBackMinor + moneyMinor,
      returned_halves: (booking.returnedHalves ?? 0) + halves,
      credit_back_minor: creditBackMinor,
    },
  };
}

/** Why the invoice of an ended session is corrected. */
export function correctionOf({ state }: Pick<BookingRecord, 'state'>): 'absent' | 'cancelled' | 'refunded' {
  if (state === 'no_show') return 'absent';
  return state === 'cancelled' ? 'cancelled' : 'refunded';
}

/** Settles the refund of an ended booking inside the transaction `trx`: halves return to their packs, money comes off the invoice. */
export async function settleEnd(
  trx: Kysely<DB>,
  ended: BookingRecord,
  { parts }: Pick<DividedRefund, 'parts'>,
  now: Date,
): Promise<void> {
  const { id: bookingId, payment } = ended;
  await returnCredit(trx, { bookingId, parts, now });
  if (payment === 'credit') return;
  // What went back outside has its credit notes already.
  const outside = payment === 'card' ? (await loadReturnedOutside(trx, [bookingId])).get(bookingId) : null;
  const leftMinor = moneyMinorOf(ended) - (outside?.handMinor ?? 0) - (outside?.bankMinor ?? 0);
  const totalMinor = Math.max(0, Math.min(moneyBackMinorOf(ended), leftMinor));
  await writeCreditNote(trx, { of: { bookingId }, totalMinor, reason: correctionOf(ended), now });
}
