import type { IsoDate } from './calendar-day.ts';

/** What follows from a schedule and a date alone, for as long as that schedule is held by somebody. */
type DayCache<Value> = WeakMap<object, Map<IsoDate, Value>>;

/** A booking window and a little more. */
const DAYS_KEPT = 130;

export const createDayCache = <Value>(): DayCache<Value> => new WeakMap();

/** The value for a date, made once per schedule. A schedule is never changed: other hours are another one. */
export function cachedForDay<Value>(
  kept: DayCache<Value>,
  schedule: object,
  date: IsoDate,
  make: () => Value,
): Value {
  const days = kept.get(schedule) ?? new Map<IsoDate, Value>();
  const known = days.get(date);
  if (known !== undefined) return known;
  const made = make();
  if (days.size === 0) kept.set(schedule, days);
  if (days.size >= DAYS_KEPT) days.clear();
  days.set(date, made);
  return made;
}
