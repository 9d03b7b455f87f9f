import { sql } from 'kysely';
import type { Account } from '#app/platform/api.server.ts';
import { type Listener, listenToChannel } from '#app/platform/listener.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type AuthSessionState, sessionStateOf } from '../../db/account-page.server.ts';

/** Milliseconds for which a process caches a session's state at most, should an announcement of its end be lost unnoticed. */
const cacheDuration = 5000;
/** Maximum number of cached sessions; the oldest is evicted. */
const mostCached = 5000;
/** Channel on which the trigger of auth.sessions announces ended sessions (migration 0197). */
const channel = 'curvela_sessions';

export type LiveSessions = {
  /** State of the session of a verified token. A token without a session could never be revoked and counts as ended. */
  standing(account: Pick<Account, 'id' | 'sessionId'>): Promise<AuthSessionState>;
  /** Whether the session has not ended, and lacks no second factor. */
  isLive(account: Pick<Account, 'id' | 'sessionId'>): Promise<boolean>;
  /** Call with sessions that were ended by this process: their announcement may arrive after the response. */
  forget(sessionIds: readonly string[]): void;
  /**
   * Starts to cache states, as long as this process receives the announcements of sessions that end in any process. Without it, while the
   * connection is lost, and where the database takes no trigger, each state is read from the database. `listening` resolves when caching
   * starts for the first time.
   */
  follow(databaseUrl: string): Listener;
};

/** A signed access token stays valid for an hour whatever happens, so its session is looked up in the database. */
export function createLiveSessions({
  db,
  clock,
  log,
  settings,
}: Pick<Services, 'db' | 'clock' | 'log' | 'settings'>): LiveSessions {
  const cached = new Map<string, { state: Promise<AuthSessionState>; until: number }>();
  let isFollowing = false;

  const loadState = (accountId: string, sessionId: string, now: Date): Promise<AuthSessionState> => {
    const state = sessionStateOf(db, { accountId, sessionId }, { now, ...settings });
    if (!isFollowing) return state;
    const key = keyOf(accountId, sessionId);
    const entry = { state, until: now.getTime() + cacheDuration };
    cached.delete(key);
    if (cached.size >= mostCached) cached.delete(cached.keys().next().value ?? '');
    cached.set(key, entry);
    // A failed look-up is not cached.
    state.catch(() => cached.get(key) === entry && cached.delete(key));
    return state;
  };
  const standing: LiveSessions['standing'] = ({ id, sessionId }) => {
    if (sessionId === undefined) return Promise.resolve('ended');
    const now = clock.now();
    const hit = cached.get(keyOf(id, sessionId));
    return hit && hit.until > now.getTime() ? hit.state : loadState(id, sessionId, now);
  };
  const forget: LiveSessions['forget'] = (sessionIds) => {
    const ended = new Set(sessionIds);
    for (const key of cached.keys()) if (ended.has(key.slice(key.indexOf(' ') + 1))) cached.delete(key);
  };
  const stopCaching = () => {
    isFollowing = false;
    cached.clear();
  };

  return {
    standing,
    isLive: async (account) => (await standing(account)) === 'live',
    forget,
    follow: (databaseUrl) => {
      // Our own message shows that announcements arrive: a pooler accepts `listen` and delivers nothing.
      const probe = `probe ${crypto.randomUUID()}`;
      const { promise: listening, resolve } = Promise.withResolvers<void>();
      const startCaching = () => {
        isFollowing = true;
        resolve();
      };
      const events = {
        message: (payload: string) => {
          if (payload === probe) startCaching();
          else if (payload === 'all') cached.clear();
          else if (!payload.startsWith('probe ')) forget(payload.split(' '));
        },
        open: () =>
          void sendProbe(db, probe).catch((err: unknown) => log.warn({ err }, 'sessions are not cached')),
        lost: stopCaching,
      };
      const listener = listenToChannel(databaseUrl, { name: channel, purpose: 'sessions' }, events, log);
      return { listening, close: () => listener.close() };
    },
  };
}

/** Sends a message on the channel, if the trigger that announces ended sessions exists. */
async function sendProbe(db: Services['db'], probe: string): Promise<void> {
  await sql`
    select pg_notify(${channel}, ${probe})
    where exists (select from pg_trigger where tgname = 'announce_ended_sessions' and tgrelid = 'auth.sessions'::regclass)`.execute(
    db,
  );
}

const keyOf = (accountId: string, sessionId: string) => `${accountId} ${sessionId}`;
