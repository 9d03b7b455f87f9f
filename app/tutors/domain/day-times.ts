import { timeOf } from '#app/platform/times.ts';

const DAY_BEGINS = '07:00';
const NIGHT_BEGINS = '22:00';

/** Whether a session starting then falls in the night of the zone. */
export function isNight(start: string, timeZone: string): boolean {
  const time = timeOf(start, { locale: 'en-GB', timeZone });
  return time < DAY_BEGINS || time >= NIGHT_BEGINS;
}

/** The first day with a start in the daytime, otherwise the first day. Starts are sorted. */
export function firstGoodDay(
  byDay: ReadonlyMap<string, readonly string[]>,
  timeZone: string,
): string | undefined {
  const days = [...byDay];
  const good = days.find(([, starts]) => starts.some((start) => !isNight(start, timeZone)));
  return (good ?? days[0])?.[0];
}

/**
 * Selects `count` starts (sorted instants) that represent the whole day: the first, the last and evenly spaced ones between. Starts at night
 * in the reader’s zone are used only if there is no other.
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
