import { createDayCache, cachedForDay } from './day-cache.ts';
import { mergeSpans, spansOnWall, weekdayOf, type IsoDate, type TimeSpan } from './zone-day.ts';

/** Open weekly on `weekday` (1 Monday … 7 Sunday) from `start` to `end`, local times; `24:00` ends the day. */
export type WeeklyRule = { weekday: number; start: string; end: string };

/**
 * A date or range of dates (both inclusive) that differs from the weekly rules. Without times it covers whole days. `closed` removes hours,
 * `open` adds hours; added hours stay open even inside a closed range, being the more specific rule.
 */
export type DatedException = {
  kind: 'open' | 'closed';
  from: IsoDate;
  to: IsoDate;
  start: string | null;
  end: string | null;
};

/** A tutor’s hours in the tutor’s own zone, with their limits. */
export type Schedule = {
  zone: string;
  /** Session lengths offered, in minutes. */
  lengths: readonly number[];
  rules: readonly WeeklyRule[];
  exceptions: readonly DatedException[];
  /** Minutes kept free before and after each session. */
  bufferBefore: number;
  bufferAfter: number;
  /** Minimum minutes between booking and start. */
  notice: number;
  /** Booking window in days, counted on the tutor’s calendar. */
  windowDays: number;
  /** Maximum number of sessions that start on one local day. */
  dailyLimit: number;
};

/** Local minutes from midnight. */
export type Minutes = { start: number; end: number };

/** Open spans on one local date, before claims and limits. */
export const openSpans = (schedule: Schedule, date: IsoDate): readonly TimeSpan[] =>
  cachedForDay(openThen, schedule, date, () => {
    const open = openMinutes(schedule, date);
    return mergeSpans(open.flatMap(({ start, end }) => spansOnWall(schedule.zone, date, start, end)));
  });

const openThen = createDayCache<TimeSpan[]>();

/** The same as local minutes from midnight, for the weekly plan. */
export function openMinutes(schedule: Pick<Schedule, 'rules' | 'exceptions'>, date: IsoDate): Minutes[] {
  const weekday = weekdayOf(date);
  const today = schedule.exceptions.filter((exception) => exception.from <= date && date <= exception.to);
  const week = schedule.rules.filter((rule) => rule.weekday === weekday).map(wholeOrPart);
  const closed = today.filter((exception) => exception.kind === 'closed').map(wholeOrPart);
  const opened = today.filter((exception) => exception.kind === 'open').map(wholeOrPart);
  return union([...closed.reduce(without, union(week)), ...opened]);
}

function wholeOrPart(part: { start: string | null; end: string | null }): Minutes {
  return { start: minutesOf(part.start ?? '00:00'), end: minutesOf(part.end ?? '24:00') };
}

function without(open: Minutes[], closed: Minutes): Minutes[] {
  return open.flatMap((part) => [
    ...(part.start < closed.start ? [{ start: part.start, end: Math.min(part.end, closed.start) }] : []),
    ...(part.end > closed.end ? [{ start: Math.max(part.start, closed.end), end: part.end }] : []),
  ]);
}

function union(parts: readonly Minutes[]): Minutes[] {
  return mergeSpans(parts.map(({ start, end }) => ({ from: start, to: end }))).map(({ from, to }) => ({
    start: from,
    end: to,
  }));
}

/** `18:30` as minutes since midnight; `24:00` is the end of the day. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
