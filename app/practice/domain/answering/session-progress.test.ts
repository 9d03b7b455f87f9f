import { expect, it } from 'vitest';
import type { ItemState, PracticeSessionView } from '../../model/views.ts';
import { dotsOf, minutesLeft } from './session-progress.ts';

const mark = (position: number, state: ItemState, voided = false) => ({
  id: String(position),
  position,
  state,
  voided,
});
const session = (
  marks: PracticeSessionView['marks'],
  mode: PracticeSessionView['mode'] = 'mix',
): PracticeSessionView => ({
  id: 's',
  profileId: 'p',
  mode,
  size: 5,
  state: 'open',
  startedAt: '2026-11-22T10:00:00Z',
  endsAt: null,
  minutes: null,
  pace: { open: 2, other: 0.8 },
  marks,
  item: null,
  summary: null,
});

it('the curve shows what became of each question, the one that is asked, and those still planned', () => {
  const marks = [mark(1, 'right'), mark(2, 'given_up'), mark(3, 'skipped', true), mark(4, 'open')];
  expect(dotsOf(session(marks), '4')).toEqual(['right', 'missed', 'skipped', 'now', 'ahead']);
});

it('in an exam the curve says nothing about an answer before the end', () => {
  const marks = [mark(1, 'right'), mark(2, 'wrong'), mark(3, 'open')];
  expect(dotsOf(session(marks, 'exam'), '3')).toEqual(['done', 'done', 'now', 'ahead', 'ahead']);
});

it('the minutes left are those of the open question and of each one after it, at the learner’s own pace', () => {
  const asked = session([mark(1, 'right'), mark(2, 'open')]);
  expect(minutesLeft(asked, { number: 2, of: 5, over: false })).toBe(4);
  expect(minutesLeft(asked, { number: 2, of: 5, over: true })).toBe(2);
  expect(minutesLeft(asked, { number: 5, of: 5, over: true })).toBe(1);
});
