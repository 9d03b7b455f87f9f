import type { WeeklyRule } from './schedule.ts';
import { addDays, dateIn, instantOn, weekdayOf, type IsoDate } from './zone-day.ts';

type Times = { start: string; end: string };
/** The next occurrence of a weekly span in the old and the new zone; instants in UTC. */
type MovedSpan = { weekday: number; before: Times; after: Times };

/** The weekly spans of the next seven days in both zones, ordered by weekday. */
export function weekIn(
  hours: { rules: readonly WeeklyRule[] },
  zones: { from: string; to: string; now: number },
): MovedSpan[] {
  const dates = Array.from({ length: 7 }, (_, days) => addDays(dateIn(zones.to, zones.now), days + 1));
  return hours.rules
    .toSorted((a, b) => a.weekday - b.weekday || a.start.localeCompare(b.start))
    .flatMap((rule) => {
      const date = dates.find((each) => weekdayOf(each) === rule.weekday);
      if (!date) return [];
      return [
        {
          weekday: rule.weekday,
          before: timesOn(zones.from, date, rule),
          after: timesOn(zones.to, date, rule),
        },
      ];
    });
}

const timesOn = (zone: string, date: IsoDate, { start, end }: WeeklyRule): Times => ({
  start: iso(instantOn(zone, date, start)),
  end: iso(end === '24:00' ? instantOn(zone, addDays(date, 1), '00:00') : instantOn(zone, date, end)),
});

const iso = (instant: number) => new Date(instant).toISOString();
