import { expect, test } from 'vitest';
import { nextClockChanges } from './clock-changes.ts';
import type { Schedule } from './schedule.ts';

const week = (zone: string, start: string, end: string): Schedule => ({
  zone,
  lengths: [60],
  rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start, end })),
  exceptions: [],
  bufferBefore: 0,
  bufferAfter: 0,
  notice: 0,
  windowDays: 60,
  dailyLimit: 6,
});
const changes = (zone: string, start: string, end: string, now = '2026-11-22T12:00:00Z') =>
  nextClockChanges(week(zone, start, end), Date.parse(now), 2).map(({ at, ...change }) => ({
    at: new Date(at).toISOString(),
    ...change,
  }));

test('London: an hour less in March, one more in October', () => {
  expect(changes('Europe/London', '00:30', '03:00')).toEqual([
    {
      at: '2027-03-28T01:00:00.000Z',
      kind: 'gap',
      from: '2027-03-28T01:00',
      to: '2027-03-28T02:00',
      minutes: 60,
      hours: [{ date: '2027-03-28', start: 30, end: 180, by: -60 }],
    },
    {
      at: '2027-10-31T01:00:00.000Z',
      kind: 'repeat',
      from: '2027-10-31T02:00',
      to: '2027-10-31T01:00',
      minutes: 60,
      hours: [{ date: '2027-10-31', start: 30, end: 180, by: 60 }],
    },
  ]);
});

test('hours in the day are not affected by a clock change at night', () => {
  expect(changes('Europe/Madrid', '09:00', '18:00').map(({ hours }) => hours)).toEqual([[], []]);
});

test('Lord Howe changes by half an hour, New York during open hours', () => {
  expect(
    changes('Australia/Lord_Howe', '01:45', '04:00').map(({ kind, minutes, hours }) => [
      kind,
      minutes,
      hours[0]?.by,
    ]),
  ).toEqual([
    ['repeat', 30, 15],
    ['gap', 30, -30],
  ]);
  expect(changes('America/New_York', '02:30', '02:45').map(({ hours }) => hours[0]?.by)).toEqual([
    -15,
    undefined,
  ]);
});

test('an hour repeated at midnight belongs to the evening before', () => {
  const [, back] = changes('Asia/Beirut', '22:00', '24:00');
  expect(back).toMatchObject({
    kind: 'repeat',
    hours: [{ date: '2027-10-30', start: 1320, end: 1440, by: 60 }],
  });
});

test('minutes repeated on both sides of midnight belong to the day they are on', () => {
  // Newfoundland set its clocks back from 00:01 to 23:01 until 2011.
  const [back] = changes('America/St_Johns', '00:00', '24:00', '2010-10-01T12:00:00Z');
  expect(back).toEqual({
    at: '2010-11-07T02:31:00.000Z',
    kind: 'repeat',
    from: '2010-11-07T00:01',
    to: '2010-11-06T23:01',
    minutes: 60,
    hours: [
      { date: '2010-11-06', start: 0, end: 1440, by: 59 },
      { date: '2010-11-07', start: 0, end: 1440, by: 1 },
    ],
  });
});

test('Samoa skipped a whole day in 2011', () => {
  const [line] = changes('Pacific/Apia', '09:00', '12:00', '2011-12-01T00:00:00Z');
  expect(line).toMatchObject({ kind: 'gap', minutes: 1440, hours: [{ date: '2011-12-30', by: -180 }] });
});

test('Bogotá and Kolkata never change', () => {
  expect([
    ...changes('America/Bogota', '00:00', '24:00'),
    ...changes('Asia/Kolkata', '00:00', '24:00'),
  ]).toEqual([]);
});
