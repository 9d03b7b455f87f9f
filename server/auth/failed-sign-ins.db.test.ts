import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type AuthTestApp,
  confirmedAccount,
  newcomer,
  openAuthTestApp,
  signIn,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
  await confirmedAccount(app, 'ana@example.org');
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from app.security_events'));

const events = async () =>
  (
    await app.pool.query<{ kind: string; mark: string; network: string; whole: string }>(
      `select kind, address_mark as mark, network, e::text as whole from app.security_events as e order by created_at, id`,
    )
  ).rows;

it('a wrong password is recorded with its network, and rows about one address can be counted', async () => {
  for (const email of ['ana@example.org', ' Ana@example.org', 'nobody@example.org'])
    expect((await signIn(app.visitor('203.0.113.50'), email, 'wrong-password')).status).toBe(400);
  const rows = await events();
  expect(rows.map(({ kind, network }) => [kind, network])).toEqual(
    Array.from({ length: 3 }, () => ['sign_in.failed', '203.0.113.50']),
  );
  expect(new Set(rows.map(({ mark }) => mark)).size).toBe(2);
  // Neither address nor password can be read from it.
  expect(rows.map(({ whole }) => whole).join()).not.toMatch(/ana|nobody|wrong/);
  for (const { mark } of rows) expect(mark).toMatch(/^[\w-]{16}$/);
});

it('a wrong code is recorded', async () => {
  const wrong = { type: 'recovery', email: 'ana@example.org', token: '123456' };
  expect((await newcomer(app).post('/auth/v1/verify', wrong)).status).toBe(403);
  expect((await events()).map(({ kind }) => kind)).toEqual(['code.failed']);
});

it('a right password leaves no such row', async () => {
  expect((await signIn(newcomer(app), 'ana@example.org')).status).toBe(200);
  expect(await events()).toEqual([]);
});

it('attempts beyond the limit add no rows', async () => {
  const place = app.visitor('203.0.113.51');
  for (let attempt = 0; attempt < 40; attempt += 1) await signIn(place, `a${attempt}@example.org`, 'wrong');
  expect(await events()).toHaveLength(30);
});
