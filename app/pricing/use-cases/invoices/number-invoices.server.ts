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

/** From the owner’s current settings. */
const seller = (): Seller => ({
  name: owner.legalName ?? brand,
  address: owner.address,
  registration: owner.registration,
});

/**
 * Numbers all drafts inside the transaction `db`. Invoices and corrections have separate sequences. Concurrent calls wait for each other,
 * and a number exists only with its row, so a year has neither gaps nor duplicates. The year is that of the issue date (UTC).
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

/** The same in its own transaction; takes no lock without drafts. */
export async function numberInvoices({
  db,
  clock,
  settings,
}: Pick<Services, 'db' | 'clock' | 'settings'>): Promise<void> {
  if (!(await anyDraft(db))) return;
  await db.transaction().execute((trx) => numberDrafts({ db: trx, settings }, clock.now()));
}
