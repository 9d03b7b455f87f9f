import { addDays, dateIn, instantOn, timeIn } from './zone-day.ts';

/**
 * The starts of sessions that repeat, the first one included: every `everyWeeks` weeks the wall of `zone` shows the same day and
 * time, so that the instants move when its clocks change. A time that clocks skip moves on with them; of two the first counts.
 */
export function weeklyStarts(
  zone: string,
  first: number,
  { count, everyWeeks }: { count: number; everyWeeks: number },
): number[] {
  const [date, time] = [dateIn(zone, first), timeIn(zone, first)];
  const later = Array.from({ length: count - 1 }, (_, index) =>
    instantOn(zone, addDays(date, 7 * everyWeeks * (index + 1)), time),
  );
  return [first, ...later];
}
