import type { Currency } from '#app/preferences/index.ts';
import type { TaxGround } from '#app/platform/invoicing.server.ts';

/** Who sells, as the owner’s settings were when the invoice got its number; null is what the owner still has to fill in. */
export type Seller = { name: string; address: string | null; registration: string | null };
/** Who bought; empty after the erasure of the account. */
export type Buyer = { name: string; email: string; address?: string; taxNumber?: string };

export type InvoiceKind = 'invoice' | 'credit_note';
export type SoldSession = { sessionType: 'trial' | 'session' | 'deep'; startsAt: Date };
/** A session of an invoice for several. */
export type InvoiceLine = SoldSession & { bookingId: string; minutes: number; amountMinor: number };
/** Why a correction was made: a session was cancelled or did not take place, credits were given back, money went back by hand. */
export type CorrectionReason = 'cancelled' | 'absent' | 'returned' | 'refunded';

/** An invoice, or the credit note that corrects one, as it was when it got its number. */
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
  /** The sessions of a series; empty for one session or a pack. */
  lines: readonly InvoiceLine[];
  /** The buyer's country and zone when it was sold; null on older papers. */
  country: string | null;
  zone: string | null;
  /** The legal ground where no tax is charged, and how to pay, as the settings were when the paper got its number. */
  taxGround: TaxGround | null;
  paymentDetails: readonly string[];
  minutes: number;
  quantity: number;
  totalMinor: number;
  taxBasisPoints: number;
  currency: Currency;
  payment: 'invoice' | 'card';
};

/** The number of the place in a year: `C-2026-00017`. */
export const numberOf = (prefix: string, year: number, position: number): string =>
  `${prefix}${year}-${String(position).padStart(5, '0')}`;

/** What comes before a number: `C-` of an invoice, `CR-` of a correction, which has a series of its own. */
export const prefixOf = (prefix: string, kind: InvoiceKind): string =>
  kind === 'invoice' ? prefix : `${prefix.replace(/-$/, '')}R-`;

/** The payment reference of an invoice (ISO 11649): banks refuse one with a typing error. */
export function referenceOf(number: string): string {
  const body = number
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 21);
  const digits = [...`${body}RF00`].map((sign) => Number.parseInt(sign, 36)).join('');
  const check = 98 - Number(BigInt(digits) % 97n);
  return `RF${String(check).padStart(2, '0')}${body}`;
}

/** The tax that a total already holds, to the nearest minor unit; what is left is the net. */
export const taxIn = (totalMinor: number, basisPoints: number): number =>
  Math.round((totalMinor * basisPoints) / (10_000 + basisPoints));

/** A day as the region writes it on papers, with its year: `20 November 2026`. */
export const dayOnPaper = (
  instant: Date | string,
  { locale, timeZone }: { locale: string; timeZone: string },
): string => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(instant));
