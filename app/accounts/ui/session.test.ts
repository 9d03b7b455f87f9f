import type { AuthChangeEvent } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import type { StoredSession } from './stored-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.doUnmock('#app/platform/supabase.ts');
  vi.resetModules();
  vi.useRealTimers();
});

/** A session with this id; a refresh changes the token and keeps the id. */
const sessionOf = (id: string, { user = 'ana', email = '', token = 1 } = {}) => ({
  access_token: `head.${Buffer.from(JSON.stringify({ session_id: id, token })).toString('base64url')}.sign`,
  refresh_token: `refresh of ${id}`,
  user: { id: user, email: email || `${user}@example.org` },
});

type AccountAnswer = { status?: number; body?: unknown };
const member: AccountAnswer = { body: { account: { isAdmin: false } } };
const founder: AccountAnswer = { body: { account: { isAdmin: true } } };

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
async function openSession({ stored, held, address, failedDownloads = 0, start = true }: Opening = {}) {
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
  const session = await import('./session.ts');
  const { isNewPasswordAllowed } = await import('./recovery.ts');
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
function deferred<Answer>() {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (give = resolve));
  return { answer, give };
}

const ana = { id: 'ana', email: 'ana@example.org', role: 'user', isAdmin: false };

describe('a page that opens', () => {
  test('without a stored session the visitor is signed out at once', async () => {
    const { store, page, calls, backends } = await openSession();
    expect(store.read()).toEqual({ user: null, loading: false });
    expect(page.document.cookie).toBe('somebody=; Path=/; SameSite=Lax; Max-Age=0');
    expect([calls, backends]).toEqual([[], []]);
    expect([store.roleKnown(), store.roleOutOfReach()]).toEqual([false, false]);
  });

  test('without a stored session the client loads two seconds later', async () => {
    const { backends, wait } = await openSession();
    await wait(1999);
    expect(backends).toEqual([]);
    await wait(1);
    expect(backends).toEqual([{ url: 'http://localhost:5173', key: 'sb_publishable_curvela' }]);
  });

  test('where the browser says when it is idle, the client loads then', async () => {
    const idle: (() => void)[] = [];
    const { session, page, backends, settle } = await openSession({ start: false });
    Object.assign(page.window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
    session.startSession(null);
    expect([idle.length, backends]).toEqual([1, []]);
    idle[0]?.();
    await settle();
    expect(backends).toHaveLength(1);
  });

  test('before the session is looked up it is loading', async () => {
    const { store } = await openSession({ start: false });
    expect(store.read()).toEqual({ user: null, loading: true });
  });

  test('with a stored session its user is signed in, and the role is loaded', async () => {
    const stored = sessionOf('one');
    const { store, page, calls } = await openSession({ stored });
    expect(store.read()).toEqual({ user: ana, loading: false });
    expect(store.roleKnown()).toBe(true);
    expect(page.document.cookie).toBe('somebody=1; Path=/; SameSite=Lax; Max-Age=31536000');
    expect(calls.map(({ path, token }) => [path, token])).toEqual([
      ['/functions/v1/account', stored.access_token],
    ]);
  });

  test('a stored session that the client rejects leaves the visitor signed out', async () => {
    const { store, calls } = await openSession({ stored: sessionOf('one'), held: null });
    expect(store.read()).toEqual({ user: null, loading: false });
    expect(calls).toEqual([]);
  });

  test('over https the cookie of a signed-in browser is sent over https only', async () => {
    const { page } = await openSession({ stored: sessionOf('one'), address: 'https://curvela.example/' });
    expect(page.document.cookie).toMatch(/; Secure$/);
  });

  test('a user without an email address has none', async () => {
    const stored = { ...sessionOf('one'), user: { id: 'ana' } };
    const { user } = await openSession({ stored });
    expect(user()).toEqual({ ...ana, email: null });
  });

  test('a hosted service takes the place of the built-in one, and a second start is ignored', async () => {
    const { session, backends, wait } = await openSession({ start: false });
    session.startSession({ url: 'https://auth.example', key: 'public' });
    session.startSession(null);
    await wait(2000);
    expect(backends).toEqual([{ url: 'https://auth.example', key: 'public' }]);
  });

  test('a response of the auth service on the wrong page continues on the right one', async () => {
    const { page, store, backends, wait } = await openSession({
      address: 'http://localhost:5173/courses#error=access_denied',
    });
    expect((page.window.location as unknown as { replace: unknown }).replace).toHaveBeenCalledWith(
      '/auth/callback#error=access_denied',
    );
    await wait(2000);
    expect([store.read().loading, backends]).toEqual([true, []]);
  });

  test('on the server nothing is looked up', async () => {
    const { session } = await openSession({ start: false });
    vi.stubGlobal('window', undefined);
    expect(session.startSession(null)).toBeUndefined();
    expect(session.sessionStore.read().loading).toBe(true);
  });

  test('a client that cannot be downloaded is tried again with growing pauses, until the session is there', async () => {
    const { store, backends, wait } = await openSession({ stored: sessionOf('one'), failedDownloads: 7 });
    const counts: number[] = [];
    for (const pause of [300, 1000, 3000, 10_000, 60_000, 60_000, 60_000]) {
      await wait(pause - 1);
      counts.push(backends.length);
      await wait(1);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(store.read()).toEqual({ user: ana, loading: false });
  });
});

describe('API calls', () => {
  test('of a visitor are sent without a token, and do not load the client', async () => {
    const { callApi, calls, backends } = await openSession();
    await callApi('/account');
    expect(calls.map(({ token }) => token)).toEqual([null]);
    expect(backends).toEqual([]);
  });

  test('after the client has loaded it decides whether there is a token', async () => {
    const { callApi, calls, wait, server } = await openSession();
    await wait(2000);
    await callApi('/account');
    server.session = sessionOf('one');
    await callApi('/account');
    expect(calls.map(({ token }) => token)).toEqual([null, sessionOf('one').access_token]);
  });

  test('of a signed-in person are not sent as a visitor’s while the client cannot be downloaded', async () => {
    const { callApi, calls } = await openSession({ stored: sessionOf('one'), failedDownloads: 2 });
    await expect(callApi('/account')).rejects.toThrow('The client could not be downloaded');
    expect(calls).toEqual([]);
  });

  test('of the client itself get the renewed token, or none', async () => {
    const renewed = sessionOf('one', { token: 2 });
    const { renewals, server } = await openSession({ stored: sessionOf('one') });
    expect(await renewals[0]!(sessionOf('one').access_token)).toBeNull();
    server.refresh = () => Promise.resolve({ data: { session: renewed }, error: null });
    expect(await renewals[0]!(sessionOf('one').access_token)).toBe(renewed.access_token);
  });

  test('with a refused token are sent once more with the renewed one', async () => {
    const renewed = sessionOf('one', { token: 2 });
    const { callApi, calls, server, setStored, done } = await openSession({ stored: sessionOf('one') });
    server.refresh = () => {
      setStored(renewed);
      return Promise.resolve({ data: { session: renewed }, error: null });
    };
    server.account = () =>
      calls.at(-1)?.token === renewed.access_token ? member : { status: 401, body: {} };
    await callApi('/account');
    expect(done).toEqual(['refresh']);
    expect(calls.at(-1)?.token).toBe(renewed.access_token);
  });

  test.each([
    [400, ['ended']],
    [503, []],
  ])('whose token cannot be renewed with %i say whether the session has ended', async (status, ended) => {
    const { callApi, server } = await openSession({ stored: sessionOf('one') });
    const { onSessionEnded } = await import('#app/platform/api-client.ts');
    const events: string[] = [];
    onSessionEnded(() => Promise.resolve(void events.push('ended')));
    server.refresh = () => Promise.resolve({ data: { session: null }, error: { status } });
    server.account = () => ({ status: 401, body: {} });
    await expect(callApi('/account')).rejects.toMatchObject({ status: 401 });
    expect(events).toEqual(ended);
  });
});

describe('the role', () => {
  test('of a founder is shown once the server has confirmed it', async () => {
    const { answer, give } = deferred<AccountAnswer>();
    const { user, store, server, emit, settle } = await openSession();
    server.account = () => answer;
    const stored = sessionOf('one');
    const users: unknown[] = [];
    store.subscribe(() => users.push(store.read().user?.role));
    await (await import('./session.ts')).backendClient();
    await emit('SIGNED_IN', stored);
    expect([user(), store.roleKnown()]).toEqual([ana, false]);
    give(founder);
    await settle();
    expect(user()).toEqual({ ...ana, role: 'admin', isAdmin: true });
    expect(store.roleKnown()).toBe(true);
    expect(users).toEqual(['user', 'admin']);
  });

  test('is an ordinary user’s after a 403', async () => {
    const { emit, server, user, store, wait } = await openSession();
    server.account = () => ({ status: 403, body: {} });
    await wait(2000);
    await emit('SIGNED_IN', sessionOf('one'));
    expect([user(), store.roleKnown()]).toEqual([ana, true]);
  });

  test.each([401, 404, 429, 500, 503])(
    'is not decided by a %i, and is loaded again with short pauses',
    async (status) => {
      const { emit, server, user, store, calls, wait } = await openSession();
      server.account = () => ({ status, body: {} });
      await wait(2000);
      await emit('SIGNED_IN', sessionOf('one'));
      const states: unknown[] = [];
      for (const pause of [300, 1000, 3000, 3000]) {
        await wait(pause - 1);
        states.push([calls.length, store.roleOutOfReach()]);
        await wait(1);
      }
      expect([...states, calls.length]).toEqual([[1, false], [2, true], [3, true], [4, true], 5]);
      expect([user(), store.roleKnown()]).toEqual([ana, false]);
      server.account = () => founder;
      await wait(3000);
      expect([user()?.isAdmin, store.roleKnown(), store.roleOutOfReach()]).toEqual([true, true, false]);
    },
  );

  test('a page learns of each failed attempt', async () => {
    const { emit, server, store, wait } = await openSession();
    server.account = () => ({ status: 503, body: {} });
    await wait(2000);
    await emit('SIGNED_IN', sessionOf('one'));
    let changes = 0;
    const unsubscribe = store.subscribe(() => (changes += 1));
    await wait(300);
    expect(changes).toBe(1);
    unsubscribe();
    await wait(1000);
    expect(changes).toBe(1);
  });

  test('a late answer for an earlier user does not make the next one a founder', async () => {
    const first = deferred<AccountAnswer>();
    const { emit, server, user, store, wait, settle } = await openSession();
    await wait(2000);
    server.account = () => first.answer;
    await emit('SIGNED_IN', sessionOf('one'));
    server.account = () => member;
    await emit('SIGNED_IN', sessionOf('two', { user: 'bea' }));
    first.give(founder);
    await settle();
    expect([user(), store.roleKnown()]).toEqual([
      { id: 'bea', email: 'bea@example.org', role: 'user', isAdmin: false },
      true,
    ]);
  });

  test('a late failure for an earlier user is not repeated', async () => {
    const first = deferred<AccountAnswer>();
    const { emit, server, calls, store, wait } = await openSession();
    await wait(2000);
    server.account = () => first.answer;
    await emit('SIGNED_IN', sessionOf('one'));
    server.account = () => member;
    await emit('SIGNED_IN', sessionOf('two', { user: 'bea' }));
    first.give({ status: 503, body: {} });
    await wait(3000);
    expect([calls.length, store.roleKnown()]).toEqual([2, true]);
  });

  test('a late response after signing out does not sign in', async () => {
    const first = deferred<AccountAnswer>();
    const { emit, server, store, wait, settle } = await openSession();
    await wait(2000);
    server.account = () => first.answer;
    await emit('SIGNED_IN', sessionOf('one'));
    await emit('SIGNED_OUT', null);
    first.give(founder);
    await settle();
    expect(store.read()).toEqual({ user: null, loading: false });
    expect(store.roleKnown()).toBe(false);
  });

  test('a late answer for a session before signing out does not reach the one after it', async () => {
    const first = deferred<AccountAnswer>();
    const { emit, server, user, store, wait, settle } = await openSession();
    await wait(2000);
    server.account = () => first.answer;
    await emit('SIGNED_IN', sessionOf('one'));
    await emit('SIGNED_OUT', null);
    server.account = () => new Promise(() => undefined);
    await emit('SIGNED_IN', sessionOf('two', { user: 'bea' }));
    first.give(founder);
    await settle();
    expect([user()?.isAdmin, store.roleKnown()]).toEqual([false, false]);
  });

  test('stays as it is while it is loaded again for a renewed token of the same user', async () => {
    const { emit, server, user, store, wait, settle } = await openSession();
    await wait(2000);
    server.account = () => founder;
    await emit('SIGNED_IN', sessionOf('one'));
    const second = deferred<AccountAnswer>();
    server.account = () => second.answer;
    await emit('TOKEN_REFRESHED', sessionOf('one', { token: 2 }));
    expect([user()?.isAdmin, store.roleKnown()]).toEqual([true, true]);
    second.give(member);
    await settle();
    expect([user()?.isAdmin, store.roleKnown()]).toEqual([false, true]);
  });

  test('that is out of reach stays so when the client repeats an event', async () => {
    const { emit, server, store, wait } = await openSession();
    server.account = () => ({ status: 503, body: {} });
    await wait(2000);
    await emit('SIGNED_IN', sessionOf('one'));
    await wait(300);
    expect(store.roleOutOfReach()).toBe(true);
    await emit('SIGNED_IN', sessionOf('one'));
    expect(store.roleOutOfReach()).toBe(true);
  });

  test.each([
    ['another user', sessionOf('two', { user: 'bea' })],
    ['another address', sessionOf('one', { email: 'new@example.org' })],
  ])('of %s is not known from the one before', async (_, next) => {
    const { emit, server, user, store } = await openSession({ stored: sessionOf('one') });
    server.account = () => new Promise(() => undefined);
    await emit('USER_UPDATED', next);
    expect([user(), store.roleKnown()]).toEqual([
      { id: next.user.id, email: next.user.email, role: 'user', isAdmin: false },
      false,
    ]);
  });

  test('is loaded again when the user was changed, and not when nothing has changed', async () => {
    const stored = sessionOf('one');
    const { emit, calls } = await openSession({ stored });
    await emit('TOKEN_REFRESHED', stored);
    await emit('MFA_CHALLENGE_VERIFIED', stored);
    expect(calls).toHaveLength(1);
    await emit('USER_UPDATED', stored);
    expect(calls).toHaveLength(2);
  });
});

describe('a page that becomes visible again', () => {
  test('asks our own API and then the auth service whether the user is unchanged', async () => {
    const stored = sessionOf('one');
    const { emit, calls, done } = await openSession({ stored });
    await emit('SIGNED_IN', stored);
    expect([calls.length, done]).toEqual([2, ['get user']]);
  });

  test('refreshes the session of a user whose address was changed on another device', async () => {
    const stored = sessionOf('one');
    const { emit, server, done } = await openSession({ stored });
    server.email = 'new@example.org';
    await emit('SIGNED_IN', stored);
    expect(done).toEqual(['get user', 'refresh']);
  });

  test.each([
    ['is left alone when the service does not answer', undefined, ['get user']],
    ['is refreshed when the service knows no address any more', null, ['get user', 'refresh']],
  ])('the session %s', async (_, email, expected) => {
    const stored = sessionOf('one');
    const { emit, server, done } = await openSession({ stored });
    server.email = email;
    await emit('SIGNED_IN', stored);
    expect(done).toEqual(expected);
  });

  test('the session of a user without an address is left alone', async () => {
    const stored = { ...sessionOf('one'), user: { id: 'ana' } };
    const { emit, server, done } = await openSession({ stored });
    server.email = null;
    await emit('SIGNED_IN', stored);
    expect(done).toEqual(['get user']);
  });

  test('a refresh that fails then changes nothing', async () => {
    const stored = sessionOf('one');
    const { emit, server, user } = await openSession({ stored });
    server.email = 'new@example.org';
    server.refresh = () => Promise.reject(new TypeError('Failed to fetch'));
    await emit('SIGNED_IN', stored);
    expect(user()).toEqual(ana);
  });

  test('asks no auth service while the API cannot be reached', async () => {
    const stored = sessionOf('one');
    const { emit, server, done, user } = await openSession({ stored });
    server.account = () => ({ status: 503, body: {} });
    await emit('SIGNED_IN', stored);
    expect([done, user()]).toEqual([[], ana]);
  });

  test('does not ask while the role is still being loaded', async () => {
    const stored = sessionOf('one');
    const { emit, server, calls, done, wait } = await openSession();
    await wait(2000);
    server.account = () => new Promise(() => undefined);
    await emit('SIGNED_IN', stored);
    await emit('SIGNED_IN', stored);
    expect([calls.length, done]).toEqual([1, []]);
  });
});

describe('a recovery email', () => {
  test('allows this session a new password and tells the page', async () => {
    const stored = sessionOf('one');
    const { emit, store, isNewPasswordAllowed } = await openSession({ stored });
    let opened = 0;
    const stop = store.onRecovery(() => (opened += 1));
    await emit('PASSWORD_RECOVERY', stored);
    expect([isNewPasswordAllowed(), opened]).toEqual([true, 1]);
    stop();
    await emit('PASSWORD_RECOVERY', stored);
    expect(opened).toBe(1);
  });

  test('only it does: an ordinary sign-in allows none', async () => {
    const stored = sessionOf('one');
    const { emit, store, isNewPasswordAllowed } = await openSession({ stored });
    let opened = 0;
    store.onRecovery(() => (opened += 1));
    await emit('SIGNED_IN', stored);
    expect([isNewPasswordAllowed(), opened]).toEqual([false, 0]);
  });
});

describe('another tab of this browser', () => {
  test.each(['sb-session', null])('that changes the storage under %j is followed', async (key) => {
    const { setStored, dispatch, user } = await openSession({ stored: sessionOf('one') });
    setStored(sessionOf('two', { user: 'bea' }));
    await dispatch('storage', { key });
    expect(user()?.id).toBe('bea');
  });

  test('that changes another key is not', async () => {
    const { setStored, dispatch, user } = await openSession({ stored: sessionOf('one') });
    setStored(sessionOf('two', { user: 'bea' }));
    await dispatch('storage', { key: 'curvela.locale.v1' });
    expect(user()?.id).toBe('ana');
  });

  test('that signs out signs this one out, and what this tab holds of the person goes', async () => {
    const { setStored, dispatch, page, store } = await openSession({ stored: sessionOf('one') });
    page.sessionStorage.setItem('draft', 'x');
    setStored(null);
    await dispatch('storage', { key: 'sb-session' });
    expect(store.read()).toEqual({ user: null, loading: false });
    expect(store.roleKnown()).toBe(false);
    expect(page.document.cookie).toContain('Max-Age=0');
    expect(page.sessionStorage.getItem('draft')).toBeNull();
  });

  test('that signs out leaves a visitor’s own tab as it is', async () => {
    const { dispatch, page, store } = await openSession();
    let changes = 0;
    store.subscribe(() => (changes += 1));
    page.sessionStorage.setItem('draft', 'x');
    await dispatch('storage', { key: 'sb-session' });
    expect([page.sessionStorage.getItem('draft'), changes]).toEqual(['x', 0]);
  });

  test('that signed out is not undone by a call of this one that was pending', async () => {
    const stored = sessionOf('one');
    const { setStored, readStored, dispatch, emit, user } = await openSession({ stored });
    setStored(null);
    await dispatch('storage', { key: 'sb-session' });
    const renewed = sessionOf('one', { token: 2 });
    setStored(renewed);
    await emit('TOKEN_REFRESHED', renewed);
    expect([user(), readStored()]).toEqual([null, null]);
  });

  test('a page that returns from the back-forward cache follows the stored session', async () => {
    const { setStored, dispatch, store } = await openSession({ stored: sessionOf('one') });
    setStored(null);
    await dispatch('pageshow', { persisted: false });
    expect(store.read().user).not.toBeNull();
    await dispatch('pageshow', { persisted: true });
    expect(store.read().user).toBeNull();
  });
});

describe('signing out', () => {
  test('leaves nobody signed in before any request, and keeps the settings of the device', async () => {
    const { session, page, readStored, store, done } = await openSession({ stored: sessionOf('one') });
    page.localStorage.setItem('accessibility_settings', '{}');
    page.sessionStorage.setItem('draft', 'x');
    const ending = session.signOut();
    expect([readStored(), store.read(), done]).toEqual([null, { user: null, loading: false }, []]);
    expect(page.localStorage.getItem('accessibility_settings')).toBe('{}');
    expect(page.sessionStorage.getItem('draft')).toBeNull();
    await ending;
    expect(done).toEqual(['sign out local', 'end the stored session local']);
  });

  test('without a session asks nothing of the server', async () => {
    const { session, done, backends } = await openSession();
    await session.signOut();
    expect([done, backends]).toEqual([[], []]);
  });

  test('waits one second for the server, and a second click meanwhile is ignored', async () => {
    const { session, server, done, settle, wait, setStored, readStored } = await openSession({
      stored: sessionOf('one'),
    });
    server.endSession = () => new Promise(() => undefined);
    let ended = false;
    void session.signOut().then(() => (ended = true));
    await settle();
    setStored(sessionOf('two'));
    await session.signOut();
    expect([done.length, readStored()]).toEqual([2, sessionOf('two')]);
    await wait(999);
    expect(ended).toBe(false);
    await wait(1);
    expect(ended).toBe(true);
  });

  test('works again for the next session', async () => {
    const { session, setStored, emit, store } = await openSession({ stored: sessionOf('one') });
    await session.signOut();
    setStored(sessionOf('two'));
    await emit('SIGNED_IN', sessionOf('two'));
    expect(store.read().user).not.toBeNull();
    await session.signOut();
    expect(store.read().user).toBeNull();
  });

  test('does not sign out the client of a person who has signed in meanwhile', async () => {
    const { session, setStored, done, settle } = await openSession({ stored: sessionOf('one') });
    const ending = session.signOut();
    setStored(sessionOf('two', { user: 'bea' }));
    await settle();
    await ending;
    expect(done).toEqual(['end the stored session local']);
  });

  test('a session that a pending call writes back is removed; another one stays', async () => {
    const { session, setStored, readStored, emit, user } = await openSession({ stored: sessionOf('one') });
    await session.signOut();
    const renewed = sessionOf('one', { token: 2 });
    setStored(renewed);
    await emit('TOKEN_REFRESHED', renewed);
    expect([user(), readStored()]).toEqual([null, null]);
    setStored(sessionOf('two'));
    await emit('TOKEN_REFRESHED', renewed);
    expect(readStored()).not.toBeNull();
    expect(user()).toBeNull();
  });

  test.each([401, 403, 404])('a %i means that the session has ended already', async (status) => {
    const { session, server, done, wait } = await openSession({ stored: sessionOf('one') });
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    server.endSession = () => Promise.resolve({ error: { status, name: 'AuthApiError' } });
    await session.signOut();
    await wait(100_000);
    expect([done.length, logged.mock.calls]).toEqual([2, []]);
  });

  test('so does a client that has no session to end', async () => {
    const { session, server, done, wait } = await openSession({ stored: sessionOf('one') });
    server.endSession = () => Promise.resolve({ error: { name: 'AuthSessionMissingError' } });
    await session.signOut();
    await wait(100_000);
    expect(done).toHaveLength(2);
  });

  test('that does not reach the server is repeated five times with growing pauses', async () => {
    const { session, server, done, wait } = await openSession({ stored: sessionOf('one') });
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    server.endSession = () => Promise.resolve({ error: { status: 503 } });
    await session.signOut();
    expect(logged).toHaveBeenCalledOnce();
    const attempts = () => done.filter((one) => one.startsWith('end')).length;
    const counts: number[] = [];
    for (const pause of [300, 1000, 3000, 10_000, 60_000]) {
      await wait(pause - 1);
      counts.push(attempts());
      await wait(1);
    }
    await wait(1_000_000);
    expect([...counts, attempts()]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('that reaches the server later is not repeated after that', async () => {
    const { session, server, done, wait } = await openSession({ stored: sessionOf('one') });
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    server.endSession = () => Promise.resolve({ error: { status: 503 } });
    await session.signOut();
    server.endSession = () => Promise.resolve({ error: null });
    await wait(300);
    await wait(100_000);
    expect(done.filter((one) => one.startsWith('end'))).toHaveLength(2);
  });
});
