import { openMinutes, type Minutes, type Schedule } from './schedule.ts';
import { addDays, type IsoDate } from './zone-day.ts';
import { periodsOf } from './zone-periods.ts';

/** Hours of one date that a clock change shortens or extends by `by` minutes. */
type ChangedHours = Minutes & { date: IsoDate; by: number };

/**
 * A change of a zone’s offset: local time jumps from `from` to `to` (without zone: `2027-03-28T02:00`). In a gap the times from `from` to
 * `to` do not exist; in an overlap those from `to` to `from` occur twice.
 */
type ClockChange = {
  at: number;
  kind: 'gap' | 'repeat';
  from: string;
  to: string;
  /** Length of the gap or overlap in minutes. */
  minutes: number;
  /** Affected open hours; `by` is negative for a gap. */
  hours: ChangedHours[];
};

const MINUTE = 60_000;
const DAY = 1440;
/** Zones with daylight saving time change within a year; others have no change ahead. */
const YEARS = 2;

/** The next `count` clock changes after `now` in the tutor’s zone, with their effect on the hours of those days. */
export function nextClockChanges(schedule: Schedule, now: number, count: number): ClockChange[] {
  const year = new Date(now).getUTCFullYear();
  const changes = new Map<number, ClockChange>();
  for (let each = year; each <= year + YEARS; each += 1) {
    const periods = periodsOf(schedule.zone, each);
    for (const [index, period] of periods.entries()) {
      const last = periods[index - 1];
      if (last && period.from > now && last.offset !== period.offset)
        changes.set(period.from, changeOf(schedule, period.from, last.offset, period.offset));
    }
  }
  return [...changes.values()].toSorted((a, b) => a.at - b.at).slice(0, count);
}

function changeOf(schedule: Schedule, at: number, before: number, after: number): ClockChange {
  const kind = after > before ? 'gap' : 'repeat';
  const [first, last] = [at + Math.min(before, after), at + Math.max(before, after)];
  const sign = kind === 'gap' ? -1 : 1;
  return {
    at,
    kind,
    from: wall(at + before),
    to: wall(at + after),
    minutes: (last - first) / MINUTE,
    hours: datesBetween(first, last).flatMap((date) => {
      const midnight = Date.parse(`${date}T00:00:00Z`);
      const [low, high] = [(first - midnight) / MINUTE, (last - midnight) / MINUTE];
      return openMinutes(schedule, date).flatMap(({ start, end }) => {
        const touched = Math.min(end, high, DAY) - Math.max(start, low, 0);
        return touched > 0 ? [{ date, start, end, by: sign * touched }] : [];
      });
    }),
  };
}

/** Formats a local time that is encoded as if it were UTC. */
const wall = (shown: number) => new Date(shown).toISOString().slice(0, 16);

function datesBetween(first: number, last: number): IsoDate[] {
  const dates = [wall(first).slice(0, 10)];
  for (;;) {
    const next = addDays(dates.at(-1) ?? '', 1);
    if (Date.parse(`${next}T00:00:00Z`) >= last) return dates;
    dates.push(next);
  }
}
