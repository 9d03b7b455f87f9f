import type { Kysely } from 'kysely';
import { accountContact } from '#app/accounts/index.server.ts';
import { executeTogether } from '#app/platform/statement-batch.server.ts';
import { brand } from '#app/platform/brand.ts';
import type { DB } from '#app/platform/database-types.ts';
import { owner } from '#app/platform/owner.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadBillingDetails } from '../../db/billing.server.ts';
import { addressLines, taxKeysOf } from '../../domain/billing.ts';
import { type Buyer, numberOf, prefixOf, type Seller } from '../../domain/invoice.ts';
import {
  anyDraft,
  type Draft,
  finish,
  loadDrafts,
  loadInvoice,
  lockYear,
  saveLastPositions,
} from '../../db/invoices.server.ts';

/** From the owner’s current settings. */
const seller = (): Seller => ({
  name: owner.legalName ?? brand,
  legalForm: owner.legalForm,
  address: owner.address,
  registration: owner.registration,
  taxNumber: owner.taxNumber,
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
  const finished: ReturnType<typeof finish>[] = [];
  for (const draft of await loadDrafts(trx)) {
    const { id, kind, currency, payment, corrects } = draft;
    // A correction copies what its invoice says, which may be numbered in the same run.
    if (corrects && finished.length > 0) await executeTogether(trx, finished.splice(0));
    const position = (last[kind] += 1);
    const number = numberOf(prefixOf(owner.invoicePrefix, kind), year, position);
    const isOwed = kind === 'invoice' && payment === 'invoice';
    const parties = await partiesOf({ db: trx, settings }, draft);
    const paymentDetails = isOwed ? (settings.invoicing.payment?.[currency] ?? []) : [];
    finished.push(finish(trx, id, { year, position, number, ...parties, paymentDetails, now }));
  }
  await executeTogether(trx, [...finished, saveLastPositions(trx, year, last)]);
}

/**
 * Seller, buyer and tax of a document. An invoice takes them from today’s settings and the buyer’s details; a correction from its invoice,
 * because it undoes what that says. The tax country is that of the buyer’s address, else the region of the language at the sale.
 */
async function partiesOf(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { accountId, corrects, country: languageRegion }: Draft,
) {
  const corrected = corrects ? await loadInvoice(db, corrects) : undefined;
  if (corrected) {
    const { taxBasisPoints, taxGround, country } = corrected;
    return { seller: corrected.seller, buyer: corrected.buyer, taxBasisPoints, taxGround, country };
  }
  const contact = (accountId && (await accountContact(db, accountId))) || { name: '', email: '' };
  const details = accountId ? await loadBillingDetails(db, accountId) : null;
  const { name, country = languageRegion, taxNumber } = details ?? {};
  const buyer: Buyer = details
    ? { name: name ?? '', email: contact.email, address: addressLines(details), country: details.country }
    : contact;
  const keys = details ? taxKeysOf(details) : [languageRegion ?? ''];
  const tax = keys.map((key) => settings.invoicing.tax?.[key]).find((found) => found !== undefined);
  return {
    seller: seller(),
    buyer: taxNumber ? { ...buyer, taxNumber } : buyer,
    taxBasisPoints: tax?.basisPoints ?? owner.taxBasisPoints ?? 0,
    taxGround: tax?.basisPoints === 0 ? (tax.ground ?? null) : null,
    country: country ?? null,
  };
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
