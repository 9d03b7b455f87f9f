import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { seededRandom } from '#app/platform/random.ts';
import type { LearnerInZone } from '../record-evidence.server.ts';
import { insertItem, loadItemsOf } from '../../db/practice.server.ts';
import { loadLearnerNow, type PracticeServices } from '../context.server.ts';
import type { PastQuestion } from '../../domain/sessions/choose-input.ts';
import { chooseNext } from '../../domain/sessions/choose.ts';
import { endPractice } from './end-practice.server.ts';
import { endsAt, type PracticeItemRecord, type PracticeSessionRecord } from '../../model/record.ts';

/**
 * Ensures that a session has an open question, or ends it when its plan is done, its time is up or nothing is left to ask. In the caller’s
 * transaction, which holds `lockPractice`.
 */
export async function serveNext(
  services: PracticeServices,
  trx: Kysely<DB>,
  session: PracticeSessionRecord,
  learner: LearnerInZone,
): Promise<PracticeSessionRecord> {
  if (session.state === 'finished') return session;
  const now = services.clock.now();
  const end = endsAt(session);
  if (end && now >= end) return endPractice(services, trx, session, learner);
  const items = await loadItemsOf(trx, session.id);
  if (items.some(({ state, voidedAt }) => state === 'open' && voidedAt === null)) return session;
  const known = await loadLearnerNow(services, trx, learner, {
    zone: learner.zone,
    withMistakes: session.mode === 'mistakes',
  });
  // Each position of a session has its own seed, so that repeated requests agree.
  const random = seededRandom(session.seed + 7919 * items.length);
  const choice = chooseNext({ ...known, plan: session.plan, asked: items.map(toPastQuestion) }, random);
  if (!choice) return endPractice(services, trx, session, learner);
  await insertItem(trx, {
    ...choice,
    id: services.random.uuid(),
    sessionId: session.id,
    accountId: session.accountId,
    profileId: session.profileId,
    position: items.length + 1,
    state: 'open',
    voidedAt: null,
    rung: -1,
    cannotStart: false,
    servedAt: now,
    resolvedAt: null,
  });
  return session;
}

/** A question of a session in the shape that choosing needs. */
export const toPastQuestion = ({
  skill,
  template,
  role,
  state,
  voidedAt,
}: PracticeItemRecord): PastQuestion => ({
  skill,
  template,
  role,
  ended: state === 'open' ? null : state,
  voided: voidedAt !== null,
});
