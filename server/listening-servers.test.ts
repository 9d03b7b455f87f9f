import { createServer, type Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { type ListeningServers, openListeners } from './listening-servers.ts';

const host = '127.0.0.1';
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const { close } of open.splice(0)) await close();
});

async function listenAt(port: number, server: Server = createServer()): Promise<ListeningServers> {
  const listeners = await openListeners(server, { port, host });
  open.push(listeners);
  return listeners;
}

/** Connections that the kernel accepted before the process did. */
function connectionsTo(port: number, count: number): { end(): void } {
  const made = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    `const { workerData: { port, host, count, made } } = require('node:worker_threads');
     const net = require('node:net');
     for (let i = 0; i < count; i += 1) net.connect(port, host, () => { Atomics.add(made, 0, 1); Atomics.notify(made, 0); }).on('error', () => {});`,
    { eval: true, workerData: { port, host, count, made } },
  );
  for (let now = 0; now < count; now = Atomics.load(made, 0)) Atomics.wait(made, 0, now, 5000);
  return { end: () => void worker.terminate() };
}

it('simultaneous connections are accepted within a few event loop turns, however long a turn is', async () => {
  let came = 0;
  const server = createServer((socket) => {
    came += 1;
    socket.destroy();
  });
  const { port } = await listenAt(0, server);
  const crowd = connectionsTo(port, 96);
  let turns = 0;
  while (turns < 96) {
    if (came === 96) break;
    await nextTurn();
    turns += 1;
  }
  crowd.end();
  expect(came).toBe(96);
  expect(turns).toBeLessThan(40);
});

it('a port belongs to one process, shared or not, and is free again after it', async () => {
  const { port, close } = await listenAt(0);
  await expect(openListeners(createServer(), { port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await close();
  open.length = 0;
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, host, resolve));
  open.push({ close: () => new Promise((resolve) => other.close(resolve)) });
  await expect(openListeners(createServer(), { port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
