import { Temporal } from 'temporal-polyfill';
import { dateOfDay, dayNumber, type IsoDate } from './calendar-day.ts';
import { offsetAt, periodsOf } from './zone-periods.ts';

export type { IsoDate } from './calendar-day.ts';

/** From (included) to (excluded), in milliseconds since the epoch. */
export type TimeSpan = { from: number; to: number };

/** A part of a local day with a constant UTC offset (milliseconds east of it). */
type Stretch = TimeSpan & { offset: number };

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The parts of a local day: usually one, two with a clock change, none if the zone skips the date (date line). The offset is looked up for
 * this day, never carried over from another.
 */
function stretchesOf(zone: string, date: IsoDate): Stretch[] {
  const midnight = utcMidnight(date);
  return periodsOf(zone, Number(date.slice(0, 4)))
    .map(({ from, to, offset }) => ({
      from: Math.max(from, midnight - offset),
      to: Math.min(to, midnight + DAY - offset),
      offset,
    }))
    .filter(({ from, to }) => from < to);
}

/** Instant at which a local date begins, or the next date that exists in the zone. */
export function startOfDay(zone: string, date: IsoDate): number {
  return stretchesOf(zone, date)[0]?.from ?? startOfDay(zone, addDays(date, 1));
}

const utcMidnight = (date: IsoDate): number => dayNumber(date) * DAY;

/**
 * The instants at which local time in `zone` is within [start, end) on `date`. Minutes from midnight; 1440 is the end of the day. With a
 * clock change the result can be shorter or longer than end − start and consist of two spans: skipped times yield nothing, repeated ones
 * both.
 */
export function spansOnWall(zone: string, date: IsoDate, start: number, end: number): TimeSpan[] {
  const midnight = utcMidnight(date);
  const spans = stretchesOf(zone, date).map((stretch) => ({
    from: Math.max(stretch.from, midnight + start * MINUTE - stretch.offset),
    to: Math.min(stretch.to, midnight + end * MINUTE - stretch.offset),
  }));
  return mergeSpans(spans);
}

/** Sorted and non-empty; touching and overlapping spans are merged. */
export function mergeSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const merged: TimeSpan[] = [];
  for (const span of spans.filter((each) => each.to > each.from).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Local date in `zone` at `instant` (milliseconds since the epoch). */
export const dateIn = (zone: string, instant: number): IsoDate =>
  dateOfDay(Math.floor((instant + offsetAt(zone, instant)) / DAY));

/** Local time in `zone`, `18:30`. */
export const timeIn = (zone: string, instant: number): string => wallClock(zone, instant).slice(11, 16);

export const addDays = (date: IsoDate, days: number): IsoDate => dateOfDay(dayNumber(date) + days);

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const weekdayOf = (date: IsoDate): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;

/** Local date and time, encoded as if UTC. */
function wallClock(zone: string, instant: number): string {
  return new Date(instant + offsetAt(zone, instant)).toISOString();
}

/** All instants with local time `time` on `date` in `zone`: none, one, or two when clocks go back. */
export function instantsOn(zone: string, date: IsoDate, time: string): number[] {
  const shown = Date.parse(`${date}T${time}:00Z`);
  return stretchesOf(zone, date)
    .map(({ from, to, offset }) => ({ from, to, instant: shown - offset }))
    .filter(({ from, to, instant }) => from <= instant && instant < to)
    .map(({ instant }) => instant);
}

/** The instant with local time `time` on `date` in `zone`; the first of two, or the next existing one. */
export function instantOn(zone: string, date: IsoDate, time: string): number {
  return Temporal.PlainDate.from(date).toPlainDateTime(time).toZonedDateTime(zone).epochMilliseconds;
}

/**
 * Starts of a weekly series including the first: every `everyWeeks` weeks at the same local weekday and time in `zone`, so the UTC instant
 * shifts with clock changes. A skipped time moves forward; of a repeated time the first counts.
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
