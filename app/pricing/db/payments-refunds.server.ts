import { sql, type Kysely, type Updateable } from 'kysely';
import type { AppRefunds, DB } from '#app/platform/database-types.ts';
import { insertRefundShares, loadSharesOfRefund } from './refund-shares.server.ts';

type Database = Kysely<DB>;

export type RefundReason =
  | 'cancelled'
  | 'absent'
  | 'time_gone'
  | 'made_elsewhere'
  | 'given_back'
  | 'wrong_amount'
  | 'disputed';
export type RefundState = 'ordered' | 'sent' | 'done' | 'failed';
export type NewRefund = {
  id: string;
  paymentId: string;
  bookingId: string | null;
  amountMinor: number;
  reason: RefundReason;
  /** A founder’s act, for a refund after an earlier one. */
  actId?: string;
};

/** Inserts a refund; false if it exists already. The database rejects more than was paid. */
export async function insertRefund(
  trx: Database,
  refund: NewRefund & { state: RefundState; usedMinor?: number; disputeId?: string; now: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('app.refunds')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      booking_id: refund.bookingId,
      amount_minor: refund.amountMinor,
      reason: refund.reason,
      state: refund.state,
      used_minor: refund.usedMinor ?? 0,
      act_id: refund.actId ?? null,
      dispute_id: refund.disputeId ?? null,
      created_at: refund.now,
      done_at: refund.state === 'done' ? refund.now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** A refund with the data needed to execute it. */
export async function loadRefund(db: Database, id: string) {
  const row = await db
    .selectFrom('app.refunds as refund')
    .innerJoin('app.payments as payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund.state', 'refund.tries', 'refund.amount_minor', 'refund.payment_id'])
    .select(['refund.created_at', 'refund.failure', 'payment.intent_id'])
    .where('refund.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      state: row.state as RefundState,
      tries: row.tries,
      amountMinor: row.amount_minor,
      paymentId: row.payment_id,
      intentId: row.intent_id,
      createdAt: row.created_at,
      failure: row.failure,
    }
  );
}

/** Stores the result of a refund request, unless events have reported more meanwhile. */
export async function updateOrdered(db: Database, id: string, change: Updateable<AppRefunds>): Promise<void> {
  await db
    .updateTable('app.refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'ordered')
    .execute();
}

/** The provider has made a refund. A failed one stays failed, because this event is older even if delivered later. */
export async function finishRefund(
  trx: Database,
  id: string,
  { providerId, now }: { providerId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('app.refunds')
    .set({ state: 'done', done_at: now, failure: null, provider_id: providerId })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .where('failed_at', 'is', null)
    .execute();
}

/** A refund failed at the provider at `at`, possibly after it was made. Idempotent, and ignored if everything has been refunded since. */
export async function failRefund(
  trx: Database,
  id: string,
  { providerId, failure, at }: { providerId: string; failure: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.refunds as refund')
    .from('app.payments as payment')
    .set({ state: 'failed', failed_at: at, done_at: null, failure, provider_id: providerId })
    .whereRef('payment.id', '=', 'refund.payment_id')
    .where('refund.id', '=', id)
    .where('refund.failed_at', 'is', null)
    .where('refund.settled_at', 'is', null)
    .where('refund.dispute_id', 'is', null)
    .where((where) =>
      where.or([where('payment.all_back_at', 'is', null), where('payment.all_back_at', '<=', at)]),
    )
    .execute();
}

/** All known refunds of a payment were complete at `at`. Those that failed later are still due. */
export async function finishRefunds(
  trx: Database,
  paymentId: string,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  await trx
    .updateTable('app.payments')
    .set((set) => ({ all_back_at: set.fn<Date>('greatest', ['all_back_at', set.val(at)]) }))
    .where('id', '=', paymentId)
    .execute();
  await trx
    .updateTable('app.refunds')
    .set({ state: 'done', done_at: now, failure: null })
    .where('payment_id', '=', paymentId)
    .where('state', '<>', 'done')
    .where((where) => where.or([where('failed_at', 'is', null), where('failed_at', '<', at)]))
    .execute();
}

/** The sum of our refunds for one booking, in minor units. */
export async function sumRefundsOf(db: Database, bookingId: string): Promise<number> {
  const row = await db
    .selectFrom('app.refunds')
    .select(({ fn }) => fn.sum<string>('amount_minor').as('sum'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** Refused by the provider because the charge is disputed. */
export const CHARGE_DISPUTED = 'charge_disputed';

/** Refunds of a payment that are still to be made: ordered, or refused because of a dispute. In no order. */
export async function loadWaitingRefunds(trx: Database, paymentId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('app.refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('settled_at', 'is', null)
    .where((are) =>
      are.or([
        are('state', '=', 'ordered'),
        are.and([are('state', '=', 'failed'), are('failure', '=', CHARGE_DISPUTED)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Refunds are to be made (again) at the provider. */
export async function orderAgain(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('app.refunds')
    .set({ state: 'ordered', done_at: null, dispute_id: null })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Replaces a refund that is still to be made by two: of `part`, which the bank has made in a lost dispute, and of the rest, which is to be made
 * at the provider. Without a dispute the part was made on the provider's pages, and the rest stays as it was. `settledAt` is when a founder noted the
 * part.
 */
export async function splitRefund(
  trx: Database,
  id: string,
  by: {
    partMinor: number;
    disputeId: string | null;
    partId: string;
    restId: string;
    doneAt: Date;
    settledAt?: Date | null;
  },
): Promise<void> {
  const { partMinor, disputeId, partId, restId, doneAt, settledAt = null } = by;
  // Deleting the refund deletes its shares.
  const shares = await loadSharesOfRefund(trx, id);
  const whole = await trx
    .deleteFrom('app.refunds')
    .where('id', '=', id)
    .where('state', 'in', ['ordered', 'failed'])
    .returningAll()
    .executeTakeFirstOrThrow();
  const same = { payment_id: whole.payment_id, booking_id: whole.booking_id, created_at: whole.created_at };
  const restMinor = whole.amount_minor - partMinor;
  const restUsedMinor = Math.min(whole.used_minor, restMinor);
  await trx
    .insertInto('app.refunds')
    .values([
      {
        ...same,
        id: partId,
        amount_minor: partMinor,
        used_minor: whole.used_minor - restUsedMinor,
        // Of the payment’s own refunds there is one by reason, of a session’s by act.
        reason: whole.reason === 'time_gone' || whole.reason === 'wrong_amount' ? 'cancelled' : whole.reason,
        act_id: partId,
        state: 'done',
        dispute_id: disputeId,
        done_at: doneAt,
        settled_at: settledAt,
      },
      {
        ...same,
        id: restId,
        amount_minor: restMinor,
        used_minor: restUsedMinor,
        reason: whole.reason,
        act_id: whole.act_id,
        ...(disputeId === null
          ? {
              state: whole.state,
              failed_at: whole.failed_at,
              failure: whole.failure,
              tries: whole.tries,
              provider_id: whole.provider_id,
            }
          : { state: 'ordered' }),
      },
    ])
    .execute();
  let leftMinor = partMinor;
  for (const share of shares) {
    const amountMinor = Math.min(share.amountMinor, leftMinor);
    leftMinor -= amountMinor;
    await insertRefundShares(
      trx,
      [
        { ...share, refundId: partId, amountMinor },
        { ...share, refundId: restId, amountMinor: share.amountMinor - amountMinor, payMinor: 0 },
      ].filter((each) => each.amountMinor > 0),
    );
  }
}

/** Deletes the refund that a lost dispute stood for; the database counts it out of the payment, its shares go with it. */
export async function deleteDisputedRefund(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('app.refunds').where('id', '=', id).where('reason', '=', 'disputed').execute();
}

/** State of the latest refund by booking. */
export async function loadRefundStates(
  db: Database,
  bookingIds: readonly string[],
): Promise<Map<string, RefundState>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.refunds')
    .select(['booking_id', 'state'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('created_at')
    .execute();
  return new Map(rows.flatMap((row) => (row.booking_id ? [[row.booking_id, row.state as RefundState]] : [])));
}

/** Refunds that failed or are being retried, oldest first; then completed ones that were made by hand or for used credits, latest first. */
export async function loadTroubledRefunds(db: Database, limit: number) {
  return db
    .selectFrom('app.refunds as refund')
    .innerJoin('app.payments as payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select(['payment.account_id', 'payment.label', 'payment.currency', 'payment.intent_id'])
    .select(['payment.amount_minor as paid_minor', 'payment.asked_minor', 'payment.asked_currency'])
    .where('refund.settled_at', 'is', null)
    .where((where) =>
      where.or([
        where('refund.used_minor', '>', 0),
        where.and([where('refund.reason', '=', 'made_elsewhere'), where('refund.state', '=', 'done')]),
        where.and([
          where('refund.state', '<>', 'done'),
          where.or([where('refund.state', '=', 'failed'), where('refund.tries', '>', 0)]),
        ]),
      ]),
    )
    .orderBy(sql`case when refund.state <> 'done' then refund.created_at end`)
    .orderBy('refund.created_at', 'desc')
    .limit(limit)
    .execute();
}
