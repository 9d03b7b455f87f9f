import { streamSSE } from 'hono/streaming';
import { expect, test, vi } from 'vitest';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import { newApi } from '#app/platform/api.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { givenUpAfter, timeGuard } from './input-guards.ts';

test('a call without a response times out with 408, and the process continues', async () => {
  const app = newApi();
  app.use(async (c, next) => {
    c.set('requestId', 'test');
    c.set('language', 'en');
    await next();
  });
  app.use(givenUpAfter(1));
  app.onError((thrown) => errorResponse(thrown, { requestId: 'test', language: 'en', log: silentLog }));
  app.get('/endless', () => new Promise<Response>(() => undefined));
  app.get('/quick', (c) => c.text('here'));
  const refused = await app.request('/endless', { headers: { accept: 'text/event-stream' } });
  expect(refused.status).toBe(408);
  expect(await refused.json()).toMatchObject({ error: { code: 'timeout' } });
  expect(await (await app.request('/quick')).text()).toBe('here');
});

test('a call that asks for a stream times out like any other; a started stream does not', async () => {
  vi.useFakeTimers();
  const app = newApi();
  app.use(timeGuard);
  app.onError(() => new Response(null, { status: 408 }));
  app.get('/endless', () => new Promise<Response>(() => undefined));
  const more = Promise.withResolvers<string>();
  app.get('/stream', (c) => streamSSE(c, async (stream) => stream.writeSSE({ data: await more.promise })));
  const headers = { accept: 'text/event-stream' };
  const endless = app.request('/endless', { headers });
  const stream = await app.request('/stream', { headers });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await endless).status).toBe(408);
  more.resolve('still here');
  expect(await stream.text()).toContain('still here');
  vi.useRealTimers();
});
