import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { recentOfEach } from './record-evidence.server.ts';
import { loadDisputes, loadRecentEvidence, loadStates } from '../db/evidence.server.ts';
import { claimsOf, disputedMastery, openMistakes } from '../domain/mastery/claims.ts';
import { beliefsFrom } from '../domain/mastery/graph-belief.ts';
import { knownAt } from '../domain/mastery/skill-state.ts';
import { prerequisitesOf, type SkillId } from '@curvela/curriculum';
import type { SkillStanding } from '../model/material.ts';

/** The estimates of a learner for a skill; defaults without a profile. The caller has checked the ownership of the profile. */
export async function readSkillStanding(
  db: Kysely<DB>,
  profileId: string | null,
  skill: SkillId,
  now: Date,
): Promise<SkillStanding> {
  const states = profileId === null ? new Map() : await loadStates(db, profileId);
  const evidence = profileId === null ? [] : await loadRecentEvidence(db, profileId, recentOfEach);
  const disputes = profileId === null ? [] : await loadDisputes(db, profileId);
  const claims = claimsOf(evidence, states, disputes);
  const disputed = disputedMastery(claims);
  const beliefs = beliefsFrom(states);
  const known = (id: SkillId) => {
    const state = states.get(id);
    return state && state.opportunities > 0 ? knownAt(state, now) : (beliefs.get(id) ?? 0);
  };
  const isMastered = (id: SkillId) => states.get(id)?.masteredAt != null && !disputed.has(id);
  const below = prerequisitesOf(skill).toSorted((a, b) => known(a) - known(b));
  return {
    p: known(skill),
    mastered: isMastered(skill),
    met: (states.get(skill)?.opportunities ?? 0) > 0,
    weak: below.filter((id) => !isMastered(id)),
    below,
    mistakes: openMistakes(claims, evidence)
      .filter((one) => one.skill === skill)
      .map(({ mistake }) => mistake),
  };
}
