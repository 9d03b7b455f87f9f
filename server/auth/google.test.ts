import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import { failed, googleFront } from './google.ts';

/* The middleware alone, in front of a stand-in for the auth service. With the service itself: tests/journeys/google.test.ts. */

const site = 'https://curvela.example';
const stateOf = (digit: number | string) => `${digit}`.repeat(8) + '-aaaa-4aaa-8aaa-' + `${digit}`.repeat(12);

type Service = (request: Request) => Response | Promise<Response>;

/** The middleware with this service behind it, and what the service received. */
function mounted(service: Service, siteUrl = site) {
  const { db, ended } = stubDatabase();
  const received: Request[] = [];
  const app = new Hono<ApiEnvironment>();
  app.use('/auth/v1/*', googleFront({ db, log: silentLog, settings: { siteUrl } as Settings }));
  app.all('/auth/v1/*', (c) => {
    received.push(c.req.raw);
    return service(c.req.raw);
  });
  const call = async (path: string, cookie = '') => {
    const answer = await app.request(siteUrl + path, { headers: { cookie } });
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      caching: answer.headers.get('cache-control'),
      cookies: answer.headers.getSetCookie(),
    };
  };
  return { call, received, statements: ended };
}
const redirectTo =
  (location: string): Service =>
  () =>
    new Response(null, { status: 302, headers: { location } });
const cookieOf = (...digits: (number | string)[]) => `__Host-google-sign-in=${digits.map(stateOf).join('.')}`;

describe('the start of a sign-in with Google', () => {
  const toGoogle = redirectTo(`https://accounts.google.com/o/oauth2/v2/auth?client_id=x&state=${stateOf(1)}`);

  it('stores the state in a cookie of this browser for ten minutes', async () => {
    const answer = await mounted(toGoogle).call('/auth/v1/authorize?provider=google');
    expect(answer.status).toBe(302);
    const parameters = new URL(answer.location ?? '').searchParams;
    expect(parameters.get('state')).toBe(stateOf(1));
    expect(parameters.get('scope')).toBe('openid email profile');
    expect(parameters.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(answer.caching).toBe('no-store');
    expect(answer.cookies).toEqual([`${cookieOf(1)}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`]);
  });

  it('needs no TLS on a developer’s machine, where the cookie has no prefix', async () => {
    const { call } = mounted(toGoogle, 'http://localhost:5173');
    const answer = await call('/auth/v1/authorize?provider=google');
    expect(answer.cookies).toEqual([
      `google-sign-in=${stateOf(1)}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax`,
    ]);
  });

  it('adds to the other tabs of this browser; the oldest of six is forgotten', async () => {
    const { call } = mounted(toGoogle);
    const fifth = await call('/auth/v1/authorize', cookieOf(2, 3, 4, 5));
    expect(fifth.cookies[0]).toContain(`${cookieOf(2, 3, 4, 5, 1)};`);
    const sixth = await call('/auth/v1/authorize', cookieOf(2, 3, 4, 5, 6));
    expect(sixth.cookies[0]).toContain(`${cookieOf(3, 4, 5, 6, 1)};`);
  });

  it('keeps of the cookie only what can be a state', async () => {
    const { call } = mounted(toGoogle);
    const odd = ['short', `${stateOf(2)}0`, `0${stateOf(2)}`, stateOf('G'), stateOf(3)].join('.');
    const answer = await call('/auth/v1/authorize', `__Host-google-sign-in=${odd}`);
    expect(answer.cookies[0]).toContain(`${cookieOf(3, 1)};`);
  });

  it('that the service refuses sets no cookie', async () => {
    for (const refusing of [() => new Response(null, { status: 400 }), redirectTo(`${site}/auth`)]) {
      const answer = await mounted(refusing).call('/auth/v1/authorize');
      expect([answer.cookies, answer.caching]).toEqual([[], 'no-store']);
    }
  });

  it('forwards the provider, the access type and the prompt, and nothing else', async () => {
    const { call, received } = mounted(toGoogle);
    await call(
      '/auth/v1/authorize?provider=google&access_type=offline&prompt=consent&state=mine&client_id=mine&scopes=all',
    );
    const forwarded = Object.fromEntries(new URL(received[0]?.url ?? '').searchParams);
    expect(forwarded).toEqual({
      provider: 'google',
      access_type: 'offline',
      prompt: 'consent',
      redirect_to: 'https://curvela.example/auth/callback',
    });
  });

  it.each([
    ['one of our pages', 'https://curvela.example/auth/callback?next=/account'],
    ['another of our pages', 'https://curvela.example/booking'],
  ])('returns to %s when that was requested', async (_, wanted) => {
    const { call, received } = mounted(toGoogle);
    await call(`/auth/v1/authorize?redirect_to=${encodeURIComponent(wanted)}`);
    expect(new URL(received[0]?.url ?? '').searchParams.get('redirect_to')).toBe(wanted);
  });

  it.each([
    'https://evil.example/auth/callback',
    'http://curvela.example/auth/callback',
    'https://curvela.example:8443/',
    'https://curvela.example.evil.example/',
    'http://localhost:9999/',
    '//evil.example',
    'not an address',
    '',
  ])('returns to our own callback page when the wanted page is “%s”', async (wanted) => {
    const { call, received } = mounted(toGoogle);
    await call(`/auth/v1/authorize?redirect_to=${encodeURIComponent(wanted)}`);
    expect(new URL(received[0]?.url ?? '').searchParams.getAll('redirect_to')).toEqual([
      'https://curvela.example/auth/callback',
    ]);
  });
});

describe('the return from Google', () => {
  const session = redirectTo(
    `${site}/auth/callback?next=%2Faccount#access_token=abc&refresh_token=def&provider_token=g1&provider_refresh_token=g2`,
  );
  const callback = (digit: number | string) => `/auth/v1/callback?code=1&state=${stateOf(digit)}`;

  it('is completed by the browser that started it, without the tokens of Google', async () => {
    const { call, received, statements } = mounted(session);
    const answer = await call(callback(1), cookieOf(1));
    expect(answer).toEqual({
      status: 302,
      location: `${site}/auth/callback?next=%2Faccount#access_token=abc&refresh_token=def`,
      caching: 'no-store',
      cookies: ['__Host-google-sign-in=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'],
    });
    expect(received).toHaveLength(1);
    expect(statements).toEqual([]);
  });

  it('consumes its own state, and leaves those of the other tabs', async () => {
    const one = await mounted(session).call(callback(2), cookieOf(1, 2, 3));
    expect(one.cookies).toEqual([`${cookieOf(1, 3)}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`]);
    const two = await mounted(session).call(callback(2), cookieOf(1, 2));
    expect(two.cookies).toEqual([`${cookieOf(1)}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`]);
  });

  it.each([
    ['no cookie', callback(1), ''],
    ['the cookie of another sign-in', callback(1), cookieOf(2)],
    ['no state', '/auth/v1/callback?code=1', cookieOf(1)],
    ['an empty state', '/auth/v1/callback?code=1&state=', cookieOf(1)],
    ['a cookie without the prefix', callback(1), `google-sign-in=${stateOf(1)}`],
  ])('with %s is refused, and the service is not called', async (_, path, cookie) => {
    const { call, received } = mounted(session);
    const answer = await call(path, cookie);
    expect(answer).toEqual({
      status: 303,
      location: `${site}/auth/callback#error=invalid_request&error_code=bad_oauth_state&error_description=This+sign-in+was+not+begun+in+this+browser`,
      caching: 'no-store',
      cookies: [],
    });
    expect(received).toEqual([]);
  });

  it('that failed ends on the page that explains it, after the accounts without proof are removed', async () => {
    const { call, statements } = mounted(
      redirectTo(
        `${site}/booking?x=1#error=access_denied&error_code=user_banned&error_description=User+is+banned&more=1`,
      ),
    );
    const answer = await call(callback(1), cookieOf(1));
    expect(answer.location).toBe(
      `${site}/auth/callback#error=access_denied&error_code=user_banned&error_description=User+is+banned`,
    );
    expect(statements).toHaveLength(1);
    expect(statements[0]).toMatch(/^delete from auth\.users/);
  });

  it('that failed is also recognized by the query, and what it does not name is omitted', async () => {
    const answer = await mounted(redirectTo(`${site}/?error=access_denied`)).call(callback(1), cookieOf(1));
    expect(answer.location).toBe(`${site}/auth/callback#error=access_denied`);
  });

  it('believes the fragment before the query', async () => {
    const both = redirectTo(`${site}/?error=a&error_code=b&error_description=c#error=d&error_code=e`);
    const answer = await mounted(both).call(callback(1), cookieOf(1));
    expect(answer.location).toBe(`${site}/auth/callback#error=d&error_code=e&error_description=c`);
  });

  it('to a relative address is completed on our own site', async () => {
    const answer = await mounted(redirectTo('/account#access_token=abc')).call(callback(1), cookieOf(1));
    expect(answer.location).toBe(`${site}/account#access_token=abc`);
  });

  it('that the service could not handle leads nowhere', async () => {
    const unable = () => Response.json({ code: 503 }, { status: 503 });
    const answer = await mounted(unable).call(callback(1), cookieOf(1));
    expect([answer.status, answer.location]).toEqual([503, null]);
  });

  it('to an address that cannot be parsed is not rewritten', async () => {
    const answer = await mounted(redirectTo('https://[broken')).call(callback(1), cookieOf(1));
    expect([answer.status, answer.location]).toEqual([302, 'https://[broken']);
  });
});

it('other calls of the auth service pass unchanged', async () => {
  const { call, received } = mounted(() => Response.json({ ok: true }));
  const answer = await call(`/auth/v1/user?state=${stateOf(1)}`, cookieOf(1));
  expect(answer).toEqual({ status: 200, location: null, caching: null, cookies: [] });
  expect(received[0]?.url).toBe(`${site}/auth/v1/user?state=${stateOf(1)}`);
});

it('the address of a failure has no empty fields', () => {
  expect(failed(site, { error: 'server_error', error_code: '', error_description: 'Too bad' })).toBe(
    'https://curvela.example/auth/callback#error=server_error&error_description=Too+bad',
  );
});
