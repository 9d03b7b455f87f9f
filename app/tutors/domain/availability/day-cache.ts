import type { IsoDate } from './calendar-day.ts';

/** Values derived from a schedule and a date, cached while the schedule object is alive. */
type DayCache<Value> = WeakMap<object, Map<IsoDate, Value>>;

/** A booking window plus margin. */
const DAYS_KEPT = 130;

export const createDayCache = <Value>(): DayCache<Value> => new WeakMap();

/** The value for a date, computed once per schedule object. Schedules are immutable. */
export function cachedForDay<Value>(
  cache: DayCache<Value>,
  schedule: object,
  date: IsoDate,
  make: () => Value,
): Value {
  const days = cache.get(schedule) ?? new Map<IsoDate, Value>();
  const cached = days.get(date);
  if (cached !== undefined) return cached;
  const made = make();
  if (days.size === 0) cache.set(schedule, days);
  if (days.size >= DAYS_KEPT) days.clear();
  days.set(date, made);
  return made;
}
