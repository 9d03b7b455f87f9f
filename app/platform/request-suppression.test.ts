import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { routeRequest, suppressedPaths, suppressingFetch } from './request-suppression.ts';

const backend = 'https://curvela.example';

/** Word for word (specification, section 7). */
it('exactly these seven paths are suppressed', () => {
  expect(suppressedPaths).toEqual([
    '/functions/v1/track-event',
    '/rest/v1/rpc/track_user_event',
    '/rest/v1/analytics_sessions',
    '/rest/v1/analytics_page_views',
    '/rest/v1/session_recordings',
    '/rest/v1/system_settings',
    '/rest/v1/user_locale_preferences',
  ]);
});

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

  it('to a host that only resembles the service domain are unchanged', () => {
    const lookalike = 'https://notsupabase.co/rest/v1/user_preferences';
    expect(routeRequest(lookalike, backend)).toBe(lookalike);
  });

  it('are otherwise unchanged', () => {
    expect(routeRequest(`${backend}/rest/v1/telemetry_events`, backend)).toBe(
      `${backend}/rest/v1/telemetry_events`,
    );
  });
});

/** A server that records requests, and a client configured for it. */
async function startRecordingServer() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push(`${request.method} ${request.url} ${String(request.headers.apikey)} ${text}`);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { received, home, fetch: suppressingFetch(home, (input, init) => fetch(input, init)), close };
}

describe('over a real connection', () => {
  const init = { method: 'POST', headers: { apikey: 'k' }, body: '{"code":"friend"}' };

  it('a call to any host of the service domain arrives at the configured host, complete, in any notation', async () => {
    const { received, fetch: send, close } = await startRecordingServer();
    const elsewhere = 'https://abcdef.supabase.co/rest/v1/referral_events?columns=code';
    await send(elsewhere, init);
    await send(new URL(elsewhere), init);
    await send(new Request(elsewhere, init));
    expect(received).toEqual(
      Array.from({ length: 3 }, () => 'POST /rest/v1/referral_events?columns=code k {"code":"friend"}'),
    );
    await close();
  });

  it('none of the seven arrives, in any notation', async () => {
    const { received, home, fetch: send, close } = await startRecordingServer();
    for (const host of [home, 'https://abcdef.supabase.co'])
      for (const path of suppressedPaths) {
        await send(host + path, init);
        await send(new URL(`${host}${path}?select=*`));
        await send(new Request(host + path, init));
      }
    expect(received).toEqual([]);
    await close();
  });
});
