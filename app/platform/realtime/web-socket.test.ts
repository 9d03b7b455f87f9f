import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openWebSocket } from './web-socket.server.ts';

const bounds = { messageBytes: 1000, waitingBytes: 1000 };

/** A masked frame of text, as a browser sends it. */
function textFrame(text: string): Buffer {
  const mask = Buffer.from([1, 2, 3, 4]);
  const words = Buffer.from(text).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81, 0x80 | words.length]), mask, words]);
}

/** A connection on which has been read before, so that data is handed on in the moment in which it comes. */
function connection(): Duplex {
  const socket = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  socket.read(0);
  return socket;
}

it('what comes together with the greeting is heard, once whoever opened the socket has it in hand', async () => {
  const heard: string[] = [];
  openWebSocket(
    connection(),
    textFrame('early'),
    { message: (data) => heard.push(String(data)), gone: () => undefined, failed: () => undefined },
    bounds,
  );
  heard.push('open');
  await nextTurn();
  expect(heard).toEqual(['open', 'early']);
});

it('a failure of ours while a message is heard ends this socket and nothing else', async () => {
  const failures: unknown[] = [];
  const socket = connection();
  const failure = new Error('a mistake');
  openWebSocket(
    socket,
    Buffer.alloc(0),
    {
      message: () => {
        throw failure;
      },
      gone: () => undefined,
      failed: (problem) => failures.push(problem),
    },
    bounds,
  );
  socket.push(textFrame('one'));
  await nextTurn();
  expect(failures).toEqual([failure]);
  expect(socket.writableEnded).toBe(true);
});
