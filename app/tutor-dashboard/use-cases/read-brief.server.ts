import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { type LearnersPort, readClaims } from '#app/practice/index.server.ts';
import type { ClaimView } from '#app/practice/index.ts';
import { nameForTutor } from '#app/tutors/index.server.ts';
import { findTutorSession } from './own-session.server.ts';
import { countSessionsBefore, loadLastStep } from '../db/session-notes.server.ts';

/** Learner lookups needed by the dashboard, injected at composition. */
export type BriefDeps = {
  learners: LearnersPort;
  /** The learner’s account, if the tutor’s account has access now; undefined without current consent. */
  sharedProfile(
    db: Kysely<DB>,
    asked: { profileId: string; tutorAccountId: string; now: Date },
  ): Promise<{ accountId: string } | undefined>;
};

type Deps = Pick<Services, 'db' | 'clock'> & BriefDeps;
type Brief = {
  learner: string | null;
  session: number;
  lastTime: { at: string; nextStep: string } | null;
  beliefs: Omit<ClaimView, 'skill' | 'dispute'>[] | null;
};

/**
 * Brief before a session: its number, the previous next step and, with current consent, the learner model with its evidence. Omits beliefs
 * the learner objected to, and the name when the occasion has ended. Throws `unknown_session` (404).
 */
export async function readBrief(
  services: Deps,
  { bookingId, accountId, language }: { bookingId: string; accountId: string; language: Language },
): Promise<Brief> {
  const { db, clock } = services;
  const session = await findTutorSession({ db }, { bookingId, accountId });
  const last = await loadLastStep(db, session);
  return {
    learner: nameForTutor(session.learner, session, clock.now()),
    session: (await countSessionsBefore(db, session)) + 1,
    lastTime: last ? { at: last.at.toISOString(), nextStep: last.nextStep } : null,
    beliefs: await beliefsOf(services, session.profileId, { accountId, language }),
  };
}

async function beliefsOf(
  { db, clock, learners, sharedProfile }: Deps,
  profileId: string | null,
  { accountId, language }: { accountId: string; language: Language },
): Promise<Brief['beliefs']> {
  if (profileId === null) return null;
  const shared = await sharedProfile(db, { profileId, tutorAccountId: accountId, now: clock.now() });
  if (!shared) return null;
  const caller = { accountId: shared.accountId, language };
  const { claims } = await readClaims({ db, learners }, caller, { profileId });
  return claims
    .filter(({ dispute }) => dispute === null)
    .map(({ key, kind, text, detail, since, evidence }) => ({ key, kind, text, detail, since, evidence }));
}
