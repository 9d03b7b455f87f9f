import { memoize } from '#app/platform/memoize.ts';

const formatterOf = memoize(
  100,
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

const offsetOf = (instant: string, zone: string): string =>
  formatterOf(zone)
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Whether the UTC offset of one of the zones changes between two instants. */
export const clocksChange = (before: string, after: string, zones: readonly string[]): boolean =>
  zones.some((zone) => offsetOf(before, zone) !== offsetOf(after, zone));
