import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthTestApp,
  codeIn,
  confirmedAccount,
  linkToken,
  newcomer,
  openAuthTestApp,
  password,
} from '#tests/support/auth-test-app.ts';
import { officialClient } from '#tests/support/official-client.ts';

/* What an application of the official client meets here, compared with the hosted service. */

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
  await confirmedAccount(app, 'ana@example.org');
});
afterAll(() => app.close());

const clientOf = () => officialClient(app);
const forgetLimits = () => app.pool.query('delete from app.rate_limits');

describe('the access token', () => {
  const claims = {
    iss: 'http://localhost:5173/auth/v1',
    aud: 'authenticated',
    role: 'authenticated',
    email: 'ana@example.org',
    phone: '',
    aal: 'aal1',
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: 'Somebody', email_verified: true },
  };

  it('has the claims of the hosted service, and keeps how the session began when it is refreshed', async () => {
    const { auth } = clientOf();
    const { data } = await auth.signInWithPassword({ email: 'ana@example.org', password });
    const first = decodeJwt<{ amr: object[]; iat: number }>(data.session?.access_token ?? '');
    expect(first).toMatchObject(claims);
    expect(first.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) as number }]);
    const renewed = await auth.refreshSession();
    const second = decodeJwt(renewed.data.session?.access_token ?? '');
    expect(second).toMatchObject({ ...claims, amr: first.amr });
  });

  it('is what the client reads the assurance level from', async () => {
    const { auth } = clientOf();
    await auth.signInWithPassword({ email: 'ana@example.org', password });
    const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect(data?.currentAuthenticationMethods).toMatchObject([{ method: 'password' }]);
  });
});

it('instants are ISO 8601', async () => {
  const { auth } = clientOf();
  const { data } = await auth.signInWithPassword({ email: 'ana@example.org', password });
  const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
  const { data: asked } = await auth.getUser();
  for (const user of [data.user, asked.user])
    for (const instant of [
      user?.created_at,
      user?.updated_at,
      user?.last_sign_in_at,
      user?.email_confirmed_at,
      user?.identities?.[0]?.created_at,
    ])
      expect(instant).toMatch(iso);
});

describe('verifyOtp with the type email', () => {
  it.each(['token', 'token_hash'] as const)('signs in by %s', async (way) => {
    await forgetLimits();
    const { auth } = clientOf();
    await app.pool.query(`delete from app.mails where recipient = 'ana@example.org'`);
    await auth.signInWithOtp({ email: 'ana@example.org' });
    const mail = await app.mailTo('ana@example.org', /sign in/);
    const { data, error } =
      way === 'token'
        ? await auth.verifyOtp({ email: 'ana@example.org', token: codeIn(mail), type: 'email' })
        : await auth.verifyOtp({ token_hash: linkToken(mail), type: 'email' });
    expect([error, data.user?.email]).toEqual([null, 'ana@example.org']);
    expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'otp' }]);
  });

  it('confirms a sign-up, and its password stays', async () => {
    const { auth } = clientOf();
    await auth.signUp({ email: 'new@example.org', password });
    const mail = await app.mailTo('new@example.org');
    const proof = { email: 'new@example.org', token: codeIn(mail), type: 'email' as const };
    expect((await auth.verifyOtp(proof)).error).toBe(null);
    expect((await clientOf().auth.signInWithPassword({ email: 'new@example.org', password })).error).toBe(
      null,
    );
  });

  it('makes the account of a passwordless link', async () => {
    const { auth } = clientOf();
    await auth.signInWithOtp({ email: 'guest@example.org' });
    const mail = await app.mailTo('guest@example.org');
    const proof = { email: 'guest@example.org', token: codeIn(mail), type: 'email' as const };
    expect((await auth.verifyOtp(proof)).data.user?.email).toBe('guest@example.org');
  });
});

describe('GET /verify', () => {
  it.each([
    ['signup', '/auth/callback'],
    ['email', '/auth/callback'],
    ['recovery', '/reset-password'],
  ])('of the type %s leads to the page that asks for a click, and consumes nothing', async (type, page) => {
    await forgetLimits();
    const back = encodeURIComponent('http://localhost:5173/auth/callback?next=/book');
    const answer = await newcomer(app).call(
      'GET',
      `/auth/v1/verify?type=${type}&token=abc&redirect_to=${back}`,
    );
    expect(answer.status).toBe(303);
    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.pathname).toBe(page);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      token_hash: 'abc',
      type,
      redirect_to: 'http://localhost:5173/auth/callback?next=/book',
    });
  });

  it('leads to no other site', async () => {
    const answer = await newcomer(app).call(
      'GET',
      '/auth/v1/verify?type=signup&token=abc&redirect_to=https%3A%2F%2Fevil.example%2F',
    );
    expect(answer.headers.get('location')).toBe(
      'http://localhost:5173/auth/callback?token_hash=abc&type=signup',
    );
  });
});

describe('what is absent', () => {
  it('a phone number as a second factor', async () => {
    const { auth } = clientOf();
    await auth.signInWithPassword({ email: 'ana@example.org', password });
    const { error } = await auth.mfa.enroll({ factorType: 'phone', phone: '+573001234567' });
    expect([error?.status, error?.code]).toEqual([400, 'validation_failed']);
  });
});
