import { expect, test } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { freeStartsByMinute } from '#tests/tutors/minute-model.ts';
import { slotCase, type SlotCase } from '#tests/tutors/slot-cases.ts';
import { wallMinuteOf, wallOf } from '#tests/tutors/local-time.ts';
import { freeSlots } from './slots.ts';
import { findObstacles, type BookingRule } from './booking-obstacles.ts';

const cases = (count: number, days: number): SlotCase[] =>
  Array.from({ length: count }, (_, n) => slotCase(seededRandom(n + 1), days));
const instants = (starts: readonly number[]) => starts.map((start) => new Date(start).toISOString());
const MINUTE = 60_000;

test.each([
  [600, 4, 8000],
  [20, 31, 1000],
  [10, 90, 1000],
])('in %i cases of %i days the free times equal a minute-by-minute search', (count, days, atLeast) => {
  let found = 0;
  for (const { schedule, claims, query } of cases(count, days)) {
    const model = freeStartsByMinute(schedule, claims, query);
    expect(instants(freeSlots(schedule, claims, query).map(({ start }) => start))).toEqual(instants(model));
    found += model.length;
  }
  expect(found).toBeGreaterThan(atLeast);
});

test('local time within a quarter of an hour matches the minute-by-minute clock', () => {
  const changes = [
    'America/New_York 2026-03-08T06',
    'Australia/Lord_Howe 2026-04-04T14',
    'Africa/Cairo 2026-04-23T21',
  ];
  for (const change of changes) {
    const [zone = '', hour = ''] = change.split(' ');
    const first = Date.parse(`${hour}:00:00Z`) / MINUTE;
    for (let at = first; at < first + 180; at += 1) expect(wallOf(zone, at)).toEqual(wallMinuteOf(zone, at));
  }
});

/** The case with one rule removed. */
const lifted: Partial<Record<BookingRule, (each: SlotCase) => SlotCase>> = {
  length: (each) => withSchedule(each, { lengths: [30, 60, 90] }),
  notice: (each) => withSchedule(each, { notice: 0 }),
  window: (each) => withSchedule(each, { windowDays: 4000 }),
  daily_limit: (each) => withSchedule(each, { dailyLimit: 1000 }),
};
const withSchedule = (each: SlotCase, change: Partial<SlotCase['schedule']>) => ({
  ...each,
  schedule: { ...each.schedule, ...change },
});

/** Brute-force model: whether the session starting at `start` can be booked. */
const isFreeByMinute = ({ schedule, claims, query }: SlotCase, start: number) =>
  freeStartsByMinute(schedule, claims, { ...query, from: start, to: start + 1 }).length === 1;

test('a time has reasons if and only if it is not free, and is free without its only violated rule', () => {
  const counts = new Map<BookingRule, number>();
  const random = seededRandom(7);
  for (const each of cases(500, 3))
    for (let tries = 0; tries < 8; tries += 1) {
      const start = each.query.from + Math.floor(random.fraction() * 3 * 96) * 15 * MINUTE;
      const session = { start, minutes: each.query.minutes, now: each.query.now };
      const reasons = findObstacles(each.schedule, each.claims, session);
      expect(reasons.length === 0).toBe(isFreeByMinute(each, start));
      const rules = new Set(reasons.map(({ rule }) => rule));
      for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
      const [only] = rules;
      const without = only && rules.size === 1 ? lifted[only]?.(each) : undefined;
      expect(without === undefined || isFreeByMinute(without, start)).toBe(true);
      if (only !== 'closed' || rules.size > 1) continue;
      // Without the closed dates the day’s grid may start at other minutes; nothing else remains.
      const open = each.schedule.exceptions.filter(({ kind }) => kind === 'open');
      const left = findObstacles({ ...each.schedule, exceptions: open }, each.claims, session);
      expect(left.filter(({ rule }) => rule !== 'grid')).toEqual([]);
    }
  const rules: BookingRule[] = [
    'length',
    'past',
    'notice',
    'window',
    'hours',
    'closed',
    'grid',
    'booked',
    'held',
    'buffer',
    'daily_limit',
  ];
  expect(rules.filter((rule) => (counts.get(rule) ?? 0) < 10)).toEqual([]);
});
