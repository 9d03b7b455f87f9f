import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestServices } from './database.ts';

/** A received card payment of an account, inserted directly. */
export async function addPayment(
  { db, clock }: Pick<TestServices, 'db' | 'clock'>,
  accountId: string,
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('app.payments')
    .values({
      id: randomUUID(),
      account_id: accountId,
      subject: 'booking',
      subject_id: randomUUID(),
      amount_minor: 3200,
      currency: 'GBP',
      language: 'en',
      label: 'A session',
      state: 'paid',
      outcome: 'booked',
      intent_id: randomUUID(),
      expires_at: now,
      created_at: now,
      paid_at: now,
    })
    .execute();
}

/** Marks every numbered invoice of an account as paid, as a founder does. */
export async function settleInvoices(
  { db, clock }: Pick<TestServices, 'db' | 'clock'>,
  accountId: string,
): Promise<void> {
  await db
    .insertInto('app.invoice_settlements')
    .columns(['invoice_id', 'settled_at'])
    .expression((from) =>
      from
        .selectFrom('app.invoices')
        .select(['id', sql<Date>`${clock.now()}::timestamptz`.as('settled_at')])
        .where('account_id', '=', accountId)
        .where('number', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
