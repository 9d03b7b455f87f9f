import { Temporal } from 'temporal-polyfill';
import { memoize } from '#app/platform/memoize.ts';

/** A period with a constant UTC offset (milliseconds east). `from` inclusive, `to` exclusive. */
type Period = { from: number; to: number; offset: number };

const DAY = 86_400_000;
/** Margin around the year: no zone’s date is further from UTC’s. */
const MARGIN = 3 * DAY;
const ZONE_YEARS_KEPT = 2000;

/** Offset periods of a zone for a UTC year plus three days on both sides, sorted and gapless. */
export const periodsOf = (zone: string, year: number): readonly Period[] =>
  rememberedPeriods(`${year} ${zone}`);

const rememberedPeriods = memoize(ZONE_YEARS_KEPT, (key) => {
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

/** UTC offset of a zone at an instant, in milliseconds. */
export function offsetAt(zone: string, instant: number): number {
  const periods = periodsOf(zone, new Date(instant).getUTCFullYear());
  return periods.find(({ from, to }) => from <= instant && instant < to)?.offset ?? 0;
}
