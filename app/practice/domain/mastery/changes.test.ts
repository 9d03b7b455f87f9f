import { describe, expect, it } from 'vitest';
import type { SkillId } from '@curvela/curriculum';
import { shown } from '#tests/simulated-practice/evidence.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { changesOf } from './changes.ts';
import { initialState } from './skill-state.ts';

const state = (more: Partial<SkillState> = {}, skill: SkillId = 'linear_equations'): SkillState => ({
  ...initialState(skill),
  p: 0.5,
  opportunities: 4,
  lastAt: '2026-09-01T12:00:00.000Z',
  ...more,
});
const states = (...list: SkillState[]) => new Map(list.map((one) => [one.skill, one]));
const masteredAt = '2026-09-01T12:00:00.000Z';
const what = (
  before: Partial<SkillState>,
  after: Partial<SkillState>,
  evidence = [shown('1', 2)],
): string | undefined => changesOf(states(state(before)), states(state(after)), evidence)[0]?.what;

describe('what changed about a skill', () => {
  it('is that its mastery was reached or lost', () => {
    expect(what({}, { masteredAt })).toBe('mastered');
    expect(what({ masteredAt }, {})).toBe('lost');
  });

  it('is that it is known better or less, or the same below half a hundredth', () => {
    expect(what({}, { p: 0.6 })).toBe('up');
    expect(what({}, { p: 0.4 })).toBe('down');
    expect(what({}, { p: 0.5049 })).toBe('same');
    expect(what({}, { p: 0.4951 })).toBe('same');
    expect(what({ p: 0.25 }, { p: 0.25 + 0.0051 })).toBe('up');
    expect(what({ masteredAt }, { masteredAt, p: 0.6 })).toBe('up');
  });

  it('is that it was kept, when all was right without help after seven days', () => {
    const review = (days: number, more = {}) =>
      what({ masteredAt }, { masteredAt, p: 0.6 }, [shown('1', 1 + days, more)]);
    expect(review(7)).toBe('kept');
    expect(review(6)).toBe('up');
    expect(review(7, { aid: 'hint' })).toBe('up');
    expect(review(7, { right: false })).toBe('up');
    expect(what({}, { p: 0.6 }, [shown('1', 8)])).toBe('up');
    expect(what({ masteredAt, lastAt: null }, { masteredAt, p: 0.6 }, [shown('1', 8)])).toBe('up');
    expect(
      what({ masteredAt }, { masteredAt, p: 0.6 }, [shown('1', 8), shown('2', 9, { right: false })]),
    ).toBe('up');
  });

  it('is measured from the first of these questions, forgetting included', () => {
    const card = {
      dueAt: '2026-09-10T12:00:00.000Z',
      stability: 9,
      difficulty: 5,
      reps: 3,
      lapses: 0,
      state: 'review',
      lastAt: '2026-09-01T12:00:00.000Z',
    } as const;
    const [change] = changesOf(states(state({ card })), states(state({ p: 0.9 })), [
      shown('b', 20),
      shown('a', 10),
    ]);
    expect(change?.before).toBeCloseTo(0.4669, 4);
    expect(change?.after).toBe(0.9);
  });

  it('of a new skill is measured from the estimate that its first question began with', () => {
    const [change] = changesOf(new Map(), states(state({ p: 0.6, prior: 0.42 })), [shown('1', 2)]);
    expect(change).toMatchObject({ before: 0.42, after: 0.6, what: 'up' });
  });

  it('is explained by the counts of right, helped and wrong answers, and dated by the next review', () => {
    const card = {
      dueAt: '2026-09-10T12:00:00.000Z',
      stability: 9,
      difficulty: 5,
      reps: 3,
      lapses: 0,
      state: 'review',
      lastAt: '2026-09-01T12:00:00.000Z',
    } as const;
    const evidence = [
      shown('1', 2),
      shown('2', 2),
      shown('3', 2, { aid: 'hint' }),
      shown('4', 2, { right: false }),
      shown('5', 2, { right: false, aid: 'shown' }),
      shown('6', 2, { right: false, aid: 'hint' }),
      shown('7', 2, { voided: true }),
    ];
    const [change] = changesOf(states(state()), states(state({ masteredAt, card })), evidence);
    expect(change).toMatchObject({
      why: { unaidedRight: 2, afterHint: 1, wrong: 3 },
      dueAt: '2026-09-10T12:00:00.000Z',
    });
  });
});

it('changes are listed with mastery first, then lost, then kept, then by size', () => {
  const list: [SkillId, Partial<SkillState>, Partial<SkillState>][] = [
    ['slope', {}, { p: 0.52 }],
    ['area', {}, { p: 0.1 }],
    ['units', { masteredAt }, { masteredAt }],
    ['roots', { masteredAt }, {}],
    ['powers', {}, { masteredAt }],
    ['ratio', {}, { p: 0.6 }],
  ];
  const changes = changesOf(
    states(...list.map(([skill, before]) => state(before, skill))),
    states(...list.map(([skill, , after]) => state(after, skill))),
    list.map(([skill], index) => shown(`${index}`, 8, { skill })),
  );
  expect(changes.map(({ skill, what }) => `${skill} ${what}`)).toEqual([
    'powers mastered',
    'roots lost',
    'units kept',
    'area down',
    'ratio up',
    'slope up',
  ]);
});

it('a skill without a state, or with voided evidence only, has not changed', () => {
  expect(changesOf(new Map(), new Map(), [shown('1', 1)])).toEqual([]);
  expect(changesOf(states(state()), states(state({ p: 0.9 })), [shown('1', 1, { voided: true })])).toEqual(
    [],
  );
});
