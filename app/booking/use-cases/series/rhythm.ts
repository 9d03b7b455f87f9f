import { weeklyStarts } from '#app/tutors/index.server.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** How far from its time in the rhythm a replacement may be. */
const REPLACED_WITHIN = 3 * DAY;

/**
 * Do these starts, in order, repeat every week or every second one on the wall of `zone`? Weeks may be left out. A time that was not free may
 * be replaced by one within three days; most are in the rhythm (of two, one).
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

/** The time of the anchor so many weeks later or, with a negative number, earlier. */
const startInWeek = (anchor: number, week: number, zone: string): number =>
  weeklyStarts(zone, anchor, { count: 2, everyWeeks: week }).at(-1) ?? anchor;
