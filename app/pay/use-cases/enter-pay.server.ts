import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Currency } from '#app/preferences/index.server.ts';
import { insertLines, sumByBooking } from '../db/lines.server.ts';
import { payOf, type PayKind } from '../domain/pay.ts';

/** A session whose pay is settled or changes. */
export type SettledSession = {
  bookingId: string;
  tutorId: string;
  startsAt: Date;
  currency: Currency;
  /** What the family pays in the end, in minor units. */
  keptMinor: number;
  /** What the tutor earns, where a founder decided on it: it may be more or less than the usual share of `keptMinor`. */
  pay?: { minor: number };
};

/**
 * Brings the ledger up to what the sessions earn now, inside the transaction `db` that has locked their bookings: a line with the difference to
 * earlier lines, none where nothing changes; a decision always leaves a line, so that its reason can be read.
 */
export async function enterPay(
  { db, random }: Pick<Services, 'random'> & { db: Kysely<DB> },
  sessions: readonly SettledSession[],
  { kind, reason = null, now }: { kind: PayKind; reason?: string | null; now: Date },
): Promise<void> {
  const earlier = await sumByBooking(
    db,
    sessions.map(({ bookingId }) => bookingId),
  );
  const lines = sessions.flatMap(({ bookingId, tutorId, startsAt, currency, keptMinor, pay }) => {
    const amountMinor = (pay?.minor ?? payOf(keptMinor, currency)) - (earlier.get(bookingId) ?? 0);
    if (amountMinor === 0 && kind !== 'decision') return [];
    return [
      {
        id: random.uuid(),
        tutorId,
        bookingId,
        kind,
        amountMinor,
        currency,
        sessionAt: startsAt,
        enteredAt: now,
        reason,
      },
    ];
  });
  await insertLines(db, lines);
}
