import { Temporal } from 'temporal-polyfill';

/** A calendar date, `2026-11-24`. */
export type IsoDate = string;

/** From (included) to (excluded), in milliseconds since the epoch. */
export type Span = { from: number; to: number };

/** A part of a local day during which the zone keeps one offset from UTC (milliseconds east of it). */
export type Stretch = Span & { offset: number };

const MINUTE = 60_000;
const REMEMBERED_DAYS = 20_000;
const remembered = new Map<string, readonly Stretch[]>();

/**
 * The stretches of one local day: one on a usual day, two when the clock changes on it.
 * The offset is asked for this very day; it is never carried over from another day.
 */
export function stretchesOf(zone: string, date: IsoDate): readonly Stretch[] {
  const key = `${zone} ${date}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= REMEMBERED_DAYS) remembered.clear();
  const stretches = readStretches(zone, date);
  remembered.set(key, stretches);
  return stretches;
}

function readStretches(zone: string, date: IsoDate): Stretch[] {
  const day = Temporal.PlainDate.from(date);
  const end = day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  const stretches: Stretch[] = [];
  let current = day.toZonedDateTime(zone);
  while (current.epochMilliseconds < end) {
    const change = current.getTimeZoneTransition('next');
    const to = change && change.epochMilliseconds < end ? change.epochMilliseconds : end;
    stretches.push({ from: current.epochMilliseconds, to, offset: current.offsetNanoseconds / 1e6 });
    if (!change || to === end) break;
    current = change;
  }
  return stretches;
}

/**
 * The instants at which the clock on the wall of `zone` shows a time in [start, end) on `date`.
 * Minutes count from midnight; 1440 is the end of the day. On a day with a clock change this can be shorter or
 * longer than end − start, and it can be two spans: a time that does not exist yields nothing, one that exists twice
 * yields both.
 */
export function spansOnWall(zone: string, date: IsoDate, start: number, end: number): Span[] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const spans = stretchesOf(zone, date).map((stretch) => ({
    from: Math.max(stretch.from, midnight + start * MINUTE - stretch.offset),
    to: Math.min(stretch.to, midnight + end * MINUTE - stretch.offset),
  }));
  return mergeSpans(spans);
}

/** Ascending, without empty ones; touching and overlapping spans become one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.filter((each) => each.to > each.from).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** The date that a calendar in `zone` shows at `instant` (milliseconds since the epoch). */
export function dateIn(zone: string, instant: number): IsoDate {
  return zoned(zone, instant).toPlainDate().toString();
}

/** The time on the wall in `zone`, `18:30`. */
export function timeIn(zone: string, instant: number): string {
  return zoned(zone, instant).toPlainTime().toString({ smallestUnit: 'minute' });
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekdayOf(date: IsoDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

function zoned(zone: string, instant: number) {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
}

/** The instant at which a wall in `zone` shows `time` on `date`; the first of two, and the next one when it does not exist. */
export function instantOn(zone: string, date: IsoDate, time: string): number {
  return Temporal.PlainDate.from(date).toPlainDateTime(time).toZonedDateTime(zone).epochMilliseconds;
}
