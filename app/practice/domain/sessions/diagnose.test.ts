import { describe, expect, it } from 'vitest';
import { shown } from '#tests/simulated-practice/evidence.ts';
import { beliefsFrom } from '../mastery/graph-belief.ts';
import { applyNewEvidence, type LearnerStates } from '../mastery/learner-state.ts';
import { skillIds, type SkillId, depthOf } from '@curvela/curriculum';
import { nextToDiagnose } from './choose.ts';

/** A new learner who knows everything up to a depth of the graph. */
function diagnosed(upTo: number): { asked: SkillId[]; states: LearnerStates } {
  let states: LearnerStates = new Map();
  const asked: SkillId[] = [];
  for (
    let skill = nextToDiagnose(states, asked, skillIds);
    skill;
    skill = nextToDiagnose(states, asked, skillIds)
  ) {
    asked.push(skill);
    const evidence = shown(`${asked.length + 10}`, 1, {
      skill,
      template: 'unknown',
      right: depthOf(skill) <= upTo,
    });
    states = applyNewEvidence(states, [evidence], 'Europe/Madrid');
  }
  return { asked, states };
}

describe('the diagnostic', () => {
  it('asks at most twelve questions, no skill twice, and begins in the middle', () => {
    for (const upTo of [-1, 2, 4, 6, 12]) {
      const { asked } = diagnosed(upTo);
      expect(asked.length).toBeLessThanOrEqual(12);
      expect(new Set(asked).size).toBe(asked.length);
      expect(depthOf(asked[0] ?? 'integrals')).toBeGreaterThan(2);
      expect(depthOf(asked[0] ?? 'integrals')).toBeLessThan(8);
    }
  });

  it('ends sooner where nothing is left to learn', () => {
    expect(diagnosed(-1).asked.length).toBeLessThan(12);
    expect(diagnosed(12).asked.length).toBeLessThan(12);
  });

  it('finds a new learner’s level: skills well below are estimated as known, skills well above are not', () => {
    const mean = (list: readonly number[]) => list.reduce((sum, p) => sum + p, 0) / list.length;
    for (const upTo of [3, 5]) {
      const beliefs = [...beliefsFrom(diagnosed(upTo).states)];
      const below = beliefs.filter(([skill]) => depthOf(skill) <= upTo - 2).map(([, p]) => p);
      const above = beliefs.filter(([skill]) => depthOf(skill) >= upTo + 3).map(([, p]) => p);
      expect(mean(below)).toBeGreaterThan(0.75);
      expect(mean(above)).toBeLessThan(0.25);
    }
  });

  it('is deterministic for the same evidence', () => {
    expect(diagnosed(4)).toEqual(diagnosed(4));
  });
});
