import { describe, expect, test } from 'vitest';
import {
  sessionOf,
  type AccountAnswer,
  member,
  founder,
  openSession,
  deferred,
  ana,
  replaceBackendClient,
} from '#tests/support/session.ts';

replaceBackendClient();

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

  test('stays open without a further request while the second factor is missing, and is loaded with it', async () => {
    const { emit, server, user, store, wait } = await openSession();
    let requests = 0;
    server.account = () => {
      requests += 1;
      return { status: 401, body: { error: { code: 'second_factor_required' } } };
    };
    await wait(2000);
    await emit('SIGNED_IN', sessionOf('one'));
    await wait(10_000);
    expect([user(), store.roleKnown(), requests]).toEqual([ana, false, 1]);
    server.account = () => founder;
    await emit('MFA_CHALLENGE_VERIFIED', sessionOf('one', { token: 2 }));
    expect([user(), store.roleKnown()]).toEqual([{ ...ana, role: 'admin', isAdmin: true }, true]);
  });

  test('comes with the need of a second factor, which a gate on the page asks for', async () => {
    const { emit, server, store, wait } = await openSession();
    server.account = () => ({ ...founder, body: { account: { isAdmin: true, needsFactor: true } } });
    await wait(2000);
    await emit('SIGNED_IN', sessionOf('one'));
    expect([store.missingFactor(), store.read().user?.isAdmin]).toEqual(['enrolment', true]);
    server.account = () => founder;
    await emit('MFA_CHALLENGE_VERIFIED', sessionOf('one', { token: 2 }));
    expect(store.missingFactor()).toBe(null);
  });

  test('is not asked for by a session that says itself that its code is missing', async () => {
    const { emit, user, store, calls, wait } = await openSession();
    await wait(2000);
    const session = sessionOf('one');
    const claims = {
      ...JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()),
      aal: 'aal1',
    };
    const token = ['h', btoa(JSON.stringify(claims)), 's'].join('.');
    const factors = [{ status: 'verified' }];
    await emit('SIGNED_IN', { ...session, access_token: token, user: { ...session.user, factors } });
    expect([user(), store.missingFactor(), calls.length]).toEqual([ana, 'code', 0]);
    await emit('MFA_CHALLENGE_VERIFIED', sessionOf('one', { token: 2 }));
    expect([store.missingFactor(), calls.length]).toEqual([null, 1]);
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

  test('a late answer for an earlier user does not count while a gate asks for the next one', async () => {
    const first = deferred<AccountAnswer>();
    const { emit, server, session, user, store, wait, settle } = await openSession();
    await wait(2000);
    server.account = () => first.answer;
    await emit('SIGNED_IN', sessionOf('one'));
    server.account = () => new Promise(() => undefined);
    await emit('SIGNED_IN', sessionOf('two', { user: 'bea' }));
    void session.loadMissingFactor();
    first.give(founder);
    await settle();
    expect([user()?.isAdmin, store.roleKnown()]).toEqual([false, false]);
  });

  test('a late answer for an earlier session does not count for one whose code is missing', async () => {
    const first = deferred<AccountAnswer>();
    const { emit, server, user, store, wait, settle } = await openSession();
    await wait(2000);
    server.account = () => first.answer;
    await emit('SIGNED_IN', sessionOf('one'));
    const next = sessionOf('two', { user: 'bea' });
    const claims = Buffer.from(JSON.stringify({ session_id: 'two', aal: 'aal1' })).toString('base64url');
    const factors = [{ status: 'verified' }];
    const access_token = `head.${claims}.sign`;
    await emit('SIGNED_IN', { ...next, access_token, user: { ...next.user, factors } });
    first.give(founder);
    await settle();
    expect([user()?.isAdmin, store.missingFactor()]).toEqual([false, 'code']);
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

  test('a late response after signing out leaves nothing that the next session lacks', async () => {
    const first = deferred<AccountAnswer>();
    const { emit, server, store, wait, settle } = await openSession();
    await wait(2000);
    server.account = () => first.answer;
    await emit('SIGNED_IN', sessionOf('one'));
    await emit('SIGNED_OUT', null);
    first.give({ body: { account: { isAdmin: true, needsFactor: true, needsDeclaration: true } } });
    await settle();
    expect([store.missingFactor(), store.needsDeclaration()]).toEqual([null, false]);
  });

  test('is loaded again when a gate asks what is missing, unless that is known', async () => {
    const { emit, server, session, store, calls, wait } = await openSession();
    await session.loadMissingFactor();
    await wait(2000);
    await emit('SIGNED_IN', sessionOf('one'));
    server.account = () => ({ ...founder, body: { account: { isAdmin: true, needsFactor: true } } });
    await session.loadMissingFactor();
    expect([store.missingFactor(), store.read().user?.isAdmin, calls.length]).toEqual(['enrolment', true, 2]);
    await session.loadMissingFactor();
    expect(calls).toHaveLength(2);
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
