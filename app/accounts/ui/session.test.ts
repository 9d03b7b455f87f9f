import { describe, expect, test, vi } from 'vitest';
import { sessionOf, member, openSession, ana, replaceBackendClient } from '#tests/support/session.ts';

replaceBackendClient();

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

  test('a stored session stays while the client cannot refresh it, until the client rejects and removes it', async () => {
    const { store, page, setStored, emit } = await openSession({ stored: sessionOf('one'), held: null });
    expect(store.read().user?.email).toBe('ana@example.org');
    expect(page.document.cookie).toMatch(/^somebody=1/);
    setStored(null);
    await emit('SIGNED_OUT', null);
    expect(store.read()).toEqual({ user: null, loading: false });
  });

  test('a sign-out in another tab counts although this one still holds the session', async () => {
    const { store, emit } = await openSession({ stored: sessionOf('one') });
    expect(store.read().user?.email).toBe('ana@example.org');
    await emit('SIGNED_OUT', null);
    expect(store.read()).toEqual({ user: null, loading: false });
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
