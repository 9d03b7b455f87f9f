import { expect, test } from 'vitest';
import { dayAfter, weekDaysOf } from './week-days.ts';

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
