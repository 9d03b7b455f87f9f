import { expect, test } from 'vitest';
import {
  addException,
  addRule,
  clockTimes,
  countChanges,
  minutesPerWeek,
  removeRule,
  rulesOn,
  type Hours,
} from './hours-form.ts';

const monday = { weekday: 1, start: '14:00', end: '18:00' };
const hours: Hours = {
  version: 3,
  rules: [monday],
  exceptions: [],
  zone: 'America/Bogota',
  city: 'Bogotá',
  sessionTypes: ['trial', 'session', 'deep'],
  bufferBefore: 0,
  bufferAfter: 15,
  notice: 120,
  windowDays: 60,
  dailyLimit: 6,
};

test('a second span on Monday stands before the afternoon and is one change', () => {
  const edited = addRule(hours, { weekday: 1, start: '09:00', end: '12:00' });
  expect(rulesOn(edited, 1).map(({ start }) => start)).toEqual(['09:00', '14:00']);
  expect(countChanges(hours, edited)).toBe(1);
  expect(minutesPerWeek(edited)).toBe(7 * 60);
});

test('spans that overlap or touch on one day become one, and its hours count once', () => {
  const morning = addRule(hours, { weekday: 1, start: '09:00', end: '12:00' });
  const bridged = addRule(morning, { weekday: 1, start: '11:00', end: '15:00' });
  expect(rulesOn(bridged, 1)).toEqual([{ weekday: 1, start: '09:00', end: '18:00' }]);
  expect(minutesPerWeek(bridged)).toBe(9 * 60);
  expect(rulesOn(addRule(hours, { weekday: 1, start: '18:00', end: '24:00' }), 1)).toEqual([
    { weekday: 1, start: '14:00', end: '24:00' },
  ]);
  expect(rulesOn(addRule(hours, { weekday: 2, start: '15:00', end: '16:00' }), 1)).toEqual([monday]);
});

test('taking away and adding the same span is no change', () => {
  expect(countChanges(hours, addRule(removeRule(hours, monday), { ...monday }))).toBe(0);
});

test('a vacation and a longer pause are two changes', () => {
  const vacation = {
    kind: 'closed',
    from: '2026-12-19',
    to: '2027-01-06',
    start: null,
    end: null,
    note: '',
  } as const;
  expect(countChanges(hours, { ...addException(hours, vacation), bufferAfter: 30 })).toBe(2);
});

test('a day has 97 quarter marks, from 00:00 to 24:00', () => {
  expect([clockTimes.length, clockTimes[0], clockTimes[53], clockTimes.at(-1)]).toEqual([
    97,
    '00:00',
    '13:15',
    '24:00',
  ]);
});
