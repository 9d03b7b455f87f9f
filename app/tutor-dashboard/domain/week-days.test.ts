import { expect, test } from 'vitest';
import { dayAfter, weekDaysOf, dayPlan } from './week-days.ts';

test('a week begins on Monday in London and on Sunday in Bogotá', () => {
  expect(weekDaysOf('2026-11-25', 'en-GB')).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(weekDaysOf('2026-11-29', 'en-GB')[0]).toBe('2026-11-23');
  expect(weekDaysOf('2026-11-29', 'es-CO')[0]).toBe('2026-11-29');
});

test('days go over the end of a month and a year', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});

/* Open on Tuesdays from 9:00 to 12:00 and from 14:00 to 18:00. 24 November 2026 is a Tuesday. */
const rules = [
  { weekday: 2, start: '09:00', end: '12:00' },
  { weekday: 2, start: '14:00', end: '18:00' },
];
const nine = { start: 540, end: 720 };
const two = { start: 840, end: 1080 };

test('a date without an exception has the hours of its weekday', () => {
  const hours = { rules, exceptions: [] };
  expect(dayPlan(hours, '2026-11-24')).toEqual({ open: [nine, two], differs: null, note: '' });
  expect(dayPlan(hours, '2026-11-25')).toEqual({ open: [], differs: null, note: '' });
});

test('a date in a vacation is closed, with its note; part of a day is a change; other weeks stay', () => {
  const closed = { kind: 'closed' as const, start: null, end: null };
  const exceptions = [
    { ...closed, from: '2026-11-20', to: '2026-11-24', note: 'Cali' },
    { ...closed, from: '2026-12-01', to: '2026-12-01', start: '14:00', end: '24:00', note: '' },
    { kind: 'open' as const, from: '2026-12-02', to: '2026-12-02', start: '10:00', end: '11:00', note: '' },
  ];
  expect(dayPlan({ rules, exceptions }, '2026-11-24')).toEqual({ open: [], differs: 'closed', note: 'Cali' });
  expect(dayPlan({ rules, exceptions }, '2026-12-01')).toEqual({
    open: [nine],
    differs: 'changed',
    note: '',
  });
  expect(dayPlan({ rules, exceptions }, '2026-12-02')).toMatchObject({
    open: [{ start: 600, end: 660 }],
    differs: 'changed',
  });
  expect(dayPlan({ rules, exceptions }, '2026-12-08')).toEqual({
    open: [nine, two],
    differs: null,
    note: '',
  });
});
