import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, it } from 'vitest';
import { openListeners } from './listening-servers.ts';
import { closingOf, endingOf } from './ending.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** Bytes; more than the socket buffers of a slow reader hold. */
const long = 30_000_000;

/** A server with a stream that stays open after one event, and a call that waits until it is released. */
async function serverThatEnds() {
  const ending = endingOf(0);
  const [requested, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
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
    if (pathname === '/held') {
      requested.resolve();
      await held.promise;
    }
    if (pathname === '/long') return new Response('x'.repeat(long));
    return new Response(pathname);
  };
  const answer = getRequestListener(ending.answers(fetchHere), { overrideGlobalObjects: false });
  const server = createServer((request, response: ServerResponse) => {
    ending.watch(response);
    closing.watch(response);
    void answer(request, response);
  });
  const closing = closingOf(server);
  const listeners = await openListeners(server, { port: 0, host: '127.0.0.1' });
  open.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const { port } = listeners;
  return {
    ending,
    close: () => closing.close(listeners),
    requested: requested.promise,
    release: held.resolve,
    port,
    url: `http://127.0.0.1:${port}`,
  };
}

it('an open event stream ends cleanly at shutdown, after complete events', async () => {
  const { url, ending } = await serverThatEnds();
  const { body } = await fetch(`${url}/stream`);
  const reader = body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('id: 1\n\n');
  await ending.begin();
  expect(await reader?.read()).toMatchObject({ done: true });
});

it('a process that shuts down is not ready, but answers, and closes connections after a response', async () => {
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

it('closing the port waits for slow readers and for requests in progress', async () => {
  const { close, requested, release, port, url } = await serverThatEnds();
  const slow = await new Promise<IncomingMessage>((resolve) =>
    request({ host: '127.0.0.1', port, path: '/long' }, resolve).end(),
  );
  // The headers have arrived and the body is not read: the rest stays buffered on the server.
  const held = fetch(`${url}/held`);
  const idle = await fetch(`${url}/other`);
  await requested;
  const closed = close();
  let length = 0;
  for await (const piece of slow) length += (piece as Buffer).length;
  release();
  expect([length, slow.complete, (await held).status, idle.status]).toEqual([long, true, 200, 200]);
  await closed;
});

it('a connection without a request does not delay the shutdown', async () => {
  const { close, port } = await serverThatEnds();
  const silent = connect(port, '127.0.0.1');
  await new Promise<void>((resolve) => silent.once('connect', resolve));
  const ended = new Promise<void>((resolve) => silent.once('close', () => resolve()));
  silent.resume();
  await close();
  await ended;
  expect(silent.destroyed).toBe(true);
});
