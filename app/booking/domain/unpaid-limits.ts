import type { Settings } from '#app/platform/settings.server.ts';

/** A booked session that is not paid. */
export type UnpaidSession = {
  seriesId: string | null;
  /** Not begun yet. */
  isAhead: boolean;
};

/** Limits of unpaid sessions of an account (product, section 13). */
export type UnpaidLimits = Settings['unpaid'];

/** What founders allow an account. */
export type RaisedLimits = { sessions: number; series: number };

/** Days after which an overdue invoice blocks further unpaid bookings. */
export const OVERDUE_DAYS = 10;

/** `few` unpaid sessions are always allowed, in whatever series. */
type AccountLimits = UnpaidLimits & { few: number };

/** The limits of an account: those of the settings, or what founders allow it if that is more. */
export const limitsOf = (usual: UnpaidLimits, raised?: RaisedLimits): AccountLimits => ({
  few: usual.beforePayment,
  beforePayment: Math.max(usual.beforePayment, raised?.sessions ?? 0),
  sessions: Math.max(usual.sessions, raised?.sessions ?? 0),
  series: Math.max(usual.series, raised?.series ?? 0),
});

type UnpaidProblem = 'unpaid_before_payment' | 'unpaid_singles' | 'unpaid_series';

/**
 * The limit that these sessions exceed, or null. Before the first payment sessions that have begun count too: otherwise each one that is over
 * would make room for the next.
 */
export function exceededLimit(
  unpaid: readonly UnpaidSession[],
  hasPaid: boolean,
  limits: AccountLimits,
): UnpaidProblem | null {
  if (!hasPaid) return unpaid.length > limits.beforePayment ? 'unpaid_before_payment' : null;
  const ahead = unpaid.filter(({ isAhead }) => isAhead);
  const series = new Set(ahead.flatMap(({ seriesId }) => seriesId ?? []));
  if (ahead.length <= limits.few) return null;
  if (series.size > limits.series) return 'unpaid_series';
  const singles = ahead.filter(({ seriesId }) => seriesId === null).length;
  return singles > limits.sessions ? 'unpaid_singles' : null;
}
