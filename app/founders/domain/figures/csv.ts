import { csvHead, csvLine } from '#app/platform/csv.ts';
import { figureId, type PartKey, unitOf, type Unit } from './figures.ts';
import type { FounderFigures, Measured, FigureSeries } from '../../model/figures-schemas.ts';

/*
 * Figures as CSV (RFC 4180). Column and figure names are the same in every language, so that files can be processed independently of the
 * reader’s language. Decimal points always; money in major units, shares between 0 and 1, durations in milliseconds.
 */

const columns =
  'figure,currency,unit,row,name,from,to,value,base,previous_from,previous_to,previous_value,previous_base'.split(
    ',',
  );
const partOf: Record<PartKey, string> = {
  booking_states: 'sessions_booked',
  hints: 'hint_depth',
  model_outcomes: 'model_calls',
  flag_kinds: 'safety_flags',
  codes: 'referral_clicks',
  events: 'telemetry_events',
};

/** All figures, or one by id with its parts; null for an unknown id. */
export function figuresCsv(figures: FounderFigures, only?: string): string | null {
  const series = figures.series.filter((each) => only === undefined || figureId(each) === only);
  if (series.length === 0) return null;
  const lines = series.flatMap((each) => [
    wholeOf(figures, each),
    ...stepsOf(figures, each),
    ...(each.currency === null ? partsOf(figures, each) : []),
  ]);
  return csvHead(columns) + lines.map(csvLine).join('');
}

const wholeOf = ({ range, before }: FounderFigures, each: FigureSeries) => [
  ...about(each),
  'total',
  '',
  ...values(each, { now: range, before }, each),
];

function stepsOf({ range, before, step, steps }: FounderFigures, each: FigureSeries): unknown[][] {
  return each.points.map((point, at) => {
    const spans = {
      now: { from: steps[at]?.now, to: lastDay(steps[at + 1]?.now, range.to) },
      before: { from: steps[at]?.before, to: lastDay(steps[at + 1]?.before, before.to) },
    };
    return [...about(each), step, '', ...values(each, spans, point)];
  });
}

function partsOf({ parts, range, before }: FounderFigures, each: FigureSeries): unknown[][] {
  return parts
    .filter(({ key }) => partOf[key] === each.key)
    .flatMap(({ rows }) =>
      rows.map(({ name, now, before: then }) => [
        each.key,
        '',
        'count',
        'part',
        name,
        range.from,
        range.to,
        now,
        null,
        before.from,
        before.to,
        then,
        null,
      ]),
    );
}

type Span = { from: string | undefined; to: string | undefined };

const about = ({ key, currency }: FigureSeries) => [key, currency ?? '', unitOf(key)];

const values = (
  { key }: FigureSeries,
  spans: { now: Span; before: Span },
  { now, before }: { now: Measured; before: Measured },
) =>
  (
    [
      [spans.now, now],
      [spans.before, before],
    ] as const
  ).flatMap(([span, measured]) => [span.from, span.to, written(unitOf(key), measured.value), measured.base]);

/** Money in major units; stored in hundredths or millionths. */
function written(unit: Unit, value: number | null): number | null {
  if (value === null) return null;
  if (unit === 'money') return value / 100;
  return unit === 'cost' ? value / 1_000_000 : Math.round(value * 1e6) / 1e6;
}

/** The day before the next step begins; the last step ends with the range. */
const lastDay = (next: string | undefined, end: string): string =>
  next === undefined
    ? end
    : new Date(Date.parse(`${next}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
