import { expect, test } from 'vitest';
import { nextClockChanges } from './clock-changes.ts';
import type { Schedule } from './schedule.ts';
import { freeSlots } from './slots.ts';

const every = (zone: string, start: string, end: string): Schedule => ({
  zone,
  lengths: [30],
  rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start, end })),
  exceptions: [],
  bufferBefore: 0,
  bufferAfter: 0,
  notice: 0,
  windowDays: 365,
  dailyLimit: 24,
});
const starts = (schedule: Schedule, from: string, to: string) => {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const query = { from: first, to: last, minutes: 30, now: first - 60_000 };
  return freeSlots(schedule, [], query).map(({ start }) => new Date(start).toISOString().slice(0, 16));
};

test('09:00 in Kolkata is 03:30 UTC all year', () => {
  const plan = every('Asia/Kolkata', '09:00', '10:00');
  expect(starts(plan, '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toEqual([
    '2026-03-29T03:30',
    '2026-03-29T04:00',
  ]);
  expect(nextClockChanges(plan, Date.parse('2026-11-22T00:00:00Z'), 2)).toEqual([]);
});

test('Lord Howe repeats half an hour on 5 April 2026 and skips half an hour on 4 October', () => {
  const plan = every('Australia/Lord_Howe', '01:00', '03:00');
  expect(starts(plan, '2026-04-04T12:00:00Z', '2026-04-05T12:00:00Z')).toEqual([
    '2026-04-04T14:00',
    '2026-04-04T14:30',
    '2026-04-04T15:00',
    '2026-04-04T15:30',
    '2026-04-04T16:00',
  ]);
  expect(starts(plan, '2026-10-03T12:00:00Z', '2026-10-04T12:00:00Z')).toEqual([
    '2026-10-03T14:30',
    '2026-10-03T15:00',
    '2026-10-03T15:30',
  ]);
});

test('Apia is the first zone to reach a date and skips 30 December 2011', () => {
  expect(
    starts(every('Pacific/Apia', '09:00', '09:30'), '2026-11-21T12:00:00Z', '2026-11-23T12:00:00Z'),
  ).toEqual(['2026-11-21T20:00', '2026-11-22T20:00']);
  const plan = every('Pacific/Apia', '00:00', '00:30');
  expect(starts(plan, '2011-12-29T00:00:00Z', '2012-01-01T00:00:00Z')).toEqual([
    '2011-12-29T10:00',
    '2011-12-30T10:00',
    '2011-12-31T10:00',
  ]);
});
