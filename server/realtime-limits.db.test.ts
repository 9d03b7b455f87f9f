import { connect } from 'node:net';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Limits } from '#app/platform/realtime/limits.ts';
import type { TopicRule } from '#app/platform/realtime/topics.ts';
import {
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  type Session,
} from '#tests/support/auth-test-app.ts';
import {
  browserOf,
  clientsKey,
  type LiveProcess,
  liveProcess,
  subscribe,
  until,
} from '#tests/support/sockets.ts';

/* Limits of one process: in total, per address, per socket; and its shutdown. */

let app: AuthTestApp;
let kim: Session;
const processes: LiveProcess[] = [];
const open: SupabaseClient[] = [];
const raw: { close(): void }[] = [];
beforeAll(async () => {
  app = await openAuthTestApp();
  kim = await confirmedAccount(app, 'kim@example.org');
}, 60_000);
afterEach(async () => {
  for (const socket of raw.splice(0)) socket.close();
  await Promise.all(open.splice(0).map((client) => client.realtime.disconnect()));
  await Promise.all(processes.splice(0).map((each) => each.close()));
});
afterAll(() => app.close());

/** Any account may listen to a `room` topic; in a `hall` topic all may also broadcast. */
const rules: TopicRule[] = [
  { name: 'room', mayHear: () => Promise.resolve(true) },
  { name: 'hall', mayHear: () => Promise.resolve(true), maySpeak: () => Promise.resolve(true) },
];
const start = async (limits: Partial<Limits> = {}, port = 0) => {
  const begun = await liveProcess(app, { limits, rules, port });
  processes.push(begun);
  return begun;
};
const browser = (at: LiveProcess) => {
  const client = browserOf(at.url, () => kim.token);
  open.push(client);
  return client;
};

/** The HTTP status of the response to an upgrade request. */
async function greeting(
  at: LiveProcess,
  headers: Record<string, string> = {},
  query = `apikey=${clientsKey}&vsn=2.0.0`,
) {
  const { hostname, port } = new URL(at.url);
  const socket = connect(Number(port), hostname);
  raw.push({ close: () => socket.destroy() });
  const sent = {
    host: `${hostname}:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET /realtime/v1/websocket?${query} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const status = await new Promise<number>((resolve) => {
    socket.once('data', (chunk) => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(chunk.toString())?.[1])));
  });
  return { status, socket };
}

/** A raw socket without the client's behaviour, and the code with which it was closed. */
async function connectRaw(at: LiveProcess) {
  const socket = new WebSocket(
    `${at.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${clientsKey}&vsn=2.0.0`,
  );
  raw.push(socket);
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  );
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  return { socket, closed };
}
const masked = (text: string): Buffer => {
  const body = Buffer.from(text);
  const head = Buffer.from([0x81, 0x80 | 126, body.length >> 8, body.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, body]);
};

describe('an upgrade request', () => {
  it.each([
    ['as the client sends it', {}, undefined, 101],
    ['from the own page', { origin: 'http://localhost:5173' }, undefined, 101],
    [
      'from the page of another name of this server',
      { origin: 'https://own.example', host: 'own.example' },
      undefined,
      101,
    ],
    ['from another page', { origin: 'https://elsewhere.example' }, undefined, 403],
    ['from a page without an origin', { origin: 'null' }, undefined, 403],
    ['without a key', {}, 'vsn=2.0.0', 401],
    ['in words that nobody speaks', {}, `apikey=${clientsKey}&vsn=3.0.0`, 400],
    ['of an older protocol', { 'sec-websocket-version': '8' }, undefined, 426],
    ['with half a secret', { 'sec-websocket-key': 'AAAA' }, undefined, 400],
  ])('%s', async (_, headers, query, status) => {
    expect((await greeting(await start(), headers, query)).status).toBe(status);
  });

  it('is refused above the limit of an address, not for others', async () => {
    const at = await start({ connectionsPerPlace: 2 });
    const from = (place: string) => greeting(at, { 'x-forwarded-for': place });
    expect([(await from('203.0.113.1')).status, (await from('203.0.113.1')).status]).toEqual([101, 101]);
    expect((await from('203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(101);
    raw[0]?.close();
    await until(() => at.realtime.connections() === 2);
    expect((await from('203.0.113.1')).status).toBe(101);
  });
});

describe('a socket', () => {
  it('joins a limited number of channels', async () => {
    const client = browser(await start({ channelsPerSocket: 2 }));
    for (const name of ['room:1', 'room:2'])
      expect(await (await subscribe(client, name)).joined()).toBe('SUBSCRIBED');
    const third = await subscribe(client, 'room:3');
    expect([await third.joined(), third.reasons[0]]).toEqual(['CHANNEL_ERROR', 'Too many channels.']);
  });

  it.each([
    ['more than a message may be', 'x'.repeat(20_000), 1009],
    ['what the client would never say', '{"topic":1}', 1008],
    ['bytes that are no broadcast', new Uint8Array([3, 255]), 1008],
  ])('is closed when it sends %s', async (_, frame, code) => {
    const { socket, closed } = await connectRaw(await start());
    socket.send(frame);
    expect(await closed).toBe(code);
  });

  it('is closed when it sends too much at once', async () => {
    const { socket, closed } = await connectRaw(await start({ burst: 5 }));
    for (let count = 0; count < 6; count += 1) socket.send('[null,"1","phoenix","heartbeat",{}]');
    expect(await closed).toBe(1008);
  });

  it('is closed after a minute without a message', async () => {
    const at = await start();
    const { closed } = await connectRaw(at);
    app.clock.advance(59_000);
    await at.realtime.sweep();
    expect(at.realtime.connections()).toBe(1);
    app.clock.advance(1000);
    await at.realtime.sweep();
    expect(await closed).toBe(1001);
  });

  it('is dropped when it does not read, without effect on others', async () => {
    const at = await start();
    const other = await subscribe(browser(at), 'room:1');
    await other.joined();
    const { socket } = await greeting(at);
    const join = { config: { private: true }, access_token: kim.token };
    socket.write(masked(JSON.stringify(['1', '1', 'realtime:room:1', 'phx_join', join])));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    expect(at.realtime.connections()).toBe(2);
    await until(async () => {
      await app.pool.query(
        `select app.broadcast('room:1', 'news', jsonb_build_object('n', n, 'x', repeat('x', 7000))) from generate_series(1, 500) as n`,
      );
      return at.realtime.connections() === 1;
    });
    const before = other.received.length;
    await app.pool.query(`select app.broadcast('room:1', 'last')`);
    await until(() => other.received.slice(before).find(({ event }) => event === 'last'));
  });
});

describe('clients that may broadcast', () => {
  const hall = async (client: SupabaseClient, broadcast: { self?: boolean; ack?: boolean }) => {
    const joined = await subscribe(client, 'hall:1', { config: { private: true, broadcast } });
    await joined.joined();
    return joined;
  };
  it('reach every process, themselves only on request, and get an acknowledgement', async () => {
    const [here, there] = [await start(), await start()];
    const quiet = await hall(browser(here), { ack: true });
    const loud = await hall(browser(there), { self: true });
    const say = (who: typeof quiet, word: string) =>
      who.channel.send({ type: 'broadcast', event: 'word', payload: { word } });
    expect(await say(quiet, 'ñandú')).toBe('ok');
    expect(await say(loud, 'two')).toBe('ok');
    const words = ({ received }: typeof quiet) => received.map(({ payload }) => payload.word);
    await until(() => quiet.received.length > 0 && loud.received.length > 1);
    expect([words(quiet), words(loud)]).toEqual([['two'], ['ñandú', 'two']]);
    expect(await say(quiet, 'x'.repeat(9000))).toBe('error');
  });
});

it('a client disconnected by a shutdown reconnects to another process, and joins again', async () => {
  const at = await start();
  const { states, received, joined } = await subscribe(browser(at), 'room:1');
  await joined();
  const { closed } = await connectRaw(at);
  await at.close();
  expect(await closed).toBe(1012);
  await start({}, Number(new URL(at.url).port));
  await until(() => states.filter((state) => state === 'SUBSCRIBED').length === 2);
  await app.pool.query(`select app.broadcast('room:1', 'news')`);
  await until(() => received.find(({ event }) => event === 'news'));
});
