import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type AuthSessionState, sessionStateOf } from '../../db/account-page.server.ts';

/**
 * Milliseconds for which a process caches a session's state. A session ended by another process or by the auth service
 * may be accepted here for that long; one ended by this process is not.
 */
const reliedOnFor = 5000;
/** Maximum number of cached sessions; the oldest is evicted. */
const remembered = 5000;

export type LiveSessions = {
  /** State of the session of a verified token. A token without a session could never be revoked and counts as ended. */
  standing(account: Pick<Account, 'id' | 'sessionId'>): Promise<AuthSessionState>;
  /** Whether the session has not ended. */
  isLive(account: Pick<Account, 'id' | 'sessionId'>): Promise<boolean>;
  /** Call with sessions that were ended by this process. */
  forget(sessionIds: readonly string[]): void;
};

/**
 * A signed access token stays valid for an hour whatever happens, so its session is looked up in the database: once
 * per session and `reliedOnFor`, so that many calls of one person cost one query.
 */
export function createLiveSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): LiveSessions {
  const known = new Map<string, { answer: Promise<AuthSessionState>; until: number }>();

  const loadState = (accountId: string, sessionId: string, now: Date): Promise<AuthSessionState> => {
    const key = keyOf(accountId, sessionId);
    const entry = {
      answer: sessionStateOf(db, { accountId, sessionId }, now),
      until: now.getTime() + reliedOnFor,
    };
    known.delete(key);
    if (known.size >= remembered) known.delete(known.keys().next().value ?? '');
    known.set(key, entry);
    // A failed look-up is not cached.
    entry.answer.catch(() => known.get(key) === entry && known.delete(key));
    return entry.answer;
  };
  const standing: LiveSessions['standing'] = ({ id, sessionId }) => {
    if (sessionId === undefined) return Promise.resolve('ended');
    const now = clock.now();
    const hit = known.get(keyOf(id, sessionId));
    return hit && hit.until > now.getTime() ? hit.answer : loadState(id, sessionId, now);
  };
  return {
    standing,
    isLive: async (account) => (await standing(account)) === 'live',
    forget: (sessionIds) => {
      const ended = new Set(sessionIds);
      for (const key of known.keys()) if (ended.has(key.slice(key.indexOf(' ') + 1))) known.delete(key);
    },
  };
}

const keyOf = (accountId: string, sessionId: string) => `${accountId} ${sessionId}`;
