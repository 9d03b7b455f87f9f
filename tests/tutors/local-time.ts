/** Local date and time of one minute. */
type WallMinute = { date: string; minute: number };

const MINUTE = 60_000;
const QUARTER = 15;
const formatters = new Map<string, Intl.DateTimeFormat>();
const read = new Map<string, Map<number, WallMinute>>();

/**
 * The local time of a zone at the minute `at` (minutes since the epoch), from the platform's own formatter: no offset is computed here.
 * Only quarters of an hour are formatted; within one the clock runs evenly (`slots.model.test.ts` checks every minute).
 */
export function wallOf(zone: string, at: number): WallMinute {
  const quarter = Math.floor(at / QUARTER) * QUARTER;
  const ofZone = read.get(zone) ?? new Map<number, WallMinute>();
  read.set(zone, ofZone);
  const known = ofZone.get(quarter) ?? wallMinuteOf(zone, quarter);
  ofZone.set(quarter, known);
  return { date: known.date, minute: known.minute + (at - quarter) };
}

/** The same without the optimization. */
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
