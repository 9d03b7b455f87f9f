import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthAnswer,
  codeIn,
  confirmedAccount,
  countOf,
  type AuthTestApp,
  openAuthTestApp,
  newcomer,
  sessionIn,
  standingOf,
  times,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());

const refreshFrom = (token: string, process: 0 | 1 = 0, address = '203.0.113.1'): Promise<AuthAnswer> =>
  app.visitor(address, process).post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token });

/** Moves every use of a refresh token into the past. */
const letSecondsPass = (seconds: number) =>
  app.pool.query(
    `update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $1) where revoked`,
    [seconds],
  );

describe('tabs of one browser that refresh together', () => {
  it('stay signed in: thirty rounds of eight refreshes through two processes', async () => {
    let { refresh: token } = await confirmedAccount(app, 'tabs@example.org');
    for (let round = 0; round < 30; round += 1) {
      const answers = await Promise.all(times(8, (n) => refreshFrom(token, n % 2 === 0 ? 0 : 1)));
      expect(answers.map(({ status }) => status)).toEqual(times(8, () => 200));
      const replacements = new Set(answers.map((answer) => sessionIn(answer).refresh));
      expect(replacements.size).toBe(1);
      expect(replacements).not.toContain(token);
      [token = ''] = replacements;
    }
    expect((await standingOf(app, sessionIn(await refreshFrom(token)).token)).role).toBe('user');
  });

  it('get the newest token when one of them refreshed twice meanwhile', async () => {
    const first = await confirmedAccount(app, 'twice@example.org');
    const second = sessionIn(await refreshFrom(first.refresh));
    const third = sessionIn(await refreshFrom(second.refresh, 1));
    expect(sessionIn(await refreshFrom(first.refresh)).refresh).toBe(third.refresh);
  });
});

describe('a used refresh token', () => {
  it('is accepted for ten seconds', async () => {
    const { refresh: token } = await confirmedAccount(app, 'lost-answer@example.org');
    const lost = sessionIn(await refreshFrom(token));
    await letSecondsPass(8);
    expect(sessionIn(await refreshFrom(token, 1)).refresh).toBe(lost.refresh);
  });

  it('ends the session after eleven seconds: the thief and the owner are both signed out', async () => {
    const { refresh: stolen } = await confirmedAccount(app, 'stolen@example.org');
    const owner = sessionIn(await refreshFrom(stolen));
    await letSecondsPass(11);
    const thief = await refreshFrom(stolen, 1, '192.0.2.66');
    expect([thief.status, thief.body.error_code]).toEqual([400, 'refresh_token_already_used']);
    expect((await refreshFrom(owner.refresh)).status).toBe(400);
    const { rows } = await app.pool.query(`select 1 from auth.sessions where user_id = $1`, [owner.id]);
    expect(rows).toEqual([]);
  });
});

it('a refresh has the same response as a sign-in', async () => {
  const before = await confirmedAccount(app, 'alike@example.org');
  const { status, headers, body } = await refreshFrom(before.refresh);
  expect(status).toBe(200);
  expect(headers.get('sb-auth-session-id')).toMatch(/^[\da-f-]{36}$/);
  expect(body).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: before.id, email: 'alike@example.org', role: 'authenticated', is_anonymous: false },
  });
  expect(Math.abs(Number(body.expires_at) - Date.now() / 1000 - 3600)).toBeLessThan(60);
});

describe('the limit of refreshes', () => {
  it('is per session, so that devices of a school do not affect each other', async () => {
    const pupil = await confirmedAccount(app, 'pupil@school.example');
    const broken = await confirmedAccount(app, 'broken-clock@school.example');
    await refreshFrom(broken.refresh);
    await app.pool.query(
      `update app.rate_limits set points = 300 where key like 'refreshesOfSession:%' and points = 1`,
    );
    const answers = await Promise.all(times(5, () => refreshFrom(broken.refresh)));
    expect(countOf(answers, 503)).toBe(5);
    expect((await refreshFrom(pupil.refresh)).status).toBe(200);
  });

  it('answers 503 with the time to wait, after which the official client tries again', async () => {
    const { refresh: token } = await confirmedAccount(app, 'again@example.org');
    await refreshFrom(token);
    await app.pool.query(
      `update app.rate_limits set points = 300 where key like 'refreshesOfSession:%' and points = 1`,
    );
    const refused = await refreshFrom(token);
    expect([refused.status, refused.body.error_code]).toEqual([503, 'over_request_rate_limit']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    await app.pool.query(`delete from app.rate_limits where key like 'refreshesOfSession:%'`);
    expect((await refreshFrom(token)).status).toBe(200);
  });
});

it.each(['magiclink', 'recovery'] as const)(
  'an emailed code (%s) sent by eight concurrent requests through two processes opens one session',
  async (type) => {
    const email = `${type}@example.org`;
    await confirmedAccount(app, email);
    // The clock is stopped, so the order of emails is undefined.
    await app.pool.query('delete from app.mails where recipient = $1', [email]);
    await app.pool.query(`delete from app.rate_limits where key like 'mailPause:%'`);
    const path = type === 'magiclink' ? '/auth/v1/otp' : '/auth/v1/recover';
    await newcomer(app).post(path, { email });
    const token = codeIn(await app.mailTo(email));
    const answers = await Promise.all(
      times(8, (n) =>
        app
          .visitor(`198.51.100.${n + 1}`, n % 2 === 0 ? 0 : 1)
          .post('/auth/v1/verify', { type, email, token }),
      ),
    );
    expect([countOf(answers, 200), countOf(answers, 403)]).toEqual([1, 7]);
  },
);
