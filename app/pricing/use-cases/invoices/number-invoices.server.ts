import type { Kysely } from 'kysely';
import { accountContact, contactOf, queryContact } from '#app/accounts/index.server.ts';
import type { MailFillIn } from '#app/platform/mail/queue.server.ts';
import { type Batched, executeTogether, type QueryBatch } from '#app/platform/statement-batch.server.ts';
import { brand } from '#app/platform/brand.ts';
import type { DB } from '#app/platform/database-types.ts';
import { owner } from '#app/platform/owner.ts';
import type { Services } from '#app/platform/services.server.ts';
import { billingDetailsOf, loadBillingDetails, queryBillingDetails } from '../../db/billing.server.ts';
import { addressLines, type BillingDetails, taxKeysOf } from '../../domain/billing.ts';
import {
  type Buyer,
  type Invoice,
  numberOf,
  prefixOf,
  referenceOf,
  type Seller,
} from '../../domain/invoice.ts';
import {
  anyDraft,
  type Draft,
  type Finish,
  finish,
  insertNumbered,
  invoiceOfSale,
  loadDrafts,
  loadInvoice,
  lockYear,
  numberById,
  referenceById,
  type Sale,
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
    const { id, kind, corrects } = draft;
    // A correction copies what its invoice says, which may be numbered in the same run.
    if (corrects && finished.length > 0) await executeTogether(trx, finished.splice(0));
    const position = (last[kind] += 1);
    const number = numberOf(prefixOf(owner.invoicePrefix, kind), year, position);
    const parties = await partiesOf({ db: trx, settings }, draft);
    const paymentDetails = paymentDetailsFor(settings, draft);
    finished.push(finish(trx, id, { year, position, number, ...parties, paymentDetails, now }));
  }
  await executeTogether(trx, [...finished, saveLastPositions(trx, year, last)]);
}

/**
 * Seller, buyer and tax of a document. An invoice takes them from today’s settings and the buyer’s details; a correction from its invoice,
 * because it undoes what that says.
 */
async function partiesOf(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { accountId, corrects, country }: Draft,
): Promise<Parties> {
  const corrected = corrects ? await loadInvoice(db, corrects) : undefined;
  if (corrected) {
    const { taxBasisPoints, taxGround, country } = corrected;
    return { seller: corrected.seller, buyer: corrected.buyer, taxBasisPoints, taxGround, country };
  }
  const contact = accountId ? await accountContact(db, accountId) : null;
  const details = accountId ? await loadBillingDetails(db, accountId) : null;
  return partiesOfSale(settings, { contact, details, languageRegion: country });
}

type Parties = Pick<Finish, 'seller' | 'buyer' | 'taxBasisPoints' | 'taxGround' | 'country'>;

/** The tax country is that of the buyer’s address, else the region of the language at the sale. */
function partiesOfSale(
  settings: Services['settings'],
  { contact, details, languageRegion }: BuyerDetails,
): Parties {
  const { email, name: accountName } = contact ?? { name: '', email: '' };
  const { name, country = languageRegion, taxNumber } = details ?? {};
  const buyer: Buyer = details
    ? { name: name ?? '', email, address: addressLines(details), country: details.country }
    : { name: accountName, email };
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

type BuyerDetails = {
  contact: { name: string; email: string } | null;
  details: BillingDetails | null;
  languageRegion: string | null;
};

/** How to pay a document of the kind. */
const paymentDetailsFor = (
  { invoicing }: Services['settings'],
  { kind, currency, payment }: Pick<Draft, 'kind' | 'currency' | 'payment'>,
): readonly string[] =>
  kind === 'invoice' && payment === 'invoice' ? (invoicing.payment?.[currency] ?? []) : [];

/**
 * Stands for the number of an invoice in an email that is written before it has one. `referenceOf` this number is replaced as well. Contains
 * characters that nobody types.
 */
const placeholder = '\u{e000}-INVOICE-NUMBER-\u{e001}';
const referencePlaceholder = referenceOf(placeholder);

/** An invoice that is written with the last statements of the transaction of its sale. */
export type UnnumberedInvoice = {
  /** As it will be. Its number and the payment reference of that are placeholders. */
  invoice: Invoice;
  /** Writes and numbers it. For `commitTogether`, before what needs the number. */
  numbering: Batched;
  fillIns: readonly MailFillIn[];
};

/**
 * The invoice of a sale of sessions to an account. Adds to a batch what reads the buyer’s details; the returned function gives the invoice after
 * it.
 */
export function addInvoice(
  { db: trx, settings, random }: Pick<Services, 'db' | 'settings' | 'random'>,
  batch: QueryBatch,
  sale: Sale,
): () => UnnumberedInvoice {
  const contacts = batch.add(queryContact(sale.accountId));
  const details = batch.add(queryBillingDetails(trx, sale.accountId));
  return () => {
    const { now, currency, payment, reader } = sale;
    const buyer = { contact: contactOf(contacts()), details: billingDetailsOf(details()) };
    const id = random.uuid();
    const as = {
      ...partiesOfSale(settings, { ...buyer, languageRegion: reader.locale.slice(3) || null }),
      year: now.getUTCFullYear(),
      paymentDetails: paymentDetailsFor(settings, { kind: 'invoice', currency, payment }),
      now,
    };
    return {
      invoice: invoiceOfSale(id, sale, { ...as, number: placeholder }),
      numbering: insertNumbered(trx, id, sale, { ...as, prefix: prefixOf(owner.invoicePrefix, 'invoice') }),
      fillIns: [
        { placeholder, by: numberById(id) },
        { placeholder: referencePlaceholder, by: referenceById(id) },
      ],
    };
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
