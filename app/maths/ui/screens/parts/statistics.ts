import { usesComma } from '@curvela/maths/graph';

/** Durations of the cases of a run, in milliseconds. */
type Times = {
  readonly half: number;
  readonly nineteenOfTwenty: number;
  readonly slowest: number;
  readonly total: number;
};

/** Median, 95th percentile (nearest rank), maximum and sum. All zero for an empty list. */
export function timesOf(durations: readonly number[]): Times {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return {
    half: at(0.5),
    nineteenOfTwenty: at(0.95),
    slowest: at(1),
    total: sorted.reduce((sum, one) => sum + one, 0),
  };
}

/**
 * `0.42`, `12.3`, `128` with the locale's decimal separator, three significant digits. Many browsers report whole
 * milliseconds only: `3` claims no more.
 */
export function shortTime(milliseconds: number, locale: string): string {
  const isWhole = Math.abs(milliseconds - Math.round(milliseconds)) < 1e-6;
  const places = isWhole ? 0 : milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0;
  const written = milliseconds.toFixed(places);
  return usesComma(locale) ? written.replace('.', ',') : written;
}
