import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  newcomer,
  password,
  signIn,
  type AuthVisitor,
} from '#tests/support/auth-test-app.ts';

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
    await sql`update auth.sessions set not_after = ${app.clock.now()} where id = ${past.id}`.execute(app.db);
    await sql`update auth.sessions set not_after = ${new Date(app.clock.now().getTime() + 1)} where id = ${valid.id}`.execute(
      app.db,
    );
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
    await sql`update auth.sessions set created_at = '2026-11-01T08:00:00Z', refreshed_at = '2026-11-03 10:30:00'
      where id = ${id}`.execute(app.db);
    expect((await sessionsOf(access))[0]).toMatchObject({
      createdAt: '2026-11-01T08:00:00.000Z',
      lastUsedAt: '2026-11-03T10:30:00.000Z',
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
        message: 'Tu sesión aquí se cerró desde otro dispositivo. Vuelve a iniciar sesión.',
      },
    ]);
    expect((await call(here, 'GET', '/rest/v1/user_preferences', closed.access)).status).toBe(401);
    const refresh = await here.post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: closed.refresh,
    });
    expect(refresh.status).toBe(400);
    expect((await call(here, 'GET', '/functions/v1/account', mine.access)).status).toBe(200);
  });

  it('is refused by another process within five seconds', async () => {
    const mine = await signedIn(ana);
    const closed = await signedIn(ana);
    expect((await call(elsewhere, 'GET', '/functions/v1/account', closed.access)).status).toBe(200);
    await call(here, 'DELETE', `/functions/v1/account/sessions/${closed.id}`, mine.access);
    app.clock.advance(4999);
    expect((await call(elsewhere, 'GET', '/functions/v1/account', closed.access)).status).toBe(200);
    app.clock.advance(1);
    expect((await call(elsewhere, 'GET', '/functions/v1/account', closed.access)).status).toBe(401);
  });

  it('ended by signing out through the auth service is refused within five seconds as well', async () => {
    const { access } = await signedIn(ana);
    expect((await call(here, 'GET', '/functions/v1/account', access)).status).toBe(200);
    expect((await call(here, 'POST', '/auth/v1/logout?scope=local', access)).status).toBe(204);
    app.clock.advance(5000);
    expect((await call(here, 'GET', '/functions/v1/account', access)).status).toBe(401);
  });

  it('still reads public data', async () => {
    const { access, id } = await signedIn(ana);
    await sql`delete from auth.sessions where id = ${id}`.execute(app.db);
    expect((await call(here, 'GET', '/functions/v1/tutors', access)).status).toBe(200);
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
