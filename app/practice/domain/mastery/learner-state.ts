import type { SkillId } from '@curvela/curriculum';
import { demandOf, type DemandOf } from './demand.ts';
import type { Evidence, SkillState } from '../../model/mastery/evidence.ts';
import { priorOf } from './graph-belief.ts';
import { initialState, sortEvidence, applyEvidence } from './skill-state.ts';

/** The state of every skill that a learner has met. */
export type LearnerStates = ReadonlyMap<SkillId, SkillState>;

/**
 * The states after new evidence of any skills, such as that of one question. A skill met for the first time starts from what
 * the others let expect. Evidence must not be older than what is counted already: then `replayLearner`.
 */
export function applyNewEvidence(
  states: LearnerStates,
  evidence: readonly Evidence[],
  zone: string,
  demands: DemandOf = demandOf,
): LearnerStates {
  const next = new Map(states);
  for (const one of sortEvidence(evidence)) {
    if (one.voided) continue;
    const before = next.get(one.skill) ?? initialState(one.skill, priorOf(one.skill, new Map(next)));
    next.set(one.skill, applyEvidence(before, one, zone, demands));
  }
  return next;
}

/** Recomputes every state from all evidence, after a question was voided or evidence arrived late. */
export const replayLearner = (
  evidence: readonly Evidence[],
  zone: string,
  demands: DemandOf = demandOf,
): LearnerStates => applyNewEvidence(new Map(), evidence, zone, demands);
