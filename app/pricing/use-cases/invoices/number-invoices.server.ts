import type { Kysely } from 'kysely';
import { accountContact } from '#app/accounts/index.server.ts';
import { brand } from '#app/platform/brand.ts';
import type { DB } from '#app/platform/database-types.ts';
import { owner } from '#app/platform/owner.ts';
import type { Services } from '#app/platform/services.server.ts';
import { numberOf, type Seller } from '../../domain/invoice.ts';
import { anyDraft, finish, loadDrafts, lockYear } from '../../db/invoices.server.ts';
import { prefixOf } from '../../domain/invoice.ts';
import { saveLastPositions } from '../../db/invoices.server.ts';

/** As the owner’s settings are now. */
const seller = (): Seller => ({
  name: owner.legalName ?? brand,
  address: owner.address,
  registration: owner.registration,
});

/**
 * Gives every draft its number, as part of the transaction that `db` is. Invoices and corrections are counted each by themselves. Transactions that do this wait for each other, and a number is
 * given only with the row that carries it, so a year has neither gap nor double. The year is that of the day of issue (UTC).
 */
export async function numberDrafts(
  { db: trx, settings }: Pick<Services, 'settings'> & { db: Kysely<DB> },
  now: Date,
): Promise<void> {
  const year = now.getUTCFullYear();
  const last = await lockYear(trx, year);
  for (const { id, kind, accountId, country, currency, payment } of await loadDrafts(trx)) {
    const position = (last[kind] += 1);
    const buyer = (accountId && (await accountContact(trx, accountId))) || { name: '', email: '' };
    const number = numberOf(prefixOf(owner.invoicePrefix, kind), year, position);
    const tax = settings.invoicing.tax?.[country as 'GB'];
    const isOwed = kind === 'invoice' && payment === 'invoice';
    await finish(trx, id, {
      year,
      position,
      number,
      seller: seller(),
      buyer,
      taxBasisPoints: tax?.basisPoints ?? owner.taxBasisPoints ?? 0,
      taxGround: tax?.basisPoints === 0 ? (tax.ground ?? null) : null,
      paymentDetails: isOwed ? (settings.invoicing.payment?.[currency] ?? []) : [],
      now,
    });
  }
  await saveLastPositions(trx, year, last);
}

/** The same in a transaction of its own; nothing is locked while there is no draft. */
export async function numberInvoices({
  db,
  clock,
  settings,
}: Pick<Services, 'db' | 'clock' | 'settings'>): Promise<void> {
  if (!(await anyDraft(db))) return;
  await db.transaction().execute((trx) => numberDrafts({ db: trx, settings }, clock.now()));
}
