import type { Kysely } from 'kysely';
import type { Maths } from '@curvela/maths';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { loadChosenLocaleAndZone } from '#app/preferences/index.server.ts';
import { recentOfEach } from './record-evidence.server.ts';
import { loadDisputes, loadRecentEvidence, loadStates } from '../db/evidence.server.ts';
import { claimsOf, disputedMastery, openMistakes, undisputedStates } from '../domain/mastery/claims.ts';
import { practiceError } from '../model/errors.ts';
import { loadLatestZone } from '../db/practice.server.ts';
import {
  type TemplateCatalogue,
  type Goal,
  type LearnerNow,
  wholeCatalogue,
} from '../domain/sessions/choose-input.ts';
import type { ProfileRef } from '../model/record.ts';
import { isSkillId } from '@curvela/curriculum';

/** What practice needs from learner profiles; implemented by the learners feature and passed in with the services. */
export type LearnersPort = {
  /** Locks the profile until the transaction ends; undefined when the account has no such profile. */
  pin(trx: Kysely<DB>, own: { id: string; accountId: string }): Promise<{ extraTime: number } | undefined>;
  /** Goals that have not ended. */
  goals(
    db: Kysely<DB>,
    profileId: string,
  ): Promise<readonly { readonly skills: readonly string[]; readonly dueOn: string }[]>;
};

export type PracticeServices = Pick<Services, 'db' | 'clock' | 'random'> & {
  readonly maths: Maths;
  readonly learners: LearnersPort;
};

/** The caller: account, language, and the time zone of the device. */
export type PracticeCaller = {
  readonly accountId: string;
  readonly language: Language;
  readonly zone?: string;
};

/** Locks the account's learner. Throws 404 `unknown_profile`, also for learners of other accounts. */
export async function lockLearner(
  { learners }: Pick<PracticeServices, 'learners'>,
  trx: Kysely<DB>,
  { profileId, accountId }: ProfileRef,
): Promise<{ extraTime: number }> {
  const learner = await learners.pin(trx, { id: profileId, accountId });
  if (!learner) throw practiceError('unknown_profile', { status: 404 });
  return learner;
}

/** The zone in which a learner’s days are counted: the chosen one, else the device’s, else that of the latest session, else UTC. */
export async function loadZone(db: Kysely<DB>, own: ProfileRef, device?: string): Promise<string> {
  const chosen = await loadChosenLocaleAndZone(db, own.accountId);
  return chosen?.timeZone ?? device ?? (await loadLatestZone(db, own.profileId)) ?? 'UTC';
}

/** The learner’s data for choosing a question. Its cost does not grow with the number of attempts. */
export async function loadLearnerNow(
  { learners, clock }: Pick<PracticeServices, 'learners' | 'clock'>,
  db: Kysely<DB>,
  { profileId }: ProfileRef,
  { zone, withMistakes }: { readonly zone: string; readonly withMistakes: boolean },
): Promise<LearnerNow & { readonly catalogue: TemplateCatalogue }> {
  const [states, goals, disputes] = [
    await loadStates(db, profileId),
    (await learners.goals(db, profileId)).map(goalOf),
    await loadDisputes(db, profileId),
  ];
  const now = { goals, now: clock.now(), zone, catalogue: wholeCatalogue };
  if (!withMistakes && !disputes.some(({ state }) => state === 'open'))
    return { ...now, states, mistakes: [], disputed: new Set() };
  const evidence = await loadRecentEvidence(db, profileId, recentOfEach);
  const claims = claimsOf(evidence, states, disputes);
  return {
    ...now,
    states: undisputedStates(states, claims),
    mistakes: openMistakes(claims, evidence),
    disputed: disputedMastery(claims),
  };
}

const goalOf = ({ skills, dueOn }: { skills: readonly string[]; dueOn: string }): Goal => ({
  skills: skills.filter(isSkillId),
  dueOn,
});
