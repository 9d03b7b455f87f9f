import { Temporal } from 'temporal-polyfill';
import { registry } from '#database/registry.ts';

/** The months that a table keeps its rows for, when rows from `begin` on are partly erased by now; null when nothing is missing. */
export function retainedMonths(table: string, begin: Date, now: Date): number | null {
  const months = registry[table]?.expires?.months;
  if (months === undefined) return null;
  const since = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .subtract({ months });
  return begin.getTime() < since.epochMilliseconds ? months : null;
}
