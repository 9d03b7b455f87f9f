import { timeZoneNamed } from '#app/platform/time-zones.ts';
import { longestRangeDays, type Preset, presets } from './figures.ts';
import type { RangeQuery } from '../../model/figures-schemas.ts';

/** Query parameters of the page. The zone is always included, so a link shows everybody the same days. */
export type FiguresQuery = RangeQuery & { zone: string };

const DAY = 86_400_000;
const fallback: Preset = '28d';

/**
 * Parses the range of a URL (`?range=90d` or `?from=2026-10-01&to=2026-10-31`, with `&zone=`); default: the last 28 days. `unusable`: the
 * URL has an invalid range, replaced by the default.
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

/** Two dates in order and not too far apart. Only the server checks for the future. */
export function isUsable(from: string, to: string): boolean {
  const [first, last] = [dayOf(from), dayOf(to)];
  return first !== null && last !== null && first <= last && (last - first) / DAY < longestRangeDays;
}

/** Query string for the URL and the API calls. */
export const queryOf = (query: FiguresQuery, more: Record<string, string> = {}): string =>
  new URLSearchParams(
    Object.entries({ ...query, ...more }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();

/** The same, keeping the other parameters of the URL; `figure` is the selected one. */
export function addressWith(parameters: URLSearchParams, query: FiguresQuery, figure: string): string {
  const others = [...parameters].filter(([name]) => !own.includes(name));
  return `?${new URLSearchParams([...others, ...new URLSearchParams(queryOf(query, { figure }))])}`;
}
const own: readonly string[] = ['range', 'from', 'to', 'zone', 'figure'];

/** Rejects dates like 2026-02-30: the parsed date must format to the same text. */
function dayOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : time;
}
