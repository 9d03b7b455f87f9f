import { Hono } from 'hono';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { registerRequestMetrics } from './requests.ts';

it('a stream is open until its last chunk was read or the reader disconnected', async () => {
  const registry = new Registry();
  const requests = registerRequestMetrics(registry, () => null);
  const openStreams = async () =>
    (await registry.getSingleMetric('curvela_streams_open')?.get())?.values[0]?.value;
  const app = new Hono<ApiEnvironment>();
  app.use(requests.observe);
  let cancelled = 0;
  app.get('/words', () => {
    const left = ['data: 1\n\n', 'data: 2\n\n'];
    const body = new ReadableStream(
      {
        pull: (controller) => {
          const piece = left.shift();
          if (piece) controller.enqueue(new TextEncoder().encode(piece));
          else controller.close();
        },
        cancel: () => void (cancelled += 1),
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const [read, left] = [await app.request('/words'), await app.request('/words')];
  expect(await openStreams()).toBe(2);
  expect(await read.text()).toBe('data: 1\n\ndata: 2\n\n');
  expect(await openStreams()).toBe(1);
  await left.body?.cancel();
  expect([await openStreams(), cancelled]).toEqual([0, 1]);
});

it('a response whose reader disconnected is not counted as a failure', async () => {
  const registry = new Registry();
  const requests = registerRequestMetrics(registry, () => '/page');
  const app = new Hono<ApiEnvironment>().use(requests.observe).all('*', (c) => c.body(null, 500));
  await app.request('/a', { signal: AbortSignal.abort() });
  await app.request('/b');
  expect(await registry.metrics()).toMatch(/route="\/page",status="499"} 1\n.*status="500"} 1\n/);
});
