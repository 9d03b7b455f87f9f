import { createDayCache, cachedForDay } from './day-cache.ts';
import { mergeSpans, spansOnWall, weekdayOf, type IsoDate, type TimeSpan } from './zone-day.ts';

/** Open every week on `weekday` (1 Monday … 7 Sunday) from `start` to `end`, local times; `24:00` ends the day. */
export type WeeklyRule = { weekday: number; start: string; end: string };

/**
 * A day or a range of days (both ends included) that differs from the week. Without times it means whole days.
 * `closed` takes hours away from the week, `open` adds hours; what is opened for a date stays open even inside a
 * closed range, because it was said about fewer days.
 */
export type DatedException = {
  kind: 'open' | 'closed';
  from: IsoDate;
  to: IsoDate;
  start: string | null;
  end: string | null;
};

/** What a tutor promises: hours in the tutor's own zone and the limits around them. */
export type Schedule = {
  zone: string;
  /** Minutes that the sessions on offer last. */
  lengths: readonly number[];
  rules: readonly WeeklyRule[];
  exceptions: readonly DatedException[];
  /** Minutes kept free before and after each session. */
  bufferBefore: number;
  bufferAfter: number;
  /** Minutes between booking and the start of the session, at least. */
  notice: number;
  /** Days ahead, counted on the tutor's calendar, on which a session may start. */
  windowDays: number;
  /** Sessions that may start on one local day. */
  dailyLimit: number;
};

/** Local minutes from midnight. */
export type Minutes = { start: number; end: number };

/** The spans in which the tutor is open on one local date, before bookings and limits. */
export const openSpans = (schedule: Schedule, date: IsoDate): readonly TimeSpan[] =>
  cachedForDay(openThen, schedule, date, () => {
    const open = openMinutes(schedule, date);
    return mergeSpans(open.flatMap(({ start, end }) => spansOnWall(schedule.zone, date, start, end)));
  });

const openThen = createDayCache<TimeSpan[]>();

/** The same as local minutes from midnight, for the plan of a week. */
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

/** Minutes since midnight on a wall that shows `18:30`; `24:00` is the end of the day. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
