import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { stubConnections } from '#tests/support/stubbed-connections.ts';
import { silentLog } from '../log.server.ts';
import { seededRandom } from '../random.ts';
import type { Limits } from './limits.ts';
import { createRealtime } from './realtime.server.ts';

let connections: ReturnType<typeof stubConnections>;
beforeEach(() => {
  connections = stubConnections();
});
afterEach(() => void vi.useRealTimers());

function openRealtime(limits: Partial<Limits> = {}) {
  let now = 0;
  const realtime = createRealtime({
    databaseUrl: 'postgres://localhost/none',
    clock: { now: () => new Date(now) },
    random: seededRandom(1),
    log: silentLog,
    limits,
    rules: [],
    accountOf: () => Promise.resolve(null),
    stillSigned: () => Promise.resolve(true),
    tell: () => Promise.resolve(true),
    isOwnOrigin: () => true,
    isKey: (key) => key === 'key',
    placeOf: ({ headers }) => String(headers['x-place'] ?? 'school'),
  });
  onTestFinished(() => realtime.close());
  const ask = (url = '/realtime/v1/websocket?apikey=key&vsn=2.0.0', place = 'school') => {
    const written: Buffer[] = [];
    const socket = new Duplex({
      read: () => undefined,
      write: (chunk: Buffer | string, _encoding, done) => {
        written.push(Buffer.from(chunk));
        done();
      },
    });
    const request = new IncomingMessage(new Socket());
    request.method = 'GET';
    request.url = url;
    request.headers = {
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      'x-place': place,
    };
    const taken = realtime.take(request, socket, Buffer.alloc(0));
    const status = () => Number(/^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(written).toString('latin1'))?.[1]);
    /** The status of the close frame; null while it is open. */
    const closedWith = () => {
      const bytes = Buffer.concat(written.slice(1));
      const at = bytes.indexOf(0x88);
      return at === -1 ? null : bytes.readUInt16BE(at + 2);
    };
    return { taken, socket, status, closedWith };
  };
  return { realtime, ask, pass: (milliseconds: number) => (now += milliseconds) };
}

test('a request for another address is left to others', () => {
  const { ask, realtime } = openRealtime();
  const other = ask('/vite-hmr');
  expect([other.taken, other.socket.listenerCount('error')]).toEqual([false, 0]);
  expect(realtime.connections()).toBe(0);
});

test('a request without a key is refused; an error of its connection ends only that', () => {
  const { ask, realtime } = openRealtime();
  const stranger = ask('/realtime/v1/websocket');
  expect([stranger.taken, stranger.status()]).toEqual([true, 401]);
  expect(realtime.connections()).toBe(0);
  stranger.socket.emit('error', new Error('reset by peer'));
  expect(stranger.socket.destroyed).toBe(true);
});

describe('a process', () => {
  test('has so many sockets for one address, and no more', () => {
    const { ask, realtime } = openRealtime({ connections: 10, connectionsPerPlace: 2 });
    expect([ask().status(), ask().status(), ask().status()]).toEqual([101, 101, 429]);
    expect(ask(undefined, 'home').status()).toBe(101);
    expect(realtime.connections()).toBe(3);
  });

  test('has four times as many for the household of an IPv6 address, and sixteen times as many for its site', () => {
    const { ask, realtime } = openRealtime({ connections: 99, connectionsPerPlace: 1 });
    const household = Array.from({ length: 5 }, (_, each) => ask(undefined, `2001:db8:1:${each}::`).status());
    expect(household).toEqual([101, 101, 101, 101, 429]);
    const site = Array.from({ length: 13 }, (_, each) =>
      ask(undefined, `2001:db8:1:${each + 1}00::`).status(),
    );
    expect(site.filter((status) => status === 101)).toHaveLength(12);
    expect(ask(undefined, '2001:db8:2::').status()).toBe(101);
    expect(realtime.connections()).toBe(17);
  });

  test('has so many in total, and another once one has gone', async () => {
    const { ask, realtime } = openRealtime({ connections: 2, connectionsPerPlace: 10 });
    const first = ask(undefined, 'a');
    expect([first.status(), ask(undefined, 'b').status(), ask(undefined, 'c').status()]).toEqual([
      101, 101, 429,
    ]);
    first.socket.destroy();
    await vi.waitFor(() => expect(realtime.connections()).toBe(1), { timeout: 10_000 });
    expect(ask(undefined, 'c').status()).toBe(101);
  });

  test('that ends closes its sockets and refuses others as unavailable', async () => {
    const { ask, realtime } = openRealtime();
    const first = ask();
    let isEnded = false;
    const { promise, resolve } = Promise.withResolvers<void>();
    connections.end.mockReturnValue(promise);
    const closing = realtime.close().then(() => (isEnded = true));
    expect(first.closedWith()).toBe(1012);
    expect(ask().status()).toBe(503);
    await new Promise(setImmediate);
    expect(isEnded).toBe(false);
    resolve();
    await closing;
  });
});

test('silent sockets are closed one after the other, also by themselves every few seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { ask, pass, realtime } = openRealtime({ silence: 1000, sweep: 300 });
  const first = ask();
  pass(999);
  await realtime.sweep();
  expect(first.closedWith()).toBeNull();
  const second = ask();
  pass(1);
  await realtime.sweep();
  expect([first.closedWith(), second.closedWith()]).toEqual([1001, null]);
  pass(999);
  vi.advanceTimersByTime(299);
  expect(second.closedWith()).toBeNull();
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(second.closedWith()).toBe(1001), { timeout: 10_000 });
  await realtime.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('what is broadcast by any process is heard from the database', async () => {
  const { realtime } = openRealtime();
  await realtime.listening;
  expect(connections.queries).toEqual(['listen curvela_realtime']);
});
