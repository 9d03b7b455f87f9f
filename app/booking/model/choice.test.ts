import { expect, test } from 'vitest';
import { learnerFor, readChoice, writeChoice } from './choice.ts';
import { firstWeekday } from '#app/platform/times.ts';
import { dayAfterKey, shiftMonth, weeksOf } from '#app/tutors/domain/month.ts';

test('a choice survives the round trip through the URL', () => {
  const address = 'tutor=lucia-restrepo&minutes=90&day=2026-11-24&start=2026-11-24T18%3A00%3A00.000Z';
  expect(writeChoice(readChoice(new URLSearchParams(address))).toString()).toBe(address);
});

test('a trial is 30 minutes; the default is 60', () => {
  expect(readChoice(new URLSearchParams('type=trial')).minutes).toBe(30);
  expect(readChoice(new URLSearchParams('')).minutes).toBe(60);
  expect(
    readChoice(new URLSearchParams('every=3&times=99&minutes=45&day=x&hold=y&start=z&tutor=../etc')),
  ).toEqual({
    tutor: undefined,
    minutes: 60,
    day: undefined,
    start: undefined,
    hold: undefined,
    every: undefined,
    times: 3,
  });
});

test.each([
  ['minutes=30', 30],
  ['minutes=60', 60],
  ['minutes=90', 90],
  ['minutes=29', 60],
  ['minutes=31', 60],
  ['minutes=59', 60],
  ['minutes=61', 60],
  ['type=trial', 30],
  ['type=session', 60],
  ['type=deep', 90],
  ['type=trial&minutes=90', 90],
])('the URL %s selects a session of %i minutes', (address, minutes) => {
  expect(readChoice(new URLSearchParams(address)).minutes).toBe(minutes);
});

test.each([
  ['every=1&times=2', 1, 2],
  ['every=2&times=12', 2, 12],
  ['every=0&times=1', undefined, 3],
  ['every=3&times=13', undefined, 3],
])('the URL %s repeats every %s weeks, %i times', (address, every, times) => {
  expect(readChoice(new URLSearchParams(address))).toMatchObject({ every, times });
});

test('a URL with characters after a tutor’s slug selects no tutor', () => {
  expect(readChoice(new URLSearchParams('tutor=lucia-restrepo/..')).tutor).toBeUndefined();
  expect(readChoice(new URLSearchParams(`tutor=${'a'.repeat(81)}`)).tutor).toBeUndefined();
  expect(readChoice(new URLSearchParams(`tutor=${'a'.repeat(80)}`)).tutor).toHaveLength(80);
});

test('a start with an offset is the same instant in UTC', () => {
  expect(readChoice(new URLSearchParams({ start: '2026-11-24T13:00:00-05:00' })).start).toBe(
    '2026-11-24T18:00:00.000Z',
  );
});

test('1 November 2026, a Sunday, is alone in its week in London and first of its week in Bogotá', () => {
  expect(weeksOf('2026-11', firstWeekday('en-GB'))[0]).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    '2026-11-01',
  ]);
  expect(weeksOf('2026-11', firstWeekday('es-CO'))[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2026-11', 1).at(-1)?.[0]).toBe('2026-11-30');
});

test('the month after December is January', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2027-01', -1)).toBe('2026-12');
});

test('arrow keys move from free day to free day, across months', () => {
  const free = ['2026-11-24', '2026-11-27', '2026-12-02'];
  const from = (key: string, day = '2026-11-24') => dayAfterKey(key, day, free);
  expect([from('ArrowRight'), from('ArrowDown'), from('ArrowLeft'), from('PageDown')]).toEqual([
    '2026-11-27',
    '2026-12-02',
    undefined,
    '2026-12-02',
  ]);
  expect([from('ArrowLeft', '2026-12-02'), from('ArrowUp', '2026-12-02'), from('Tab')]).toEqual([
    '2026-11-27',
    '2026-11-24',
    undefined,
  ]);
});

test('a parent must choose the learner; an account without learners need not', () => {
  const leo = { id: 'a3e1' };
  expect(learnerFor(undefined, [])).toBeNull();
  expect(learnerFor(undefined, [leo])).toBeUndefined();
  expect(learnerFor('a3e1', [leo])).toBe('a3e1');
  expect(learnerFor(null, [leo])).toBeNull();
  expect(learnerFor('somebody else', [leo])).toBeUndefined();
});

test('the URL contains the repetition only for repeated sessions', () => {
  const address = 'tutor=lucia-restrepo&start=2026-11-24T18%3A00%3A00.000Z&every=2&times=6';
  const choice = readChoice(new URLSearchParams(address));
  expect([choice.every, choice.times]).toEqual([2, 6]);
  expect(writeChoice(choice).toString()).toBe(address);
  expect(writeChoice({ ...choice, every: undefined }).has('times')).toBe(false);
});
