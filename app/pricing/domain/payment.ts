import type { Money } from '#app/platform/money.ts';
import type { Language } from '#app/platform/texts.ts';
import type { Locale } from '#app/preferences/index.ts';
import type { PackSize } from './credit.ts';

export const paymentStates = ['open', 'waiting', 'failed', 'expired', 'paid'] as const;
export type PaymentState = (typeof paymentStates)[number];
/** Result of a payment: booked, or fully refunded because the item was no longer available. */
export type PaymentOutcome = 'booked' | 'returned';
/** One booking, or all holds of a series. */
export type Subject = { kind: 'booking' | 'series'; id: string };
/** What is paid for; a pack of credits is only created by the payment. */
export type PaidFor = Subject | { kind: 'pack'; id: string };
/** Terms of a pack that is not sold yet. */
export type PackTerms = {
  tutorId: string;
  sessionMinor: number;
  /** Absent in payments that began before there were packs of ten: five. */
  credits?: PackSize;
  locale: Locale;
  timeZone: string;
};

export type Payment = {
  id: string;
  accountId: string | null;
  subject: PaidFor;
  /** For a pack, while its account exists. */
  terms: PackTerms | null;
  price: Money;
  /** The requested amount when another one arrived; `price` is then the received amount. */
  asked: Money | null;
  refundedMinor: number;
  language: Language;
  label: string;
  state: PaymentState;
  outcome: PaymentOutcome | null;
  checkoutId: string | null;
  checkoutUrl: string | null;
  intentId: string | null;
  refusedAt: Date | null;
  expiresAt: Date;
  createdAt: Date;
};

const MINUTE = 60_000;
/** The provider’s minimum is 30 minutes; five more leave time for a retried call. */
const CHECKOUT_MINUTES = 35;

export const checkoutUntil = (now: Date): Date => new Date(now.getTime() + CHECKOUT_MINUTES * MINUTE);

/** Next state of a payment. Events can be duplicated and arrive in any order. `paid` is final. */
export function stateAfter(
  state: PaymentState,
  reported: 'waiting' | 'failed' | 'expired' | 'paid',
): PaymentState {
  if (state === 'paid' || reported === 'paid') return 'paid';
  if (reported === 'waiting') return state === 'open' ? 'waiting' : state;
  // A pending payment ends by its own event, not by the expiry of its checkout page.
  if (reported === 'expired') return state === 'open' ? 'expired' : state;
  return state === 'expired' ? state : 'failed';
}

type Amount = { amountMinor: number };

/**
 * Selects refunds, in order, that an amount (minor units) can consist of: a single one of exactly that amount, otherwise each that fits into
 * the remainder.
 */
export function whatFits<Row extends Amount>(refunds: readonly Row[], amountMinor: number): Row[] {
  const exactly = refunds.find((refund) => refund.amountMinor === amountMinor);
  if (exactly) return [exactly];
  let left = amountMinor;
  return refunds.filter((refund) => {
    const fits = refund.amountMinor <= left;
    if (fits) left -= refund.amountMinor;
    return fits;
  });
}

/** Like `whatFits`, but empty unless the sum is exact. */
export function whatMakesUp<Row extends Amount>(refunds: readonly Row[], amountMinor: number): Row[] {
  const fitting = whatFits(refunds, amountMinor);
  return sumOf(fitting) === amountMinor ? fitting : [];
}

export const sumOf = (refunds: readonly Amount[]): number =>
  refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
