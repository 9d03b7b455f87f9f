import { expect, test } from 'vitest';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { dueAtOf, isDue, isEnoughToday } from './due.ts';
import { waitsForAnotherDay } from './mastery-rules.ts';

const card = {
  dueAt: '2026-11-20T10:00:00.000Z',
  stability: 1,
  difficulty: 5,
  reps: 1,
  lapses: 0,
  state: 'review' as const,
  lastAt: '2026-11-18T10:00:00.000Z',
};
const stateOf = (more: Partial<SkillState> = {}): SkillState => ({
  skill: 'slope',
  p: 0.99,
  prior: 0.2,
  opportunities: 5,
  unaidedRight: 5,
  run: { right: 0, templates: [], firstDay: null, lastDay: null },
  masteredAt: '2026-11-10T00:00:00.000Z',
  spinning: false,
  card,
  owed: [],
  firstAt: null,
  lastAt: '2026-11-19T09:00:00.000Z',
  lastRight: true,
  ...more,
});
const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-18T12:00:00Z');
/** Everything that mastery requires, but for the second day. */
const waiting = stateOf({
  masteredAt: null,
  run: { right: 5, templates: ['a', 'b', 'c'], firstDay: '2026-11-19', lastDay: '2026-11-19' },
});

test('a mastered skill is due by its card', () => {
  expect([isDue(stateOf(), now, 'UTC'), isDue(stateOf(), before, 'UTC')]).toEqual([true, false]);
  expect(dueAtOf(stateOf())).toBe('2026-11-20T10:00:00.000Z');
});

test.each([
  ['without a card', stateOf({ card: null })],
  ['still being learned', stateOf({ masteredAt: null, p: 0.5 })],
])('a skill %s is not due', (_, state) => {
  expect([isDue(state, now, 'UTC'), dueAtOf(state)]).toEqual([false, null]);
});

test('a skill that only lacks a second day is due on another day than the last', () => {
  expect(waitsForAnotherDay(waiting)).toBe(true);
  const sameDay = new Date('2026-11-19T23:00:00Z');
  expect([isDue(waiting, sameDay, 'UTC'), isEnoughToday(waiting, sameDay, 'UTC')]).toEqual([false, true]);
  expect([isDue(waiting, now, 'UTC'), isEnoughToday(waiting, now, 'UTC')]).toEqual([true, false]);
  // In Tokyo it is the next day already.
  expect(isDue(waiting, sameDay, 'Asia/Tokyo')).toBe(true);
  expect(dueAtOf(waiting)).toBe('2026-11-20T09:00:00.000Z');
  expect(dueAtOf({ ...waiting, lastAt: null })).toBe('2026-11-19T10:00:00.000Z');
});

test('enough for today is only what waits for another day', () => {
  expect(isEnoughToday(stateOf(), now, 'UTC')).toBe(false);
  expect(isEnoughToday(stateOf({ masteredAt: null }), now, 'UTC')).toBe(false);
  expect(isEnoughToday({ ...waiting, masteredAt: '2026-11-19T09:00:00.000Z' }, now, 'UTC')).toBe(false);
});
