import { describe, expect, it } from 'vitest';
import { simulatedCatalogue } from '#tests/simulated-practice/catalogue.ts';
import { dependentsOf, type SkillId, skillIds, withPrerequisites } from '@curvela/curriculum';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { initialState } from '../mastery/skill-state.ts';
import { alternativeSkill, candidatesFor, type LearnerToServe } from './candidates.ts';

const lastAt = '2026-09-08T16:00:00.000Z';
const card = (dueAt: string): SkillState['card'] => ({
  dueAt,
  stability: 2000,
  difficulty: 5,
  reps: 2,
  lapses: 0,
  state: 'review',
  lastAt,
});
const state = (skill: SkillId, more: Partial<SkillState> = {}): SkillState => ({
  ...initialState(skill),
  opportunities: 5,
  lastAt,
  ...more,
});
const mastered = (skill: SkillId, more: Partial<SkillState> = {}): SkillState =>
  state(skill, { p: 0.97, masteredAt: lastAt, card: card('2026-12-01T12:00:00.000Z'), ...more });
const learner = (states: readonly SkillState[], more: Partial<LearnerToServe> = {}): LearnerToServe => ({
  states: new Map(states.map((one) => [one.skill, one])),
  goals: [],
  mistakes: [],
  disputed: new Set(),
  catalogue: simulatedCatalogue,
  now: new Date('2026-09-10T16:00:00Z'),
  zone: 'Europe/Madrid',
  ...more,
});
const below = (...skills: SkillId[]) => [...withPrerequisites(skills)].map((skill) => mastered(skill));
const towards = (...skills: SkillId[]) => ({ goals: [{ skills, dueOn: '2026-12-01' }] });
const equations = below('expressions', 'powers', 'fraction_sums');

describe('due reviews', () => {
  const due = (skill: SkillId, day: string) =>
    mastered(skill, { card: card(`2026-09-${day}T12:00:00.000Z`) });

  it('are the longest overdue first, and only of skills with questions', () => {
    const states = [due('integers', '05'), due('fractions', '01'), due('powers', '03'), due('roots', '30')];
    expect(candidatesFor(learner(states)).due).toEqual(['fractions', 'powers', 'integers']);
    const catalogue = new Map([...simulatedCatalogue].filter(([skill]) => skill !== 'powers'));
    expect(candidatesFor(learner(states, { catalogue })).due).toEqual(['fractions', 'integers']);
  });

  it('begin with disputed skills, once a day', () => {
    const states = [
      due('integers', '05'),
      mastered('slope', { lastAt: '2026-09-10T08:00:00.000Z' }),
      mastered('area'),
    ];
    const disputed = new Set<SkillId>(['slope', 'area']);
    expect(candidatesFor(learner(states, { disputed })).due).toEqual(['area', 'integers']);
    expect(candidatesFor(learner([], { disputed: new Set(['area']) })).due).toEqual(['area']);
    expect(candidatesFor(learner(states, { disputed, catalogue: new Map() })).due).toEqual([]);
    expect(candidatesFor(learner([due('slope', '01')], { disputed: new Set(['slope']) })).due).toEqual([
      'slope',
    ]);
  });
});

describe('the current skill', () => {
  const current = (states: readonly SkillState[], more: Partial<LearnerToServe> = {}) =>
    candidatesFor(learner(states, more)).current;

  it('is open when each prerequisite is mastered or known with 0.7', () => {
    const known = (p: number) => current([...below('integers'), state('expressions', { p })]);
    expect(known(0.7)).toContain('linear_equations');
    expect(known(0.69)).not.toContain('linear_equations');
    const opened = current(equations);
    expect(opened).toContain('linear_equations');
    expect(opened).not.toContain('equations_both_sides');
  });

  it('is not opened by an estimate without an attempt', () => {
    const known = (opportunities: number) =>
      current([...below('integers'), state('expressions', { p: 0.9, opportunities })]);
    expect(known(1)).toContain('linear_equations');
    expect(known(0)).not.toContain('linear_equations');
  });

  it('is not opened by a disputed mastery, nor by a disputed estimate', () => {
    const disputed = new Set<SkillId>(['expressions']);
    expect(current(equations, { disputed })).not.toContain('linear_equations');
    expect(current([...below('integers'), state('expressions', { p: 0.9 })], { disputed })).not.toContain(
      'linear_equations',
    );
  });

  it('is never a mastered one, and one without questions neither', () => {
    expect(current(equations)).not.toContain('expressions');
    const catalogue = new Map([...simulatedCatalogue].filter(([skill]) => skill !== 'linear_equations'));
    expect(current(equations, { catalogue })).not.toContain('linear_equations');
  });

  it('is needed by the nearest goal first, then already begun, then the lowest', () => {
    expect(current(equations, towards('linear_equations')).slice(0, 2)).toEqual([
      'linear_equations',
      'coordinates',
    ]);
    const begun = [...equations, state('coordinates', { p: 0.4, opportunities: 2 })];
    expect(current(begun)[0]).toBe('coordinates');
    const barely = [
      ...equations,
      state('expanding', { p: 0.4, opportunities: 1 }),
      state('linear_equations', { p: 0.4, opportunities: 2 }),
    ];
    expect(current(barely)[0]).toBe('linear_equations');
    const goals = [
      { skills: ['coordinates'] as const, dueOn: '2026-12-02' },
      { skills: ['linear_equations'] as const, dueOn: '2026-12-01' },
    ];
    expect(current(equations, { goals })[0]).toBe('linear_equations');
    expect(current(equations, { goals: goals.toReversed() })[0]).toBe('linear_equations');
    expect(current(begun, towards('linear_equations'))[0]).toBe('linear_equations');
  });

  it('is not asked when it is known with 0.8 without practice, unless a goal wants it or it was begun', () => {
    const known = (p: number, opportunities: number) => [
      ...equations,
      state('linear_equations', { p, opportunities }),
    ];
    expect(current(known(0.8, 1))).not.toContain('linear_equations');
    expect(current(known(0.79, 1))).toContain('linear_equations');
    expect(current(known(0.8, 2))).toContain('linear_equations');
    expect(current(known(0.8, 1), towards('linear_equations'))).toContain('linear_equations');
  });

  it('is not asked when only another day is missing, or when it is due for review', () => {
    const run = { right: 3, templates: ['a', 'b'], firstDay: '2026-09-10', lastDay: '2026-09-10' };
    const enough = state('linear_equations', { p: 0.96, run, card: card('2026-12-01T12:00:00.000Z') });
    expect(current([...equations, enough])).not.toContain('linear_equations');
    const due = state('linear_equations', { p: 0.85, card: card('2026-09-01T12:00:00.000Z') });
    expect(current([...equations, due])).not.toContain('linear_equations');
  });

  it('is what was not practised for longest, when nothing is due and nothing is open', () => {
    const all = skillIds.map((skill, index) =>
      mastered(skill, { lastAt: `2026-08-${String((index % 27) + 1).padStart(2, '0')}T12:00:00.000Z` }),
    );
    const { due, current: rest, stretch } = candidatesFor(learner(all));
    expect([due, stretch]).toEqual([[], null]);
    expect(rest).toHaveLength(skillIds.length);
    expect(rest[0]).toBe(skillIds[0]);
    expect(rest.at(-1)).toBe(skillIds[26]);
    const unmet = all.map((one) => (one.skill === 'slope' ? { ...one, lastAt: null } : one));
    expect(candidatesFor(learner(unmet)).current).not.toContain('slope');
  });
});

describe('a learner who is stuck', () => {
  const stuck = state('slope', { p: 0.2, spinning: true, opportunities: 9 });
  const ready = below('coordinates', 'linear_equations', 'fractions').filter(
    ({ skill }) => !['coordinates', 'linear_equations', 'fractions'].includes(skill),
  );
  const alternative = (...more: SkillState[]) => alternativeSkill('slope', learner([...ready, ...more]));

  it('practises the weakest prerequisite that is not mastered', () => {
    expect(
      alternative(
        stuck,
        state('coordinates', { p: 0.75 }),
        state('fractions', { p: 0.9 }),
        mastered('linear_equations', { p: 0.1, card: null }),
      ),
    ).toBe('coordinates');
    expect(
      alternative(
        stuck,
        state('coordinates', { p: 0.9 }),
        state('fractions', { p: 0.75 }),
        mastered('linear_equations'),
      ),
    ).toBe('fractions');
  });

  it('does not practise a prerequisite at which the learner is stuck too', () => {
    expect(
      alternative(
        stuck,
        state('coordinates', { p: 0.1, spinning: true }),
        state('fractions', { p: 0.75 }),
        mastered('linear_equations'),
      ),
    ).toBe('fractions');
  });

  it('needs a human when all prerequisites are mastered', () => {
    const all = (['coordinates', 'linear_equations', 'fractions'] as const).map((skill) => mastered(skill));
    expect(alternative(stuck, ...all)).toBeNull();
    expect(candidatesFor(learner([...ready, stuck, ...all])).current).not.toContain('slope');
    const helpedSince = all.map((one) => ({ ...one, lastAt: '2026-09-09T16:00:00.000Z' }));
    expect(candidatesFor(learner([...ready, stuck, ...helpedSince])).current).toContain('slope');
  });

  it('who is not stuck needs no other skill', () => {
    expect(alternative({ ...stuck, spinning: false })).toBeNull();
  });
});

describe('the stretch', () => {
  const stretch = (states: readonly SkillState[], more: Partial<LearnerToServe> = {}) =>
    candidatesFor(learner(states, more)).stretch;
  const goal = towards('linear_equations');

  it('is the lowest skill for which only the current one is missing', () => {
    expect(stretch(equations, goal)).toBe('arithmetic_sequences');
  });

  it('is not mastered, not one where the learner is stuck, and has questions', () => {
    expect(stretch([...equations, mastered('arithmetic_sequences')], goal)).toBe('angles');
    const spinning = state('arithmetic_sequences', { spinning: true, p: 0.2 });
    expect(stretch([...equations, spinning], goal)).toBe('angles');
    const catalogue = new Map([...simulatedCatalogue].filter(([skill]) => skill !== 'arithmetic_sequences'));
    expect(stretch(equations, { ...goal, catalogue })).toBe('angles');
  });

  it('is the second skill to practise where no other is ready, and none where nothing is current', () => {
    const blocked = new Set<SkillId>(dependentsOf('linear_equations'));
    const catalogue = new Map([...simulatedCatalogue].filter(([skill]) => !blocked.has(skill)));
    expect(stretch(equations, { ...goal, catalogue })).toBe('coordinates');
    expect(
      stretch([mastered('integers', { card: card('2026-09-01T12:00:00.000Z') })], {
        catalogue: new Map([['integers', simulatedCatalogue.get('integers')!]]),
      }),
    ).toBeNull();
  });
});
