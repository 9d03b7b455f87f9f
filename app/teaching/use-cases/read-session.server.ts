import { listThoughts } from '../db/focus-parked.server.ts';
import { teachingError } from '../model/errors.ts';
import { findSession, transferToAccount, listTurns } from '../db/teaching.server.ts';
import type { SessionOwner, TeachingSession, TurnRecord } from '../model/record.ts';
import { sessionView, turnView } from './session/view.server.ts';
import type { TeachingServices } from '../model/services.ts';
import type { SessionWithTurns } from '../model/views.ts';

/** The owner's session. Throws 404, also for other people's sessions. */
export async function requireSession(
  { db }: Pick<TeachingServices, 'db'>,
  owner: SessionOwner,
  id: string,
): Promise<TeachingSession> {
  const session = await findSession(db, id, owner);
  if (!session) throw teachingError('session_not_found', { status: 404 });
  return session;
}

/** Everything needed to continue at the exact step after a reload or on another device. */
export async function readSession(services: TeachingServices, owner: SessionOwner, id: string) {
  const session = await requireSession(services, owner, id);
  return viewOf(services, owner, session, await listTurns(services.db, id));
}

/** A session as shown to its owner: current turns, and separately the superseded ones. */
export async function viewOf(
  { db, clock }: Pick<TeachingServices, 'db' | 'clock'>,
  owner: SessionOwner,
  session: TeachingSession,
  turns: readonly TurnRecord[],
): Promise<SessionWithTurns> {
  const parked = session.focus ? await listThoughts(db, session.id) : [];
  const view = sessionView(session, {
    position: turns.at(-1)?.position ?? 0,
    now: clock.now(),
    parked,
    signedIn: 'accountId' in owner,
  });
  const earlier = turns.filter(({ superseded }) => superseded).map(turnView);
  return {
    ...view,
    turns: turns.filter(({ superseded }) => !superseded).map(turnView),
    ...(earlier.length > 0 && { earlier }),
  };
}

/** One turn of a session, to resume a broken stream. */
export async function readTurn(services: TeachingServices, owner: SessionOwner, id: string, turnId: string) {
  const session = await requireSession(services, owner, id);
  const turns = await listTurns(services.db, id);
  const turn = turns.find((candidate) => candidate.id === turnId);
  if (!turn || turn.speaker !== 'tutor') throw teachingError('session_not_found', { status: 404 });
  const now = services.clock.now();
  return {
    turn: turnView(turn),
    session: sessionView(session, {
      position: turns.at(-1)?.position ?? 0,
      now,
      signedIn: 'accountId' in owner,
    }),
  };
}

/** Transfers a visitor's sessions to the account, on its first call from the same browser. */
export async function takeOver(
  { db, log }: Pick<TeachingServices, 'db' | 'log'>,
  accountId: string,
  visitorId: string,
): Promise<void> {
  const count = await transferToAccount(db, visitorId, accountId);
  if (count > 0) log.info({ count }, 'teaching sessions taken over by an account');
}
