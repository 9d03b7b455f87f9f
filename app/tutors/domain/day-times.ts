import { isNight } from './night.ts';

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
