import { sql, type Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Serializes transactions that count an account’s unpaid sessions. Advisory lock until the end of the transaction. */
export async function lockUnpaidOf(trx: Kysely<DB>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid of ${accountId}`}, 0))`.execute(trx);
}

/** Booked sessions of an account that have not begun. */
export async function loadAhead(
  trx: Kysely<DB>,
  accountId: string,
  now: Date,
): Promise<{ id: string; seriesId: string | null }[]> {
  const rows = await trx
    .selectFrom('app.bookings')
    .select(['id', 'series_id'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'confirmed')
    .where('starts_at', '>', now)
    .execute();
  return rows.map((row) => ({ id: row.id, seriesId: row.series_id }));
}
