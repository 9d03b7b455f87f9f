import type { Currency } from '#app/preferences/public.ts';

/** Who sells, as the owner’s settings were when the invoice got its number; null is what the owner still has to fill in. */
export type Seller = { name: string; address: string | null; registration: string | null };
/** Who bought; empty after the erasure of the account. */
export type Buyer = { name: string; email: string };

export type InvoiceKind = 'invoice' | 'credit_note';
export type SoldSession = { sessionType: 'trial' | 'session' | 'deep'; startsAt: Date };

/** An invoice, or the credit note that corrects one, as it was when it got its number. */
export type Invoice = {
  id: string;
  kind: InvoiceKind;
  number: string;
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null;
  issuedAt: Date;
  dueAt: Date | null;
  accountId: string | null;
  seller: Seller;
  buyer: Buyer;
  tutorName: string;
  /** Null for a pack of credits. */
  session: SoldSession | null;
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

/** The tax that a total already holds, to the nearest minor unit; what is left is the net. */
export const taxIn = (totalMinor: number, basisPoints: number): number =>
  Math.round((totalMinor * basisPoints) / (10_000 + basisPoints));
