import type { SkillId } from '../skills/graph.ts';
import type { LearnerStates } from '../mastery/learner-state.ts';
import { diagnosticQuestions } from '../mastery/constants.ts';

/** The skill whose question would tell most, or null when the diagnostic is over: nothing left to learn, or twelve questions. */
export function nextToDiagnose(
  states: LearnerStates,
  asked: readonly SkillId[],
  askable: readonly SkillId[],
): SkillId | null {
  if (asked.length >= diagnosticQuestions) return null;
  return askable.find((skill) => !asked.includes(skill) && !states.has(skill)) ?? null;
}
