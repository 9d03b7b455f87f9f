import { expect, test } from 'vitest';
import type { Schedule } from './schedule.ts';
import { findStrandedBy } from './stranded.ts';

const schedule = (change: Partial<Schedule> = {}): Schedule => ({
  zone: 'America/Bogota',
  lengths: [30, 60, 90],
  rules: [{ weekday: 2, start: '13:00', end: '18:00' }],
  exceptions: [],
  bufferBefore: 0,
  bufferAfter: 15,
  notice: 120,
  windowDays: 60,
  dailyLimit: 6,
  ...change,
});

/** Tuesday 24 November 2026 in Bogotá. */
const session = (id: string, start: string, end: string) => ({
  id,
  start: Date.parse(`2026-11-24T${start}:00-05:00`),
  end: Date.parse(`2026-11-24T${end}:00-05:00`),
});
const early = session('early', '13:00', '14:00');
const late = session('late', '16:30', '18:00');

const strandedBy = (after: Partial<Schedule>, before = schedule()) =>
  findStrandedBy(before, schedule(after), [late, early]).map(({ id, rules }) => [id, ...rules]);

test('shorter hours strand a session that extends beyond them', () => {
  expect(strandedBy({ rules: [{ weekday: 2, start: '13:00', end: '17:45' }] })).toEqual([['late', 'hours']]);
  expect(strandedBy({ rules: [] })).toEqual([
    ['early', 'hours'],
    ['late', 'hours'],
  ]);
});

test('a vacation strands the sessions in it', () => {
  const vacation = {
    kind: 'closed' as const,
    from: '2026-11-24',
    to: '2026-11-30',
    start: null,
    end: '14:00',
  };
  expect(strandedBy({ exceptions: [{ ...vacation, start: '08:00' }] })).toEqual([['early', 'closed']]);
});

test('a session type no longer offered, and a daily limit below the bookings, strand the later session', () => {
  expect(strandedBy({ lengths: [30, 60] })).toEqual([['late', 'length']]);
  expect(strandedBy({ dailyLimit: 1 })).toEqual([['late', 'daily_limit']]);
});

test('a buffer that no longer fits between two sessions strands the later one', () => {
  expect(strandedBy({ bufferBefore: 120, bufferAfter: 40 })).toEqual([['late', 'buffer']]);
  expect(strandedBy({ bufferBefore: 110, bufferAfter: 40 })).toEqual([]);
});

test('another zone strands sessions outside its hours; their instants stay', () => {
  expect(strandedBy({ zone: 'America/Mexico_City' })).toEqual([['early', 'hours']]);
});

test('sessions already outside are not reported again; notice and window only apply to new bookings', () => {
  const before = schedule({ rules: [] });
  expect(strandedBy({ rules: [], notice: 20_000, windowDays: 1 }, before)).toEqual([]);
});
