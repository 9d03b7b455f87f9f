import { Temporal } from 'temporal-polyfill';
import type { Edges } from '#app/platform/time-steps.server.ts';
import { timeZoneNamed } from '#app/platform/time-zones.ts';
import { founderError } from '../../model/errors.ts';
import { longestRangeDays } from '../../domain/figures/figures.ts';
import type { RangeQuery } from '../../model/figures-schemas.ts';

/** Above this many days, steps are weeks. */
const mostDaySteps = 92;
/** Lower bound for dates; earlier ones are typing errors. */
const earliest = Temporal.PlainDate.from('2000-01-01');

export type Range = {
  from: string;
  to: string;
  before: { from: string; to: string };
  zone: string;
  soFar: string | null;
  step: 'day' | 'week';
  steps: { now: string; before: string }[];
  /** Steps of the previous range, the gap between both (usually empty), steps of the range. */
  edges: Edges;
};

/**
 * Resolves the requested range and the equally long one before it, on the calendar of the zone. If the last day is not over, both end at the
 * current time of day, so partial days are compared. Throws `range_invalid` (400) for a range that is empty, begins before 2000, ends after
 * today, exceeds 400 days or is incomplete, and for an unknown zone.
 */
export function resolveRange(query: RangeQuery, now: Date): Range {
  const { zone } = query;
  if (!timeZoneNamed(zone)) throw invalid();
  const moment = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const { from, to } = requestedDays(query, moment.toPlainDate());
  const length = from.until(to, { largestUnit: 'day' }).days + 1;
  const today = moment.toPlainDate();
  if (length < 1 || length > longestRangeDays) throw invalid();
  if (Temporal.PlainDate.compare(to, today) > 0 || Temporal.PlainDate.compare(from, earliest) < 0)
    throw invalid();
  const time = to.equals(today) ? moment.toPlainTime() : null;
  const perStep = length > mostDaySteps ? 7 : 1;
  const back = { days: length };
  const starts = Array.from({ length: Math.ceil(length / perStep) }, (_, at) =>
    from.add({ days: at * perStep }),
  );
  const edgesOf = (first: Temporal.PlainDate[], last: Temporal.PlainDate) => [
    ...first.map((day) => beginOf(day, zone)),
    time ? momentOf(last, time, zone) : beginOf(last.add({ days: 1 }), zone),
  ];
  return {
    from: String(from),
    to: String(to),
    before: { from: String(from.subtract(back)), to: String(to.subtract(back)) },
    zone,
    soFar: time ? time.toString({ smallestUnit: 'minute' }) : null,
    step: perStep === 1 ? 'day' : 'week',
    steps: starts.map((day) => ({ now: String(day), before: String(day.subtract(back)) })),
    edges: [
      ...edgesOf(
        starts.map((day) => day.subtract(back)),
        to.subtract(back),
      ),
      ...edgesOf(starts, to),
    ],
  };
}

function requestedDays({ range: named, from, to }: RangeQuery, today: Temporal.PlainDate) {
  if (from && to && !named) return { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) };
  if (from || to) throw invalid();
  const range = named ?? '28d';
  const length = range === '12m' ? { months: 12 } : { days: Number.parseInt(range, 10) };
  return { from: today.subtract(length).add({ days: 1 }), to: today };
}

const beginOf = (day: Temporal.PlainDate, zone: string): Date =>
  new Date(day.toZonedDateTime(zone).epochMilliseconds);

const momentOf = (day: Temporal.PlainDate, plainTime: Temporal.PlainTime, timeZone: string): Date =>
  new Date(day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);

const invalid = () => founderError('range_invalid', { status: 400 });
