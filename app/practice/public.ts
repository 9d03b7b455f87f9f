export { isSkillId, type SkillId, skillIds, skillsOfStrand, strands } from './skills/graph.ts';
export type * from './views.ts';
