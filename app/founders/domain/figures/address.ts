import { timeZoneNamed } from '#app/platform/time-zones.ts';
import { longestRangeDays, type Preset, presets } from './figures.ts';
import type { RangeQuery } from '../../model/figures-schemas.ts';

/** What the address of the page asks for, the zone always with it: a link shows everybody the same days. */
export type FiguresQuery = RangeQuery & { zone: string };

const DAY = 86_400_000;
const fallback: Preset = '28d';

/**
 * The range that an address names (`?range=90d` or `?from=2026-10-01&to=2026-10-31`, with `&zone=`); the last 28 days where it names
 * none. `unusable`: it names one that is none, so the 28 days stand there instead.
 */
export function parseFiguresQuery(
  parameters: URLSearchParams,
  ownZone: string,
): { asked: FiguresQuery; unusable: boolean } {
  const [range, from, to] = ['range', 'from', 'to'].map((name) => parameters.get(name));
  const named = parameters.get('zone');
  const zone = named !== null && timeZoneNamed(named) ? named : ownZone;
  if (from || to) {
    const usable = isUsable(from ?? '', to ?? '');
    return usable
      ? { asked: { from: from ?? '', to: to ?? '', zone }, unusable: false }
      : { asked: { range: fallback, zone }, unusable: true };
  }
  const preset = presets.find((each) => each === range);
  return { asked: { range: preset ?? fallback, zone }, unusable: Boolean(range) && !preset };
}

/** Two days of the calendar, in this order, not too far apart. Whether they lie in the future the server says. */
export function isUsable(from: string, to: string): boolean {
  const [first, last] = [dayOf(from), dayOf(to)];
  return first !== null && last !== null && first <= last && (last - first) / DAY < longestRangeDays;
}

/** As the address and the calls carry it. */
export const queryOf = (asked: FiguresQuery, more: Record<string, string> = {}): string =>
  new URLSearchParams(
    Object.entries({ ...asked, ...more }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();

/** The same in an address that says other things too, which stay; `figure` is the one that is looked at. */
export function addressWith(parameters: URLSearchParams, asked: FiguresQuery, figure: string): string {
  const kept = [...parameters].filter(([name]) => !own.includes(name));
  return `?${new URLSearchParams([...kept, ...new URLSearchParams(queryOf(asked, { figure }))])}`;
}
const own: readonly string[] = ['range', 'from', 'to', 'zone', 'figure'];

/** 2026-02-30 is no day: it must come back as it was written. */
function dayOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : time;
}
