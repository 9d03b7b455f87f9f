import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type AuthSessionState, sessionStateOf } from '../../db/account-page.server.ts';

/**
 * Milliseconds for which a process may rely on what it read of a session. So long a session that was ended through another
 * process, or by the auth service itself, can still be answered here; one that was ended through this process cannot.
 */
const reliedOnFor = 5000;
/** Sessions remembered; the oldest goes first. */
const remembered = 5000;

export type LiveSessions = {
  /** How the session of a verified token stands. A token without a session could never be revoked: it counts as ended. */
  standing(account: Pick<Account, 'id' | 'sessionId'>): Promise<AuthSessionState>;
  /** Whether it still stands. */
  isLive(account: Pick<Account, 'id' | 'sessionId'>): Promise<boolean>;
  /** To be called with sessions that were ended here. */
  forget(sessionIds: readonly string[]): void;
};

/**
 * A signed access token stays valid for an hour whatever happens. This asks the database whether its session still stands:
 * once per session and `reliedOnFor`, so that a thousand calls of one person cost one query.
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
    // What could not be read is not known.
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
