import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { loadStates } from '../../db/evidence.server.ts';
import { contents } from '@curvela/curriculum/skills';
import { prerequisitesOf, type SkillId, skillIds } from '@curvela/curriculum';
import { dueAtOf } from '../../domain/mastery/due.ts';
import type { LearnerStates } from '../../domain/mastery/learner-state.ts';
import { knownAt } from '../../domain/mastery/skill-state.ts';

/** Below this a skill that others build on is worth going over first. */
const firm = 0.5;

type SkillStanding = {
  readonly mastered: boolean;
  /** The skill below it that was practised and is least firm; null when none is weak or nothing is known. */
  readonly weak: SkillId | null;
  /** What comes after it: built on it, not mastered, with the fewest other things missing. */
  readonly next: SkillId | null;
  /** When it is due again (an instant). */
  readonly dueAt: string | null;
};

/** Where a learner stands with one skill; of nobody (`profileId` null) nothing is known. */
export async function readStanding(
  db: Kysely<DB>,
  { profileId, skill, now }: { profileId: string | null; skill: SkillId; now: Date },
): Promise<SkillStanding> {
  const states: LearnerStates = profileId === null ? new Map() : await loadStates(db, profileId);
  const stateOf = (id: SkillId) => states.get(id);
  const mastered = (id: SkillId) => stateOf(id)?.masteredAt != null;
  const believed = (id: SkillId) => {
    const state = stateOf(id);
    return state && state.opportunities > 0 && !mastered(id) ? knownAt(state, now) : null;
  };
  const [weak] = prerequisitesOf(skill)
    .map((id) => ({ id, p: believed(id) ?? 1 }))
    .filter(({ p }) => p < firm)
    .toSorted((a, b) => a.p - b.p);
  const missing = (id: SkillId) =>
    prerequisitesOf(id).filter((one) => one !== skill && !mastered(one)).length;
  const [next] = skillIds
    .filter((id) => contents[id] && prerequisitesOf(id).includes(skill) && !mastered(id))
    .toSorted((a, b) => missing(a) - missing(b));
  const state = stateOf(skill);
  return {
    mastered: mastered(skill),
    weak: weak?.id ?? null,
    next: next ?? null,
    dueAt: state ? dueAtOf(state) : null,
  };
}
