/** What was promised about cancelling when the booking was made. Kept with the booking. */
export type Policy = {
  /** All back until so many hours before the start. */
  fullRefundHours: number;
  /** Afterwards, until the start, this share. */
  lateRefundPercent: number;
};

/** Half comes back once the free time is over (product, section 12). */
export const LATE_REFUND_PERCENT = 50;
/** An invoice is due so many days after it is written. */
export const INVOICE_DAYS = 14;

const HOUR = 3_600_000;

export type CancelledBy = 'learner' | 'tutor' | 'founder';
export type Refund = { refundMinor: number; share: 'all' | 'part' | 'none' };

/** The last instant at which the learner gets everything back. */
export const freeUntil = (policy: Policy, startsAt: Date): Date =>
  new Date(startsAt.getTime() - policy.fullRefundHours * HOUR);

/**
 * What comes back when a session of `priceMinor` is cancelled at `now`. A tutor or founder who cancels gives all back.
 */
export function refundFor(
  booking: { policy: Policy; priceMinor: number; startsAt: Date },
  by: CancelledBy,
  now: Date,
): Refund {
  const { policy, priceMinor, startsAt } = booking;
  if (by !== 'learner' || now <= freeUntil(policy, startsAt))
    return { refundMinor: priceMinor, share: 'all' };
  if (now >= startsAt) return { refundMinor: 0, share: 'none' };
  return { refundMinor: lateRefundOf(policy, priceMinor), share: 'part' };
}

/** What comes back between the end of the free time and the start. Odd cents go to the learner. */
export const lateRefundOf = (policy: Policy, priceMinor: number): number =>
  Math.ceil((priceMinor * policy.lateRefundPercent) / 100);

export const invoiceDue = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + INVOICE_DAYS * 24 * HOUR);
