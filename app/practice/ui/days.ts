import { longDayOf } from '#app/platform/times.ts';

const day = 86_400_000;

/** How long ago, in calendar days: `today`, `yesterday`, `6 days ago`. */
export function daysSince(instant: string, locale: string, now: Date): string {
  const days = Math.round((startOf(now) - startOf(new Date(instant))) / day);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
}

/** Midnight of the day in this browser’s zone. */
const startOf = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** A day for use in a sentence: `today`, `tomorrow`, `on Tuesday 24 November`. */
export function dayAhead(
  instant: string,
  locale: string,
  now: Date,
): { readonly kind: 'near' | 'far'; readonly text: string } {
  const then = new Date(instant);
  const days = Math.round((startOf(then) - startOf(now)) / day);
  if (days <= 1) {
    const text = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.max(0, days), 'day');
    return { kind: 'near', text };
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { kind: 'far', text: longDayOf(then, { locale, timeZone }) };
}
