import { countActivated, countAlerts, countSignUps } from '#app/accounts/index.server.ts';
import { countBookings } from '#app/booking/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { countHintDepths, countNextItems } from '#app/practice/index.server.ts';
import { sumInvoiced } from '#app/pricing/index.server.ts';
import { countFlags, countSessions } from '#app/teaching/index.server.ts';
import { countClicks, countEvents } from '#app/telemetry/index.server.ts';
import { figureKeys, mostParts } from '../../domain/figures/figures.ts';
import { retainedMonths } from './retained-months.server.ts';
import type { Over, Sums } from './over.server.ts';
import { resolveRange } from './range.server.ts';
import { readModel } from './read-model.server.ts';
import type { FounderFigures, RangeQuery, FigureSeries } from '../../model/figures-schemas.ts';
import { countedSeries, partsOf, ratioSeries } from '../../domain/figures/series.ts';

const bookingStates = ['confirmed', 'completed', 'cancelled', 'no_show'];
const rungNames = ['none', 'place', 'idea', 'aimed', 'example', 'solution'];

/**
 * All figures for a range of days and the equally long one before, computed from the tables. Currencies are never converted. Throws
 * `range_invalid` (400).
 */
export async function readFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  query: RangeQuery,
): Promise<FounderFigures> {
  const now = clock.now();
  const range = resolveRange(query, now);
  const [begin = now] = range.edges;
  const retentionOf = (table: string) => retainedMonths(table, begin, now);
  const over: Over = { db, range, layout: { count: range.steps.length }, kept: retentionOf };
  // Sequential within each feature: five connections instead of fifteen.
  const groups = await Promise.all([people, sessions, learning, readModel, reach].map((read) => read(over)));
  const { edges: _edges, from, to, ...shownRange } = range;
  const series = groups.flatMap((group) => group.series);
  return {
    range: { from, to },
    ...shownRange,
    series: figureKeys.flatMap((key) => series.filter((each) => each.key === key)),
    parts: groups.flatMap(({ parts }) => parts),
  };
}

async function people({ db, range: { edges, zone }, layout, kept }: Over): Promise<Sums> {
  const signUps = await countSignUps(db, edges);
  const activated = await countActivated(db, edges, zone);
  const alerts = await countAlerts(db, edges);
  const flags = await countFlags(db, edges);
  const flagKinds = flags.flatMap(({ step, kind: name, flags: value }) =>
    name === null ? [] : [{ step, name, value }],
  );
  const flaggedMessages = flags.filter(({ kind }) => kind === null);
  const [alertsKept, flagsKept] = [kept('app.security_alerts'), kept('app.safety_flags')];
  return {
    series: [
      countedSeries({ key: 'sign_ups' }, layout, sums(signUps, 'made')),
      countedSeries({ key: 'sign_ups_confirmed' }, layout, sums(signUps, 'confirmed')),
      ratioSeries({ key: 'activation' }, layout, {
        parts: sums(activated, 'activated'),
        bases: sums(activated, 'accounts'),
      }),
      countedSeries({ key: 'safety_flags', keptMonths: flagsKept }, layout, sums(flaggedMessages, 'flags')),
      countedSeries({ key: 'security_alerts', keptMonths: alertsKept }, layout, sums(alerts, 'alerts')),
    ],
    parts: [{ key: 'flag_kinds', rows: partsOf(layout, flagKinds) }],
  };
}

async function sessions({ db, range: { edges }, layout }: Over): Promise<Sums> {
  const booked = await countBookings(db, edges);
  const invoiced = await sumInvoiced(db, edges);
  const states = booked.map(({ step, state, bookings }) => ({ step, name: state, value: bookings }));
  const currencies = [...new Set(invoiced.map(({ currency }) => currency))].toSorted();
  const money = currencies.flatMap((currency): FigureSeries[] => {
    const own = invoiced.filter((each) => each.currency === currency);
    const net = own.map(({ step, grossMinor, refundedMinor }) => ({
      step,
      value: grossMinor - refundedMinor,
    }));
    return [
      countedSeries({ key: 'revenue_gross', currency }, layout, sums(own, 'grossMinor')),
      countedSeries({ key: 'revenue_refunded', currency }, layout, sums(own, 'refundedMinor')),
      countedSeries({ key: 'revenue_net', currency }, layout, net),
    ];
  });
  return {
    series: [countedSeries({ key: 'sessions_booked' }, layout, states), ...money],
    parts: [{ key: 'booking_states', rows: partsOf(layout, states, bookingStates) }],
  };
}

async function learning({ db, range: { edges }, layout }: Over): Promise<Sums> {
  const next = await countNextItems(db, edges);
  const depths = await countHintDepths(db, edges);
  const begun = await countSessions(db, edges);
  // The table stores -1 for no help; the mean counts it as zero.
  const deep = depths.map(({ step, rung, items }) => ({ step, value: (rung + 1) * items }));
  const hints = depths.map(({ step, rung, items }) => ({
    step,
    name: rungNames[rung + 1] ?? String(rung),
    value: items,
  }));
  return {
    series: [
      ratioSeries({ key: 'next_item_right' }, layout, {
        parts: sums(next, 'right'),
        bases: sums(next, 'items'),
      }),
      ratioSeries({ key: 'hint_depth' }, layout, { parts: deep, bases: hints }),
      countedSeries({ key: 'problems_begun' }, layout, sums(begun, 'sessions')),
    ],
    parts: [{ key: 'hints', rows: partsOf(layout, hints, rungNames) }],
  };
}

async function reach({ db, range: { edges }, layout, kept }: Over): Promise<Sums> {
  const about = { middle: layout.count, most: mostParts };
  const events = await countEvents(db, edges, about);
  const clicks = await countClicks(db, edges, about);
  const eventsKept = kept('public.telemetry_events');
  const clicksKept = kept('public.referral_events');
  return {
    series: [
      countedSeries({ key: 'referral_clicks', keptMonths: clicksKept }, layout, sums(clicks.steps, 'count')),
      countedSeries({ key: 'telemetry_events', keptMonths: eventsKept }, layout, sums(events.steps, 'count')),
    ],
    parts: [
      { key: 'codes', rows: clicks.names },
      { key: 'events', rows: events.names },
    ],
  };
}

const sums = <Key extends string>(rows: readonly ({ step: number } & Record<Key, number>)[], key: Key) =>
  rows.map((row) => ({ step: row.step, value: row[key] }));
