import { moneyBackMinorOf, moneyMinorOf } from './paid-parts.ts';

/** Amounts of a booking in minor units. */
type Sums = {
  priceMinor: number;
  creditMinor: number;
  refundMinor: number | null;
  creditBackMinor: number | null;
  backBeforeMinor: number | null;
};
/** What went back outside: by hand, and by the bank after a lost dispute. */
type Outside = { handMinor: number; bankMinor: number };

/**
 * The money that the family still pays for a session: what credits do not pay of its price, less what we refunded of it and what went back
 * outside. Of the refund of an ended session, `backBeforeMinor` was not made, because it had gone back outside before.
 */
export function stillPaidMinorOf(booking: Sums, outside: Outside): number {
  const orderedMinor = moneyBackMinorOf(booking) - (booking.backBeforeMinor ?? 0);
  return Math.max(0, moneyMinorOf(booking) - orderedMinor - outside.handMinor - outside.bankMinor);
}

/**
 * What a session that ends now is paid for, as the tutor’s pay counts it: the price less its refund and what went back by hand before. What the
 * bank gave back counts only if the tutor is to lose it.
 */
export function earningBaseAtEnd(
  { priceMinor, refundMinor }: Pick<Sums, 'priceMinor' | 'refundMinor'>,
  outside: Outside,
  { losesChargeback }: { losesChargeback: boolean },
): number {
  const backMinor = outside.handMinor + (losesChargeback ? outside.bankMinor : 0);
  return Math.max(0, priceMinor - (refundMinor ?? 0) - backMinor);
}
