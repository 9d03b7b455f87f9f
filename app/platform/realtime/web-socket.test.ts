import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { acceptSocket, createSocketServer, type WebSocketPeer } from './web-socket.server.ts';

const limits = { messageBytes: 1000, waitingBytes: 1000 };

/** A masked frame as a browser sends it. */
function masked(first: number, payload: string | Uint8Array): Buffer {
  const bytes = Buffer.from(payload);
  const mask = [1, 2, 3, 4];
  const length =
    bytes.length < 126 ? [0x80 | bytes.length] : [0x80 | 126, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([
    Buffer.from([first, ...length, ...mask]),
    bytes.map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  ]);
}
const text = 0x81;

function handshake(headers: Record<string, string> = {}): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.headers = {
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  };
  return request;
}

type Opened = { head?: Buffer; headers?: Record<string, string>; onMessage?: () => void };

/**
 * A socket over an in-memory connection: events it received, frames it wrote after the handshake, and functions to
 * drive it.
 */
function openSocket({ head = Buffer.alloc(0), headers, onMessage }: Opened = {}) {
  const received: (string | Buffer)[] = [];
  const failures: unknown[] = [];
  const written: Buffer[] = [];
  let taking = true;
  const socket = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer | string, _encoding, done) => {
      written.push(Buffer.from(chunk));
      if (taking) done();
    },
  });
  let peer: WebSocketPeer | undefined;
  acceptSocket(
    createSocketServer(limits),
    { request: handshake(headers), socket, head },
    limits,
    (opened) => {
      peer = opened;
      return {
        message: (data) => {
          received.push(data);
          onMessage?.();
        },
        gone: () => received.push('gone'),
        failed: (problem) => failures.push(problem),
      };
    },
  );
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  };
  return {
    peer,
    received,
    failures,
    socket,
    stopTaking: () => (taking = false),
    push: async (...chunks: Buffer[]) => {
      for (const chunk of chunks) socket.push(chunk);
      await settle();
    },
    settle,
    /** Bytes that the connection has not taken yet. */
    unsent: () => socket.writableLength,
    frames: () => written.length,
    firstLine: () => written[0]?.toString().split('\r\n')[0],
    closedWith: () => {
      const bytes = Buffer.concat(written.slice(1));
      const at = bytes.indexOf(0x88);
      return at === -1 ? null : bytes.readUInt16BE(at + 2);
    },
  };
}

it('a message that arrived with the handshake is handled once the socket is open', async () => {
  const { received, settle } = openSocket({ head: masked(text, 'early') });
  received.push('open');
  await settle();
  expect(received).toEqual(['open', 'early']);
});

it('text arrives as a string, bytes as bytes, fragments as one message, also split inside a character', async () => {
  const { received, push } = openSocket();
  const [first, second] = [Buffer.from('ñ').subarray(0, 1), Buffer.from('ñ').subarray(1)];
  await push(masked(text, 'ñandú'), masked(0x82, new Uint8Array([3, 1])));
  await push(masked(0x01, first), masked(0x89, 'now'), masked(0x80, second));
  expect(received).toEqual(['ñandú', Buffer.from([3, 1]), 'ñ']);
});

it.each([
  ['without a mask', [Buffer.from([text, 2, 104, 105])], 1002],
  ['with an extension that was not agreed on', [masked(0xc1, 'hello')], 1002],
  ['of an unknown kind', [masked(0x83, 'hello')], 1002],
  ['that is no UTF-8', [masked(text, new Uint8Array([0xc3, 0x28]))], 1007],
  ['that is too long', [masked(text, 'x'.repeat(1001))], 1009],
  ['that is too long in fragments', [masked(0x01, 'x'.repeat(600)), masked(0x80, 'x'.repeat(600))], 1009],
  [
    'in a hundred fragments',
    [masked(0x01, 'a'), ...Array.from({ length: 100 }, () => masked(0x00, 'a'))],
    1008,
  ],
])('a message %s closes the socket', async (_, chunks, code) => {
  const { received, push, closedWith } = openSocket();
  await push(...chunks);
  expect(closedWith()).toBe(code);
  expect(received.filter((each) => each !== 'gone')).toEqual([]);
});

it('no message is handled once the socket is being closed', async () => {
  const { peer, received, push, closedWith } = openSocket();
  peer?.close(1008, 'enough');
  await push(masked(text, 'one more'));
  expect([received, closedWith()]).toEqual([[], 1008]);
});

it('a client that does not read is dropped', async () => {
  const { peer, received, socket, stopTaking, settle } = openSocket();
  stopTaking();
  peer?.send(Buffer.alloc(600));
  expect(socket.destroyed).toBe(false);
  peer?.send(Buffer.alloc(600));
  await settle();
  expect([socket.destroyed, received]).toEqual([true, ['gone']]);
});

it('so many unsent bytes are allowed, and not one more', async () => {
  const within = openSocket();
  within.stopTaking();
  within.peer?.send(Buffer.alloc(400));
  within.peer?.send(Buffer.alloc(1000 - within.unsent()));
  await within.settle();
  expect(within.socket.destroyed).toBe(false);
  const beyond = openSocket();
  beyond.stopTaking();
  beyond.peer?.send(Buffer.alloc(400));
  beyond.peer?.send(Buffer.alloc(1001 - beyond.unsent()));
  await beyond.settle();
  expect(beyond.socket.destroyed).toBe(true);
});

it('nothing is sent to a socket that is being closed', async () => {
  const { peer, frames, settle } = openSocket();
  peer?.close(1000, 'bye');
  const before = frames();
  peer?.send(Buffer.from('late'));
  await settle();
  expect(frames()).toBe(before);
});

it('an error in a message handler closes this socket only', async () => {
  const failure = new Error('a mistake');
  const { failures, push, closedWith } = openSocket({
    onMessage: () => {
      throw failure;
    },
  });
  await push(masked(text, 'one'));
  expect([failures, closedWith()]).toEqual([[failure], 1011]);
});

it('a request that is not a handshake is refused and opens nothing', () => {
  const { peer, firstLine } = openSocket({ headers: { 'sec-websocket-key': 'AAAA' } });
  expect([peer, firstLine()]).toEqual([undefined, 'HTTP/1.1 400 Bad Request']);
});
