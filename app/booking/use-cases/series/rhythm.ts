import { weeklyStarts } from '#app/tutors/index.server.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Maximum distance of a replacement from the regular time. */
const REPLACED_WITHIN = 3 * DAY;

/**
 * Whether these starts, in order, repeat weekly or every second week in local time of `zone`. Weeks may be skipped. An unavailable time may
 * be replaced by one within three days; most starts must be regular (of two, one).
 */
export function isWeekly(starts: readonly Date[], zone: string): boolean {
  return starts.some((anchor) => fits(starts, anchor.getTime(), zone));
}

function fits(starts: readonly Date[], anchor: number, zone: string): boolean {
  const weeks = starts.map((start) => Math.round((start.getTime() - anchor) / WEEK));
  if (new Set(weeks).size < starts.length) return false;
  const exact = starts.filter((start, index) => {
    const week = weeks[index] ?? 0;
    return start.getTime() === startInWeek(anchor, week, zone);
  });
  const near = starts.every((start, index) => {
    const distance = Math.abs(start.getTime() - startInWeek(anchor, weeks[index] ?? 0, zone));
    return distance <= REPLACED_WITHIN;
  });
  return near && exact.length * 2 >= starts.length;
}

/** The anchor’s local time so many weeks later (negative: earlier). */
const startInWeek = (anchor: number, week: number, zone: string): number =>
  weeklyStarts(zone, anchor, { count: 2, everyWeeks: week }).at(-1) ?? anchor;
