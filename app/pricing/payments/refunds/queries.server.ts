import type { Kysely, Updateable } from 'kysely';
import type { AppRefunds, DB } from '#app/platform/database-types.ts';

type Database = Kysely<DB>;

export type RefundReason = 'cancelled' | 'absent' | 'time_gone' | 'made_elsewhere' | 'given_back';
export type RefundState = 'ordered' | 'sent' | 'done' | 'failed';
export type NewRefund = {
  id: string;
  paymentId: string;
  bookingId: string | null;
  amountMinor: number;
  reason: RefundReason;
};

/** Writes down that money goes back; false when that was written before. The database refuses more than was paid. */
export async function insertRefund(
  trx: Database,
  refund: NewRefund & { state: RefundState; usedMinor?: number; now: Date },
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
      created_at: refund.now,
      done_at: refund.state === 'done' ? refund.now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** A refund with what carrying it out needs. */
export async function loadRefund(db: Database, id: string) {
  const row = await db
    .selectFrom('app.refunds as refund')
    .innerJoin('app.payments as payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund.state', 'refund.tries', 'refund.amount_minor', 'refund.payment_id'])
    .select('payment.intent_id')
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
    }
  );
}

/** Changes a refund that is not done yet; what is done stays done. */
export async function updateRefund(db: Database, id: string, change: Updateable<AppRefunds>): Promise<void> {
  await db.updateTable('app.refunds').set(change).where('id', '=', id).where('state', '<>', 'done').execute();
}

/** Everything of a payment has gone back. */
export async function finishRefunds(trx: Database, paymentId: string, now: Date): Promise<void> {
  await trx
    .updateTable('app.refunds')
    .set({ state: 'done', done_at: now, failure: null })
    .where('payment_id', '=', paymentId)
    .where('state', '<>', 'done')
    .execute();
}

/** How far the refunds of bookings are, by booking. */
export async function loadRefundStates(
  db: Database,
  bookingIds: readonly string[],
): Promise<Map<string, RefundState>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.refunds')
    .select(['booking_id', 'state'])
    .where('booking_id', 'in', bookingIds)
    .execute();
  return new Map(rows.flatMap((row) => (row.booking_id ? [[row.booking_id, row.state as RefundState]] : [])));
}

/** Refunds that failed or had to be tried again and are not done, and those of credits that were used; the oldest first. */
export async function loadTroubledRefunds(db: Database, limit: number) {
  return db
    .selectFrom('app.refunds as refund')
    .innerJoin('app.payments as payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select(['payment.currency', 'payment.intent_id'])
    .where('refund.settled_at', 'is', null)
    .where((where) =>
      where.or([
        where('refund.used_minor', '>', 0),
        where.and([
          where('refund.state', '<>', 'done'),
          where.or([where('refund.state', '=', 'failed'), where('refund.tries', '>', 0)]),
        ]),
      ]),
    )
    .orderBy('refund.created_at')
    .limit(limit)
    .execute();
}
