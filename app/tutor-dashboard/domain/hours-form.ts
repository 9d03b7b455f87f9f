import type { Availability } from '#app/tutors/index.ts';

/** The hours being edited, in the shape they are saved in; changes are pure functions. */
export type Hours = Availability;
export type HoursRule = Hours['rules'][number];
export type HoursException = Hours['exceptions'][number];

/** Quarter hours from 00:00 to 24:00. */
export const clockTimes: readonly string[] = Array.from({ length: 97 }, (_, quarter) => {
  const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
  return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`;
});

/** Hours of one weekday, in order. */
export const rulesOn = (hours: Hours, weekday: number): HoursRule[] =>
  hours.rules.filter((rule) => rule.weekday === weekday).toSorted((a, b) => a.start.localeCompare(b.start));

/** Adds a span, merging it with overlapping or adjacent ones of the same day. */
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

/** Copies the hours of `from` to the other days, replacing theirs. */
export const copyDay = (hours: Hours, from: number, to: readonly number[]): Hours => ({
  ...hours,
  rules: [
    ...hours.rules.filter(({ weekday }) => weekday === from || !to.includes(weekday)),
    ...to
      .filter((weekday) => weekday !== from)
      .flatMap((weekday) => rulesOn(hours, from).map((rule) => ({ ...rule, weekday }))),
  ],
});

/** Weekly minutes, for the sum beside the save button. */
export const minutesPerWeek = (hours: Hours): number =>
  hours.rules.reduce((sum, { start, end }) => sum + minutes(end) - minutes(start), 0);

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
