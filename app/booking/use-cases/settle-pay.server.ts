import type { Kysely } from 'kysely';
import { enterPay, type PayKind } from '#app/pay/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
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
    await enterPay(
      { db, random },
      bookings.map(({ id, tutorId, startsAt, currency, priceMinor, refundMinor }) => ({
        bookingId: id,
        tutorId,
        startsAt,
        currency,
        keptMinor: priceMinor - (refundMinor ?? 0),
        ...(decided && { pay: { minor: decided.payMinor } }),
      })),
      { kind: decided ? 'decision' : kind, reason: decided?.reason ?? null, now },
    );
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
