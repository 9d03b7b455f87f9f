import type { Money } from '#app/platform/money.ts';
import type { Language } from '#app/platform/texts.ts';
import type { Locale } from '#app/preferences/index.ts';

export const paymentStates = ['open', 'waiting', 'failed', 'expired', 'paid'] as const;
export type PaymentState = (typeof paymentStates)[number];
/** What the money did: what it was paid for exists now, or all of it goes back because it could not be had any more. */
export type PaymentOutcome = 'booked' | 'returned';
/** One booking, or all that was held together. */
export type Subject = { kind: 'booking' | 'series'; id: string };
/** What a payment is for; a pack of credits exists only once it is paid. */
export type PaidFor = Subject | { kind: 'pack'; id: string };
/** What was agreed about a pack that is not sold yet. */
export type PackTerms = { tutorId: string; sessionMinor: number; locale: Locale; timeZone: string };

export type Payment = {
  id: string;
  accountId: string | null;
  subject: PaidFor;
  /** Of a pack, while its account exists. */
  terms: PackTerms | null;
  price: Money;
  /** What had been asked for, where something else arrived: then `price` is what arrived. */
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
/** The provider wants half an hour at least; five minutes more, so that a call that must be repeated is still in time. */
const CHECKOUT_MINUTES = 35;

export const checkoutUntil = (now: Date): Date => new Date(now.getTime() + CHECKOUT_MINUTES * MINUTE);

/** Events come twice and in any order; each says where a payment may go from where it is. Paid is the end. */
export function stateAfter(
  state: PaymentState,
  said: 'waiting' | 'failed' | 'expired' | 'paid',
): PaymentState {
  if (state === 'paid' || said === 'paid') return 'paid';
  if (said === 'waiting') return state === 'open' ? 'waiting' : state;
  // Money on its way ends by its own event, not by that of a page that was left open.
  if (said === 'expired') return state === 'open' ? 'expired' : state;
  return state === 'expired' ? state : 'failed';
}

type Amount = { amountMinor: number };

/**
 * Of refunds in their order those that so much money, in minor units, can have been: a single one of exactly that amount, otherwise
 * each that still fits into what those before it have left.
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

/** The same, where nothing may be left over: none otherwise. */
export function whatMakesUp<Row extends Amount>(refunds: readonly Row[], amountMinor: number): Row[] {
  const fitting = whatFits(refunds, amountMinor);
  return sumOf(fitting) === amountMinor ? fitting : [];
}

export const sumOf = (refunds: readonly Amount[]): number =>
  refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
