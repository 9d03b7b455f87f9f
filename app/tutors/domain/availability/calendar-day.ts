/** A calendar date, `2026-11-24`. */
export type IsoDate = string;

const DAY = 86_400_000;
/** Cache size in days: several years, more than is usually requested. */
const DAYS_KEPT = 5000;

const dates = new Map<number, IsoDate>();
const days = new Map<IsoDate, number>();

/** Days since 1 January 1970. Cached in both directions, since few distinct dates are converted very often. */
export function dayNumber(date: IsoDate): number {
  const cached = days.get(date);
  if (cached !== undefined) return cached;
  const day = Date.parse(`${date}T00:00:00Z`) / DAY;
  if (days.size >= DAYS_KEPT) days.clear();
  days.set(date, day);
  return day;
}

/** The date of a day since 1 January 1970. */
export function dateOfDay(day: number): IsoDate {
  const cached = dates.get(day);
  if (cached !== undefined) return cached;
  const date = new Date(day * DAY).toISOString().slice(0, 10);
  if (dates.size >= DAYS_KEPT) dates.clear();
  dates.set(day, date);
  return date;
}
