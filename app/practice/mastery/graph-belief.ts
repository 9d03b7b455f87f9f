import type { SkillId } from '../skills/graph.ts';
import { initialKnown } from './constants.ts';
import type { SkillState } from './evidence.ts';

/** What the skills that were seen let expect of one that was not. */
export function priorOf(skill: SkillId, states: ReadonlyMap<SkillId, SkillState>): number {
  return states.get(skill)?.p ?? initialKnown;
}
