import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { LiveSessions } from './live-sessions.server.ts';
import { accountPageError } from '../../model/call-errors.ts';
import { deleteOtherSessions, deleteSession } from '../../db/account-page.server.ts';

type Deps = Pick<Services, 'db'> & { liveSessions: LiveSessions };

/**
 * Ends one session of the account. Its refresh token is deleted at once; its access token is refused here at once and
 * by other processes as soon as the announcement reaches them. Throws 404 `unknown_session` for missing sessions and those of other
 * accounts.
 */
export async function endSession(
  { db, liveSessions }: Deps,
  { account, sessionId }: { account: Account; sessionId: string },
): Promise<void> {
  const ended = await deleteSession(db, { accountId: account.id, sessionId });
  if (!ended) throw accountPageError('unknown_session', { status: 404 });
  liveSessions.forget([sessionId]);
}

/** Ends all sessions of the account except the caller's. Returns how many ended. */
export async function endOtherSessions({ db, liveSessions }: Deps, account: Account): Promise<number> {
  if (account.sessionId === undefined) return 0;
  const ended = await deleteOtherSessions(db, { accountId: account.id, sessionId: account.sessionId });
  liveSessions.forget(ended);
  return ended.length;
}
