import { dayKeyOf, longDayOf, type LocaleAndZone } from '#app/platform/times.ts';

/** A calendar day, `2026-11-24`, as an instant that has this date in UTC. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** `Tuesday 24 November` for a calendar day. */
export const dayName = (day: string, locale: string): string =>
  longDayOf(noonOf(day), { locale, timeZone: 'UTC' });

/** `Monday`. */
export const weekdayOf = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(noonOf(day)));

const dayMs = 86_400_000;

/** When something is due: `today`, `tomorrow`, then `Tuesday 24 November`. Overdue counts as today. */
export function whenNext(instant: string, now: Date, localeAndZone: LocaleAndZone): string {
  const [then, today] = [dayKeyOf(instant, localeAndZone.timeZone), dayKeyOf(now, localeAndZone.timeZone)];
  const days = (Date.parse(noonOf(then)) - Date.parse(noonOf(today))) / dayMs;
  if (days > 1) return dayName(then, localeAndZone.locale);
  return new Intl.RelativeTimeFormat(localeAndZone.locale, { numeric: 'auto' }).format(
    Math.max(0, days),
    'day',
  );
}
