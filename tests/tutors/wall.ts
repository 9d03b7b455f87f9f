/** What calendar and clock on a wall show for one minute. */
type WallMinute = { date: string; minute: number };

const MINUTE = 60_000;
const QUARTER = 15;
const formatters = new Map<string, Intl.DateTimeFormat>();
const read = new Map<string, Map<number, WallMinute>>();

/**
 * What the wall of a zone shows at the minute `at` (minutes since the epoch), as the platform's own formatter says it: no offset
 * is computed here. Quarters of an hour are asked; inside one the clock only runs on (`wall.test.ts` asks every minute).
 */
export function wallOf(zone: string, at: number): WallMinute {
  const quarter = Math.floor(at / QUARTER) * QUARTER;
  const ofZone = read.get(zone) ?? new Map<number, WallMinute>();
  read.set(zone, ofZone);
  const known = ofZone.get(quarter) ?? wallMinuteOf(zone, quarter);
  ofZone.set(quarter, known);
  return { date: known.date, minute: known.minute + (at - quarter) };
}

/** The same without the short cut. */
export function wallMinuteOf(zone: string, at: number): WallMinute {
  const formatter = formatters.get(zone) ?? newFormatter(zone);
  formatters.set(zone, formatter);
  const parts = new Map(formatter.formatToParts(at * MINUTE).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

const newFormatter = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
