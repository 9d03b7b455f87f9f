import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connectionOf } from '#app/platform/database.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Proxy, startProxy } from '#tests/faults/away/proxy.ts';
import { createSupabase, type Supabase } from './supabase.ts';

let test: TestServices;
let network: Proxy;
let service: Supabase;
let token = '';

const call = (path: string, init: RequestInit = {}) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const request = new Request(`http://localhost:5173${path}`, { headers, ...init });
  return service.fetch(request, { language: 'es', redirectTo: undefined });
};
const post = (path: string, body: object) => call(path, { method: 'POST', body: JSON.stringify(body) });
const account = { email: 'ana@example.org', password: 'secret-1' };

beforeAll(async () => {
  test = await testServices();
  const { services, pool, url } = test;
  network = await startProxy({ path: join(connectionOf(url).host ?? '', '.s.PGSQL.5432') });
  const { pathname } = new URL(url);
  const behind = `postgres://postgres@127.0.0.1:${network.port}${pathname}`;
  let hash = '';
  service = await createSupabase(services.settings, behind, pool, ({ tokenHash }) => {
    hash = tokenHash;
    return Promise.resolve();
  });
  await post('/auth/v1/signup', account);
  const confirmed = await post('/auth/v1/verify', { token_hash: hash, type: 'signup' });
  token = ((await confirmed.json()) as { access_token: string }).access_token;
});
beforeEach(() => network.weather('clear'));
afterAll(async () => {
  network.weather('clear');
  await service.close();
  await network.close();
  await test.close();
});

const calls: Record<string, () => Promise<Response>> = {
  'who am I': () => call('/auth/v1/user'),
  'sign-in': () => post('/auth/v1/token?grant_type=password', account),
  'rows of one’s own': () => call('/rest/v1/user_preferences?select=*'),
  'a row': () => post('/rest/v1/referral_events', { code: 'away', type: 'click' }),
};
const answers = async () => {
  const answers = await Promise.all(Object.values(calls).map((ask) => ask()));
  return Promise.all(
    answers.map(async (answer) => ({
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      words: await answer.text(),
    })),
  );
};
const away = {
  status: 503,
  retryAfter: '2',
  words: expect.stringContaining('No se perdió nada') as string,
};

it.each(['silent', 'cut'] as const)(
  'with a network that is %s every call soon reports in its format that the data cannot be reached, and works again afterwards',
  async (weather) => {
    expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 200, 201]);
    network.weather(weather);
    const began = performance.now();
    expect(await answers()).toEqual([away, away, away, away]);
    expect(await answers()).toEqual([away, away, away, away]);
    // Two rounds, each of which may take two seconds on an idle machine.
    expect(performance.now() - began).toBeLessThan(15_000);
    network.weather('clear');
    expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 200, 201]);
  },
);

it('connections that end during use give a response too', async () => {
  for (let round = 0; round < 5; round += 1) {
    const pending = answers();
    await test.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> 'curvela'`,
    );
    for (const answer of await pending) expect([200, 201, 503]).toContain(answer.status);
  }
  expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 200, 201]);
});

/* The service's log then names the database error: an error code of its own would hide it. */
it('a transaction whose connection ends is rolled back without an error of another kind', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (let round = 0; round < 5; round += 1) {
    const blocker = await test.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table public.user_preferences in access exclusive mode');
    const answer = calls['rows of one’s own']?.();
    const waiting = async () => {
      const { rows } = await test.pool.query(
        `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows as { pid: number }[];
    };
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await test.pool.query('select pg_terminate_backend($1)', [(await waiting())[0]?.pid]);
    expect((await answer)?.status).toBe(503);
    await blocker.query('rollback');
    blocker.release();
  }
  const texts = logged.mock.calls.flat().map(String);
  expect(texts.join()).toContain('terminating connection');
  expect(texts.filter((text) => text.includes('TypeError'))).toEqual([]);
});

it('JSON values are stored unchanged', async () => {
  const id = (JSON.parse(atob(token.split('.')[1] ?? '')) as { sub: string }).sub;
  const payloads = ['words', ['a', 'b'], { a: [1, null] }, 7, true];
  for (const payload of payloads)
    expect((await post('/rest/v1/telemetry_events', { user_id: id, event: 'seen', payload })).status).toBe(
      201,
    );
  const { rows } = await test.pool.query('select payload from public.telemetry_events order by id');
  expect(rows.map(({ payload }: { payload: unknown }) => payload)).toEqual(payloads);
});
