import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { RefundReason, RefundState } from './payments-refunds.server.ts';

type Database = Kysely<DB>;

/** All refunds of a payment, oldest first. */
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
    usedMinor: row.used_minor,
    reason: row.reason as RefundReason,
    disputeId: row.dispute_id,
    state: row.state as RefundState,
    providerId: row.provider_id,
    madeByHand: row.made_by_hand,
    settledAt: row.settled_at,
    failedAt: row.failed_at,
    doneAt: row.done_at,
  }));
}
export type RefundOfPayment = Awaited<ReturnType<typeof loadRefundsOf>>[number];

/** Failed refunds that were made again in the provider’s dashboard. */
export async function finishFailed(trx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('app.refunds')
    .set({ state: 'done', done_at: now, failure: null })
    .where('id', 'in', ids)
    .where('state', '=', 'failed')
    .execute();
}

/** Refunds that were due and that the bank has made up in a lost dispute. */
export async function markMadeByBank(
  trx: Database,
  ids: readonly string[],
  { disputeId, now }: { disputeId: string; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('app.refunds')
    .set({ state: 'done', done_at: now, failure: null, dispute_id: disputeId })
    .where('id', 'in', ids)
    .execute();
}

/** A refund marked as made by hand turned out to be made at the provider; counts it there. */
export async function countAtProvider(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('app.refunds').set({ made_by_hand: false }).where('id', 'in', ids).execute();
}

/** Refunds made again at the provider failed once more at `at`, under the provider’s own id. */
export async function failReplacedRefund(
  trx: Database,
  ids: readonly string[],
  { providerId, failure, at }: { providerId: string; failure: string; at: Date },
): Promise<void> {
  for (const [place, id] of ids.entries())
    await trx
      .updateTable('app.refunds')
      // Founders have something to do again, although they had noted it.
      .set({ state: 'failed', failed_at: at, done_at: null, failure, settled_at: null })
      .$if(place === 0, (update) => update.set({ provider_id: providerId }))
      .where('id', '=', id)
      .execute();
}

/** When all of a payment was refunded, in provider time; null if not. */
export async function loadAllBackAt(trx: Database, paymentId: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('app.payments')
    .select('all_back_at')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return row?.all_back_at ?? null;
}

/** Stores the provider’s total of refunds at `at`; one from before the stored one changes nothing. */
export async function storeReportedRefunds(
  trx: Database,
  paymentId: string,
  { refundedMinor, at }: { refundedMinor: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.payments')
    .set({ reported_refunded_minor: refundedMinor, reported_refunded_at: at })
    .where('id', '=', paymentId)
    .where((where) =>
      where.or([where('reported_refunded_at', 'is', null), where('reported_refunded_at', '<=', at)]),
    )
    .execute();
}

/** The provider’s latest total of refunds; undefined before the first. */
export async function loadReportedRefunds(
  trx: Database,
  paymentId: string,
): Promise<{ refundedMinor: number; at: Date } | undefined> {
  const row = await trx
    .selectFrom('app.payments')
    .select(['reported_refunded_minor', 'reported_refunded_at'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  const { reported_refunded_minor: refundedMinor, reported_refunded_at: at } = row ?? {};
  return at == null || refundedMinor == null ? undefined : { refundedMinor, at };
}
