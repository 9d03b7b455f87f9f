import { openMinutes, type DatedException, type Minutes, type WeeklyRule } from '#app/tutors/index.ts';

type Hours = {
  rules: readonly WeeklyRule[];
  exceptions: readonly (DatedException & { note: string })[];
};

/** What a tutor has planned for one date of the calendar: open minutes since midnight, and how it differs from the usual week. */
export type DayPlan = { open: Minutes[]; differs: 'closed' | 'changed' | null; note: string };

/** The plan of a date (`2026-11-24`), exceptions included. */
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
