import { expect, test } from 'vitest';
import { nameByState, nameForTutor } from './learner-name.ts';

const endsAt = new Date('2026-11-24T19:00:00Z');
const before = new Date('2026-11-20T09:00:00Z');

test.each([
  ['confirmed', 'Maya'],
  ['completed', 'Maya'],
  ['cancelled', null],
  ['no_show', null],
  ['expired', null],
  ['held', null],
])('a session that is %s', (state, name) => {
  expect(nameForTutor('Maya', { state, endsAt }, before)).toBe(name);
  expect(nameByState('Maya', { state, endsAt })).toBe(name);
});

test.each([
  ['2026-12-24T18:59:59Z', 'Maya'],
  ['2026-12-24T19:00:00Z', null],
])('a month later (%s)', (now, name) => {
  expect(nameForTutor('Maya', { state: 'completed', endsAt }, new Date(now))).toBe(name);
  expect(nameByState('Maya', { state: 'completed', endsAt })).toBe('Maya');
});
