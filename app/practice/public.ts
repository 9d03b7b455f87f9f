/** Values here are rules: what the server runs directly reads them too, so nothing of a screen may stand here. */
export { aidOf, mayHaveHint, nextRung, rungAfterFailure } from './hints/ladder.ts';
export { tutorTemplate } from './mastery/tutored.ts';
export { isSkillId, type SkillId, skillIds, skillsOfStrand, strands } from './skills/graph.ts';
export type { Aid } from './mastery/evidence.ts';
export type * from './views.ts';
