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
    client.auth.dispose?.();
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
    client.auth.dispose?.();
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
    const asked = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await asked).data.session).toBeNull();
    expect(stored.get('sb-session')).toContain('first-refresh');
    limited = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await client.auth.getSession()).data.session?.access_token).toBe('fresh');
    client.auth.dispose?.();
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
    const network: typeof fetch = (_, init) => {
      sent.push(bearerOf(init));
      return Promise.resolve(
        sent.length === 1 ? Response.json({ code: 'PGRST301' }, { status: 401 }) : Response.json([{ id: 1 }]),
      );
    };
    expect((await call(network)).data).toEqual([{ id: 1 }]);
    expect(sent).toEqual(['Bearer old', 'Bearer fresh']);
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
});
