import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { BillingDetails } from '../domain/billing.ts';

export async function loadBillingDetails(db: Kysely<DB>, accountId: string): Promise<BillingDetails | null> {
  const row = await db
    .selectFrom('app.billing_details')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const { name, street, city, region, country } = row;
  return { name, street, city, region, country, postalCode: row.postal_code, taxNumber: row.tax_number };
}

export async function saveBillingDetails(
  db: Kysely<DB>,
  accountId: string,
  { postalCode, taxNumber, ...details }: BillingDetails,
  now: Date,
): Promise<void> {
  const values = { ...details, postal_code: postalCode, tax_number: taxNumber, updated_at: now };
  await db
    .insertInto('app.billing_details')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export async function deleteBillingDetails(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('app.billing_details').where('account_id', '=', accountId).execute();
}
