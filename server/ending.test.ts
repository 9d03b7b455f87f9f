import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, it } from 'vitest';
import { endingOf } from './ending.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server with a stream of one event that then says nothing more, and a call that waits to be let go. */
async function serverThatEnds() {
  const ending = endingOf(0);
  const held = Promise.withResolvers<void>();
  const stream = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('id: 1\n\n')),
      }),
      {
        headers: { 'content-type': 'text/event-stream' },
      },
    );
  const fetchHere = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname === '/stream') return stream();
    if (pathname === '/held') await held.promise;
    return new Response(pathname);
  };
  const answer = getRequestListener(ending.answers(fetchHere), { overrideGlobalObjects: false });
  const server = createServer((request, response: ServerResponse) => {
    ending.watch(response);
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { ending, release: held.resolve, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('a stream that is followed ends cleanly with the process, after the events that came', async () => {
  const { url, ending } = await serverThatEnds();
  const { body } = await fetch(`${url}/stream`);
  const reader = body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('id: 1\n\n');
  await ending.begin();
  expect(await reader?.read()).toMatchObject({ done: true });
});

it('a process that ends is no longer ready, but answers, and asks for no second request on a connection', async () => {
  const { url, ending, release } = await serverThatEnds();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const held = fetch(`${url}/held`);
  expect((await fetch(`${url}/other`)).headers.get('connection')).toBe('keep-alive');
  await ending.begin();
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  const late = await fetch(`${url}/other`);
  release();
  expect([late.status, (await held).status]).toEqual([200, 200]);
  expect([late, await held].map(({ headers }) => headers.get('connection'))).toEqual(['close', 'close']);
});
