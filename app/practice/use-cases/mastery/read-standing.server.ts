import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { loadStates } from '../../db/evidence.server.ts';
import { contents } from '@curvela/curriculum/skills';
import { prerequisitesOf, type SkillId, skillIds } from '@curvela/curriculum';
import { dueAtOf } from '../../domain/mastery/due.ts';
import type { LearnerStates } from '../../domain/mastery/learner-state.ts';
import { knownAt } from '../../domain/mastery/skill-state.ts';

/** Below this probability a prerequisite should be repeated first. */
const firm = 0.5;

type SkillStanding = {
  readonly mastered: boolean;
  /** The practised prerequisite with the lowest probability; null when none is weak or there is no evidence. */
  readonly weak: SkillId | null;
  /** The suggested next skill: built on it, not mastered, with the fewest other prerequisites missing. */
  readonly next: SkillId | null;
  /** When it is due again (an instant). */
  readonly dueAt: string | null;
};

/** A learner's standing on one skill; empty when `profileId` is null. */
export async function readStanding(
  db: Kysely<DB>,
  { profileId, skill, now }: { profileId: string | null; skill: SkillId; now: Date },
): Promise<SkillStanding> {
  const states: LearnerStates = profileId === null ? new Map() : await loadStates(db, profileId);
  const stateOf = (id: SkillId) => states.get(id);
  const mastered = (id: SkillId) => stateOf(id)?.masteredAt != null;
  const probabilityKnown = (id: SkillId) => {
    const state = stateOf(id);
    return state && state.opportunities > 0 && !mastered(id) ? knownAt(state, now) : null;
  };
  const [weak] = prerequisitesOf(skill)
    .map((id) => ({ id, p: probabilityKnown(id) ?? 1 }))
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
