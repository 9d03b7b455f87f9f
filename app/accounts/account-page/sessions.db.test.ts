import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokenVerifier, trustOf } from '#app/platform/api/tokens.server.ts';
import { createMaths, type Maths } from '#app/maths/public.server.ts';
import { createApp } from '#server/app.ts';
import { createSupabase, type Supabase } from '#server/supabase.ts';
import { type TestServices, testServices } from '#tests/database.ts';

/*
 * The whole chain, as a browser meets it: the auth service signs in, our calls are asked with its tokens. `here` and
 * `elsewhere` are two processes on one database.
 */

let test: TestServices;
let supabase: Supabase;
let maths: Maths;
let here: ReturnType<typeof createApp>;
let elsewhere: ReturnType<typeof createApp>;
let hash = '';

function processOf() {
  const { services, pool } = test;
  const { settings, clock } = services;
  const verifyToken = createTokenVerifier(trustOf(settings, clock), settings.adminEmails, { clock });
  const health = { check: () => Promise.reject(new Error('not asked')) };
  return createApp({ services, pool, supabase, maths, verifyToken, health, pages: null, assets: null });
}

type Signed = { access: string; refresh: string; id: string };
type Tokens = { access_token: string; refresh_token: string };

const signedWith = ({ access_token, refresh_token }: Tokens): Signed => {
  const payload = Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString();
  const { session_id } = JSON.parse(payload) as { session_id: string };
  return { access: access_token, refresh: refresh_token, id: session_id };
};

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return supabase.fetch(request, { language: 'en', redirectTo: undefined });
}

async function newcomer(email: string): Promise<void> {
  await post('/auth/v1/signup', { email, password: 'secret-1' });
  await post('/auth/v1/verify', { token_hash: hash, type: 'signup' });
  await sql`delete from auth.sessions`.execute(test.db);
}

async function signIn(email: string): Promise<Signed> {
  const answer = await post('/auth/v1/token?grant_type=password', { email, password: 'secret-1' });
  return signedWith((await answer.json()) as Tokens);
}

async function call(app: typeof here, method: string, path: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'es-CO' };
  const answer = await app.request(path, { method, headers }, { incoming: { socket: {} } });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
}

const sessionsOf = async (token: string) =>
  (await call(here, 'GET', '/functions/v1/account/sessions', token)).body.sessions as {
    id: string;
    current: boolean;
    device: object;
  }[];

beforeAll(async () => {
  test = await testServices();
  const { services, pool, url } = test;
  test.clock.set(new Date().toISOString());
  supabase = await createSupabase(services.settings, url, pool, (mail) => {
    hash = mail.tokenHash;
    return Promise.resolve();
  });
  maths = createMaths({ onTrouble: () => undefined });
  here = processOf();
  elsewhere = processOf();
  await newcomer('ana@example.org');
  await newcomer('ben@example.org');
});
beforeEach(() => sql`delete from auth.sessions`.execute(test.db));
afterAll(async () => {
  await maths.close();
  await supabase.close();
  await test.close();
});

describe('the list of sessions', () => {
  it('begins with the session that asks and holds no session of anybody else', async () => {
    const first = await signIn('ana@example.org');
    const second = await signIn('ana@example.org');
    await signIn('ben@example.org');
    const listed = await sessionsOf(first.access);
    expect(listed.map(({ id, current }) => [id, current])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
  });

  it('says browser and system of each', async () => {
    const { access, id } = await signIn('ana@example.org');
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    await sql`update auth.sessions set user_agent = ${agent} where id = ${id}`.execute(test.db);
    expect((await sessionsOf(access))[0]?.device).toEqual({ browser: 'Firefox', system: 'Linux' });
  });

  it('is last used when its token was last renewed', async () => {
    const { access, id } = await signIn('ana@example.org');
    await sql`update auth.sessions set created_at = '2026-11-01T08:00:00Z', refreshed_at = '2026-11-03 10:30:00'
      where id = ${id}`.execute(test.db);
    expect((await sessionsOf(access))[0]).toMatchObject({
      createdAt: '2026-11-01T08:00:00.000Z',
      lastUsedAt: '2026-11-03T10:30:00.000Z',
    });
  });
});

describe('a session that is ended', () => {
  it('is refused at once: its token by our calls and by REST, its refresh by the auth service', async () => {
    const mine = await signIn('ana@example.org');
    const lost = await signIn('ana@example.org');
    expect((await call(here, 'GET', '/functions/v1/account', lost.access)).status).toBe(200);
    expect((await call(here, 'GET', '/rest/v1/user_preferences', lost.access)).status).toBe(200);

    const ended = await call(here, 'DELETE', `/functions/v1/account/sessions/${lost.id}`, mine.access);
    expect(ended.status).toBe(204);
    const refused = await call(here, 'GET', '/functions/v1/account', lost.access);
    expect([refused.status, refused.body.error]).toMatchObject([
      401,
      {
        code: 'session_ended',
        message: 'Tu sesión aquí se cerró desde otro dispositivo. Vuelve a iniciar sesión.',
      },
    ]);
    expect((await call(here, 'GET', '/rest/v1/user_preferences', lost.access)).status).toBe(401);
    const refresh = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: lost.refresh });
    expect(refresh.status).toBe(400);
    expect((await call(here, 'GET', '/functions/v1/account', mine.access)).status).toBe(200);
  });

  it('is refused by another process within five seconds', async () => {
    const mine = await signIn('ana@example.org');
    const lost = await signIn('ana@example.org');
    expect((await call(elsewhere, 'GET', '/functions/v1/account', lost.access)).status).toBe(200);
    await call(here, 'DELETE', `/functions/v1/account/sessions/${lost.id}`, mine.access);
    test.clock.advance(4999);
    expect((await call(elsewhere, 'GET', '/functions/v1/account', lost.access)).status).toBe(200);
    test.clock.advance(1);
    expect((await call(elsewhere, 'GET', '/functions/v1/account', lost.access)).status).toBe(401);
  });

  it('by signing out through the auth service is refused within five seconds as well', async () => {
    const { access } = await signIn('ana@example.org');
    expect((await call(here, 'GET', '/functions/v1/account', access)).status).toBe(200);
    expect((await call(here, 'POST', '/auth/v1/logout?scope=local', access)).status).toBe(204);
    test.clock.advance(5000);
    expect((await call(here, 'GET', '/functions/v1/account', access)).status).toBe(401);
  });

  it('still sees what anybody may see', async () => {
    const { access, id } = await signIn('ana@example.org');
    await sql`delete from auth.sessions where id = ${id}`.execute(test.db);
    expect((await call(here, 'GET', '/functions/v1/tutors', access)).status).toBe(200);
  });
});

describe('ending sessions', () => {
  it('of somebody else answers as for a session that never was, and ends nothing', async () => {
    const ana = await signIn('ana@example.org');
    const ben = await signIn('ben@example.org');
    const never = '00000000-0000-4000-8000-000000000000';
    const path = '/functions/v1/account/sessions';
    const foreign = await call(here, 'DELETE', `${path}/${ben.id}`, ana.access);
    const unknown = await call(here, 'DELETE', `${path}/${never}`, ana.access);
    const told = ({ status, body }: typeof foreign) => [status, (body.error as { code: string }).code];
    expect(told(foreign)).toEqual([404, 'unknown_session']);
    expect(told(unknown)).toEqual([404, 'unknown_session']);
    expect((await call(here, 'GET', '/functions/v1/account', ben.access)).status).toBe(200);
  });

  it('all but this one leaves this one and those of others', async () => {
    const mine = await signIn('ana@example.org');
    const lost = [await signIn('ana@example.org'), await signIn('ana@example.org')];
    const ben = await signIn('ben@example.org');
    const answer = await call(here, 'DELETE', '/functions/v1/account/sessions', mine.access);
    expect(answer).toEqual({ status: 200, body: { ended: 2 } });
    for (const { access } of lost)
      expect((await call(here, 'GET', '/functions/v1/account', access)).status).toBe(401);
    expect((await sessionsOf(mine.access)).map(({ id }) => id)).toEqual([mine.id]);
    expect((await call(here, 'GET', '/functions/v1/account', ben.access)).status).toBe(200);
  });

  it('needs an account', async () => {
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
