import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { LearnerInZone } from '../record-evidence.server.ts';
import { practiceError } from '../../model/errors.ts';
import { loadItem, loadSession, lockPractice } from '../../db/practice.server.ts';
import { type PracticeCaller, lockLearner, type PracticeServices, loadZone } from '../context.server.ts';
import type { PracticeSessionView } from '../../model/views.ts';
import { endPractice } from './end-practice.server.ts';
import { endsAt, type PracticeItemRecord, type PracticeSessionRecord } from '../../model/record.ts';
import { serveNext } from './serve-next.server.ts';
import { viewSession } from './session-view.server.ts';

type Id = { readonly id: string };
type LockedSession = { readonly session: PracticeSessionRecord; readonly learner: LearnerInZone };
/** A question with its session and learner, locked. */
export type LockedItem = LockedSession & { readonly item: PracticeItemRecord };

/** A session at its current question. Ends an exam whose time is up. */
export async function readSession(
  services: PracticeServices,
  caller: PracticeCaller,
  { id }: Id,
): Promise<PracticeSessionView> {
  const session = await services.db
    .transaction()
    .execute((trx) =>
      withLockedSession(services, trx, caller, id, (held) =>
        isTimeUp(services, held.session)
          ? endPractice(services, trx, held.session, held.learner)
          : held.session,
      ),
    );
  return viewSession(services, services.db, session, caller.language);
}

/** The open question, or a new one; the end when the plan is done. */
export async function nextItem(
  services: PracticeServices,
  caller: PracticeCaller,
  own: Id,
): Promise<PracticeSessionView> {
  const session = await continueSession(services, caller, own);
  return viewSession(services, services.db, session, caller.language);
}

/** Ensures that a session has an open question or has ended. */
export const continueSession = (
  services: PracticeServices,
  caller: PracticeCaller,
  { id }: Id,
): Promise<PracticeSessionRecord> =>
  services.db
    .transaction()
    .execute((trx) =>
      withLockedSession(services, trx, caller, id, ({ session, learner }) =>
        serveNext(services, trx, session, learner),
      ),
    );

/** Ends a session. Idempotent. */
export async function finishSession(
  services: PracticeServices,
  caller: PracticeCaller,
  { id }: Id,
): Promise<PracticeSessionView> {
  const session = await services.db
    .transaction()
    .execute((trx) =>
      withLockedSession(services, trx, caller, id, (held) =>
        endPractice(services, trx, held.session, held.learner),
      ),
    );
  return viewSession(services, services.db, session, caller.language);
}

export const isTimeUp = (
  { clock }: Pick<PracticeServices, 'clock'>,
  session: PracticeSessionRecord,
): boolean => {
  const end = endsAt(session);
  return session.state === 'open' && end !== null && clock.now() >= end;
};

/** The account’s session with its learner, locked until the transaction ends. Throws 404 `unknown_session`. */
async function withLockedSession<Result>(
  services: PracticeServices,
  trx: Kysely<DB>,
  caller: PracticeCaller,
  id: string,
  work: (held: LockedSession) => Promise<Result> | Result,
): Promise<Result> {
  const own = { id, accountId: caller.accountId };
  const found = await loadSession(trx, own);
  if (!found) throw practiceError('unknown_session', { status: 404 });
  await lockLearner(services, trx, found);
  await lockPractice(trx, found.profileId);
  const session = (await loadSession(trx, own)) ?? found;
  const zone = await loadZone(trx, found, caller.zone);
  return work({ session, learner: { profileId: found.profileId, accountId: found.accountId, zone } });
}

/** The account’s question with its session, locked until the transaction ends. Throws 404 `unknown_item`. */
export async function withLockedItem<Result>(
  services: PracticeServices,
  trx: Kysely<DB>,
  caller: PracticeCaller,
  id: string,
  work: (held: LockedItem) => Promise<Result>,
): Promise<Result> {
  const own = { id, accountId: caller.accountId };
  const found = await loadItem(trx, own);
  if (!found) throw practiceError('unknown_item', { status: 404 });
  return withLockedSession(services, trx, caller, found.sessionId, async (held) =>
    work({ ...held, item: (await loadItem(trx, own)) ?? found }),
  );
}
