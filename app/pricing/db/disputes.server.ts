import { type Kysely, type Selectable, sql } from 'kysely';
import type { AppDisputes, DB } from '#app/platform/database-types.ts';
import type { DisputeFacts, DisputeState } from '../domain/dispute.ts';
import type { PaidFor } from '../domain/payment.ts';

type Database = Kysely<DB>;

export type PaymentDisputeRecord = DisputeFacts & {
  id: string;
  paymentId: string | null;
  intentId: string | null;
  state: DisputeState;
  lostMinor: number;
  openedAt: Date;
  decidedAt: Date | null;
};

const disputeOf = (row: Selectable<AppDisputes>): PaymentDisputeRecord => ({
  id: row.id,
  paymentId: row.payment_id,
  intentId: row.intent_id,
  amountMinor: row.amount_minor,
  currency: row.currency,
  reason: row.reason,
  status: row.status,
  statusAt: row.status_at,
  eventId: row.event_id,
  evidenceDueAt: row.evidence_due_at,
  withdrawnAt: row.withdrawn_at,
  reinstatedAt: row.reinstated_at,
  openedAt: row.opened_at,
  state: row.state as DisputeState,
  lostMinor: row.lost_minor,
  decidedAt: row.decided_at,
});

/** Serializes what is reported about one charge, also before its payment is known. Advisory lock until the end of the transaction. */
export async function lockDisputesOfIntent(trx: Database, intentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`disputes of ${intentId}`}, 0))`.execute(trx);
}

/** Loads the dispute with a row lock. */
export async function lockDispute(trx: Database, id: string): Promise<PaymentDisputeRecord | undefined> {
  const row = await trx
    .selectFrom('app.disputes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && disputeOf(row);
}

/** Disputes that arrived before the payment of their charge was known, with row locks. */
export async function lockUnlinkedDisputes(trx: Database, intentId: string): Promise<PaymentDisputeRecord[]> {
  const rows = await trx
    .selectFrom('app.disputes')
    .selectAll()
    .where('intent_id', '=', intentId)
    .where('payment_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(disputeOf);
}

/** Inserts or replaces what is known of a dispute. A founder’s decision and what was lost stay. */
export async function saveDispute(
  trx: Database,
  dispute: Omit<PaymentDisputeRecord, 'lostMinor' | 'decidedAt'> & { chargeId: string | null; now: Date },
): Promise<void> {
  const known = {
    payment_id: dispute.paymentId,
    amount_minor: dispute.amountMinor,
    currency: dispute.currency,
    reason: dispute.reason,
    status: dispute.status,
    status_at: dispute.statusAt,
    event_id: dispute.eventId,
    evidence_due_at: dispute.evidenceDueAt,
    withdrawn_at: dispute.withdrawnAt,
    reinstated_at: dispute.reinstatedAt,
    state: dispute.state,
  };
  await trx
    .insertInto('app.disputes')
    .values({
      id: dispute.id,
      intent_id: dispute.intentId,
      charge_id: dispute.chargeId,
      opened_at: dispute.openedAt,
      created_at: dispute.now,
      ...known,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(known))
    .execute();
}

export async function linkDispute(trx: Database, id: string, paymentId: string): Promise<void> {
  await trx.updateTable('app.disputes').set({ payment_id: paymentId }).where('id', '=', id).execute();
}

/** How much of the payment counts as given back by the bank. A founder’s decision on an earlier loss falls. */
export async function setLostMinor(trx: Database, id: string, lostMinor: number): Promise<void> {
  await trx
    .updateTable('app.disputes')
    .set({ lost_minor: lostMinor, decided_at: null })
    .where('id', '=', id)
    .execute();
}

/** Whether the money of a payment is contested: refunds and credits wait. */
export async function isPaymentContested(db: Database, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('app.disputes')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the bookings about whose money a dispute is open, by card or by credit, as a subquery. */
export const contestedBookings = sql`(
  select booking.id from app.disputes as dispute
  join app.payments as payment on payment.id = dispute.payment_id and payment.outcome = 'booked'
  join app.bookings as booking on booking.id = payment.subject_id and booking.payment in ('card', 'credit')
  where dispute.state = 'open'
  union all
  select booking.id from app.disputes as dispute
  join app.payments as payment on payment.id = dispute.payment_id and payment.outcome = 'booked'
  join app.bookings as booking on booking.series_id = payment.subject_id and booking.payment in ('card', 'credit')
  where dispute.state = 'open'
  union all
  select entry.booking_id from app.disputes as dispute
  join app.payments as payment on payment.id = dispute.payment_id and payment.outcome = 'booked'
  join app.credit_packs as pack on coalesce(pack.from_pack_id, pack.id) = payment.subject_id
  join app.credit_entries as entry on entry.pack_id = pack.id and entry.kind = 'spent'
  where dispute.state = 'open')`;

/**
 * The dispute about the money of each booking, by card or by credit: an open one first, then the latest. Bookings without any are left out.
 */
export async function loadDisputesOfBookings(
  db: Database,
  bookingIds: readonly string[],
): Promise<Map<string, DisputeState>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await sql<{ booking_id: string; state: DisputeState }>`
    select distinct on (booking.id) booking.id as booking_id, dispute.state
    from app.bookings as booking
    join app.payments as payment on payment.outcome = 'booked' and (
      payment.subject_id = booking.id or payment.subject_id = booking.series_id
      or payment.subject_id in (
        select coalesce(pack.from_pack_id, pack.id) from app.credit_entries as entry
        join app.credit_packs as pack on pack.id = entry.pack_id
        where entry.booking_id = booking.id and entry.kind = 'spent'))
    join app.disputes as dispute on dispute.payment_id = payment.id
    where booking.id = any(${bookingIds as string[]}) and booking.payment in ('card', 'credit')
    order by booking.id, dispute.state <> 'open', dispute.opened_at desc, dispute.id`.execute(db);
  return new Map(rows.map((row) => [row.booking_id, row.state]));
}

/** Disputes with their payments: those that wait for somebody first, then the latest. */
export async function loadDisputes(db: Database, limit: number) {
  const rows = await db
    .selectFrom('app.disputes as dispute')
    .leftJoin('app.payments as payment', 'payment.id', 'dispute.payment_id')
    .selectAll('dispute')
    .select(['payment.account_id', 'payment.label', 'payment.subject', 'payment.subject_id'])
    .select(['payment.amount_minor as paid_minor', 'payment.currency as paid_currency'])
    .orderBy(
      sql`dispute.state in ('inquiry', 'open') or (dispute.state = 'lost' and dispute.decided_at is null)`,
      'desc',
    )
    .orderBy('dispute.opened_at', 'desc')
    .orderBy('dispute.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...disputeOf(row),
    accountId: row.account_id,
    payment:
      row.label !== null && row.subject !== null && row.subject_id !== null
        ? {
            label: row.label,
            subject: { kind: row.subject as PaidFor['kind'], id: row.subject_id },
            price: { amountMinor: row.paid_minor ?? 0, currency: row.paid_currency ?? '' },
          }
        : null,
  }));
}

/** Notes that a founder decided on what a lost dispute means for the tutor. */
export async function markDisputeDecided(trx: Database, id: string, now: Date): Promise<void> {
  await trx.updateTable('app.disputes').set({ decided_at: now }).where('id', '=', id).execute();
}
