/** A booked session that has not begun and whose money has not arrived. */
export type UnpaidSession = { seriesId: string | null };

/** Unpaid sessions that an account may have ahead (product, section 13). */
export const UNPAID_LIMITS = {
  /** Until its first payment: sessions in all, and the length of a series. */
  beforePayment: 3,
  /** Afterwards: single sessions, and series beside them. */
  singles: 6,
  series: 1,
  /** So many days after an unpaid invoice was due nothing unpaid is booked. */
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
