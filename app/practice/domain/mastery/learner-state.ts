import type { SkillId } from '@curvela/curriculum';
import { demandOf, type DemandOf } from './demand.ts';
import type { Evidence, SkillState } from '../../model/mastery/evidence.ts';
import { priorOf } from './graph-belief.ts';
import { initialState, sortEvidence, applyEvidence } from './skill-state.ts';

/** The state of every skill that the learner has evidence for. */
export type LearnerStates = ReadonlyMap<SkillId, SkillState>;

/**
 * The states after new evidence of any skills, such as that of one question. A skill without a state starts from the probability inferred
 * from the others. Evidence must not be older than what is applied already; otherwise use `replayLearner`.
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
