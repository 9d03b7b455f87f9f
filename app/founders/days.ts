import { Temporal } from 'temporal-polyfill';

/** The last `days` calendar days of a zone up to now: from midnight of the first, in UTC. */
export function lastDays(
  days: number,
  now: Date,
  zone: string,
): { from: string; to: string; zone: string; today: string } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const first = today.subtract({ days: days - 1 }).toZonedDateTime(zone);
  return { from: first.toInstant().toString(), to: now.toISOString(), zone, today: today.toString() };
}
