import { timeOf } from '#app/platform/times.ts';

const DAY_BEGINS = '07:00';
const NIGHT_BEGINS = '22:00';

/** Does a session that starts then begin while most people of the zone sleep? */
export function isNight(start: string, timeZone: string): boolean {
  const time = timeOf(start, { locale: 'en-GB', timeZone });
  return time < DAY_BEGINS || time >= NIGHT_BEGINS;
}

/** The day to show first: the first one with a time by day, of days with their starts in order. */
export function firstGoodDay(
  byDay: ReadonlyMap<string, readonly string[]>,
  timeZone: string,
): string | undefined {
  const days = [...byDay];
  const good = days.find(([, starts]) => starts.some((start) => !isNight(start, timeZone)));
  return (good ?? days[0])?.[0];
}

/**
 * So many of a day’s starts (instants in order), to show a day and not only its morning: the first, the last and what lies evenly
 * between. Starts at night in the reader’s zone stand only where the day has no other.
 */
export function timesToShow(starts: readonly string[], count: number, timeZone: string): string[] {
  const awake = starts.filter((start) => !isNight(start, timeZone));
  const times = awake.length > 0 ? awake : starts;
  if (times.length <= count) return [...times];
  return Array.from(
    { length: count },
    (_, at) => times[Math.round((at * (times.length - 1)) / (count - 1))] ?? '',
  );
}
