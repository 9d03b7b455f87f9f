import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  linkToken,
  newcomer,
  type Session,
  signIn,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
let ana: Session;
beforeAll(async () => {
  app = await openAuthTestApp();
  ana = await confirmedAccount(app, 'ana.founder@example.org');
});
afterAll(() => app.close());

const founder = (method: string, path: string, body?: object) =>
  newcomer(app).call(method, `/functions/v1/founders${path}`, { token: ana.token, body });
const suspend = (id: string, suspended = true) => founder('PATCH', `/users/${id}`, { suspended });
const errorOf = ({ body }: { body: Record<string, unknown> }) =>
  body.error as { code: string; message: string } | undefined;
const listUsers = async (search: string) =>
  (await founder('GET', `/users?search=${encodeURIComponent(search)}`)).body.users as {
    id: string;
    email: string;
    role: string;
    state: string;
  }[];

describe('a suspended account', () => {
  test('is rejected at once by the API, the auth service and row security, in its language, and loses its sessions', async () => {
    const eva = await confirmedAccount(app, 'eva@example.org');
    const french = { 'accept-language': 'fr' };
    const call = (path: string) => newcomer(app).call('GET', path, { token: eva.token, headers: french });
    const rows = '/rest/v1/user_preferences';
    const before = [call('/functions/v1/account'), call('/auth/v1/user'), call(rows)];
    expect((await Promise.all(before)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await suspend(eva.id)).status).toBe(204);

    const response = await call('/functions/v1/account');
    expect([response.status, errorOf(response)?.code]).toEqual([401, 'account_suspended']);
    expect(errorOf(response)?.message).toContain('Ce compte est bloqué');
    const user = await call('/auth/v1/user');
    expect([user.status, user.body.error_code]).toEqual([403, 'user_banned']);
    const row = await call(rows);
    expect([row.status, row.body.message]).toEqual([401, errorOf(response)?.message]);
    const refreshed = await newcomer(app).post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: eva.refresh,
    });
    expect(refreshed.status).toBeGreaterThanOrEqual(400);
    const left = await app.pool.query('select from auth.sessions where user_id = $1', [eva.id]);
    expect(left.rowCount).toBe(0);
  });

  test('cannot sign in by password or email link, is not revealed by a wrong password, and can sign in once reinstated', async () => {
    const leo = await confirmedAccount(app, 'leo@example.org');
    await app.pool.query(`delete from app.rate_limits where key like 'mail%'`);
    await newcomer(app).post('/auth/v1/recover', { email: 'leo@example.org' });
    const link = linkToken(await app.mailTo('leo@example.org', /password/i));
    await suspend(leo.id);
    const refused = await signIn(newcomer(app), 'leo@example.org');
    expect([refused.status, refused.body.error_code, refused.body.access_token]).toEqual([
      403,
      'user_banned',
      undefined,
    ]);
    expect((await signIn(newcomer(app), 'leo@example.org', 'wrong-one-1')).body.error_code).toBe(
      'invalid_credentials',
    );
    const opened = await newcomer(app).post('/auth/v1/verify', { type: 'recovery', token_hash: link });
    expect([opened.status, opened.body.error_code]).toEqual([403, 'user_banned']);
    const left = await app.pool.query('select from auth.sessions where user_id = $1', [leo.id]);
    expect(left.rowCount).toBe(0);
    expect((await suspend(leo.id, false)).status).toBe(204);
    expect((await signIn(newcomer(app), 'leo@example.org')).status).toBe(200);
  });

  test('is never a founder’s, confirmed or not; an unknown account is not found', async () => {
    const { body } = await newcomer(app).post('/auth/v1/signup', {
      email: 'noah.founder@example.org',
      password: 'curvela-test-1',
    });
    expect(body).toBeDefined();
    const [noah] = await listUsers('noah.founder');
    for (const id of [ana.id, noah?.id ?? '']) {
      const answer = await suspend(id);
      expect([answer.status, errorOf(answer)?.code]).toEqual([409, 'founder_stays']);
    }
    const nobody = await suspend('00000000-0000-4000-a000-00000000ffff');
    expect([nobody.status, errorOf(nobody)?.code]).toEqual([404, 'unknown_user']);
  });

  test('is logged once with before and after, however often the call is repeated', async () => {
    const { id } = await confirmedAccount(app, 'kim@example.org');
    for (const suspended of [true, true, false, false]) await suspend(id, suspended);
    const { rows } = await app.pool.query(
      'select action, actor_email, subject, before, after from app.audit_log where subject_id = $1 order by created_at, action desc',
      [id],
    );
    const act = { actor_email: 'ana.founder@example.org', subject: 'kim@example.org' };
    expect(rows).toEqual([
      {
        ...act,
        action: 'account.suspend',
        before: { suspended: false },
        after: { suspended: true, sessionsEnded: 1 },
      },
      {
        ...act,
        action: 'account.lift',
        before: { suspended: true },
        after: { suspended: false, sessionsEnded: 0 },
      },
    ]);
  });

  test('is shown with time and founder, role, number of profiles and invoices; an unknown account is not found', async () => {
    const { id } = await confirmedAccount(app, 'ida@example.org');
    const read = (who: string) => founder('GET', `/users/${who}`);
    const one = { id, email: 'ida@example.org', role: 'family', learners: 0, tutor: null, invoices: [] };
    expect((await read(id)).body.user).toMatchObject({ ...one, state: 'active', suspension: null });
    await suspend(id);
    const by = 'ana.founder@example.org';
    const suspended = { ...one, state: 'suspended', suspension: { suspended: true, by } };
    expect((await read(id)).body.user).toMatchObject(suspended);
    const nobody = await read('00000000-0000-4000-a000-00000000ffff');
    expect([nobody.status, errorOf(nobody)?.code]).toEqual([404, 'unknown_user']);
  });

  test('is rejected by the founders’ calls as by all others', async () => {
    const eve = await confirmedAccount(app, 'eve@example.org');
    await suspend(eve.id);
    const path = '/functions/v1/founders/tutors/00000000-0000-4000-a000-00000000ffff/profile';
    const response = await newcomer(app).call('GET', path, { token: eve.token });
    expect([response.status, errorOf(response)?.code]).toEqual([401, 'account_suspended']);
  });

  test('keeps its bookings, which founders can see', async () => {
    const { id } = await confirmedAccount(app, 'mia@example.org');
    await suspend(id);
    const { status, body } = await founder('GET', `/users/${id}/sessions`);
    expect([status, body.sessions]).toEqual([200, []]);
  });
});

test('users are found by part of their email, case-insensitively; wildcards are literal', async () => {
  await confirmedAccount(app, 'a_b%c@example.org');
  await confirmedAccount(app, 'axbyc@example.org');
  expect((await listUsers('A_B%')).map(({ email, role, state }) => [email, role, state])).toEqual([
    ['a_b%c@example.org', 'family', 'active'],
  ]);
  expect((await listUsers('ANA.founder'))[0]).toMatchObject({ role: 'founder', state: 'active' });
});

test('a list of users says whether more match than its limit', async () => {
  for (const name of ['one', 'two', 'three']) await confirmedAccount(app, `${name}@many.example`);
  const listed = async (limit: number) => {
    const { body } = await founder('GET', `/users?search=many.example&limit=${limit}`);
    return [(body.users as unknown[]).length, body.more];
  };
  expect(await listed(2)).toEqual([2, true]);
  expect(await listed(3)).toEqual([3, false]);
  expect(await listed(4)).toEqual([3, false]);
});

describe('limits of unpaid sessions', () => {
  test('are raised for one account and taken back, with an entry in the audit log for each change', async () => {
    const { id } = await confirmedAccount(app, 'known@example.org');
    const put = (limits: unknown) => founder('PUT', `/users/${id}/unpaid-limits`, { limits });
    const read = async () =>
      ((await founder('GET', `/users/${id}`)).body.user as { unpaid: { usual: unknown; raised: unknown } })
        .unpaid;
    expect(await read()).toEqual({ usual: { sessions: 6, series: 1 }, raised: null });
    expect((await put({ sessions: 0, series: 1 })).status).toBe(400);
    expect((await put({ sessions: 101, series: 1 })).status).toBe(400);
    for (const limits of [
      { sessions: 10, series: 2 },
      { sessions: 10, series: 2 },
    ])
      expect((await put(limits)).status).toBe(204);
    expect((await read()).raised).toEqual({ sessions: 10, series: 2 });
    expect((await put(null)).status).toBe(204);
    expect((await read()).raised).toBeNull();
    const { rows } = await app.pool.query<{ before: unknown; after: unknown }>(
      `select before, after from app.audit_log where subject_id = $1 order by created_at, after ->> 'unpaidSessions' nulls last`,
      [id],
    );
    const none = { unpaidSessions: null, unpaidSeries: null };
    const raised = { unpaidSessions: 10, unpaidSeries: 2 };
    expect(rows).toEqual([
      { before: none, after: raised },
      { before: raised, after: none },
    ]);
    const nobody = '00000000-0000-4000-a000-00000000dead';
    expect((await founder('PUT', `/users/${nobody}/unpaid-limits`, { limits: null })).status).toBe(404);
  });
});
