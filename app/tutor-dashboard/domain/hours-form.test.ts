import { describe, expect, test } from 'vitest';
import { carryOver, changesBetween } from './hours-changes.ts';
import {
  addException,
  addRule,
  clockTimes,
  copyDay,
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
  expect(changesBetween(hours, edited)).toHaveLength(1);
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
  expect(changesBetween(hours, addRule(removeRule(hours, monday), { ...monday }))).toEqual([]);
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
  expect(changesBetween(hours, { ...addException(hours, vacation), bufferAfter: 30 })).toEqual([
    { kind: 'exception', added: true, exception: vacation },
    { kind: 'bufferAfter' },
  ]);
});

test('a day has 97 quarter marks, from 00:00 to 24:00', () => {
  expect([clockTimes.length, clockTimes[0], clockTimes[53], clockTimes.at(-1)]).toEqual([
    97,
    '00:00',
    '13:15',
    '24:00',
  ]);
});

test('Monday copied to Tuesday and Friday replaces what they had', () => {
  const week = addRule(addRule(hours, { weekday: 1, start: '09:00', end: '12:00' }), {
    weekday: 2,
    start: '20:00',
    end: '21:00',
  });
  const copied = copyDay(week, 1, [1, 2, 5]);
  expect([1, 2, 3, 5].map((day) => rulesOn(copied, day).map(({ start }) => start))).toEqual([
    ['09:00', '14:00'],
    ['09:00', '14:00'],
    [],
    ['09:00', '14:00'],
  ]);
});

describe('hours saved in another window meanwhile', () => {
  const holiday = {
    kind: 'closed',
    from: '2026-12-24',
    to: '2026-12-24',
    start: null,
    end: null,
    note: '',
  } as const;
  const theirs: Hours = {
    ...addRule(removeRule(hours, monday), { weekday: 3, start: '09:00', end: '10:00' }),
    dailyLimit: 4,
    notice: 60,
    version: 4,
  };

  test('keep what was changed here, and what was changed there', () => {
    const mine: Hours = {
      ...addException(addRule(hours, { weekday: 5, start: '09:00', end: '10:00' }), holiday),
      notice: 240,
    };
    const both = carryOver(hours, mine, theirs);
    expect(both).toMatchObject({ version: 4, dailyLimit: 4, notice: 240, exceptions: [holiday] });
    expect(both.rules.map(({ weekday }) => weekday).toSorted()).toEqual([3, 5]);
  });

  test('a span that both added stands once; one taken away here stays away', () => {
    const span = { weekday: 3, start: '09:00', end: '10:00' };
    expect(carryOver(hours, addRule(hours, span), theirs).rules).toEqual([span]);
    const stillThere: Hours = { ...hours, windowDays: 30, version: 4 };
    expect(carryOver(hours, removeRule(hours, monday), stillThere)).toMatchObject({
      rules: [],
      windowDays: 30,
    });
  });

  test('without changes here they are what was saved', () => {
    expect(carryOver(hours, hours, theirs)).toEqual(theirs);
  });
});
