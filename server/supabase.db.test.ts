import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createSupabase, type Supabase } from './supabase.ts';

let test: TestServices;
let service: Supabase;
let token = '';

const call = (path: string, init: RequestInit = {}) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const request = new Request(`http://localhost:5173${path}`, { headers, ...init });
  return service.fetch(request, { language: 'en', redirectTo: undefined });
};
const post = (path: string, body: object) => call(path, { method: 'POST', body: JSON.stringify(body) });

beforeAll(async () => {
  test = await testServices();
  const { services, pool, url } = test;
  let hash = '';
  service = await createSupabase(services.settings, url, pool, ({ tokenHash }) => {
    hash = tokenHash;
    return Promise.resolve();
  });
  await post('/auth/v1/signup', { email: 'ana@example.org', password: 'secret-1' });
  const confirmed = await post('/auth/v1/verify', { token_hash: hash, type: 'signup' });
  token = ((await confirmed.json()) as { access_token: string }).access_token;
});
afterAll(async () => {
  await service.close();
  await test.close();
});

it.each(['/auth/v1/admin/users', '/auth/v1/nothing', '/auth/v1/'])(
  'signed in, %s does not exist and shows no page of the library',
  async (path) => {
    expect((await call('/auth/v1/user')).status).toBe(200);
    const answer = await call(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  },
);

describe('pages of other sites', () => {
  const rows = '/rest/v1/user_preferences?limit=1';
  const openTo = async (method: string, origin: string) => {
    const requestHeaders = {
      authorization: `Bearer ${token}`,
      'access-control-request-method': 'POST',
      origin,
    };
    const { headers } = await call(rows, { method, headers: requestHeaders });
    return [headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')];
  };

  it.each(['https://elsewhere.example', 'null', 'http://localhost:5173.elsewhere.example'])(
    'read no row and get no CORS headers: %s',
    async (origin) => {
      expect(await openTo('GET', origin)).toEqual([null, null]);
      expect(await openTo('OPTIONS', origin)).toEqual([null, null]);
    },
  );

  it('are distinguished from our own, whose origin is allowed', async () => {
    const own = new URL(test.services.settings.siteUrl).origin;
    expect(await openTo('GET', own)).toEqual([own, null]);
    const { headers } = await call(rows);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')?.toLowerCase()).toContain('origin');
  });
});

it.each([
  ['a kind that there is not', { code: 'a', type: 'conquest' }, '23514'],
  ['a column left out', { code: 'a' }, '23502'],
  ['a day that is none', { code: 'a', type: 'click', created_at: 'soon' }, '22007'],
  ['a column that there is not', { code: 'a', type: 'click', nothing: 1 }, 'PGRST204'],
  ['a NUL', { code: 'x\u0000y', type: 'click' }, '22021'],
])('a row that violates a constraint is the caller’s error: %s', async (_, row, code) => {
  const answer = await post('/rest/v1/referral_events', row);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, code]);
});

it.each([
  ['GET', 'id=constructor'],
  ['HEAD', 'id=toString'],
  ['GET', 'or[]=constructor'],
  ['DELETE', 'or=(id.constructor.1)&id=valueOf'],
])('a query with an Object.prototype name is refused as invalid: %s %s', async (method, query) => {
  const answer = await call(`/rest/v1/telemetry_events?${query}`, { method });
  expect(answer.status).toBe(400);
});

it('excessively nested arrays are the caller’s error', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const answer = await call('/rest/v1/telemetry_events', {
    method: 'POST',
    body: `{"event":"locale_preferences_saved","payload":${deep}}`,
  });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'PGRST102']);
});

it('a sign-in whose session is deleted meanwhile can be retried', async () => {
  const signIn = () =>
    post('/auth/v1/token?grant_type=password', { email: 'ana@example.org', password: 'secret-1' });
  // Ends the session before its first token is written.
  await test.pool.query(`create or replace function public.ends_session() returns trigger language plpgsql as
    $$ begin delete from auth.sessions where id = new.session_id; return new; end $$`);
  await test.pool.query(
    'create trigger ends before insert on auth.refresh_tokens for each row execute function public.ends_session()',
  );
  const refused = await signIn();
  await test.pool.query('drop trigger ends on auth.refresh_tokens');
  await test.pool.query('drop function public.ends_session()');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await signIn()).status).toBe(200);
});
