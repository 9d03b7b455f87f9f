import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { RaisedLimits } from '../domain/unpaid-limits.ts';

/** Advisory lock of transactions that count an account’s unpaid sessions. */
export const keyOfUnpaid = (accountId: string) => `unpaid of ${accountId}`;

/** What founders allow an account. */
export async function loadRaisedLimits(db: Kysely<DB>, accountId: string): Promise<RaisedLimits | undefined> {
  return db
    .selectFrom('app.unpaid_limits')
    .select(['sessions', 'series'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Replaces what founders allow an account; null: no more than the settings do. */
export async function saveRaisedLimits(
  trx: Kysely<DB>,
  { accountId, limits, now }: { accountId: string; limits: RaisedLimits | null; now: Date },
): Promise<void> {
  if (!limits) {
    await trx.deleteFrom('app.unpaid_limits').where('account_id', '=', accountId).execute();
    return;
  }
  const row = { ...limits, set_at: now };
  await trx
    .insertInto('app.unpaid_limits')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}
