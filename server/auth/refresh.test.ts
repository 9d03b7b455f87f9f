import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signingKeyOf } from '#app/platform/api/signing-key.server.ts';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { stubbedAuthFront } from '#tests/support/stubbed-auth-front.ts';

type Given = Parameters<typeof stubbedAuthFront>[0];
type Holder = {
  id: string;
  email: string | null;
  aud: string | null;
  role: string | null;
  beganAt: Date;
  method: string | null;
};

const ana: Holder = {
  id: 'u1',
  email: 'ana@example.org',
  aud: 'authenticated',
  role: 'authenticated',
  beganAt: new Date('2026-11-20T08:30:00.9Z'),
  method: 'password',
};

/** A database with one session `s1`, whose refresh token `t1` is in this state. */
const sessionRows =
  (
    holder: Holder | null,
    token: { revoked: boolean; recent: boolean } | null,
  ): NonNullable<Given>['rowsOf'] =>
  ({ text, parameters }) => {
    if (text.includes('as "sessionId"')) return parameters[0] === 't1' ? [{ sessionId: 's1' }] : [];
    if (text.includes('for update of session')) return holder ? [holder] : [];
    return text.includes('as recent') && token ? [token] : [];
  };
const start = (given: Given = {}, holder: Holder | null = ana, token = { revoked: false, recent: false }) => {
  const front = stubbedAuthFront({
    service: () =>
      Response.json({
        id: 'u1',
        email: 'ana@example.org',
        app_metadata: { provider: 'email' },
        user_metadata: { full_name: 'Ana' },
      }),
    rowsOf: sessionRows(holder, token),
    ...given,
  });
  const refresh = (body: object = { refresh_token: 't1' }) =>
    front.call('POST', '/token?grant_type=refresh_token', body);
  return { ...front, refresh };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00.700Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a refreshed session', () => {
  it('has a token of the account and the session for an hour, signed with the published key', async () => {
    const { refresh } = start();
    const { status, body } = await refresh();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: 1795168800,
      user: { id: 'u1', email: 'ana@example.org' },
    });
    const token = String(body.access_token);
    const { publicKey, published } = signingKeyOf('secret-of-the-stubbed-front-00000');
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'JWT', kid: published.kid });
    const { payload } = await jwtVerify(token, publicKey, { currentDate: new Date() });
    expect(payload).toEqual({
      iss: 'https://curvela.example/auth/v1',
      sub: 'u1',
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ana@example.org',
      phone: '',
      app_metadata: { provider: 'email' },
      user_metadata: { full_name: 'Ana' },
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: 1795163400 }],
      session_id: 's1',
      is_anonymous: false,
      iat: 1795165200,
      exp: 1795168800,
    });
    expect(body.refresh_token).toMatch(/^[\w-]{43}$/);
  });

  it('names the session and the account in the headers, and makes the device a known one', async () => {
    const { headers } = await start().refresh();
    expect([headers.get('sb-auth-session-id'), headers.get('sb-auth-user-id')]).toEqual(['s1', 'u1']);
    expect(headers.get('set-cookie')).toMatch(/^known_device=/);
  });

  it('has the audience and the role of its account, and no email where there is none', async () => {
    const machine = { ...ana, id: 'u2', email: null, aud: 'machines', role: 'service' };
    const { body } = await start({}, machine).refresh();
    const claims = decodeJwt(String(body.access_token));
    expect(claims).toMatchObject({ sub: 'u2', aud: 'machines', role: 'service' });
    expect('email' in claims).toBe(false);
  });

  it('says nothing about how it began where that was never stored', async () => {
    const { body } = await start({}, { ...ana, method: null }).refresh();
    expect(decodeJwt(String(body.access_token)).amr).toEqual([]);
  });

  it.each([null, ''])('has the usual audience and role where its account has %o', async (none) => {
    const { body } = await start({}, { ...ana, aud: none, role: none }).refresh();
    expect(decodeJwt(String(body.access_token))).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
    });
  });

  it('describes its account as the service does, with a token of the account', async () => {
    const { refresh, forwarded } = start();
    await refresh();
    expect(forwarded.map(({ method, path }) => [method, path])).toEqual([['GET', '/auth/v1/user']]);
    const sent = forwarded[0]?.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    expect(decodeJwt(sent)).toMatchObject({ sub: 'u1', session_id: 's1' });
  });

  it('is not handed out when the service cannot describe its account', async () => {
    const { refresh } = start({ service: () => Response.json({ code: 503 }, { status: 503 }) });
    const answer = await refresh();
    expect([answer.status, answer.body]).toEqual([503, { code: 503 }]);
  });
});

describe('a refresh token', () => {
  it('is counted for its session', async () => {
    const { refresh, charges } = start();
    await refresh();
    expect(charges).toEqual([[['refreshesOfSession', 's1']]]);
  });

  it.each([{ refresh_token: 'unknown' }, { refresh_token: '' }, {}])(
    'of no session (%o) is counted for the network address, and refused by the service',
    async (body) => {
      const { refresh, charges, forwarded } = start({
        service: () => Response.json({ code: 400 }, { status: 400 }),
      });
      expect((await refresh(body)).status).toBe(400);
      expect(charges).toEqual([[['refreshesOfPlace', '203.0.113.9']]]);
      expect(forwarded.map((one) => one.body)).toEqual([body]);
    },
  );

  it.each([1, 900])(
    'over the limit stays valid, and the client tries again (%i seconds)',
    async (seconds) => {
      const { refresh, forwarded, log } = start({ waits: { refreshesOfSession: seconds } });
      const answer = await refresh();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, String(seconds)]);
      expect(forwarded).toEqual([]);
      expect(log).toHaveLength(1);
    },
  );

  it('that was used before the last seconds ends the session in this process at once', async () => {
    const { refresh, forgotten } = start({}, ana, { revoked: true, recent: false });
    const answer = await refresh();
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 400,
        error_code: 'refresh_token_already_used',
        msg: 'Invalid Refresh Token: Already Used',
      },
    ]);
    expect(forgotten).toEqual(['s1']);
  });

  it('of an ended session is unknown', async () => {
    const { refresh, forgotten } = start({}, null);
    const answer = await refresh();
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 400,
        error_code: 'refresh_token_not_found',
        msg: 'Invalid Refresh Token: Refresh Token Not Found',
      },
    ]);
    expect(forgotten).toEqual(['s1']);
  });

  it('that is valid leaves the session as it is known', async () => {
    const { refresh, forgotten } = start();
    await refresh();
    expect(forgotten).toEqual([]);
  });
});
