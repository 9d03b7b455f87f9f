import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  newcomer,
  password,
} from '#tests/support/auth-test-app.ts';

/* What a page of another site can make the visitor's browser send, with the visitor's cookies. */

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());

const accountsWith = async (email: string) => {
  const { rows } = await app.pool.query(`select 1 from auth.users where email = $1`, [email]);
  return rows.length;
};
const signUp = (email: string, headers: Record<string, string>) =>
  newcomer(app).call('POST', '/auth/v1/signup', { body: { email, password }, headers });

describe('a write to the auth service', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])('of type %s is refused with the service’s message: forms can send it without CORS', async (type) => {
    const refused = await signUp('form@example.org', { 'content-type': type });
    expect(refused).toMatchObject({
      status: 415,
      body: { code: 415, error_code: 'unsupported_media_type', msg: 'The body must be application/json' },
    });
    expect(await accountsWith('form@example.org')).toBe(0);
  });

  it.each(['cross-site', 'same-site'])('with Sec-Fetch-Site %s is refused', async (site) => {
    const refused = await signUp('site@example.org', { 'sec-fetch-site': site });
    expect([refused.status, refused.body.error_code]).toEqual([403, 'foreign_site']);
    expect(await accountsWith('site@example.org')).toBe(0);
  });

  it('from our own pages, or from a program that is no browser, is accepted', async () => {
    const ours = { 'content-type': 'application/json;charset=UTF-8', 'sec-fetch-site': 'same-origin' };
    expect((await signUp('own@example.org', ours)).status).toBe(200);
    const { token } = await confirmedAccount(app, 'program@example.org');
    expect((await newcomer(app).call('POST', '/auth/v1/logout', { token })).status).toBe(204);
  });
});

describe('a write to the REST service', () => {
  const insert = (headers: Record<string, string>) =>
    newcomer(app).call('POST', '/rest/v1/referral_events', {
      body: { event_type: 'shared', referral_code: 'abc' },
      headers,
    });

  it('of another type or from another site is refused with its message', async () => {
    const form = await insert({ 'content-type': 'text/plain' });
    expect([form.status, form.body.code]).toEqual([415, 'PGRST107']);
    const foreign = await insert({ 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.body.code]).toEqual([403, '42501']);
    expect((await insert({ 'sec-fetch-site': 'same-origin' })).status).not.toBe(403);
  });
});
