import { describe, expect, it } from 'vitest';
import type { ChangeView, ItemState, ItemView, PracticeSessionView } from '../../model/views.ts';
import {
  applyItem,
  dotsOf,
  isOver,
  minutesLeft,
  questionNumberOf,
  updateItemInSession,
} from './session-progress.ts';

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

it('the curve shows the result of each question, the current one, and those still planned', () => {
  const marks = [mark(1, 'right'), mark(2, 'given_up'), mark(3, 'skipped', true), mark(4, 'open')];
  expect(dotsOf(session(marks), '4')).toEqual(['right', 'missed', 'skipped', 'now', 'ahead']);
});

it('in an exam the curve hides verdicts until the end', () => {
  const marks = [mark(1, 'right'), mark(2, 'wrong'), mark(3, 'open')];
  expect(dotsOf(session(marks, 'exam'), '3')).toEqual(['done', 'done', 'now', 'ahead', 'ahead']);
});

it('the minutes left are those of the open question and of each one after it, at the learner’s pace', () => {
  const current = session([mark(1, 'right'), mark(2, 'open')]);
  expect(minutesLeft(current, { number: 2, of: 5, over: false })).toBe(4);
  expect(minutesLeft(current, { number: 2, of: 5, over: true })).toBe(2);
  expect(minutesLeft(current, { number: 5, of: 5, over: true })).toBe(1);
});

const view = (id: string, more: Partial<ItemView> = {}): ItemView =>
  ({ id, position: Number(id), state: 'open', voided: false, ...more }) as ItemView;
const change = { why: 'One right without help.' } as ChangeView;

describe('a response of the server about a question', () => {
  const second = { ...session([mark(1, 'open'), mark(2, 'open')]), item: view('2') };

  it('that arrives when the next question is on the screen keeps that question on it', () => {
    const late = view('1', { state: 'right' });
    const after = applyItem({ session: second, over: null, changes: [] }, late, [change]);
    expect(after.over).toBeNull();
    expect(after.changes).toEqual([]);
    expect(after.session?.item?.id).toBe('2');
    expect(after.session?.marks.map(({ state }) => state)).toEqual(['right', 'open']);
  });

  it('that arrives while an ended question is on the screen keeps that one on it', () => {
    const read = view('2', { state: 'wrong' });
    const first = session([mark(1, 'open'), mark(2, 'wrong')]);
    const after = applyItem({ session: first, over: read, changes: [change] }, view('1', { state: 'right' }));
    expect(after.over).toBe(read);
    expect(after.changes).toEqual([change]);
  });

  it('about the ended question on the screen updates it, though the next is open already', () => {
    const read = view('1', { state: 'right' });
    const after = applyItem(
      { session: second, over: read, changes: [] },
      view('1', { state: 'right', voided: true }),
    );
    expect(after).toMatchObject({ over: { id: '1', voided: true }, session: { item: { id: '2' } } });
  });

  it('ends the question on the screen, with what its first attempt changed', () => {
    const first = { ...session([mark(1, 'open')]), item: view('1') };
    const tried = applyItem({ session: first, over: null, changes: [] }, view('1'), [change]);
    expect(tried).toMatchObject({ over: null, changes: [change], session: { item: { id: '1' } } });
    const ended = applyItem(tried, view('1', { state: 'right' }));
    expect(ended).toMatchObject({ over: { id: '1' }, changes: [change], session: { item: null } });
  });

  it('that confirms a report ends it too', () => {
    const first = { ...session([mark(1, 'open')]), item: view('1') };
    const after = applyItem({ session: first, over: null, changes: [] }, view('1', { voided: true }));
    expect(after).toMatchObject({ over: { id: '1' }, session: { item: null, marks: [{ voided: true }] } });
  });
});

it('questions are numbered from 1 by their position, whatever order their marks come in', () => {
  const shuffled = session([mark(3, 'open'), mark(1, 'right'), mark(2, 'wrong')]);
  expect(['1', '2', '3'].map((id) => questionNumberOf(shuffled, id))).toEqual([1, 2, 3]);
  expect(questionNumberOf(shuffled, 'unknown')).toBe(1);
});

it('the curve follows the positions, hides nothing of a finished exam, and a finished session plans nothing more', () => {
  const marks = [mark(2, 'wrong'), mark(1, 'right')];
  expect(dotsOf({ ...session(marks, 'exam'), state: 'finished' }, null)).toEqual(['right', 'missed']);
  expect(dotsOf({ ...session(marks), size: 1 }, null)).toEqual(['right', 'missed']);
  expect(dotsOf({ ...session(marks), size: 2 }, null)).toEqual(['right', 'missed']);
});

it('the curve shows an open question that is not on the screen as planned, and a skipped one of an exam as skipped', () => {
  expect(dotsOf({ ...session([mark(1, 'open')]), size: 1 }, 'another')).toEqual(['ahead']);
  expect(dotsOf({ ...session([mark(1, 'skipped')], 'exam'), size: 1 }, null)).toEqual(['skipped']);
  // An ended question that stays on the screen shows its result.
  expect(dotsOf({ ...session([mark(1, 'wrong')]), size: 1 }, '1')).toEqual(['missed']);
  expect(dotsOf({ ...session([mark(1, 'open', true)]), size: 1 }, '1')).toEqual(['skipped']);
});

it('a question is over once it has a result or was reported', () => {
  expect(isOver({ state: 'open', voided: false })).toBe(false);
  expect(isOver({ state: 'open', voided: true })).toBe(true);
  expect(isOver({ state: 'skipped', voided: false })).toBe(true);
});

it('the time left is at least a minute, and never less than nothing for questions past the plan', () => {
  const current = session([mark(1, 'open')]);
  expect(minutesLeft(current, { number: 1, of: 2, over: false })).toBe(3);
  expect(minutesLeft(current, { number: 7, of: 5, over: false })).toBe(2);
  expect(minutesLeft(current, { number: 7, of: 5, over: true })).toBe(1);
  expect(minutesLeft({ pace: { open: 2, other: 1.3 } }, { number: 3, of: 5, over: true })).toBe(3);
});

it('a question that the session does not list yet is added to its marks', () => {
  const first = { ...session([mark(1, 'right')]), item: null };
  const after = updateItemInSession(first, view('2'));
  expect(after.marks.map(({ id }) => id)).toEqual(['1', '2']);
  expect(after.item?.id).toBe('2');
});

it('a response before the session is loaded is shown without it', () => {
  const ended = view('1', { state: 'right' });
  expect(applyItem({ session: undefined, over: null, changes: [] }, ended)).toEqual({
    session: undefined,
    over: ended,
    changes: [],
  });
});
