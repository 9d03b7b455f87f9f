import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthTestApp,
  codeIn,
  confirmedAccount,
  linkToken,
  newcomer,
  openAuthTestApp,
  password,
  signedToken,
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

describe('the signature of the access token', () => {
  it('is ES256, and the client verifies it with the published key', async () => {
    const { auth } = clientOf();
    const { data } = await auth.signInWithPassword({ email: 'ana@example.org', password });
    const token = data.session?.access_token ?? '';
    expect(decodeProtectedHeader(token)).toEqual({
      alg: 'ES256',
      typ: 'JWT',
      kid: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    const { data: verified, error } = await auth.getClaims();
    expect([error, verified?.header.alg, verified?.claims.email]).toEqual([null, 'ES256', 'ana@example.org']);
    const [header = '', , signature = ''] = token.split('.');
    const claims = { ...decodeJwt(token), email: 'ben@example.org' };
    const forged = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    expect((await auth.getClaims(forged)).error).not.toBe(null);
    expect((await newcomer(app).call('GET', '/functions/v1/account', { token: forged })).status).toBe(401);
    expect((await auth.refreshSession()).error).toBe(null);
    expect((await auth.getUser()).data.user?.email).toBe('ana@example.org');
  });

  it('may be HS256 in a token that was signed before, until it expires', async () => {
    const { auth } = clientOf();
    const { data } = await auth.signInWithPassword({ email: 'ana@example.org', password });
    const { iat: _, exp: __, aud: ___, ...claims } = decodeJwt(data.session?.access_token ?? '');
    const older = await signedToken(app, claims);
    for (const path of ['/functions/v1/account', '/auth/v1/user', '/rest/v1/user_preferences'])
      expect([path, (await newcomer(app).call('GET', path, { token: older })).status]).toEqual([path, 200]);
  });
});

describe('reauthenticate', () => {
  const age = (minutes: number) =>
    app.pool.query(`update auth.sessions set created_at = created_at - make_interval(mins => $1)`, [minutes]);

  it('mails a nonce with which an old session sets a new password, once', async () => {
    await forgetLimits();
    const { auth } = clientOf();
    const first = await confirmedAccount(app, 'nora@example.org');
    expect(first.id).not.toBe('undefined');
    await auth.signInWithPassword({ email: 'nora@example.org', password });
    await age(20);
    // The mail of the sign-up counts as well.
    await forgetLimits();
    const change = (to: string, nonce?: string) =>
      auth.updateUser({ password: to, ...(nonce === undefined ? {} : { nonce }) });
    expect((await change('three new words')).error?.code).toBe('reauthentication_needed');
    expect((await auth.reauthenticate()).error).toBe(null);
    const mail = await app.mailTo('nora@example.org', /^Your code$/);
    expect(mail.text).toContain('It works once, for 15 minutes.');
    const nonce = codeIn(mail);
    const wrong = nonce === '000000' ? '111111' : '000000';
    expect((await change('three new words', wrong)).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    });
    expect((await change('three new words', nonce)).error).toBe(null);
    expect((await change('other new words', nonce)).error?.code).toBe('reauthentication_not_valid');
    const again = await clientOf().auth.signInWithPassword({
      email: 'nora@example.org',
      password: 'three new words',
    });
    expect(again.error).toBe(null);
  });

  it('is limited in mails and attempts, and needs a session', async () => {
    await forgetLimits();
    const { auth } = clientOf();
    await auth.signInWithPassword({ email: 'ana@example.org', password });
    await age(20);
    expect((await auth.reauthenticate()).error).toBe(null);
    expect((await auth.reauthenticate()).error?.code).toBe('over_email_send_rate_limit');
    for (let attempt = 0; attempt < 10; attempt += 1)
      await auth.updateUser({ password: 'three new words', nonce: 'abcdef' });
    const { error } = await auth.updateUser({ password: 'three new words', nonce: 'abcdef' });
    expect(error?.status).toBe(429);
    expect((await newcomer(app).call('GET', '/auth/v1/reauthenticate')).status).toBe(401);
  });
});

describe('the key of the project', () => {
  it('of another project is refused by both services', async () => {
    const client = officialClient(app, { key: 'eyJhbGciOiJIUzI1NiJ9.e30.x' });
    const { error } = await client.auth.signInWithPassword({ email: 'ana@example.org', password });
    expect([error?.status, error?.message]).toEqual([401, 'Invalid API key']);
    const rows = await client.from('user_preferences').select();
    expect([rows.status, rows.error?.message]).toEqual([401, 'Invalid API key']);
  });

  it('may be missing: it grants nothing', async () => {
    expect((await newcomer(app).call('GET', '/auth/v1/settings')).status).toBe(200);
  });
});

describe('rows with a token that is refused', () => {
  const rowsWith = async (token: string) => {
    const { status, error } = await officialClient(app, { token }).from('user_preferences').select();
    return [status, error?.code, error?.message];
  };

  it('say why in the words of PostgREST', async () => {
    const claims = { sub: '00000000-0000-4000-8000-000000000001', session_id: 'x' };
    const expired = await signedToken(app, claims, undefined, '-1h');
    const foreign = await signedToken(app, claims, 'another secret that nobody here knows');
    expect(await rowsWith(expired)).toEqual([401, 'PGRST303', 'JWT expired']);
    expect(await rowsWith(foreign)).toEqual([401, 'PGRST301', 'No suitable key or wrong key type']);
    expect(await rowsWith('a.b')).toEqual([401, 'PGRST301', 'Expected 3 parts in JWT; got 2']);
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
  it.each(['phone', 'webauthn'] as const)('%s as a second factor', async (factorType) => {
    const { auth } = clientOf();
    await auth.signInWithPassword({ email: 'ana@example.org', password });
    const { error } = await (factorType === 'phone'
      ? auth.mfa.enroll({ factorType, phone: '+573001234567' })
      : auth.mfa.enroll({ factorType, friendlyName: 'Key' }));
    expect([error?.status, error?.code]).toEqual([400, 'validation_failed']);
  });

  it('signing in without an address, by a telephone or another provider’s token', async () => {
    const { auth } = clientOf();
    expect((await auth.signInAnonymously()).data.session).toBe(null);
    expect((await auth.signInWithOtp({ phone: '+573001234567' })).error).not.toBe(null);
    expect((await auth.signInWithIdToken({ provider: 'apple', token: 'x' })).data.session).toBe(null);
  });

  it('storage', async () => {
    expect((await clientOf().storage.listBuckets()).error).not.toBe(null);
  });

  it('administration of users', async () => {
    const { admin } = clientOf().auth;
    for (const { error } of [
      await admin.listUsers(),
      await admin.inviteUserByEmail('ana@example.org'),
      await admin.generateLink({ type: 'magiclink', email: 'ana@example.org' }),
    ])
      expect([error?.status, error?.code]).toEqual([404, 'not_found']);
  });
});
