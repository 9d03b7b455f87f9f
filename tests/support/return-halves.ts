import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { loadSpentOn, returnCredit, splitBack } from '#app/pricing/index.server.ts';

/** Returns so many of the halves that a booking was paid with, in a transaction of its own. */
export async function returnHalves(
  db: Kysely<DB>,
  { bookingId, halves, now }: { bookingId: string; halves: number; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const spent = await loadSpentOn(trx, bookingId);
    // Each half is worth one, so that the amount is their number.
    const { parts } = splitBack(
      { parts: spent.map((part) => ({ ...part, halfValueMinor: 1 })), moneyMinor: 0 },
      halves,
    );
    await returnCredit(trx, { bookingId, parts, now });
  });
}
