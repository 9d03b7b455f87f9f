/** A booked session that has not begun and is not paid. */
export type UnpaidSession = { seriesId: string | null };

/** Limits of upcoming unpaid sessions per account (product, section 13). */
export const UNPAID_LIMITS = {
  /** Before the first payment: total sessions, and length of a series. */
  beforePayment: 3,
  /** After it: single sessions, and series in addition. */
  singles: 6,
  series: 1,
  /** Days after which an overdue invoice blocks further unpaid bookings. */
  overdueDays: 10,
} as const;

type UnpaidProblem = 'unpaid_before_payment' | 'unpaid_singles' | 'unpaid_series';

/** The limit that these sessions exceed, or null. */
export function exceededLimit(unpaid: readonly UnpaidSession[], hasPaid: boolean): UnpaidProblem | null {
  if (!hasPaid) return unpaid.length > UNPAID_LIMITS.beforePayment ? 'unpaid_before_payment' : null;
  const series = new Set(unpaid.flatMap(({ seriesId }) => seriesId ?? []));
  if (series.size > UNPAID_LIMITS.series) return 'unpaid_series';
  const singles = unpaid.filter(({ seriesId }) => seriesId === null).length;
  return singles > UNPAID_LIMITS.singles ? 'unpaid_singles' : null;
}
