import { describe, expect, it } from 'vitest';
import { routeRequest, suppressedPaths, suppressingFetch } from './request-suppression.ts';

const backend = 'https://curvela.example';

describe('calls of the data client', () => {
  it.each(suppressedPaths)('%s is never sent and seems to succeed', async (path) => {
    const sent: unknown[] = [];
    const send = suppressingFetch(backend, async (input) => {
      sent.push(input);
      return new Response('{}');
    });
    const answer = await send(`${backend}${path}?user_id=eq.1`, { method: 'POST' });
    expect(await answer.json()).toEqual({ ok: true, skipped: true });
    expect(sent).toEqual([]);
  });

  it('to any host of the service domain go to the one configured host', () => {
    expect(routeRequest('https://abcdef.supabase.co/rest/v1/user_preferences?limit=1', backend)).toBe(
      'https://curvela.example/rest/v1/user_preferences?limit=1',
    );
  });

  it('to a host that only looks like the service domain stay where they are', () => {
    const lookalike = 'https://notsupabase.co/rest/v1/user_preferences';
    expect(routeRequest(lookalike, backend)).toBe(lookalike);
  });

  it('otherwise go where they were meant to', () => {
    expect(routeRequest(`${backend}/rest/v1/telemetry_events`, backend)).toBe(
      `${backend}/rest/v1/telemetry_events`,
    );
  });
});
