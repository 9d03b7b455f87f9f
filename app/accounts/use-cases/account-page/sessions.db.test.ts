import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  newcomer,
  password,
  signIn,
  type AuthVisitor,
} from '#tests/support/auth-test-app.ts';
import { partOf } from '#tests/support/part-of.ts';
import { deleteSessionsPastLifetime } from '../../db/account-page.server.ts';
import { endOtherSessions } from './end-sessions.server.ts';
import type { LiveSessions } from './live-sessions.server.ts';

/*
 * End to end, as in a browser: the auth service signs in, our calls are made with its tokens. `here` and `elsewhere`
 * are two processes on one database.
 */

const ana = 'ana@example.org';
const ben = 'ben@example.org';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let app: AuthTestApp;
let here: AuthVisitor;
let elsewhere: AuthVisitor;

beforeAll(async () => {
  app = await openAuthTestApp();
  here = app.visitor('203.0.113.1', 0);
  elsewhere = app.visitor('203.0.113.2', 1);
  await confirmedAccount(app, ana);
  await confirmedAccount(app, ben);
});
beforeEach(() => sql`delete from auth.sessions`.execute(app.db));
afterAll(() => app.close());

type Signed = { access: string; refresh: string; id: string };

async function signedIn(email: string): Promise<Signed> {
  const { body } = await signIn(newcomer(app), email);
  const access = String(body.access_token);
  const payload = Buffer.from(access.split('.')[1] ?? '', 'base64url').toString();
  const { session_id } = JSON.parse(payload) as { session_id: string };
  return { access, refresh: String(body.refresh_token), id: session_id };
}

const call = (visitor: AuthVisitor, method: string, path: string, token: string) =>
  visitor.call(method, path, { token, headers: { 'accept-language': 'es-CO' } });

const accountStatus = async (visitor: AuthVisitor, token: string): Promise<number> =>
  (await call(visitor, 'GET', '/functions/v1/account', token)).status;

const sessionsOf = async (token: string) =>
  (await call(here, 'GET', '/functions/v1/account/sessions', token)).body.sessions as {
    id: string;
    current: boolean;
    device: object;
  }[];

describe('the list of sessions', () => {
  it('starts with the current session and contains only the account’s own', async () => {
    const first = await signedIn(ana);
    const second = await signedIn(ana);
    await signedIn(ben);
    const listed = await sessionsOf(first.access);
    expect(listed.map(({ id, current }) => [id, current])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
  });

  it('goes on with the latest used, of which it has the first hundred', async () => {
    const mine = await signedIn(ana);
    const added = (minutes: number) =>
      sql<{ id: string }>`
      insert into auth.sessions (id, user_id, created_at, refreshed_at)
      select gen_random_uuid(), user_id, created_at - ${minutes} * interval '1 minute', null
      from auth.sessions where id = ${mine.id} returning id`.execute(app.db);
    const ids: string[] = [];
    for (const minutes of [20, 10, 30]) ids.push((await added(minutes)).rows[0]?.id ?? '');
    await sql`update auth.sessions set refreshed_at = (created_at + interval '25 minutes') at time zone 'UTC'
      where id = ${ids[2]}`.execute(app.db);
    expect((await sessionsOf(mine.access)).map(({ id }) => id)).toEqual([mine.id, ids[2], ids[1], ids[0]]);
    for (let minutes = 41; minutes <= 137; minutes += 1) await added(minutes);
    const full = await sessionsOf(mine.access);
    expect(full).toHaveLength(100);
    expect(full.slice(0, 4).map(({ id }) => id)).toEqual([mine.id, ids[2], ids[1], ids[0]]);
  });

  it('leaves out those that have ended by themselves', async () => {
    const mine = await signedIn(ana);
    const past = await signedIn(ana);
    const valid = await signedIn(ana);
    const end = (id: string, interval: string) =>
      sql`update auth.sessions set not_after = now() + ${interval}::interval where id = ${id}`.execute(
        app.db,
      );
    await end(past.id, '0 seconds');
    await end(valid.id, '1 minute');
    expect((await sessionsOf(mine.access)).map(({ id }) => id)).toEqual([mine.id, valid.id]);
  });

  it('shows browser and system of each', async () => {
    const answer = await newcomer(app).call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: ana, password },
      headers: { 'user-agent': firefox },
    });
    const listed = await sessionsOf(String(answer.body.access_token));
    expect(listed[0]?.device).toEqual({ browser: 'Firefox', system: 'Linux' });
  });

  it('shows the time of the last token refresh as last use', async () => {
    const { access, id } = await signedIn(ana);
    const { rows } = await sql<{ began: Date; used: Date }>`
      update auth.sessions set created_at = now() - interval '3 days',
        refreshed_at = (now() - interval '1 day') at time zone 'UTC'
      where id = ${id} returning created_at as began, refreshed_at at time zone 'UTC' as used`.execute(
      app.db,
    );
    expect((await sessionsOf(access))[0]).toMatchObject({
      createdAt: rows[0]?.began.toISOString(),
      lastUsedAt: rows[0]?.used.toISOString(),
    });
  });
});

describe('an ended session', () => {
  it('is refused at once: its token by our calls and by REST, its refresh token by the auth service', async () => {
    const mine = await signedIn(ana);
    const closed = await signedIn(ana);
    expect((await call(here, 'GET', '/functions/v1/account', closed.access)).status).toBe(200);
    expect((await call(here, 'GET', '/rest/v1/user_preferences', closed.access)).status).toBe(200);

    const ended = await call(here, 'DELETE', `/functions/v1/account/sessions/${closed.id}`, mine.access);
    expect(ended.status).toBe(204);
    const refused = await call(here, 'GET', '/functions/v1/account', closed.access);
    expect([refused.status, refused.body.error]).toMatchObject([
      401,
      {
        code: 'session_ended',
        message: 'Tu sesión se cerró. Vuelve a iniciar sesión.',
      },
    ]);
    expect((await call(here, 'GET', '/rest/v1/user_preferences', closed.access)).status).toBe(401);
    const refresh = await here.post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: closed.refresh,
    });
    expect(refresh.status).toBe(400);
    expect((await call(here, 'GET', '/functions/v1/account', mine.access)).status).toBe(200);
  });

  it.each(['DELETE /functions/v1/account/sessions/', 'POST /auth/v1/logout?scope=others'])(
    'is refused by another process as soon as the announcement arrives: %s',
    async (written) => {
      const mine = await signedIn(ana);
      const closed = await signedIn(ana);
      expect(await accountStatus(elsewhere, closed.access)).toBe(200);
      const [method = '', path = ''] = written.split(' ');
      await call(here, method, path.endsWith('/') ? path + closed.id : path, mine.access);
      await expect
        .poll(() => accountStatus(elsewhere, closed.access), { timeout: 3000, interval: 10 })
        .toBe(401);
      expect(await accountStatus(elsewhere, mine.access)).toBe(200);
    },
  );

  it('ended by signing out is refused at once', async () => {
    const { access } = await signedIn(ana);
    expect(await accountStatus(here, access)).toBe(200);
    expect((await call(here, 'POST', '/auth/v1/logout?scope=local', access)).status).toBe(204);
    expect(await accountStatus(here, access)).toBe(401);
    expect((await call(here, 'POST', '/auth/v1/logout?scope=local', access)).status).toBe(403);
  });

  it('ended by a refresh token that is used twice is refused by all processes', async () => {
    const { access, refresh } = await signedIn(ana);
    const send = () => here.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refresh });
    expect((await send()).status).toBe(200);
    expect(await accountStatus(elsewhere, access)).toBe(200);
    await sql`update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds' where revoked`.execute(
      app.db,
    );
    expect((await send()).body).toMatchObject({ error_code: 'refresh_token_already_used' });
    expect(await accountStatus(here, access)).toBe(401);
    await expect.poll(() => accountStatus(elsewhere, access), { timeout: 3000, interval: 10 }).toBe(401);
  });

  it('is refused at once while the channel between the processes is lost', async () => {
    const { access, id } = await signedIn(ana);
    expect(await accountStatus(elsewhere, access)).toBe(200);
    await sql`alter table auth.sessions disable trigger announce_ended_sessions`.execute(app.owner);
    onTestFinished(async () => {
      await sql`alter table auth.sessions enable trigger announce_ended_sessions`.execute(app.owner);
    });
    await sql`delete from auth.sessions where id = ${id}`.execute(app.db);
    expect(await accountStatus(elsewhere, access)).toBe(200);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'curvela sessions' and datname = current_database()`.execute(app.db);
    await expect.poll(() => accountStatus(elsewhere, access), { timeout: 3000, interval: 10 }).toBe(401);
  });

  it('still reads public data', async () => {
    const { access, id } = await signedIn(ana);
    await sql`delete from auth.sessions where id = ${id}`.execute(app.db);
    expect((await call(here, 'GET', '/functions/v1/tutors', access)).status).toBe(200);
  });
});

describe('the lifetime of a session', () => {
  const founder = 'ana.founder@example.org';
  beforeAll(() => confirmedAccount(app, founder));
  /** The database's time, or the app's if that is earlier: on a busy machine the test's clock may be behind. */
  const earliestNow = () => sql`least(now(), ${app.clock.now()}::timestamptz)`;
  /** Opens a session that began and was last refreshed so long ago; what it may still do. */
  async function openAfter(email: string, began: string, refreshed: string | null) {
    const { access, refresh, id } = await signedIn(email);
    await sql`update auth.sessions set created_at = ${earliestNow()} - ${began}::interval,
      refreshed_at = (${earliestNow()} - ${refreshed}::interval) at time zone 'UTC' where id = ${id}`.execute(
      app.db,
    );
    app.clock.advance(5000);
    const call = await accountStatus(here, access);
    const { status } = await here.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refresh });
    return [call, status];
  }

  it.each([
    [ana, '29 days 23 hours', null, [200, 200]],
    [ana, '30 days', null, [401, 400]],
    [ana, '179 days 23 hours', '29 days 23 hours', [200, 200]],
    [ana, '179 days', '30 days', [401, 400]],
    [ana, '180 days', '1 minute', [401, 400]],
    [founder, '11 hours 59 minutes', null, [200, 200]],
    [founder, '12 hours', null, [401, 400]],
    [founder, '6 days 23 hours', '11 hours 59 minutes', [200, 200]],
    [founder, '6 days', '12 hours', [401, 400]],
    [founder, '7 days', '1 minute', [401, 400]],
  ])(
    'of %s, begun %s and refreshed %s ago: call and refresh answer %j',
    async (email, began, refreshed, statuses) => {
      expect(await openAfter(email, began, refreshed)).toEqual(statuses);
    },
  );

  it('ends it in the list at once, and for good at night', async () => {
    const mine = await signedIn(ana);
    const past = await signedIn(ana);
    await sql`update auth.sessions set created_at = ${earliestNow()} - interval '30 days'
      where id = ${past.id}`.execute(app.db);
    expect((await sessionsOf(mine.access)).map(({ id }) => id)).toEqual([mine.id]);
    await deleteSessionsPastLifetime(app.db, app.services.settings.adminEmails);
    const { rows } = await sql<{ id: string }>`select id from auth.sessions`.execute(app.db);
    expect(rows).toEqual([{ id: mine.id }]);
  });
});

describe('ending sessions', () => {
  it('of another account answers as for an unknown session, and ends nothing', async () => {
    const mine = await signedIn(ana);
    const others = await signedIn(ben);
    const never = '00000000-0000-4000-8000-000000000000';
    const path = '/functions/v1/account/sessions';
    const foreign = await call(here, 'DELETE', `${path}/${others.id}`, mine.access);
    const unknown = await call(here, 'DELETE', `${path}/${never}`, mine.access);
    const statusAndCode = ({ status, body }: typeof foreign) => [
      status,
      (body.error as { code: string }).code,
    ];
    expect(statusAndCode(foreign)).toEqual([404, 'unknown_session']);
    expect(statusAndCode(unknown)).toEqual([404, 'unknown_session']);
    expect((await call(here, 'GET', '/functions/v1/account', others.access)).status).toBe(200);
  });

  it('except the current one keeps it and those of other accounts', async () => {
    const mine = await signedIn(ana);
    const closed = [await signedIn(ana), await signedIn(ana)];
    const others = await signedIn(ben);
    for (const { access } of closed)
      expect((await call(here, 'GET', '/functions/v1/account', access)).status).toBe(200);
    const answer = await call(here, 'DELETE', '/functions/v1/account/sessions', mine.access);
    expect([answer.status, answer.body]).toEqual([200, { ended: 2 }]);
    for (const { access } of closed)
      expect((await call(here, 'GET', '/functions/v1/account', access)).status).toBe(401);
    expect((await sessionsOf(mine.access)).map(({ id }) => id)).toEqual([mine.id]);
    expect((await call(here, 'GET', '/functions/v1/account', others.access)).status).toBe(200);
  });

  it('except the current one ends none for a token that names no session', async () => {
    const mine = await signedIn(ana);
    const { rows } = await sql<{ id: string }>`select user_id as id from auth.sessions`.execute(app.db);
    const forgotten: string[] = [];
    const liveSessions = partOf<LiveSessions>({ forget: (ids) => void forgotten.push(...ids) });
    const account = { id: rows[0]?.id ?? '', email: ana, isAdmin: false, sessionId: undefined };
    expect(await endOtherSessions({ db: app.db, liveSessions }, account)).toBe(0);
    expect(forgotten).toEqual([]);
    expect(await accountStatus(here, mine.access)).toBe(200);
  });

  it('requires an account', async () => {
    for (const [method, path] of [
      ['GET', 'sessions'],
      ['DELETE', 'sessions'],
      ['GET', 'details'],
      ['DELETE', 'email-change'],
      ['DELETE', 'google'],
    ] as const)
      expect((await call(here, method, `/functions/v1/account/${path}`, 'x')).status).toBe(401);
  });
});
