import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { says } from '#tests/contract/specification.ts';

/*
 * The figures of section 9 are defaults of the official client. They are measured on the installed version with a fake
 * clock, so that a different behaviour of a new version is noticed.
 */
const start = Date.parse('2026-11-20T09:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

/** A client whose session expires in `endsIn` seconds; `calls` are the times (ms) at which it requested a new one. */
function clientWith(endsIn: number, answer: () => Response) {
  const calls: number[] = [];
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'refresh',
    expires_at: start / 1000 + endsIn,
    expires_in: endsIn,
    token_type: 'bearer',
    user: { id: '1' },
  };
  const stored = new Map([['sb-session', JSON.stringify(session)]]);
  const client = createClient('http://auth.invalid', 'key', {
    auth: {
      storageKey: 'sb-session',
      autoRefreshToken: true,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    global: {
      fetch: (input) => {
        if (String(input).includes('grant_type=refresh_token')) calls.push(Date.now() - start);
        return Promise.resolve(answer());
      },
    },
  });
  return { client, calls };
}

const fresh = () =>
  Response.json({
    access_token: 'a.b.d',
    refresh_token: 'next',
    expires_in: 3600,
    token_type: 'bearer',
    user: { id: '1' },
  });

describe('the official client', () => {
  it(`${says(9, 'Access token refresh check every 30 seconds, refreshing when about 90 seconds remain')}: looks at the session every 30 seconds and renews it when about 90 seconds remain`, async () => {
    const { client, calls } = clientWith(210, fresh);
    await client.auth.getSession();
    await vi.advanceTimersByTimeAsync(89_000);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(calls).toHaveLength(1);
    // 210 seconds less the 90 that remain, on a tick of 30.
    expect(calls[0]).toBeGreaterThanOrEqual(90_000);
    expect(calls[0]).toBeLessThanOrEqual(120_000);
    void client.auth.dispose?.();
  });

  it('renews at once what expires within 90 seconds, and not what expires in 91', async () => {
    const late = clientWith(91, fresh);
    await late.client.auth.getSession();
    expect(late.calls).toEqual([]);
    const soon = clientWith(89, fresh);
    await soon.client.auth.getSession();
    expect(soon.calls).toEqual([0]);
  });

  it(`${says(9, 'retries back off starting at 200 ms.')}: tries again after 200 ms, then twice as long each time, within one beat`, async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { client, calls } = clientWith(10, () => new Response('away', { status: 503 }));
    const pending = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(29_000);
    await pending;
    expect(calls.slice(0, 5)).toEqual([0, 200, 600, 1400, 3000]);
    expect(calls.at(-1)).toBeLessThan(30_000);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});
