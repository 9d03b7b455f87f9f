import { Temporal } from 'temporal-polyfill';
import { dateOfDay, dayNumber, type IsoDate } from './calendar-day.ts';
import { offsetAt, periodsOf } from './zone-periods.ts';

export type { IsoDate } from './calendar-day.ts';

/** From (included) to (excluded), in milliseconds since the epoch. */
export type TimeSpan = { from: number; to: number };

/** A part of a local day during which the zone keeps one offset from UTC (milliseconds east of it). */
type Stretch = TimeSpan & { offset: number };

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The stretches of one local day: one on a usual day, two when the clock changes on it, none when the zone leaves the
 * date out (crossing the date line). The offset is asked for this very day; it is never carried over from another day.
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

/** The instant at which a local date begins, or the next date that the zone has. */
export function startOfDay(zone: string, date: IsoDate): number {
  return stretchesOf(zone, date)[0]?.from ?? startOfDay(zone, addDays(date, 1));
}

const utcMidnight = (date: IsoDate): number => dayNumber(date) * DAY;

/**
 * The instants at which the clock on the wall of `zone` shows a time in [start, end) on `date`.
 * Minutes count from midnight; 1440 is the end of the day. On a day with a clock change this can be shorter or
 * longer than end − start, and it can be two spans: a time that does not exist yields nothing, one that exists twice
 * yields both.
 */
export function spansOnWall(zone: string, date: IsoDate, start: number, end: number): TimeSpan[] {
  const midnight = utcMidnight(date);
  const spans = stretchesOf(zone, date).map((stretch) => ({
    from: Math.max(stretch.from, midnight + start * MINUTE - stretch.offset),
    to: Math.min(stretch.to, midnight + end * MINUTE - stretch.offset),
  }));
  return mergeSpans(spans);
}

/** Ascending, without empty ones; touching and overlapping spans become one. */
export function mergeSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const merged: TimeSpan[] = [];
  for (const span of spans.filter((each) => each.to > each.from).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** The date that a calendar in `zone` shows at `instant` (milliseconds since the epoch). */
export const dateIn = (zone: string, instant: number): IsoDate =>
  dateOfDay(Math.floor((instant + offsetAt(zone, instant)) / DAY));

/** The time on the wall in `zone`, `18:30`. */
export const timeIn = (zone: string, instant: number): string => wallClock(zone, instant).slice(11, 16);

export const addDays = (date: IsoDate, days: number): IsoDate => dateOfDay(dayNumber(date) + days);

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const weekdayOf = (date: IsoDate): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;

/** What calendar and wall show, written as if it were UTC. */
function wallClock(zone: string, instant: number): string {
  return new Date(instant + offsetAt(zone, instant)).toISOString();
}

/** All instants at which a wall in `zone` shows `time` on `date`: none, one, or two when clocks go back. */
export function instantsOn(zone: string, date: IsoDate, time: string): number[] {
  const shown = Date.parse(`${date}T${time}:00Z`);
  return stretchesOf(zone, date)
    .map(({ from, to, offset }) => ({ from, to, instant: shown - offset }))
    .filter(({ from, to, instant }) => from <= instant && instant < to)
    .map(({ instant }) => instant);
}

/** The instant at which a wall in `zone` shows `time` on `date`; the first of two, and the next one when it does not exist. */
export function instantOn(zone: string, date: IsoDate, time: string): number {
  return Temporal.PlainDate.from(date).toPlainDateTime(time).toZonedDateTime(zone).epochMilliseconds;
}

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
