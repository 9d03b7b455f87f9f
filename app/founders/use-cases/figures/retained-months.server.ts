import { Temporal } from 'temporal-polyfill';
import { registry } from '#database/registry.ts';

/** Retention of a table in months if rows since `begin` have been partly deleted; otherwise null. */
export function retainedMonths(table: string, begin: Date, now: Date): number | null {
  const months = registry[table]?.expires?.months;
  if (months === undefined) return null;
  const since = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .subtract({ months });
  return begin.getTime() < since.epochMilliseconds ? months : null;
}
