import { diagnosticQuestions, leastGain } from '../../model/mastery/constants.ts';
import { informationGains } from '../mastery/graph-belief.ts';
import type { LearnerStates } from '../mastery/learner-state.ts';
import type { SkillId } from '@curvela/curriculum/skills/skill-graph.ts';

/**
 * The skill whose question would tell most about all skills, or null when the diagnostic is over: nothing left to learn that is
 * worth a question, or twelve were asked. `states` hold what the answers so far have shown.
 */
export function nextToDiagnose(
  states: LearnerStates,
  asked: readonly SkillId[],
  askable: readonly SkillId[],
): SkillId | null {
  if (asked.length >= diagnosticQuestions) return null;
  const told = informationGains(
    states,
    askable.filter((skill) => !asked.includes(skill)),
  );
  const [best] = [...told].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= leastGain ? best[0] : null;
}
