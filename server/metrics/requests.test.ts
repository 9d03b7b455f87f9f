import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { counter } from './exposition.ts';
import { countRequests } from './requests.ts';

it('a stream is open until its last piece was read or nobody listens any more', async () => {
  const requests = countRequests(() => null);
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
  expect(requests.streams()).toBe(2);
  expect(await read.text()).toBe('data: 1\n\ndata: 2\n\n');
  expect(requests.streams()).toBe(1);
  await left.body?.cancel();
  expect([requests.streams(), cancelled]).toEqual([0, 1]);
});

it('a value with quotes, backslashes and ends of lines stays one value', () => {
  const words = counter('words', 'About "words"\nand \\.');
  words.add({ word: 'a"b\\c\nd' }, 2);
  words.add({ word: 'a"b\\c\nd' });
  expect(words.text()).toBe(
    '# HELP words About "words"\\nand \\\\.\n# TYPE words counter\nwords{word="a\\"b\\\\c\\nd"} 3\n',
  );
});

it('what breaks off because its reader has gone is not counted as a failure', async () => {
  const requests = countRequests(() => '/page');
  const app = new Hono<ApiEnvironment>().use(requests.observe).all('*', (c) => c.body(null, 500));
  await app.request('/a', { signal: AbortSignal.abort() });
  await app.request('/b');
  expect(requests.text()).toMatch(/route="\/page",status="499"} 1\n.*status="500"} 1\n/);
});
