import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { RefundState } from './payments-refunds.server.ts';

type Database = Kysely<DB>;

/** All refunds of a payment, the oldest first. */
export async function loadRefundsOf(trx: Database, paymentId: string) {
  const rows = await trx
    .selectFrom('app.refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    amountMinor: row.amount_minor,
    state: row.state as RefundState,
    providerId: row.provider_id,
    madeByHand: row.made_by_hand,
    settledAt: row.settled_at,
    failedAt: row.failed_at,
    doneAt: row.done_at,
  }));
}
export type RefundOfPayment = Awaited<ReturnType<typeof loadRefundsOf>>[number];

/** What had failed was made anew on the provider’s own pages. */
export async function finishFailed(trx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('app.refunds')
    .set({ state: 'done', done_at: now, failure: null })
    .where('id', 'in', ids)
    .where('state', '=', 'failed')
    .execute();
}

/** What a founder called made by hand was made at the provider: it counts there. */
export async function countAtProvider(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('app.refunds').set({ made_by_hand: false }).where('id', 'in', ids).execute();
}

/** Refunds that were made anew at the provider failed there once more at `at`, under the provider’s own number. */
export async function failReplacedRefund(
  trx: Database,
  ids: readonly string[],
  { providerId, failure, at }: { providerId: string; failure: string; at: Date },
): Promise<void> {
  for (const [place, id] of ids.entries())
    await trx
      .updateTable('app.refunds')
      .set({ state: 'failed', failed_at: at, done_at: null, failure })
      .$if(place === 0, (update) => update.set({ provider_id: providerId }))
      .where('id', '=', id)
      .execute();
}

/** When everything of a payment had gone back, by the provider’s time, if it had. */
export async function loadAllBackAt(trx: Database, paymentId: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('app.payments')
    .select('all_back_at')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return row?.all_back_at ?? null;
}
