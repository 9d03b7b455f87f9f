import { Temporal } from 'temporal-polyfill';
import { remember } from '#app/platform/remember.ts';

/** A time during which a zone keeps one offset from UTC (milliseconds east of it). From included, to excluded. */
type Period = { from: number; to: number; offset: number };

const DAY = 86_400_000;
/** Days beyond the year on both sides: no zone's date is further from that of UTC. */
const MARGIN = 3 * DAY;
const ZONE_YEARS_KEPT = 2000;

/** The periods of a zone that touch a year of UTC and three days around it, in order and without gaps. */
export const periodsOf = (zone: string, year: number): readonly Period[] =>
  rememberedPeriods(`${year} ${zone}`);

const rememberedPeriods = remember(ZONE_YEARS_KEPT, (key) => {
  const [year = '', zone = ''] = key.split(' ');
  const from = Date.UTC(Number(year), 0, 1) - MARGIN;
  return readPeriods(zone, from, Date.UTC(Number(year) + 1, 0, 1) + MARGIN);
});

function readPeriods(zone: string, from: number, to: number): Period[] {
  const periods: Period[] = [];
  let current = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  for (;;) {
    const change = current.getTimeZoneTransition('next');
    const end = change ? Math.min(change.epochMilliseconds, to) : to;
    periods.push({ from: current.epochMilliseconds, to: end, offset: current.offsetNanoseconds / 1e6 });
    if (!change || end === to) return periods;
    current = change;
  }
}

/** Milliseconds that the walls of a zone are ahead of UTC at an instant. */
export function offsetAt(zone: string, instant: number): number {
  const periods = periodsOf(zone, new Date(instant).getUTCFullYear());
  return periods.find(({ from, to }) => from <= instant && instant < to)?.offset ?? 0;
}
