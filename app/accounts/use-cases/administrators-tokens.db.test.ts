import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAdminEmails } from '#app/platform/settings.server.ts';
import {
  administrator,
  confirmedAccount,
  everybody,
  type AuthTestApp,
  openAuthTestApp,
  newcomer,
  nobody,
  type Session,
  sessionIn,
  signedToken,
  signIn,
  standingOf,
} from '#tests/support/auth-test-app.ts';

/*
 * Attempts to become an administrator by a forged token or through REST, all of which must fail, each next to a valid
 * case that succeeds.
 */

const [adminEmail] = demoAdminEmails;
let app: AuthTestApp;
let admin: Session;
let learner: Session;
const browser = () => newcomer(app);
const standing = (token: string) => standingOf(app, token);

beforeAll(async () => {
  app = await openAuthTestApp();
  admin = await confirmedAccount(app, adminEmail);
  learner = await confirmedAccount(app, 'learner@example.org');
});
afterAll(() => app.close());

const signed = (claims: Record<string, unknown>, secret?: string, ends?: string) =>
  signedToken(app, claims, secret, ends);

const sessionOf = async (id: string): Promise<string> => {
  const { rows } = await app.pool.query<{ id: string }>(
    `select id from auth.sessions where user_id = $1 order by created_at limit 1`,
    [id],
  );
  return rows[0]?.id ?? '';
};

describe('a token', () => {
  const claimsOf = async () => ({ sub: admin.id, email: adminEmail, session_id: await sessionOf(admin.id) });

  it('signed by the service with the administrator’s claims is accepted (control for the forged ones)', async () => {
    expect(await standing(await signed(await claimsOf()))).toEqual(administrator);
  });

  it('signed with another secret, or unsigned, is rejected', async () => {
    const claims = await claimsOf();
    const [header = '', payload = ''] = (await signed(claims)).split('.');
    const none = new UnsecuredJWT({ role: 'authenticated', ...claims })
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .encode();
    const forged = [
      await signed(claims, 'another-secret-another-secret-another'),
      none,
      `${header}.${payload}.`,
      `${header}.${payload}`,
    ];
    for (const token of forged) {
      expect(await standing(token)).toEqual(nobody);
      expect((await browser().call('GET', '/auth/v1/user', { token })).status).toBeGreaterThanOrEqual(400);
      const read = await browser().call('GET', '/rest/v1/user_preferences', { token });
      expect([401, 403]).toContain(read.status);
    }
    expect((await browser().call('GET', '/rest/v1/user_preferences', { token: admin.token })).status).toBe(
      200,
    );
  });

  it('with another user’s claims under the original signature is rejected', async () => {
    const [header, , signature] = learner.token.split('.');
    const payload = Buffer.from(JSON.stringify({ ...(await claimsOf()), role: 'authenticated' })).toString(
      'base64url',
    );
    expect(await standing([header, payload, signature].join('.'))).toEqual(nobody);
  });

  it('that has expired is rejected', async () => {
    expect(await standing(await signed(await claimsOf(), undefined, '-1h'))).toEqual(nobody);
  });

  it('with an administrator’s address and another account’s id belongs to that account', async () => {
    const claims = { sub: learner.id, email: adminEmail, session_id: await sessionOf(learner.id) };
    expect(await standing(await signed(claims))).toEqual(everybody);
  });

  it('of an ended session, or of another account’s session, is rejected', async () => {
    expect(await standing(await signed({ ...(await claimsOf()), session_id: crypto.randomUUID() }))).toEqual(
      nobody,
    );
    const borrowed = { ...(await claimsOf()), session_id: await sessionOf(learner.id) };
    expect(await standing(await signed(borrowed))).toEqual(nobody);
  });

  it('with another database role is rejected', async () => {
    expect(await standing(await signed({ ...(await claimsOf()), role: 'service_role' }))).toEqual(nobody);
  });

  it('is refreshed for its owner, even when sent with another user’s access token', async () => {
    const mine = sessionIn(await signIn(browser(), 'learner@example.org'));
    const answer = await browser().call('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: mine.refresh, user_id: admin.id },
      token: admin.token,
    });
    const renewed = sessionIn(answer);
    expect(renewed.id).toBe(learner.id);
    expect(await standing(renewed.token)).toEqual(everybody);
  });

  it('cannot be refreshed with a guessed or partial refresh token', async () => {
    for (const refresh_token of [admin.refresh.slice(0, -1), crypto.randomUUID(), '%', '']) {
      const answer = await browser().post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
      expect(answer.status).toBe(400);
    }
  });
});

describe('REST', () => {
  const insert = (table: string, body: object, token: string, headers = {}) =>
    browser().call('POST', `/rest/v1/${table}`, { body, token, headers });

  it('cannot write to the service’s tables or ours, whatever schema is named', async () => {
    const row = { id: learner.id, email: adminEmail, email_confirmed_at: '2026-01-01T00:00:00Z' };
    for (const profile of ['auth', 'app', 'public'])
      for (const table of ['users', 'auth.users', 'audit_log', 'identities']) {
        const answer = await insert(table, row, learner.token, { 'content-profile': profile });
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
    const own = { code: 'friend', type: 'click' };
    expect((await insert('referral_events', own, learner.token)).status).toBe(201);
    expect(await standing(learner.token)).toEqual(everybody);
  });

  it('cannot insert rows for an administrator', async () => {
    const row = (user_id: string) => ({ user_id, event: 'locale_preferences_saved', payload: {} });
    expect((await insert('telemetry_events', row(admin.id), learner.token)).status).toBe(403);
    expect((await insert('telemetry_events', row(admin.id), admin.token)).status).toBe(201);
  });

  it('cannot call functions', async () => {
    const answer = await insert('rpc/set_config', { setting: 'role', value: 'postgres' }, learner.token);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});
