import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewingFetch, sessionFetch } from './session-fetch.ts';

const serverTime = Date.parse('2026-11-20T09:00:00Z');
const hour = 3_600_000;
afterEach(() => void vi.useRealTimers());

const sessionOf = (token: string, expires_at: number) => ({
  access_token: token,
  refresh_token: `${token}-refresh`,
  expires_in: 3600,
  expires_at,
  token_type: 'bearer',
  user: { id: '1' },
});

/** The official client on a device whose clock is off by `offset` hours, with a response for each refresh. */
function deviceWith(offset: number, refresh: () => Response) {
  vi.useFakeTimers({ now: serverTime + offset * hour });
  const stored = new Map<string, string>();
  const refreshes: string[] = [];
  const network: typeof fetch = (input) => {
    const address = String(input);
    if (!address.includes('grant_type=refresh_token'))
      return Promise.resolve(Response.json(sessionOf('first', serverTime / 1000 + 3600)));
    refreshes.push(address);
    return Promise.resolve(refresh());
  };
  const client = createClient('http://auth.invalid', 'key', {
    auth: {
      storageKey: 'sb-session',
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    global: { fetch: sessionFetch(network) },
  });
  return { client, refreshes, stored };
}

const fresh = () => Response.json(sessionOf('fresh', serverTime / 1000 + 7200));

describe.each([2, 0, -2])('a device whose clock is off by %i hours', (offset) => {
  it('keeps its new session for an hour without a refresh', async () => {
    const { client, refreshes } = deviceWith(offset, fresh);
    await client.auth.signInWithPassword({ email: 'a@example.org', password: 'secret-1' });
    for (let call = 0; call < 60; call += 1) {
      expect((await client.auth.getSession()).data.session?.access_token).toBe('first');
      await vi.advanceTimersByTimeAsync(56_000);
    }
    expect(refreshes).toEqual([]);
    void client.auth.dispose?.();
  });

  it('refreshes once after the hour', async () => {
    const { client, refreshes } = deviceWith(offset, fresh);
    await client.auth.signInWithPassword({ email: 'a@example.org', password: 'secret-1' });
    await vi.advanceTimersByTimeAsync(hour);
    for (let call = 0; call < 60; call += 1) {
      expect((await client.auth.getSession()).data.session?.access_token).toBe('fresh');
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(refreshes).toHaveLength(1);
    void client.auth.dispose?.();
  });
});

describe('a rate-limited refresh', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

  it.each([429, 503])('with %i keeps the expired session, and the next one renews it', async (status) => {
    let limited = true;
    const tooMany = () => Response.json({ error_code: 'over_request_rate_limit', msg: 'x' }, { status });
    const { client, stored } = deviceWith(0, () => (limited ? tooMany() : fresh()));
    await client.auth.signInWithPassword({ email: 'a@example.org', password: 'secret-1' });
    vi.setSystemTime(serverTime + 2 * hour);
    const pending = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await pending).data.session).toBeNull();
    expect(stored.get('sb-session')).toContain('first-refresh');
    limited = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await client.auth.getSession()).data.session?.access_token).toBe('fresh');
    void client.auth.dispose?.();
  });
});

describe('a response of the auth service', () => {
  const fetched = (address: string | URL | Request, response: Response) =>
    sessionFetch(() => Promise.resolve(response))(address);
  const base = 'http://auth.invalid/auth/v1';
  const session = { access_token: 'a', expires_in: 3600, expires_at: 1_800_000_000 };

  it.each([
    '/token?grant_type=password',
    '/token',
    '/verify',
    '/signup',
    '/signup?redirect_to=x',
    '/factors/1/verify',
    '/factors/recovery-codes/verify',
  ])('to %s loses the time of the server and nothing else', async (path) => {
    const response = await fetched(`${base}${path}`, Response.json(session, { status: 201 }));
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ access_token: 'a', expires_in: 3600 });
  });

  it('loses the length and encoding of the body that it had', async () => {
    const headers = { 'content-length': '99', 'content-encoding': 'gzip', 'x-sent': 'yes' };
    const response = await fetched(`${base}/token`, Response.json(session, { headers }));
    expect(
      ['content-length', 'content-encoding', 'x-sent'].map((name) => response.headers.get(name)),
    ).toEqual([null, null, 'yes']);
  });

  it.each([
    ['/tokens', session, 200],
    ['/verify/x', session, 200],
    ['/user', session, 200],
    ['/token', session, 400],
    ['/token', { user: 'x', expires_at: 1 }, 200],
    ['/token', 5, 200],
    ['/token', null, 200],
    ['/token', [1], 200],
  ])('to %s is passed on when it is no session: %j (%i)', async (path, body, status) => {
    const response = await fetched(`${base}${path}`, Response.json(body, { status }));
    expect([response.status, await response.json()]).toEqual([status, body]);
  });

  it('that is no JSON is passed on', async () => {
    expect(await (await fetched(`${base}/token`, new Response('<html>'))).text()).toBe('<html>');
  });

  it.each([
    ['/token?grant_type=refresh_token', 429, 503],
    ['/token?x=1&grant_type=refresh_token', 429, 503],
    ['/token?grant_type=password', 429, 429],
    ['/otp', 429, 429],
    ['/token?grant_type=refresh_token', 400, 400],
  ])('to %s with %i counts as %i', async (path, status, expected) => {
    const sent = () => Response.json({ msg: 'x' }, { status, headers: { 'retry-after': '60' } });
    for (const address of [`${base}${path}`, new URL(`${base}${path}`), new Request(`${base}${path}`)]) {
      const response = await fetched(address, sent());
      expect([response.status, response.headers.get('retry-after')]).toEqual([expected, '60']);
      expect(await response.json()).toEqual({ msg: 'x' });
    }
  });
});

// The client warns with an object. Where another file of this process has loaded the platform, its handler of warnings expects a string.
beforeEach(() => {
  vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
});

describe('a data call with a refused token', () => {
  const call = (network: typeof fetch, renew = () => Promise.resolve<string | null>('fresh')) =>
    createClient('http://data.invalid', 'key', {
      accessToken: () => Promise.resolve('old'),
      global: { fetch: renewingFetch(network, { key: 'key', renew }) },
    })
      .from('user_preferences')
      .select('*');
  const bearerOf = (init?: RequestInit) => new Headers(init?.headers).get('authorization');

  it('is repeated once with the renewed token', async () => {
    const sent: (string | null)[] = [];
    const cancelled = vi.fn();
    const refusal = () => new Response(new ReadableStream({ cancel: cancelled }), { status: 401 });
    const network: typeof fetch = (_, init) => {
      sent.push(bearerOf(init));
      return Promise.resolve(sent.length === 1 ? refusal() : Response.json([{ id: 1 }]));
    };
    expect((await call(network)).data).toEqual([{ id: 1 }]);
    expect(sent).toEqual(['Bearer old', 'Bearer fresh']);
    // A body that nobody reads would occupy its connection.
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('fails when no token replaces it, and a second refusal is final', async () => {
    let calls = 0;
    const network: typeof fetch = () => {
      calls += 1;
      return Promise.resolve(Response.json({ code: 'PGRST301' }, { status: 401 }));
    };
    expect((await call(network, () => Promise.resolve(null))).status).toBe(401);
    expect(calls).toBe(1);
    expect((await call(network)).status).toBe(401);
    expect(calls).toBe(3);
  });

  const repeated = async (address: string, token: string | null, status = 401) => {
    const renewals: string[] = [];
    let calls = 0;
    const send = renewingFetch(
      () => {
        calls += 1;
        return Promise.resolve(new Response('{}', { status: calls === 1 ? status : 200 }));
      },
      {
        key: 'key',
        renew: (refused) => {
          renewals.push(refused);
          return Promise.resolve('fresh');
        },
      },
    );
    const headers: HeadersInit = token === null ? {} : { authorization: token };
    const response = await send(address, { headers });
    return [response.status, calls, renewals];
  };

  it('keeps method and body when it is repeated', async () => {
    const sent: (RequestInit | undefined)[] = [];
    const send = renewingFetch(
      (_, init) => {
        sent.push(init);
        return Promise.resolve(new Response('{}', { status: sent.length === 1 ? 401 : 200 }));
      },
      { key: 'key', renew: () => Promise.resolve('fresh') },
    );
    await send('/rest/v1/rows', {
      method: 'POST',
      body: 'x',
      headers: { authorization: 'Bearer old', a: 'b' },
    });
    expect(sent[1]).toMatchObject({ method: 'POST', body: 'x' });
    expect(new Headers(sent[1]?.headers).get('a')).toBe('b');
  });

  it.each([
    ['/rest/v1/rows', 'Bearer old', 401, [200, 2, ['old']]],
    ['/rest/v1/rows', 'Bearer old', 403, [403, 1, []]],
    ['/auth/v1/user', 'Bearer old', 401, [401, 1, []]],
    // The key of the client is not a user's token.
    ['/rest/v1/rows', 'Bearer key', 401, [401, 1, []]],
    ['/rest/v1/rows', 'Basic old', 401, [401, 1, []]],
    ['/rest/v1/rows', 'x Bearer old', 401, [401, 1, []]],
    ['/rest/v1/rows', null, 401, [401, 1, []]],
  ])('to %s with %j that gets %i', async (address, token, status, expected) => {
    expect(await repeated(address, token, status)).toEqual(expected);
  });
});
