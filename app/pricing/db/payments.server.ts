import type { Kysely, Selectable, Updateable } from 'kysely';
import type { AppPayments, DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { PaymentOutcome, PackTerms, PaidFor, Payment, PaymentState } from '../domain/payment.ts';

type Database = Kysely<DB>;

export async function loadPayment(db: Database, id: string): Promise<Payment | undefined> {
  const row = await db.selectFrom('app.payments').selectAll().where('id', '=', id).executeTakeFirst();
  return row && paymentOf(row);
}

/** Loads the payment with a row lock. */
export async function lockPayment(trx: Database, id: string): Promise<Payment | undefined> {
  const row = await trx
    .selectFrom('app.payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && paymentOf(row);
}

/** Loads a payment by the provider’s payment intent id. */
export async function lockPaymentOfIntent(trx: Database, intentId: string): Promise<Payment | undefined> {
  const row = await trx
    .selectFrom('app.payments')
    .selectAll()
    .where('intent_id', '=', intentId)
    .forUpdate()
    .executeTakeFirst();
  return row && paymentOf(row);
}

/** What the payment of a charge is for, without a lock; undefined if it is not known. */
export async function loadSubjectOf(
  db: Database,
  { paymentId, intentId }: { paymentId: string | null; intentId: string | null },
): Promise<PaidFor | undefined> {
  const row = await db
    .selectFrom('app.payments')
    .select(['subject', 'subject_id'])
    .where((are) => are.or([are('id', '=', paymentId), are('intent_id', '=', intentId)]))
    .executeTakeFirst();
  return row && { kind: row.subject as PaidFor['kind'], id: row.subject_id };
}

/** The only open payment of a subject. */
export async function loadOpenPayment(db: Database, subjectId: string): Promise<Payment | undefined> {
  const row = await db
    .selectFrom('app.payments')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('state', 'in', ['open', 'waiting'])
    .executeTakeFirst();
  return row && paymentOf(row);
}

/** Open payments of any of these subjects. */
export async function loadOpenPayments(
  db: Database,
  subjectIds: readonly string[],
): Promise<{ id: string }[]> {
  return db
    .selectFrom('app.payments')
    .select('id')
    .where('subject_id', 'in', subjectIds)
    .where('state', '=', 'open')
    .execute();
}

/** The payment that bought a pack or a session (alone or in a series), with a row lock. */
export async function lockPaymentOf(
  trx: Database,
  subjectIds: readonly string[],
): Promise<Payment | undefined> {
  const row = await trx
    .selectFrom('app.payments')
    .selectAll()
    .where('subject_id', 'in', subjectIds)
    .where('outcome', '=', 'booked')
    .forUpdate()
    .executeTakeFirst();
  return row && paymentOf(row);
}

/** Amount paid for any of these and not refunded; null if none was paid. */
export async function loadPaidAndLeft(db: Database, subjectIds: readonly string[]): Promise<number | null> {
  const row = await db
    .selectFrom('app.payments')
    .select(['amount_minor', 'refunded_minor'])
    .where('subject_id', 'in', subjectIds)
    .where('outcome', '=', 'booked')
    .executeTakeFirst();
  return row ? row.amount_minor - row.refunded_minor : null;
}

/** Open pack payments of an account at `now`, latest first. */
export async function loadOpenPackPayments(db: Database, accountId: string, now: Date): Promise<Payment[]> {
  const rows = await db
    .selectFrom('app.payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('subject', '=', 'pack')
    .where((where) =>
      where.or([
        where('state', '=', 'waiting'),
        where.and([where('state', '=', 'open'), where('expires_at', '>', now)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(paymentOf);
}

export type NewPayment = Pick<Payment, 'subject' | 'price' | 'language' | 'label'> & {
  accountId: string;
  terms?: PackTerms;
};

export async function insertPayment(
  trx: Database,
  payment: NewPayment & { id: string; expiresAt: Date; now: Date },
): Promise<Payment> {
  const row = await trx
    .insertInto('app.payments')
    .values({
      id: payment.id,
      account_id: payment.accountId,
      subject: payment.subject.kind,
      subject_id: payment.subject.id,
      amount_minor: payment.price.amountMinor,
      currency: payment.price.currency,
      language: payment.language,
      label: payment.label,
      terms: payment.terms ? JSON.stringify(payment.terms) : null,
      expires_at: payment.expiresAt,
      created_at: payment.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return paymentOf(row);
}

export async function updatePayment(
  trx: Database,
  id: string,
  change: Updateable<AppPayments>,
): Promise<Payment> {
  const row = await trx
    .updateTable('app.payments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return paymentOf(row);
}

type StoredEvent = { id: string; type: string; paymentId: string | null; happenedAt: Date; now: Date };

/** Stores an event; false if it is a duplicate. A concurrent delivery waits for the first. */
export async function storeEvent(trx: Database, event: StoredEvent): Promise<boolean> {
  const stored = await trx
    .insertInto('app.payment_events')
    .values({
      id: event.id,
      type: event.type,
      payment_id: event.paymentId,
      happened_at: event.happenedAt,
      received_at: event.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}

const paymentOf = (row: Selectable<AppPayments>): Payment => ({
  id: row.id,
  accountId: row.account_id,
  subject: { kind: row.subject as PaidFor['kind'], id: row.subject_id },
  terms: row.terms as PackTerms | null,
  price: { amountMinor: row.amount_minor, currency: row.currency },
  asked:
    row.asked_minor !== null && row.asked_currency !== null
      ? { amountMinor: row.asked_minor, currency: row.asked_currency }
      : null,
  refundedMinor: row.refunded_minor,
  language: row.language as Language,
  label: row.label,
  state: row.state as PaymentState,
  outcome: row.outcome as PaymentOutcome | null,
  checkoutId: row.checkout_id,
  checkoutUrl: row.checkout_url,
  intentId: row.intent_id,
  refusedAt: row.refused_at,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
});
