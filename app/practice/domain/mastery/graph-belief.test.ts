import { describe, expect, it } from 'vitest';
import { skillIds, type SkillId } from '@curvela/curriculum';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { beliefsFrom, informationGains, priorOf } from './graph-belief.ts';
import { initialState } from './skill-state.ts';

/*
 * The sample of knowledge states is drawn once from a fixed seed: any other value changes the estimates and the diagnostic of all learners.
 */

const state = (skill: SkillId, p: number, more: Partial<SkillState> = {}): [SkillId, SkillState] => [
  skill,
  { ...initialState(skill), p, opportunities: 4, ...more },
];
const beliefs = (...states: [SkillId, SkillState][]) => {
  const found = beliefsFrom(new Map(states));
  return (skill: SkillId) => Number(found.get(skill)?.toFixed(6));
};
const some: SkillId[] = ['whole_numbers', 'expressions', 'slope', 'quadratic_equations', 'integrals'];

describe('a learner without evidence', () => {
  it('probably knows the lowest skills, and hardly the highest', () => {
    expect(some.map(beliefs())).toEqual([0.820833, 0.633333, 0.473333, 0.365, 0.1025]);
  });

  it('is asked about a skill of the middle, whose answer says most about all', () => {
    const gains = informationGains(new Map(), skillIds);
    expect(gains.size).toBe(16);
    const best = [...gains].toSorted(([, a], [, b]) => b - a).slice(0, 3);
    expect(best.map(([skill, gain]) => [skill, Number(gain.toFixed(6))])).toEqual([
      ['slope', 2.290673],
      ['common_factor', 2.255704],
      ['expanding', 2.242436],
    ]);
  });
});

describe('evidence about one skill', () => {
  it('raises what it builds on, and what builds on it', () => {
    expect(some.map(beliefs(state('linear_equations', 0.9)))).toEqual([
      0.9, 0.9, 0.783629, 0.583765, 0.142087,
    ]);
  });

  it('lowers both where it is not known', () => {
    expect(some.map(beliefs(state('linear_equations', 0.05)))).toEqual([
      0.655971, 0.301295, 0.146072, 0.134273, 0.060748,
    ]);
  });

  it('counts relative to the estimate before it', () => {
    expect(some.map(beliefs(state('linear_equations', 0.5, { prior: 0.5 })))).toEqual(some.map(beliefs()));
  });

  it('does not count without a question', () => {
    expect(some.map(beliefs(state('linear_equations', 0.9, { opportunities: 0 })))).toEqual(
      some.map(beliefs()),
    );
  });

  it('counts fifty to one at most', () => {
    const certain = beliefs(state('linear_equations', 0.99, { prior: 0.01 }));
    expect(some.map(certain)).toEqual(some.map(beliefs(state('linear_equations', 0.98, { prior: 0.02 }))));
    const impossible = beliefs(state('linear_equations', 0.01, { prior: 0.99 }));
    expect(some.map(impossible)).toEqual(some.map(beliefs(state('linear_equations', 0.02, { prior: 0.98 }))));
  });

  it('replaces the estimate of its own skill', () => {
    const found = beliefsFrom(new Map([state('slope', 0.9)]));
    expect(found.has('slope')).toBe(false);
    expect(found.size).toBe(skillIds.length - 1);
  });

  it('that contradicts itself is flattened until enough samples carry weight', () => {
    const odd = skillIds.map((skill, index) => state(skill, index % 2 === 0 ? 0.02 : 0.98, { prior: 0.5 }));
    expect(some.map((skill) => Number(priorOf(skill, new Map(odd)).toFixed(6)))).toEqual([
      0.9, 0.887232, 0.290186, 0.108229, 0.083811,
    ]);
  });

  it('is the start of another skill’s own estimate', () => {
    expect(Number(priorOf('slope', new Map([state('linear_equations', 0.9)])).toFixed(6))).toBe(
      beliefs(state('linear_equations', 0.9))('slope'),
    );
    expect(priorOf('unknown' as SkillId, new Map())).toBe(0.3);
  });

  it('changes which question says most', () => {
    const gains = informationGains(new Map([state('linear_equations', 0.97)]), [
      'slope',
      'area',
      'integrals',
    ]);
    expect([...gains].map(([skill, gain]) => [skill, Number(gain.toFixed(6))])).toEqual([
      ['area', 1.28231],
      ['slope', 0.976724],
      ['integrals', 0.175656],
    ]);
  });
});
