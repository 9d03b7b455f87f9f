import { describe, expect, it, test } from 'vitest';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { dueAtOf, isDue, isEnoughToday } from './due.ts';
import { isMasteryLost, isMasteryReached, isStuckOnSkill, waitsForAnotherDay } from './mastery-rules.ts';
import { initialState } from './skill-state.ts';

const run = (more: Partial<SkillState['run']> = {}): SkillState['run'] => ({
  right: 3,
  templates: ['a', 'b'],
  firstDay: '2026-09-01',
  lastDay: '2026-09-02',
  ...more,
});

describe('mastery', () => {
  it('is reached from 0.95 on, with three right answers on two templates and two days', () => {
    expect(isMasteryReached({ p: 0.95, run: run() })).toBe(true);
    expect(isMasteryReached({ p: 0.949, run: run() })).toBe(false);
    expect(isMasteryReached({ p: 0.95, run: run({ right: 2 }) })).toBe(false);
    expect(isMasteryReached({ p: 0.95, run: run({ templates: ['a'] }) })).toBe(false);
    expect(isMasteryReached({ p: 0.95, run: run({ lastDay: '2026-09-01' }) })).toBe(false);
    expect(isMasteryReached({ p: 0.95, run: run({ firstDay: null }) })).toBe(false);
    expect(isMasteryReached({ p: 0.95, run: run({ lastDay: null }) })).toBe(false);
  });

  it('waits for another day where only that is missing', () => {
    expect(waitsForAnotherDay({ p: 0.95, run: run({ lastDay: '2026-09-01' }) })).toBe(true);
    expect(waitsForAnotherDay({ p: 0.95, run: run() })).toBe(false);
    expect(waitsForAnotherDay({ p: 0.94, run: run({ lastDay: '2026-09-01' }) })).toBe(false);
  });

  it('is lost below 0.6, and not at 0.6', () => {
    expect(isMasteryLost(0.6)).toBe(false);
    expect(isMasteryLost(0.599)).toBe(true);
  });
});

test.each([
  [7, 0.5, false],
  [8, 0.5, true],
  [8, 0.6, false],
  [9, 0.599, true],
])('after %i opportunities at %f a learner is stuck: %s', (opportunities, p, stuck) => {
  expect(isStuckOnSkill({ opportunities, p })).toBe(stuck);
});

describe('a review', () => {
  const zone = 'Europe/Madrid';
  const card = {
    dueAt: '2026-09-10T10:00:00.000Z',
    stability: 9,
    difficulty: 5,
    reps: 3,
    lapses: 0,
    state: 'review',
    lastAt: '2026-09-02T12:00:00.000Z',
  } as const;
  const state = (more: Partial<SkillState>): SkillState => ({
    ...initialState('slope'),
    opportunities: 4,
    lastAt: '2026-09-02T15:00:00.000Z',
    card,
    ...more,
  });
  const mastered = state({ p: 0.97, masteredAt: '2026-09-02T15:00:00.000Z', run: run() });
  const known = state({ p: 0.8, run: run({ right: 1 }) });
  const learning = state({ p: 0.79, run: run({ right: 1 }) });
  const waiting = state({ p: 0.96, run: run({ lastDay: '2026-09-01' }) });
  const due = (one: SkillState, at: string) => isDue(one, new Date(at), zone);

  it('is due from its day on for what is mastered or known from 0.8 on, not for what is being learned', () => {
    for (const one of [mastered, known]) {
      expect(due(one, '2026-09-09T12:00:00Z')).toBe(false);
      expect(due(one, '2026-09-10T01:00:00Z')).toBe(true);
      expect(dueAtOf(one)).toBe('2026-09-10T10:00:00.000Z');
    }
    expect(due(learning, '2026-09-10T12:00:00Z')).toBe(false);
    expect(dueAtOf(learning)).toBeNull();
    expect(due({ ...mastered, p: 0.5 }, '2026-09-10T12:00:00Z')).toBe(true);
    expect(due({ ...mastered, card: null }, '2026-09-10T12:00:00Z')).toBe(false);
    expect(dueAtOf({ ...mastered, card: null })).toBeNull();
  });

  it('is due on the next day, for mastery, where only another day is missing', () => {
    expect(due(waiting, '2026-09-01T20:00:00Z')).toBe(false);
    expect(due(waiting, '2026-09-01T22:30:00Z')).toBe(true);
    expect(dueAtOf(waiting)).toBe('2026-09-03T15:00:00.000Z');
    expect(dueAtOf({ ...waiting, lastAt: null })).toBe('2026-09-03T12:00:00.000Z');
    expect(due({ ...waiting, run: run({ lastDay: null }) }, '2026-09-20T12:00:00Z')).toBe(false);
  });

  it('of a mastered skill follows its card, also after a run that began anew', () => {
    const again = { ...mastered, run: run({ lastDay: '2026-09-01' }) };
    expect(due(again, '2026-09-05T12:00:00Z')).toBe(false);
    expect(dueAtOf(again)).toBe('2026-09-10T10:00:00.000Z');
  });

  it('is not wanted today where only another day is missing', () => {
    const enough = (one: SkillState, at: string) => isEnoughToday(one, new Date(at), zone);
    expect(enough(waiting, '2026-09-01T20:00:00Z')).toBe(true);
    expect(enough(waiting, '2026-09-01T22:30:00Z')).toBe(false);
    expect(enough(known, '2026-09-01T20:00:00Z')).toBe(false);
    expect(enough({ ...waiting, masteredAt: '2026-09-01T12:00:00Z' }, '2026-09-01T20:00:00Z')).toBe(false);
  });
});
