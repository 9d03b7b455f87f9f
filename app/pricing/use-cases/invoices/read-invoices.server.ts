import type { Services } from '#app/platform/services.server.ts';
import { creditError } from '../../model/errors.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { numberInvoices } from './number-invoices.server.ts';
import { loadInvoice, loadInvoicesOf } from '../../db/invoices.server.ts';
import type { InvoiceView } from '../../model/credits-schemas.ts';

/** Limit of the list; the account export contains older ones. */
const MOST = 200;

/** Invoices and credit notes of an account, latest first. Numbers pending drafts before reading. */
export async function listInvoices(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  accountId: string,
): Promise<InvoiceView[]> {
  await numberInvoices(services);
  return (await loadInvoicesOf(services.db, accountId, MOST)).map((invoice) => ({
    id: invoice.id,
    kind: invoice.kind,
    number: invoice.number,
    country: invoice.country,
    corrects: invoice.corrects,
    issuedAt: invoice.issuedAt.toISOString(),
    dueAt: invoice.dueAt?.toISOString() ?? null,
    payment: invoice.payment,
    tutor: invoice.tutorName,
    total: { amountMinor: invoice.totalMinor, currency: invoice.currency },
  }));
}

/** One invoice, for its account and for founders. Throws `unknown_invoice` (404). */
export async function findInvoice(
  { db }: Pick<Services, 'db'>,
  { id, account }: { id: string; account: { id: string; isAdmin: boolean } },
): Promise<Invoice> {
  const invoice = await loadInvoice(db, id);
  if (!invoice || (invoice.accountId !== account.id && !account.isAdmin))
    throw creditError('unknown_invoice', { status: 404 });
  return invoice;
}
