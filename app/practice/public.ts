/** Values here are rules: what the server runs directly reads them too, so nothing of a screen may stand here. */
export { aidOf, mayHaveHint, nextRung, rungAfterFailure } from './hints/ladder.ts';
export { tutorTemplate } from './mastery/tutored.ts';
export { isSkillId, type SkillId, skillIds } from './skills/graph.ts';
export type { Aid } from './mastery/evidence.ts';
export type { KnownMistake } from './skills/skill.ts';
export type * from './mastery/views.ts';
export type * from './views.ts';
export { freshWork, type TutoredItem, type TutoredWork } from './items/tutored.ts';
export type { Given } from './schemas.ts';
