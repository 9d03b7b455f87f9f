import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { BillingDetails } from '../domain/billing.ts';

export const loadBillingDetails = async (db: Kysely<DB>, accountId: string): Promise<BillingDetails | null> =>
  billingDetailsOf(await queryBillingDetails(db, accountId).execute());

/** For `executeTogether`; `billingDetailsOf` reads its rows. */
export const queryBillingDetails = (db: Kysely<DB>, accountId: string) =>
  db.selectFrom('app.billing_details').selectAll().where('account_id', '=', accountId);

type Row = Awaited<ReturnType<ReturnType<typeof queryBillingDetails>['executeTakeFirstOrThrow']>>;

export function billingDetailsOf([row]: readonly Row[]): BillingDetails | null {
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
