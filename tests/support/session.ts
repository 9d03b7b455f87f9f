import type { AuthChangeEvent } from '@supabase/supabase-js';
import { afterEach, beforeEach, vi } from 'vitest';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import type { StoredSession } from '#app/accounts/ui/stored-session.ts';

/** A session with this id; a refresh changes the token and keeps the id. */
export const sessionOf = (id: string, { user = 'ana', email = '', token = 1 } = {}) => ({
  access_token: `head.${Buffer.from(JSON.stringify({ session_id: id, token })).toString('base64url')}.sign`,
  refresh_token: `refresh of ${id}`,
  user: { id: user, email: email || `${user}@example.org` },
});

export type AccountAnswer = { status?: number; body?: unknown };
export const member: AccountAnswer = { body: { account: { isAdmin: false } } };
export const founder: AccountAnswer = { body: { account: { isAdmin: true } } };

type Opening = {
  stored?: StoredSession;
  /** What the client makes of the stored session; without it the same. */
  held?: StoredSession | null;
  address?: string;
  failedDownloads?: number;
  start?: boolean;
};

/**
 * A page with the session module in its initial state, and a client of the auth service that reads the storage of the
 * page. The role answers are given by `account`, in which a test can put a promise.
 */
export async function openSession({
  stored,
  held,
  address,
  failedDownloads = 0,
  start = true,
}: Opening = {}) {
  const page = openPage(address);
  const setStored = (session: StoredSession | null) =>
    session
      ? page.localStorage.setItem('sb-session', JSON.stringify(session))
      : page.localStorage.removeItem('sb-session');
  const readStored = () =>
    JSON.parse(page.localStorage.getItem('sb-session') ?? 'null') as StoredSession | null;
  if (stored) setStored(stored);
  const server = {
    account: () => member as AccountAnswer | Promise<AccountAnswer>,
    /** The address that the service knows for the user. */
    email: 'ana@example.org' as string | null | undefined,
    endSession: (): Promise<{ error: { status?: number; name?: string } | null }> =>
      Promise.resolve({ error: null }),
    refresh: (): Promise<object> => Promise.resolve({ data: { session: null }, error: null }),
    /** What the client holds, where it differs from what is stored. */
    session: undefined as StoredSession | null | undefined,
  };
  if (held !== undefined) server.session = held;
  const readHeld = () => (server.session === undefined ? readStored() : server.session);
  const done: string[] = [];
  const listeners: ((event: AuthChangeEvent, session: StoredSession | null) => void)[] = [];
  const auth = {
    onAuthStateChange: (listener: (typeof listeners)[number]) => {
      listeners.push(listener);
      void Promise.resolve().then(() => listener('INITIAL_SESSION', readHeld()));
    },
    getSession: () => Promise.resolve({ data: { session: readHeld() }, error: null }),
    getUser: () => {
      done.push('get user');
      const user = server.email === undefined ? null : { id: 'ana', email: server.email ?? undefined };
      return Promise.resolve({ data: { user }, error: null });
    },
    refreshSession: () => {
      done.push('refresh');
      return server.refresh();
    },
    signOut: async ({ scope }: { scope: string }) => {
      await Promise.resolve();
      done.push(`sign out ${scope}`);
      return { error: null };
    },
    admin: {
      signOut: (token: string, scope: string) => {
        done.push(`end ${token === stored?.access_token ? 'the stored session' : token} ${scope}`);
        return server.endSession();
      },
    },
  };
  const backends: unknown[] = [];
  const renewals: ((refused: string) => Promise<string | null>)[] = [];
  let failures = failedDownloads;
  vi.resetModules();
  vi.doMock('#app/platform/supabase.ts', () => ({
    createBackendClient: (backend: unknown, renew: (typeof renewals)[number]) => {
      backends.push(backend);
      renewals.push(renew);
      failures -= 1;
      if (failures >= 0) throw new TypeError('The client could not be downloaded');
      return { auth };
    },
  }));
  const calls = stubCalls({ 'GET /functions/v1/account': () => server.account() });
  const session = await import('#app/accounts/ui/session.ts');
  const { isNewPasswordAllowed } = await import('#app/accounts/ui/recovery.ts');
  const { callApi } = await import('#app/platform/api-client.ts');
  const settle = async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  };
  const emit = async (event: AuthChangeEvent, next: StoredSession | null) => {
    for (const listener of listeners) listener(event, next);
    await settle();
  };
  const dispatch = async (event: string, more: object) => {
    page.window.dispatchEvent(Object.assign(new Event(event), more));
    await settle();
  };
  if (start) session.startSession(null);
  await settle();
  return {
    page,
    session,
    server,
    done,
    calls,
    backends,
    setStored,
    readStored,
    settle,
    emit,
    dispatch,
    callApi,
    isNewPasswordAllowed,
    store: session.sessionStore,
    renewals,
    user: () => session.sessionStore.read().user,
    wait: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      await settle();
    },
  };
}

/** A response that the test gives later. */
export function deferred<Answer>() {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (give = resolve));
  return { answer, give };
}

export const ana = { id: 'ana', email: 'ana@example.org', role: 'user', isAdmin: false };

/** Each test of the file has modules of its own, and a clock that it sets. */
export function replaceBackendClient(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.doUnmock('#app/platform/supabase.ts');
    vi.resetModules();
    vi.useRealTimers();
  });
}
