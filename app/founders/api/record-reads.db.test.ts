import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type AuthTestApp,
  confirmedAccount,
  newcomer,
  openAuthTestApp,
  type Session,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
let founder: Session;
let ana: Session;
beforeAll(async () => {
  app = await openAuthTestApp();
  founder = await confirmedAccount(app, 'ana.founder@example.org');
  ana = await confirmedAccount(app, 'ana@example.org');
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from app.security_events'));

const read = async (path: string, token = founder.token): Promise<number> =>
  (await newcomer(app).call('GET', `/functions/v1${path}`, { token })).status;
const recorded = async () =>
  (
    await app.pool.query<{ path: string; subject: string | null; actor: string }>(
      `select path, subject_id as subject, actor_id as actor from app.security_events
       where kind = 'founders.read' order by created_at, path`,
    )
  ).rows;

it('what a founder reads about a person is recorded with the account', async () => {
  expect(await read(`/founders/users/${ana.id}`)).toBe(200);
  expect(await recorded()).toEqual([
    { path: `/founders/users/${ana.id}`, subject: ana.id, actor: founder.id },
  ]);
});

it('reading learners’ words and searching accounts is recorded, without what was searched for', async () => {
  expect(await read('/founders/safety')).toBe(200);
  expect(await read('/founders/users?search=ana%40example.org')).toBe(200);
  expect(await recorded()).toEqual([
    { path: '/founders/safety', subject: null, actor: founder.id },
    { path: '/founders/users', subject: null, actor: founder.id },
  ]);
});

it('the same read is recorded once an hour', async () => {
  const path = `/founders/users/${ana.id}`;
  await read(path);
  await read(path);
  expect(await recorded()).toHaveLength(1);
  await app.pool.query(`update app.security_events set created_at = created_at - interval '1 hour 1 second'`);
  await read(path);
  expect(await recorded()).toHaveLength(2);
});

it('a refused read and a missing account leave no record', async () => {
  expect(await read(`/founders/users/${ana.id}`, ana.token)).toBe(403);
  expect(await read(`/founders/users/${founder.id.replace(/^./, 'f')}`)).toBe(404);
  expect(await recorded()).toEqual([]);
});

it('an empty answer about an erased account leaves no record', async () => {
  const erased = founder.id.replace(/^./, 'e');
  await app.pool.query(
    `insert into app.erased_accounts (account_hash, erased_at) values (sha256(convert_to($1, 'UTF8')), now())`,
    [erased],
  );
  expect(await read(`/founders/users/${erased}/sessions`)).toBe(200);
  expect(await recorded()).toEqual([]);
});

it('a call with a wrong body is refused by the right first, so that strangers learn nothing about calls and fields', async () => {
  const send = async (token?: string) => {
    const path = '/functions/v1/founders/users/no-id';
    const { status } = await newcomer(app).call('PATCH', path, {
      body: { x: 1 },
      ...(token ? { token } : {}),
    });
    return status;
  };
  expect([await send(), await send(ana.token), await send(founder.token)]).toEqual([401, 403, 400]);
});
