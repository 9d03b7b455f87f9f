import { dayKeyOf } from '#app/platform/times.ts';
import { dueAtOf, isDue } from '../mastery/due.ts';
import type { LearnerStates } from '../mastery/learner-state.ts';

/** The first day of a week: Monday is 1, Sunday 7. */
export type FirstWeekday = 1 | 7;

/** A question of this week, reduced to the data of the weekly view. */
export type WeekItem = {
  readonly sessionId: string;
  readonly servedAt: Date;
  /** Finished, not skipped and not reported as wrong. */
  readonly done: boolean;
  readonly tookMs: number;
  /** Answers that could not be decided. */
  readonly undecided: number;
};
type WeekDay = {
  /** ISO date in the learner’s zone. */
  readonly day: string;
  readonly questions: number;
  readonly minutes: number;
  /** Reviews due; overdue ones count today. */
  readonly due: number;
};

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** More time than this on one question means an idle page. */
const longestOnOne = 5 * minuteMs;

/** The seven days (ISO dates) of the week that contains `now` in the zone. */
export function daysOfWeek(now: Date, zone: string, first: FirstWeekday): string[] {
  const today = new Date(`${dayKeyOf(now, zone)}T12:00:00Z`);
  const since = (today.getUTCDay() - (first % 7) + 7) % 7;
  return Array.from({ length: 7 }, (_, index) =>
    new Date(today.getTime() + (index - since) * dayMs).toISOString().slice(0, 10),
  );
}

/** Questions and minutes of each day, and the reviews due on it. */
export function weekDays(
  days: readonly string[],
  { items, states }: { readonly items: readonly WeekItem[]; readonly states: LearnerStates },
  { now, zone }: { readonly now: Date; readonly zone: string },
): WeekDay[] {
  const done = Map.groupBy(
    items.filter((item) => item.done),
    ({ servedAt }) => dayKeyOf(servedAt, zone),
  );
  const today = dayKeyOf(now, zone);
  const dueDays = [...states.values()].flatMap((state) => {
    if (isDue(state, now, zone)) return [today];
    const at = dueAtOf(state);
    const day = at === null ? null : dayKeyOf(at, zone);
    return day !== null && day > today ? [day] : [];
  });
  return days.map((day) => {
    const own = done.get(day) ?? [];
    return {
      day,
      questions: own.length,
      minutes: minutesOf(own),
      due: dueDays.filter((due) => due === day).length,
    };
  });
}

/** Whole minutes, at least one. */
function minutesOf(items: readonly WeekItem[]): number {
  const spent = items.reduce((sum, { tookMs }) => sum + Math.min(tookMs, longestOnOne), 0);
  return items.length === 0 ? 0 : Math.max(1, Math.round(spent / minuteMs));
}
