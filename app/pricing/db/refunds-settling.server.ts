import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** A refund to be settled by a founder, with a row lock. */
export async function lockRefund(trx: Kysely<DB>, id: string) {
  const row = await trx
    .selectFrom('app.refunds as refund')
    .innerJoin('app.payments as payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.state',
      'refund.used_minor',
      'refund.amount_minor',
      'refund.settled_at',
      'refund.reason',
    ])
    .select('payment.currency')
    .where('refund.id', '=', id)
    .forUpdate('refund')
    .executeTakeFirst();
  return (
    row && {
      state: row.state,
      reason: row.reason,
      usedMinor: row.used_minor,
      settled: row.settled_at !== null,
      amount: { amountMinor: row.amount_minor, currency: row.currency },
    }
  );
}

/** Marks the refund as settled by a person; `made` if the money was returned by hand. */
export async function markSettled(
  trx: Kysely<DB>,
  { id, made, now }: { id: string; made: boolean; now: Date },
): Promise<void> {
  await trx
    .updateTable('app.refunds')
    .set({ settled_at: now, ...(made ? { state: 'done', done_at: now, made_by_hand: true } : {}) })
    .where('id', '=', id)
    .execute();
}
