import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { diagnosticQuestions, usualQuestions } from '../../model/mastery/constants.ts';
import { practiceError } from '../../model/errors.ts';
import { insertSession, loadOpenSession, lockPractice } from '../../db/practice.server.ts';
import { type PracticeCaller, lockLearner, type PracticeServices, loadZone } from '../context.server.ts';
import type { StartPractice } from '../../model/schemas.ts';
import { contents } from '@curvela/curriculum/skills';
import type { PracticeSessionView } from '../../model/views.ts';
import { endPractice } from './end-practice.server.ts';
import { serveNext } from './serve-next.server.ts';
import type { StoredPlan, PracticeSessionRecord } from '../../model/record.ts';
import { viewSession } from './session-view.server.ts';

/** Starts a session with its first question: see `beginSession`. */
export async function startSession(
  services: PracticeServices,
  caller: PracticeCaller,
  input: StartPractice,
): Promise<PracticeSessionView> {
  const session = await beginSession(services, caller, input);
  return viewSession(services, services.db, session, caller.language);
}

/**
 * Ensures that the learner has a session with an open question: continues an open one of the same kind, and ends one of another kind first.
 * Throws 404 `unknown_profile` and `unknown_skill`, 409 `nothing_to_practise`, 400 `skill_wanted`.
 */
export async function beginSession(
  services: PracticeServices,
  caller: PracticeCaller,
  input: StartPractice,
): Promise<PracticeSessionRecord> {
  const own = { profileId: input.profileId, accountId: caller.accountId };
  if (input.mode === 'skill' && input.skills.length !== 1)
    throw practiceError('skill_wanted', { status: 400 });
  if (input.skills.some((skill) => !contents[skill])) throw practiceError('unknown_skill', { status: 404 });
  return services.db.transaction().execute(async (trx) => {
    const { extraTime } = await lockLearner(services, trx, own);
    await lockPractice(trx, own.profileId);
    const zone = await loadZone(trx, own, caller.zone);
    const open = await loadOpenSession(trx, own.profileId);
    if (open && isSame(open, input)) return serveNext(services, trx, open, { ...own, zone });
    if (open) await endPractice(services, trx, open, { ...own, zone });
    return begin(services, trx, { ...own, zone }, planOf(input, { extraTime, zone }));
  });
}

const isSame = ({ mode, plan }: PracticeSessionRecord, input: StartPractice) =>
  mode === input.mode && (mode !== 'skill' || plan.skills[0] === input.skills[0]);

/** Extra time multiplies the minutes of an exam; nothing else is timed. */
function planOf(
  { mode, skills, size, minutes }: StartPractice,
  { extraTime, zone }: { readonly extraTime: number; readonly zone: string },
): StoredPlan {
  const usualMinutes = mode === 'exam' ? minutes : null;
  return {
    mode,
    skills,
    size: size ?? (mode === 'diagnostic' ? diagnosticQuestions : usualQuestions),
    usualMinutes,
    minutes: usualMinutes === null ? null : Math.round(usualMinutes * extraTime),
    zone,
  };
}

async function begin(
  services: PracticeServices,
  trx: Kysely<DB>,
  learner: { readonly profileId: string; readonly accountId: string; readonly zone: string },
  plan: StoredPlan,
): Promise<PracticeSessionRecord> {
  const { random, clock } = services;
  const session: PracticeSessionRecord = {
    id: random.uuid(),
    accountId: learner.accountId,
    profileId: learner.profileId,
    mode: plan.mode,
    plan,
    seed: Math.floor(random.fraction() * 2_000_000_000),
    state: 'open',
    summary: null,
    startedAt: clock.now(),
    finishedAt: null,
  };
  await insertSession(trx, session);
  const served = await serveNext(services, trx, session, learner);
  // Rolls the transaction back: a session without a question is not stored.
  if (served.state === 'finished') throw practiceError('nothing_to_practise', { status: 409 });
  return served;
}
