import { prerequisitesOf, skillIds, type SkillId } from './skill-graph.ts';

const depths = new Map<SkillId, number>();

/** Steps from the skills that need nothing: 0 for those, one more than the deepest prerequisite for others. */
export function depthOf(skill: SkillId): number {
  const known = depths.get(skill);
  if (known !== undefined) return known;
  const depth = Math.max(-1, ...prerequisitesOf(skill).map(depthOf)) + 1;
  depths.set(skill, depth);
  return depth;
}

/** Every skill after all its prerequisites, the lowest first. */
export const skillsFromLowest: readonly SkillId[] = skillIds.toSorted((a, b) => depthOf(a) - depthOf(b));

/** The skills, and everything that they build on. */
export function withPrerequisites(skills: readonly SkillId[]): ReadonlySet<SkillId> {
  const all = new Set(skills);
  for (const skill of all) for (const below of prerequisitesOf(skill)) all.add(below);
  return all;
}

/** The skills that build directly on this one, the lowest first. */
export const dependentsOf = (skill: SkillId): SkillId[] =>
  skillsFromLowest.filter((other) => prerequisitesOf(other).includes(skill));
