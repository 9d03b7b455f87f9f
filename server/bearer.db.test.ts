import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  newcomer,
  password,
  signIn,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());

/** Spellings of the same token that one reader or another accepts. */
const spellings: [string, (token: string) => string][] = [
  ['as it is meant', (token) => `Bearer ${token}`],
  ['with two spaces', (token) => `Bearer  ${token}`],
  ['with a space and a tab', (token) => `Bearer \t${token}`],
  ['with a tab', (token) => `Bearer\t${token}`],
  ['with a no-break space', (token) => `Bearer \u00a0${token}`],
  ['with a no-break space behind', (token) => `Bearer ${token}\u00a0`],
  ['with a form feed behind', (token) => `Bearer ${token}\u000c`],
  ['with a space inside the signature', (token) => `Bearer ${token.slice(0, -4)} ${token.slice(-4)}`],
  ['in small letters', (token) => `bearer ${token}`],
  ['in capitals', (token) => `BEARER ${token}`],
];
const rows = (authorization: string, path = '/rest/v1/user_preferences', headers = {}) =>
  newcomer(app).call('GET', path, { headers: { authorization, ...headers } });
const endedSession = async (email: string) => {
  const browser = newcomer(app);
  const { token, id } = await confirmedAccount(app, email, browser);
  const row = { user_id: id, text_color: '#102030' };
  const written = await browser.call('POST', '/rest/v1/user_preferences', { body: row, token });
  expect(written.status).toBe(201);
  expect((await browser.call('POST', '/auth/v1/logout', { token })).status).toBe(204);
  app.clock.advance(6000);
  return token;
};

describe('a token of an ended session', () => {
  it('reads no row, however the header is written', async () => {
    const token = await endedSession('ana@example.org');
    for (const [how, write] of spellings) {
      const { status, body } = await rows(write(token));
      expect([how, status, body.code]).toEqual([how, 401, expect.stringMatching(/^PGRST30[13]$/)]);
    }
  });

  it('is not accepted as a key or in the address', async () => {
    const token = await endedSession('leo@example.org');
    const key = 'Bearer sb_publishable_curvela';
    const withoutAccount = (await rows(key)).status;
    expect(withoutAccount).toBe(401);
    expect((await rows(key, undefined, { apikey: token })).status).toBe(withoutAccount);
    for (const name of ['apikey', 'access_token', 'token', 'jwt'])
      expect([name, (await rows(key, `/rest/v1/user_preferences?${name}=${token}`)).status]).not.toEqual([
        name,
        200,
      ]);
  });
});

describe('a token of an open session', () => {
  it('does not bypass the checks in front, however the header is written', async () => {
    const browser = newcomer(app);
    const { token, id } = await confirmedAccount(app, 'eva@example.org', browser);
    await app.pool.query(
      `update auth.sessions set created_at = created_at - interval '1 hour' where user_id = $1`,
      [id],
    );
    for (const [how, write] of spellings) {
      const answer = await browser.call('PUT', '/auth/v1/user', {
        body: { password: 'taken-over-1' },
        headers: { authorization: write(token) },
      });
      expect([how, answer.status]).not.toEqual([how, 200]);
    }
    expect((await signIn(browser, 'eva@example.org', password)).status).toBe(200);
  });

  it('reads its rows', async () => {
    const { token } = await confirmedAccount(app, 'kim@example.org');
    expect((await rows(`Bearer ${token}`)).status).toBe(200);
    expect((await rows(`Bearer  ${token}`)).status).toBe(200);
  });
});

describe('a visitor', () => {
  it('may use REST as anonymous, with the client’s key or without', async () => {
    const click = { code: 'friend', type: 'click' };
    const ways: Record<string, string>[] = [{}, { authorization: 'Bearer sb_publishable_curvela' }];
    for (const headers of ways) {
      const answer = await newcomer(app).call('POST', '/rest/v1/referral_events', { body: click, headers });
      expect(answer.status).toBe(201);
    }
  });

  it.each(['Bearer', 'Bearer nothing', 'Basic YTpi', 'Bearer a.b.c', 'Bearer sb_publishable_x, Bearer y'])(
    'is refused with an invalid header: %s',
    async (authorization) => expect((await rows(authorization)).status).toBe(401),
  );
});

describe('an open call of ours', () => {
  const listTutors = (authorization?: string) =>
    newcomer(app).call('GET', '/functions/v1/tutors', { headers: authorization ? { authorization } : {} });

  it.each(['Bearer a.b.c', 'Bearer nothing'])(
    'is refused with an invalid token, so that nobody writes as a visitor by mistake: %s',
    async (authorization) => {
      const { status, body } = await listTutors(authorization);
      expect([status, (body.error as { code: string }).code]).toEqual([401, 'unauthenticated']);
    },
  );

  it('is answered without a token, and with a header for a proxy in front', async () => {
    expect((await listTutors()).status).toBe(200);
    expect((await listTutors('Basic YTpi')).status).toBe(200);
  });
});
