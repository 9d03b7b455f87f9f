import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  countOf,
  type AuthTestApp,
  openAuthTestApp,
  newcomer,
  signIn,
  times,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());

describe('wrong passwords', () => {
  it('fifty at once, through two processes and from fifty addresses: ten are checked', async () => {
    await confirmedAccount(app, 'ana@example.org');
    const guesses = times(50, (n) =>
      signIn(app.visitor(`203.0.113.${n + 1}`, n % 2 === 0 ? 0 : 1), ' Ana@Example.org ', `wrong-${n}`),
    );
    const answers = await Promise.all(guesses);
    expect(countOf(answers, 400)).toBe(10);
    expect(countOf(answers, 429)).toBe(40);
    // The correct password does not help from a browser that has never signed in.
    const refused = await signIn(newcomer(app), 'ana@example.org');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect(refused.body).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
      retry_after: wait,
    });
  });

  it('from one address for many people: thirty are checked, of fifty at once', async () => {
    const answers = await Promise.all(
      times(50, (n) => signIn(app.visitor('203.0.113.200', n % 2 === 0 ? 0 : 1), `p${n}@example.org`)),
    );
    expect(countOf(answers, 400)).toBe(30);
    expect(countOf(answers, 429)).toBe(20);
  });

  it('a correct one does not refund the wrong ones', async () => {
    await confirmedAccount(app, 'eva@example.org');
    for (let n = 0; n < 9; n += 1) await signIn(newcomer(app), 'eva@example.org', 'wrong');
    expect((await signIn(newcomer(app), 'eva@example.org')).status).toBe(200);
    expect((await signIn(newcomer(app), 'eva@example.org', 'wrong')).status).toBe(400);
    expect((await signIn(newcomer(app), 'eva@example.org')).status).toBe(429);
  });

  it('expire after a quarter of an hour', async () => {
    await confirmedAccount(app, 'kim@example.org');
    await Promise.all(times(11, () => signIn(newcomer(app), 'kim@example.org', 'wrong')));
    expect((await signIn(newcomer(app), 'kim@example.org')).status).toBe(429);
    await app.pool.query('update app.rate_limits set expire = expire - 900000');
    expect((await signIn(newcomer(app), 'kim@example.org')).status).toBe(200);
  });
});

describe('right passwords', () => {
  it('have a separate limit: a hundred and twenty per account in a quarter of an hour', async () => {
    const owner = newcomer(app);
    await confirmedAccount(app, 'leo@example.org', owner);
    const place = app.visitor('203.0.113.201');
    expect((await signIn(place, 'leo@example.org')).status).toBe(200);
    await app.pool.query(
      `update app.rate_limits set points = 100 where key like 'passwordsOfPerson:%' and points = 1`,
    );
    const answers = await Promise.all(times(30, () => signIn(place, 'leo@example.org')));
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([20, 10]);
    // Another person at the same address can still sign in, and has ten wrong attempts of their own.
    await confirmedAccount(app, 'lea@example.org');
    expect((await signIn(app.visitor('203.0.113.201'), 'lea@example.org')).status).toBe(200);
    expect((await signIn(owner, 'leo@example.org')).status).toBe(429);
  });

  it('thirty pupils of one school sign in at once', async () => {
    const emails = times(30, (n) => `pupil-${n}@school.example`);
    await Promise.all(emails.map((email) => confirmedAccount(app, email)));
    const answers = await Promise.all(emails.map((email) => signIn(app.visitor('203.0.113.202'), email)));
    expect(countOf(answers, 200)).toBe(30);
  });

  it('of one address are counted together, except those of known devices', async () => {
    const owner = app.visitor('203.0.113.203');
    await confirmedAccount(app, 'ines@example.org', owner);
    await confirmedAccount(app, 'otto@example.org');
    await signIn(app.visitor('203.0.113.203'), 'otto@example.org');
    await app.pool.query(
      `update app.rate_limits set points = 1200 where key like 'passwordsOfPlace:%' and points = 1`,
    );
    expect((await signIn(app.visitor('203.0.113.203'), 'otto@example.org')).status).toBe(429);
    expect((await signIn(owner, 'ines@example.org')).status).toBe(200);
  });

  it('are counted before they are checked when one is changed', async () => {
    const owner = newcomer(app);
    const { token } = await confirmedAccount(app, 'mira@example.org', owner);
    const answers = await Promise.all(
      times(30, (n) => owner.call('PUT', '/auth/v1/user', { body: { password: `another-${n}` }, token })),
    );
    expect(countOf(answers, 429)).toBe(20);
    const named = await owner.call('PUT', '/auth/v1/user', { body: { data: { full_name: 'Mira' } }, token });
    expect(named.status).toBe(200);
  });
});

describe('a flood on one account', () => {
  it('from a thousand addresses does not block a known device', async () => {
    const owner = newcomer(app);
    await confirmedAccount(app, 'carmen@example.org', owner);
    const flood = times(1000, (n) =>
      signIn(
        app.visitor(`192.0.${2 + Math.floor(n / 250)}.${n % 250}`, n % 2 === 0 ? 0 : 1),
        'carmen@example.org',
        'wrong',
      ),
    );
    const answers = await Promise.all(flood);
    expect(countOf(answers, 400)).toBe(10);
    expect((await signIn(owner, 'carmen@example.org')).status).toBe(200);
    expect((await signIn(newcomer(app), 'carmen@example.org')).status).toBe(429);
  });

  it('with a copied cookie has the ten attempts of that device and no more', async () => {
    const owner = newcomer(app);
    await confirmedAccount(app, 'noor@example.org', owner);
    const cookie = owner.cookies.get('known_device') ?? '';
    const thieves = await Promise.all(
      times(30, (n) => {
        const thief = app.visitor(`192.0.9.${n}`, n % 2 === 0 ? 0 : 1);
        thief.cookies.set('known_device', cookie);
        return signIn(thief, 'noor@example.org', 'wrong');
      }),
    );
    expect(countOf(thieves, 400)).toBe(10);
    // Other accounts are not limited.
    expect((await signIn(newcomer(app), 'noor@example.org')).status).toBe(200);
  });

  it('gains nothing from a forged cookie, or from that of another account', async () => {
    const owner = newcomer(app);
    await confirmedAccount(app, 'vera@example.org', owner);
    const attacker = newcomer(app);
    await confirmedAccount(app, 'mallory@example.org', attacker);
    const good = owner.cookies.get('known_device') ?? '';
    const own = attacker.cookies.get('known_device') ?? '';
    await Promise.all(times(11, () => signIn(newcomer(app), 'vera@example.org', 'wrong')));
    const mark = good.split('~')[0] ?? '';
    const forged = [
      own,
      good.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      good.replace(/~./, '~x'),
      `${mark}~${own.split('~')[1]}`,
      `${mark}~11111111-1111-4111-8111-111111111111`,
      '!!!.~',
    ];
    for (const cookie of forged) {
      const visitor = newcomer(app);
      visitor.cookies.set('known_device', cookie);
      expect([cookie, (await signIn(visitor, 'vera@example.org')).status]).toEqual([cookie, 429]);
    }
    expect((await signIn(owner, 'vera@example.org')).status).toBe(200);
  });
});

describe('departures for Google', () => {
  it('above the limit of an address end on an error page, since a browser navigates there', async () => {
    const browser = newcomer(app);
    const leave = () => browser.call('GET', '/auth/v1/authorize?provider=google');
    await leave();
    await app.pool.query(`update app.rate_limits set points = 360 where key like 'departuresOfPlace:%'`);
    const { status, headers } = await leave();
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(
      `${app.services.settings.siteUrl}/auth/callback#error=temporarily_unavailable&error_code=over_request_rate_limit&error_description=Request+rate+limit+reached`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
  });
});

describe('the cookie of a known device', () => {
  it('is http-only, sent with auth calls only, and long-lived', async () => {
    await confirmedAccount(app, 'zoe@example.org');
    const answer = await signIn(newcomer(app), 'zoe@example.org');
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('known_device='));
    expect(line).toMatch(/; Max-Age=34560000; Path=\/auth\/v1; HttpOnly; SameSite=Lax$/);
    expect(line).not.toContain('zoe');
  });

  it('remembers the last eight accounts of one computer', async () => {
    const computer = newcomer(app);
    for (let n = 0; n < 9; n += 1) await confirmedAccount(app, `pupil${n}@example.org`, computer);
    expect(computer.cookies.get('known_device')?.split('!')).toHaveLength(8);
    const flood = (email: string) => Promise.all(times(11, () => signIn(newcomer(app), email, 'wrong')));
    await flood('pupil0@example.org');
    await flood('pupil1@example.org');
    expect((await signIn(computer, 'pupil0@example.org')).status).toBe(429);
    expect((await signIn(computer, 'pupil1@example.org')).status).toBe(200);
  });
});
