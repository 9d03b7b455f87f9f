import { describe, expect, it } from 'vitest';
import { simulatedCatalogue } from '#tests/simulated-practice/catalogue.ts';
import type { SkillId } from '@curvela/curriculum';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { initialState } from '../mastery/skill-state.ts';
import type { LearnerToServe } from './candidates.ts';
import { planToday, sharesOf } from './plan.ts';

const ids = (count: number): SkillId[] =>
  (['slope', 'area', 'units', 'roots', 'ratio', 'powers'] as const).slice(0, count);

describe('the shares of a session', () => {
  const shares = (due: number, current: number, stretch: SkillId | null, size: number, reviewed = 0) =>
    Object.values(sharesOf({ due: ids(due), current: ids(current), stretch }, size, reviewed));

  it('are four reviews, five of the current skill and one stretch of ten', () => {
    expect(shares(6, 1, 'slope', 10)).toEqual([4, 5, 1]);
    expect(shares(2, 1, 'slope', 10)).toEqual([2, 7, 1]);
    expect(shares(6, 1, null, 10)).toEqual([4, 6, 0]);
    expect(shares(6, 1, 'slope', 7)).toEqual([2, 4, 1]);
  });

  it('count the reviews that were asked already', () => {
    expect(shares(1, 1, 'slope', 10, 2)).toEqual([3, 6, 1]);
    expect(shares(0, 0, null, 10, 2)).toEqual([2, 0, 0]);
  });

  it('have no stretch where fewer than three questions are left after the reviews', () => {
    expect(shares(6, 1, 'slope', 4)).toEqual([1, 2, 1]);
    expect(shares(6, 1, 'slope', 3)).toEqual([1, 2, 0]);
  });

  it('are reviews alone where nothing is new, as many as are due', () => {
    expect(shares(6, 0, 'slope', 10)).toEqual([6, 0, 0]);
    expect(shares(6, 0, 'slope', 5)).toEqual([5, 0, 0]);
  });
});

describe('the plan of a day', () => {
  const card = (dueAt: string): SkillState['card'] => ({
    dueAt,
    stability: 20,
    difficulty: 5,
    reps: 2,
    lapses: 0,
    state: 'review',
    lastAt: '2026-09-08T16:00:00.000Z',
  });
  const mastered = (skill: SkillId, dueAt: string): SkillState => ({
    ...initialState(skill),
    opportunities: 5,
    p: 0.97,
    masteredAt: '2026-09-08T16:00:00.000Z',
    lastAt: '2026-09-08T16:00:00.000Z',
    card: card(dueAt),
  });
  const learner = (...states: SkillState[]): LearnerToServe => ({
    states: new Map(states.map((state) => [state.skill, state])),
    goals: [],
    mistakes: [],
    disputed: new Set(),
    catalogue: simulatedCatalogue,
    now: new Date('2026-09-10T16:00:00Z'),
    zone: 'Europe/Madrid',
  });

  it('of a newcomer has no reviews, and begins with the lowest skill', () => {
    expect(planToday(learner())).toEqual({
      newcomer: true,
      reviews: { count: 0, skills: [] },
      current: { skill: 'whole_numbers', count: 9 },
      stretch: 'integers',
      questions: 10,
      nextReviewAt: null,
    });
    expect(planToday(learner({ ...initialState('slope') })).newcomer).toBe(true);
    expect(
      planToday(learner({ ...initialState('slope') }, mastered('area', '2026-12-01T12:00:00.000Z'))).newcomer,
    ).toBe(false);
  });

  it('lists the reviews that are planned, and the next time at which one is due', () => {
    const due = ['2026-09-05', '2026-09-04', '2026-09-03', '2026-09-02', '2026-09-01'];
    const skills = ['integers', 'powers', 'fractions', 'decimals', 'roots'] as const;
    const states = skills.map((skill, index) => mastered(skill, `${due[index]}T12:00:00.000Z`));
    const plan = planToday(learner(...states, mastered('whole_numbers', '2026-12-01T12:00:00.000Z')));
    expect(plan.reviews).toEqual({ count: 4, skills: ['roots', 'decimals', 'fractions', 'powers'] });
    expect(plan.nextReviewAt).toBe('2026-09-01T12:00:00.000Z');
    expect(plan.questions).toBe(10);
    const short = planToday(learner(...states), 3);
    expect(short).toMatchObject({ questions: 3, stretch: null, reviews: { count: 1, skills: ['roots'] } });
  });
});
