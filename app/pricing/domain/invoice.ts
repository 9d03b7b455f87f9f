import type { Currency } from '#app/preferences/index.ts';
import type { TaxGround } from '#app/platform/invoicing.server.ts';
import { smallestAmount } from '#app/platform/money.ts';

/**
 * The seller from the settings at the time of numbering; null fields still have to be filled in by the owner. `legalForm` and `taxNumber`
 * are missing on older documents.
 */
export type Seller = {
  name: string;
  address: string | null;
  registration: string | null;
  legalForm?: string | null;
  taxNumber?: string | null;
};
/** The buyer; empty after the account was erased. `address` has a line for each line on paper, `country` two letters (ISO 3166-1). */
export type Buyer = {
  name: string;
  email: string;
  address?: readonly string[];
  country?: string;
  taxNumber?: string;
};

export type InvoiceKind = 'invoice' | 'credit_note';
export type SoldSession = { sessionType: 'trial' | 'session' | 'deep'; startsAt: Date };
/** One session on an invoice for several. */
export type InvoiceLine = SoldSession & {
  bookingId: string;
  minutes: number;
  /** To be paid in money. */
  amountMinor: number;
  credit?: CreditDeduction;
};
/** Halves of credits that pay a part of a session, and what they are worth: its price is that and the money. */
export type CreditDeduction = { halves: number; amountMinor: number };
/** Reason of a correction: a cancelled session, an absence, returned credits, a manual refund, or a payment that the bank took back. */
export type CorrectionReason = 'cancelled' | 'absent' | 'returned' | 'refunded' | 'disputed';

/** An invoice or credit note as it was when numbered. */
export type Invoice = {
  id: string;
  kind: InvoiceKind;
  number: string;
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null;
  correctsIssuedAt: Date | null;
  reason: CorrectionReason | null;
  issuedAt: Date;
  dueAt: Date | null;
  accountId: string | null;
  seller: Seller;
  buyer: Buyer;
  tutorName: string;
  /** Null for a pack of credits. */
  session: SoldSession | null;
  /** For a pack: its credits can be used from then until then. */
  usable: { from: Date; until: Date } | null;
  /** The sessions of a series; empty for one session or a pack. */
  lines: readonly InvoiceLine[];
  /** The buyer’s country and zone at the time of sale; null on older documents. */
  country: string | null;
  zone: string | null;
  /** Legal ground if no tax is charged, and payment instructions, as in the settings at the time of numbering. */
  taxGround: TaxGround | null;
  paymentDetails: readonly string[];
  minutes: number;
  quantity: number;
  /** Half credits that a correction takes back; null on other documents. */
  halves: number | null;
  totalMinor: number;
  /** What credits took off the price of the one session on it; sessions of a series have it in their lines. */
  credit: CreditDeduction | null;
  taxBasisPoints: number;
  currency: Currency;
  payment: 'invoice' | 'card';
};

/** Document number within a year: `C-2026-00017`. */
export const numberOf = (prefix: string, year: number, position: number): string =>
  `${prefix}${year}-${String(position).padStart(5, '0')}`;

/** Number prefix: `C-` for invoices, `CR-` for corrections, which are numbered separately. */
export const prefixOf = (prefix: string, kind: InvoiceKind): string =>
  kind === 'invoice' ? prefix : `${prefix.replace(/-$/, '')}R-`;

/** Payment reference of an invoice (ISO 11649), with check digits against typing errors. */
export function referenceOf(number: string): string {
  const body = number
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 21);
  const digits = [...`${body}RF00`].map((sign) => Number.parseInt(sign, 36)).join('');
  const check = 98 - Number(BigInt(digits) % 97n);
  return `RF${String(check).padStart(2, '0')}${body}`;
}

/** The tax included in a total, rounded to the nearest minor unit, in COP to the nearest peso. */
export function taxIn(totalMinor: number, basisPoints: number, currency: Currency): number {
  const step = smallestAmount(currency);
  return Math.round((totalMinor * basisPoints) / (10_000 + basisPoints) / step) * step;
}

/**
 * Net and tax of each line, in the order of `lines`. The tax of the lines adds up to the tax of their sum, so that an invoice can be checked
 * line by line and as a whole.
 */
export function splitTax(
  lines: readonly number[],
  { basisPoints, currency }: { basisPoints: number; currency: Currency },
): { netMinor: number; taxMinor: number }[] {
  let sumMinor = 0;
  let taxedMinor = 0;
  return lines.map((minor) => {
    sumMinor += minor;
    const taxMinor = taxIn(sumMinor, basisPoints, currency) - taxedMinor;
    taxedMinor += taxMinor;
    return { netMinor: minor - taxMinor, taxMinor };
  });
}

/** Long date as used on invoices, with the year: `20 November 2026`. */
export const dayOnPaper = (
  instant: Date | string,
  { locale, timeZone }: { locale: string; timeZone: string },
): string => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(instant));
