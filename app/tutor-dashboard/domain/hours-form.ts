import type { Availability } from '#app/tutors/index.ts';

/** The hours while they are being edited: the same as saved, with pure changes. */
export type Hours = Availability;
export type HoursRule = Hours['rules'][number];
export type HoursException = Hours['exceptions'][number];

/** Quarters of an hour from 00:00 to 24:00. */
export const clockTimes: readonly string[] = Array.from({ length: 97 }, (_, quarter) => {
  const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
  return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`;
});

/** The hours of one weekday, early first. */
export const rulesOn = (hours: Hours, weekday: number): HoursRule[] =>
  hours.rules.filter((rule) => rule.weekday === weekday).toSorted((a, b) => a.start.localeCompare(b.start));

/** A span that touches or overlaps others of its day becomes one with them: nobody teaches the same hour twice. */
export function addRule(hours: Hours, rule: HoursRule): Hours {
  const joins = (each: HoursRule) =>
    each.weekday === rule.weekday && each.start <= rule.end && rule.start <= each.end;
  const joined = [rule, ...hours.rules.filter(joins)];
  const start = joined.map((each) => each.start).toSorted()[0] ?? rule.start;
  const end =
    joined
      .map((each) => each.end)
      .toSorted()
      .at(-1) ?? rule.end;
  return { ...hours, rules: [...hours.rules.filter((each) => !joins(each)), { ...rule, start, end }] };
}

export const removeRule = (hours: Hours, rule: HoursRule): Hours => ({
  ...hours,
  rules: hours.rules.filter((each) => each !== rule),
});

export const addException = (hours: Hours, exception: HoursException): Hours => ({
  ...hours,
  exceptions: [...hours.exceptions, exception].toSorted((a, b) => a.from.localeCompare(b.from)),
});

export const removeException = (hours: Hours, exception: HoursException): Hours => ({
  ...hours,
  exceptions: hours.exceptions.filter((each) => each !== exception),
});

/** Every other day gets the hours of `from`, instead of its own. */
export const copyDay = (hours: Hours, from: number, to: readonly number[]): Hours => ({
  ...hours,
  rules: [
    ...hours.rules.filter(({ weekday }) => weekday === from || !to.includes(weekday)),
    ...to
      .filter((weekday) => weekday !== from)
      .flatMap((weekday) => rulesOn(hours, from).map((rule) => ({ ...rule, weekday }))),
  ],
});

/** Weekly hours in a week, for the sum beside the save button. */
export const minutesPerWeek = (hours: Hours): number =>
  hours.rules.reduce((sum, { start, end }) => sum + minutes(end) - minutes(start), 0);

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
