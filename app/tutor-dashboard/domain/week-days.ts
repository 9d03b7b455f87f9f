import { firstWeekday } from '#app/platform/times.ts';
import { openMinutes, type DatedException, type Minutes, type WeeklyRule } from '#app/tutors/index.ts';

const DAY = 86_400_000;
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const keyOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Adds days to a calendar date: `2026-11-30` and 1 → `2026-12-01`. */
export const dayAfter = (day: string, days: number): string => keyOf(noon(day).getTime() + days * DAY);

/** The seven days of the week containing a day, starting as usual in the region. */
export function weekDaysOf(day: string, locale: string): string[] {
  const weekday = noon(day).getUTCDay() || 7;
  const since = firstWeekday(locale) === 7 ? weekday % 7 : weekday - 1;
  return Array.from({ length: 7 }, (_, index) => dayAfter(day, index - since));
}

type Hours = {
  rules: readonly WeeklyRule[];
  exceptions: readonly (DatedException & { note: string })[];
};

/** The plan for one date: open minutes since midnight, and how it differs from the weekly hours. */
export type DayPlan = { open: Minutes[]; differs: 'closed' | 'changed' | null; note: string };

/** Plan of a date (`2026-11-24`), including exceptions. */
export function dayPlan({ rules, exceptions }: Hours, day: string): DayPlan {
  const today = exceptions.filter(({ from, to }) => from <= day && day <= to);
  const open = openMinutes({ rules, exceptions }, day);
  return {
    open,
    differs: today.length === 0 ? null : open.length === 0 ? 'closed' : 'changed',
    note: today
      .map(({ note }) => note)
      .filter((note) => note !== '')
      .join(', '),
  };
}
