import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, type Page } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { settle, until } from '#tests/support/mounted.tsx';
import {
  changeEmail,
  confirmByCode,
  confirmByPassword,
  resendEmailChange,
  saveName,
  savePassword,
} from './account-calls.ts';
import { backendClient } from '../session.ts';

const tokenOf = (sessionId: string) =>
  `head.${Buffer.from(JSON.stringify({ session_id: sessionId })).toString('base64url')}.sign`;
const sessionOf = (sessionId: string) => ({
  access_token: tokenOf(sessionId),
  refresh_token: `refresh-${sessionId}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'u', email: 'ana@example.org' },
});
/** Without a response about the role the page would request it for ever, also after the test. */
const role = { 'GET /functions/v1/account': { body: { account: { isAdmin: false } } } };

let page: Page;
beforeEach(() => {
  page = openPage('http://localhost:5173/dashboard?tab=account');
});

const store = (sessionId: string) =>
  page.localStorage.setItem('sb-session', JSON.stringify(sessionOf(sessionId)));
const stub = (answers: Parameters<typeof stubCalls>[0]) => {
  const calls = stubCalls({ ...role, ...answers });
  const names = () =>
    calls
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !(name in role || name === 'GET /auth/v1/user'));
  return { calls, names, bodyOf: (path: string) => calls.find((call) => call.path === path)?.body };
};

describe('confirming who one is', () => {
  test('by password ends the session that was open before, after the new one began', async () => {
    store('before');
    const { promise, resolve } = Promise.withResolvers<{ status: number }>();
    const { names, bodyOf } = stub({
      'POST /auth/v1/token': { body: sessionOf('after') },
      'DELETE /functions/v1/account/sessions/before': () => promise,
    });
    let isConfirmed = false;
    const confirming = confirmByPassword('Ana@Example.org', 'secret-1').then((outcome) => {
      isConfirmed = true;
      return outcome;
    });
    const ended = ['POST /auth/v1/token', 'DELETE /functions/v1/account/sessions/before'];
    await until(() => expect(names()).toEqual(ended));
    await settle();
    expect(isConfirmed).toBe(false);
    resolve({ status: 204 });
    expect(await confirming).toBeNull();
    expect(bodyOf('/auth/v1/token')).toMatchObject({ email: 'ana@example.org', password: 'secret-1' });
  });

  test('by code ends it as well', async () => {
    store('before');
    const { names, bodyOf } = stub({
      'POST /auth/v1/verify': { body: sessionOf('after') },
      'DELETE /functions/v1/account/sessions/before': { status: 204 },
    });
    expect(await confirmByCode('ana@example.org', '123456', 'email_change')).toBeNull();
    expect(names()).toEqual(['POST /auth/v1/verify', 'DELETE /functions/v1/account/sessions/before']);
    expect(bodyOf('/auth/v1/verify')).toMatchObject({
      email: 'ana@example.org',
      token: '123456',
      type: 'email_change',
    });
  });

  test('ends nothing when it is refused, when the session is the same, and when there was none', async () => {
    store('before');
    const refused = stub({
      'POST /auth/v1/token': { status: 400, body: { error_code: 'invalid_credentials', msg: 'x' } },
    });
    expect(await confirmByPassword('ana@example.org', 'guess')).toBe('credentials');
    expect(refused.names()).toEqual(['POST /auth/v1/token']);
    store('before');
    const same = stub({ 'POST /auth/v1/token': { body: sessionOf('before') } });
    expect(await confirmByPassword('ana@example.org', 'secret-1')).toBeNull();
    expect(same.names()).toEqual(['POST /auth/v1/token']);
    page.localStorage.clear();
    const first = stub({ 'POST /auth/v1/token': { body: sessionOf('after') } });
    expect(await confirmByPassword('ana@example.org', 'secret-1')).toBeNull();
    expect(first.names()).toEqual(['POST /auth/v1/token']);
  });

  test('succeeds also when the earlier session could not be ended, which is only logged', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    store('before');
    stub({
      'POST /auth/v1/token': { body: sessionOf('after') },
      'DELETE /functions/v1/account/sessions/before': new TypeError('fetch failed'),
    });
    expect(await confirmByPassword('ana@example.org', 'secret-1')).toBeNull();
    await until(() => expect(warned).toHaveBeenCalledOnce());
    expect(warned.mock.calls[0]![0]).toBe('An earlier session could not be ended');
  });
});

describe('a change of the account', () => {
  beforeEach(() => store('here'));

  test('of the name goes to the user metadata, of the password to the user', async () => {
    const { calls } = stub({ 'PUT /auth/v1/user': { body: sessionOf('here').user } });
    expect(await saveName('Ana María')).toBeNull();
    expect(await savePassword('three-new-words')).toBeNull();
    expect(calls.filter(({ path }) => path === '/auth/v1/user').map(({ body }) => body)).toEqual([
      expect.objectContaining({ data: { full_name: 'Ana María' } }),
      expect.objectContaining({ password: 'three-new-words' }),
    ]);
  });

  test('of the address sends it in lower case, with the page of the link', async () => {
    const { calls } = stub({ 'PUT /auth/v1/user': { body: sessionOf('here').user } });
    expect(await changeEmail(' New@Example.ORG ')).toBeNull();
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      body: { email: 'new@example.org' },
      query: '?redirect_to=http%3A%2F%2Flocalhost%3A5173%2Fauth%2Fcallback',
    });
  });

  test('of the address can be sent again to whoever asked for it', async () => {
    const { bodyOf } = stub({ 'POST /auth/v1/resend': {} });
    expect(await resendEmailChange('ana@example.org')).toBeNull();
    expect(bodyOf('/auth/v1/resend')).toMatchObject({ type: 'email_change', email: 'ana@example.org' });
  });

  test.each([
    [new TypeError('fetch failed'), 'offline'],
    [{ status: 422, body: { error_code: 'same_password', msg: 'x' } }, 'samePassword'],
    [{ status: 403, body: { error_code: 'reauthentication_needed', msg: 'x' } }, 'signInAgain'],
  ])('that is refused says why (case %#)', async (answer, outcome) => {
    stub({ 'PUT /auth/v1/user': answer });
    expect(await savePassword('three-new-words')).toEqual(outcome);
  });

  test.each([
    [new TypeError('Load failed'), 'offline'],
    [new Error('A bug'), 'unexpected'],
  ])('that ends in an error of the browser says so (case %#)', async (thrown, outcome) => {
    vi.spyOn((await backendClient()).auth, 'updateUser').mockRejectedValueOnce(thrown);
    expect(await savePassword('three-new-words')).toBe(outcome);
  });
});
