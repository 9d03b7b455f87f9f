import type { Kysely } from 'kysely';
import { enterPay, type PayKind, payOf } from '#app/pay/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  clearChargebacks,
  loadBankSharesOfBooking,
  loadReturnedOutside,
  nothingReturned,
  setChargeback,
} from '#app/pricing/index.server.ts';
import { earningBaseAtEnd } from '../domain/returned.ts';
import { losesPay } from './paying/loses-pay.server.ts';
import { completeEnded } from '../db/booking.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';

type Deps = Pick<Services, 'db' | 'random'>;

/** What a line of an ended session is for. The tutor’s own absence earns nothing; after a completed session it takes back what that earned. */
function kindOf({ state, absent }: BookingRecord): PayKind | null {
  if (state === 'completed') return 'session';
  if (state === 'cancelled') return 'late_cancellation';
  if (state === 'no_show') return absent === 'tutor' ? 'correction' : 'learner_absent';
  return null;
}

/**
 * Enters what the tutor earns with ended sessions, inside the transaction `db`: their share of what the family pays in the end. `decided` is a
 * founder’s decision with its reason.
 */
export async function settlePay(
  { db, random }: Pick<Services, 'random'> & { db: Kysely<DB> },
  ended: readonly BookingRecord[],
  { now, decided }: { now: Date; decided?: { reason: string; payMinor: number } },
): Promise<void> {
  for (const [kind, bookings] of Map.groupBy(ended, kindOf)) {
    if (!kind) continue;
    const kept = decided ? null : await loadPaidAmounts(db, bookings);
    if (decided)
      await clearChargebacks(
        db,
        bookings.map(({ id }) => id),
      );
    await enterPay(
      { db, random },
      bookings.map((booking) => ({
        bookingId: booking.id,
        tutorId: booking.tutorId,
        startsAt: booking.startsAt,
        currency: booking.currency,
        keptMinor: kept?.get(booking.id) ?? 0,
        ...(decided && { pay: { minor: decided.payMinor } }),
      })),
      { kind: decided ? 'decision' : kind, reason: decided?.reason ?? null, now },
    );
  }
}

/** What the family pays in the end for each session, less what went back outside. */
async function loadPaidAmounts(
  db: Kysely<DB>,
  bookings: readonly BookingRecord[],
): Promise<Map<string, number>> {
  const byCard = bookings.filter(({ payment }) => payment === 'card').map(({ id }) => id);
  const returned = await loadReturnedOutside(db, byCard);
  const kept = new Map<string, number>();
  for (const booking of bookings) {
    const outside = returned.get(booking.id) ?? nothingReturned;
    const losesChargeback = outside.bankMinor > 0 && (await losesPay(db, booking));
    kept.set(booking.id, earningBaseAtEnd(booking, outside, { losesChargeback }));
    if (outside.bankMinor === 0) continue;
    const without = earningBaseAtEnd(booking, outside, { losesChargeback: false });
    await noteChargebacks(db, booking, losesChargeback ? without : 0);
  }
  return kept;
}

/** Notes what each lost dispute takes off the pay, in the order of the losses: whichever is won after all returns its own part. */
async function noteChargebacks(
  db: Kysely<DB>,
  { id, currency }: BookingRecord,
  baseMinor: number,
): Promise<void> {
  let before = baseMinor;
  for (const share of await loadBankSharesOfBooking(db, id)) {
    const after = Math.max(0, before - share.amountMinor);
    await setChargeback(db, share, payOf(before, currency) - payOf(after, currency));
    before = after;
  }
}

/**
 * Completes sessions once nobody can report an absence any more, and enters their pay; returns how many. With `ids`, only those, as soon as they
 * have ended.
 */
export async function completePast(
  { db, random }: Deps,
  now: Date,
  ids?: readonly string[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const completed = await completeEnded(trx, now, ids);
    await settlePay({ db: trx, random }, completed, { now });
    return completed.length;
  });
}
