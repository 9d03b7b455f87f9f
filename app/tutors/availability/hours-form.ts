import type { Availability } from '../schemas.ts';

/** The hours while they are being edited: the same as saved, with pure changes. */
export type Hours = Availability;
type Rule = Hours['rules'][number];
type Exception = Hours['exceptions'][number];

/** Quarters of an hour from 00:00 to 24:00. */
export const clockTimes: readonly string[] = Array.from({ length: 97 }, (_, quarter) => {
  const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
  return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`;
});

/** The hours of one weekday, early first. */
export const rulesOn = (hours: Hours, weekday: number): Rule[] =>
  hours.rules.filter((rule) => rule.weekday === weekday).toSorted((a, b) => a.start.localeCompare(b.start));

/** A span that touches or overlaps others of its day becomes one with them: nobody teaches the same hour twice. */
export function addRule(hours: Hours, rule: Rule): Hours {
  const joins = (each: Rule) =>
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

export const removeRule = (hours: Hours, rule: Rule): Hours => ({
  ...hours,
  rules: hours.rules.filter((each) => each !== rule),
});

export const addException = (hours: Hours, exception: Exception): Hours => ({
  ...hours,
  exceptions: [...hours.exceptions, exception].toSorted((a, b) => a.from.localeCompare(b.from)),
});

export const removeException = (hours: Hours, exception: Exception): Hours => ({
  ...hours,
  exceptions: hours.exceptions.filter((each) => each !== exception),
});

/** How many things differ from what is saved: spans, days, limits. */
export function countChanges(saved: Hours, edited: Hours): number {
  const limits = ['bufferAfter', 'notice', 'windowDays', 'dailyLimit'] as const;
  return (
    countDifferent(saved.rules.map(ruleKey), edited.rules.map(ruleKey)) +
    countDifferent(saved.exceptions.map(exceptionKey), edited.exceptions.map(exceptionKey)) +
    limits.filter((limit) => saved[limit] !== edited[limit]).length
  );
}

const ruleKey = ({ weekday, start, end }: Rule) => `${weekday} ${start} ${end}`;
const exceptionKey = (each: Exception) =>
  [each.kind, each.from, each.to, each.start, each.end, each.note].join(' ');

function countDifferent(before: readonly string[], after: readonly string[]): number {
  return (
    before.filter((key) => !after.includes(key)).length + after.filter((key) => !before.includes(key)).length
  );
}

/** Weekly hours in a week, for the sum beside the save button. */
export const minutesPerWeek = (hours: Hours): number =>
  hours.rules.reduce((sum, { start, end }) => sum + minutes(end) - minutes(start), 0);

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
