import { prerequisitesOf, skillIds, type SkillId } from './skill-graph.ts';

const depths = new Map<SkillId, number>();

/** Depth in the graph: 0 without prerequisites, otherwise one more than the deepest prerequisite. */
export function depthOf(skill: SkillId): number {
  const known = depths.get(skill);
  if (known !== undefined) return known;
  const depth = Math.max(-1, ...prerequisitesOf(skill).map(depthOf)) + 1;
  depths.set(skill, depth);
  return depth;
}

/** Every skill after all its prerequisites (topological order). */
export const skillsFromLowest: readonly SkillId[] = skillIds.toSorted((a, b) => depthOf(a) - depthOf(b));

/** The skills and all their prerequisites, direct and indirect. */
export function withPrerequisites(skills: readonly SkillId[]): ReadonlySet<SkillId> {
  const all = new Set(skills);
  for (const skill of all) for (const below of prerequisitesOf(skill)) all.add(below);
  return all;
}

/** The skills that build directly on this one, lowest first. */
export const dependentsOf = (skill: SkillId): SkillId[] =>
  skillsFromLowest.filter((other) => prerequisitesOf(other).includes(skill));
