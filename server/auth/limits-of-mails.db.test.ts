import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeIn,
  confirmedAccount,
  countOf,
  type AuthTestApp,
  openAuthTestApp,
  linkToken,
  newcomer,
  times,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());

describe('wrong codes', () => {
  it('are limited to ten per person, from anywhere; the emailed link still works', async () => {
    await confirmedAccount(app, 'ines@example.org');
    await app.pool.query(`delete from app.rate_limits`);
    await newcomer(app).post('/auth/v1/recover', { email: 'ines@example.org' });
    const mail = await app.mailTo('ines@example.org', /password/);
    const answers = await Promise.all(
      times(30, (n) =>
        newcomer(app).post('/auth/v1/verify', {
          type: 'recovery',
          email: 'ines@example.org',
          token: `${100000 + n}`,
        }),
      ),
    );
    expect(countOf(answers, 403)).toBe(10);
    expect(countOf(answers, 429)).toBe(20);
    const right = { type: 'recovery', email: 'ines@example.org', token: codeIn(mail) };
    expect((await newcomer(app).post('/auth/v1/verify', right)).status).toBe(429);
    const link = { type: 'recovery', token_hash: linkToken(mail) };
    const followed = await newcomer(app).post('/auth/v1/verify', link);
    expect(followed.status).toBe(200);
  });

  it('cannot be tried as links: a link without our seal is refused unchecked', async () => {
    await confirmedAccount(app, 'omar@example.org');
    await app.pool.query(`delete from app.rate_limits`);
    await newcomer(app).post('/auth/v1/recover', { email: 'omar@example.org' });
    const mail = await app.mailTo('omar@example.org', /password/);
    const { rows } = await app.pool.query<{ hash: string }>(
      `select recovery_token as hash from auth.users where email = 'omar@example.org'`,
    );
    const hash = rows[0]?.hash ?? '';
    for (const guessed of [hash, `${hash}.`, `${hash}.AAAAAAAAAAAAAAAAAAAAAA`])
      expect(
        (await newcomer(app).post('/auth/v1/verify', { type: 'recovery', token_hash: guessed })).status,
      ).toBe(403);
    // Opening a link by GET consumes nothing either; mail scanners do that.
    const opened = await newcomer(app).call('GET', `/auth/v1/verify?type=recovery&token=${hash}`);
    expect(opened.status).toBe(303);
    expect(
      (await newcomer(app).post('/auth/v1/verify', { type: 'recovery', token_hash: linkToken(mail) })).status,
    ).toBe(200);
  });
});

describe('verifications and refreshes', () => {
  it('of one address are limited to 360 and 1,800 an hour, where a refresh has no session', async () => {
    const used = (name: string, points: number) =>
      app.pool.query(`update app.rate_limits set points = $2 where key like $1 || ':%'`, [name, points]);
    const visitor = newcomer(app);
    const { refresh } = await confirmedAccount(app, 'ugo@example.org', visitor);
    const again = (token: string) =>
      visitor.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token });
    const renewed = await again(refresh);
    expect(renewed.status).toBe(200);
    expect((await again('no-such-token')).status).toBe(400);
    await used('refreshesOfPlace', 1800);
    expect((await again('no-such-token')).status).toBe(503);
    expect((await again(String(renewed.body.refresh_token))).status).toBe(200);

    await used('verificationsOfPlace', 359);
    const verify = () => visitor.post('/auth/v1/verify', { type: 'signup', token_hash: 'x' });
    expect((await verify()).status).toBe(403);
    const refused = await verify();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  });
});

describe('mails', () => {
  it('of one kind go to one person once in sixty seconds, from whatever network they are requested', async () => {
    const ask = (path: string) => newcomer(app).post(path, { email: ' Nobody@Example.org ' });
    expect((await ask('/auth/v1/recover')).status).toBe(200);
    const refused = await ask('/auth/v1/recover');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.body).toEqual({
      code: 429,
      error_code: 'over_email_send_rate_limit',
      msg: `For security purposes, you can only request this after ${wait} seconds.`,
      retry_after: wait,
    });
    await app.pool.query(`update app.rate_limits set expire = expire - 60000 where key like 'mailPause:%'`);
    expect((await ask('/auth/v1/recover')).status).toBe(200);
  });

  it.each(['confirmed', 'none'])(
    'are not held back by requests that send none, minute after minute (account: %s)',
    async (account) => {
      const email = `held-${account}@example.org`;
      if (account === 'confirmed') await confirmedAccount(app, email);
      await app.pool.query(`delete from app.rate_limits`);
      const silent: [string, object][] = [
        ['/auth/v1/resend', { type: 'signup' }],
        ['/auth/v1/resend', { type: 'email_change' }],
        ...(account === 'none'
          ? ([
              ['/auth/v1/recover', {}],
              ['/auth/v1/otp', { create_user: false }],
            ] as [string, object][])
          : []),
      ];
      for (const [path, body] of silent) {
        const ask = () => newcomer(app).post(path, { email, ...body });
        expect((await ask()).status).toBe(200);
        expect((await ask()).status).toBe(429);
      }
      await app.pool.query(`update app.rate_limits set points = 30 where key like 'mailsOfPerson:%'`);
      const sending: [string, object][] =
        account === 'none'
          ? [
              ['/auth/v1/otp', {}],
              ['/auth/v1/signup', { password: 'secret-1' }],
            ]
          : [
              ['/auth/v1/recover', {}],
              ['/auth/v1/otp', {}],
              ['/auth/v1/otp', { create_user: false }],
            ];
      for (const [path, body] of sending)
        expect((await newcomer(app).post(path, { email, ...body })).status).toBe(200);
    },
  );

  it('of a sign-up let its repetition wait too', async () => {
    const email = 'waits@example.org';
    expect((await newcomer(app).post('/auth/v1/signup', { email, password: 'secret-1' })).status).toBe(200);
    expect((await newcomer(app).post('/auth/v1/resend', { email, type: 'signup' })).status).toBe(429);
  });

  it('that strangers request every minute leave the pause of a device that knows the account free', async () => {
    const owner = newcomer(app);
    await confirmedAccount(app, 'paused@example.org', owner);
    await app.pool.query(`delete from app.rate_limits`);
    expect((await newcomer(app).post('/auth/v1/recover', { email: 'paused@example.org' })).status).toBe(200);
    expect((await newcomer(app).post('/auth/v1/recover', { email: 'paused@example.org' })).status).toBe(429);
    expect((await owner.post('/auth/v1/recover', { email: 'paused@example.org' })).status).toBe(200);
    expect((await owner.post('/auth/v1/recover', { email: 'paused@example.org' })).status).toBe(429);
  });

  it('are limited to thirty per address, of fifty at once', async () => {
    const answers = await Promise.all(
      times(50, (n) =>
        app.visitor('203.0.113.77', n % 2 === 0 ? 0 : 1).post('/auth/v1/otp', { email: `m${n}@example.org` }),
      ),
    );
    expect(countOf(answers, 200)).toBe(30);
    expect(countOf(answers, 429)).toBe(20);
  });

  it('that a blocked address requests add no counters, however many recipients it names', async () => {
    const place = app.visitor('203.0.113.78');
    const ask = (path: string, name: string) => (n: number) =>
      place.post(path, { email: `${name}${n}@example.org`, password: 'secret-1' });
    await Promise.all(times(30, ask('/auth/v1/recover', 'w')));
    const countLimitRows = async () =>
      (await app.pool.query<{ n: number }>(`select count(*)::int as n from app.rate_limits`)).rows[0]?.n;
    const before = await countLimitRows();
    for (const path of ['/auth/v1/recover', '/auth/v1/otp', '/auth/v1/signup'])
      expect(countOf(await Promise.all(times(50, ask(path, path.slice(-3)))), 429)).toBe(50);
    expect(await countLimitRows()).toBe(before);
  });

  it('that are refused for another reason cost nothing', async () => {
    const visitor = newcomer(app);
    for (let n = 0; n < 3; n += 1) {
      const weak = await visitor.post('/auth/v1/signup', { email: 'rui@example.org', password: '123' });
      expect(weak.status).toBe(422);
      expect((await visitor.post('/auth/v1/recover', { email: 'no address' })).status).toBe(400);
    }
    const made = await visitor.post('/auth/v1/signup', { email: 'rui@example.org', password: 'secret-1' });
    expect(made.status).toBe(200);
  });
});
