import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { type LearnersPort, readClaims } from '#app/practice/index.server.ts';
import type { ClaimView } from '#app/practice/index.ts';
import { findTutorSession } from './own-session.server.ts';
import { countSessionsBefore, loadLastStep } from '../db/session-notes.server.ts';

/** What the tutor’s room asks of the learners’ room, handed in where everything is put together. */
export type BriefDeps = {
  learners: LearnersPort;
  /** The account of a learner whom the tutor’s account may read now; undefined without consent that lasts. */
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
 * What a tutor may know before a session: which one it is, the own plan from last time and, while consent lasts, what is
 * believed of the learner with the evidence. What is objected to is left out. Throws `unknown_session` (404).
 */
export async function readBrief(
  services: Deps,
  { bookingId, accountId, language }: { bookingId: string; accountId: string; language: Language },
): Promise<Brief> {
  const { db } = services;
  const session = await findTutorSession({ db }, { bookingId, accountId });
  const last = await loadLastStep(db, session);
  return {
    learner: session.learner,
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
