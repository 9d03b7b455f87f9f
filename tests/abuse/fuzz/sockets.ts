import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from './dice.ts';
import type { FuzzContext } from './requests.ts';
import { hostileText, hostileValue, written } from './values.ts';

const greetings = (dice: Dice): string[] => [
  `sec-websocket-key: ${
    dice.chance(0.95)
      ? randomBytes(16).toString('base64')
      : hostileText(dice)
          .replaceAll(/[\r\n\0]/g, '')
          .slice(0, 100)
  }`,
  `sec-websocket-version: ${dice.chance(0.95) ? 13 : dice.pick([8, 0, 99])}`,
  ...(dice.chance(0.1)
    ? [`origin: ${dice.pick(['https://evil.example', 'null', 'http://localhost', ''])}`]
    : []),
];

/** Sends arbitrary frames to a realtime socket: all lengths and contents. Returns the status of the handshake, 0 without one. */
export async function fuzzSocket(port: number, context: FuzzContext, dice: Dice): Promise<number> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += text.length > 400 ? '' : chunk.toString('latin1')));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => socket.destroy());
  const version = dice.pick(['1.0.0', '2.0.0', '2.0.0', '9', '']);
  const lines = [
    `GET /realtime/v1/websocket?apikey=${dice.chance(0.95) ? 'sb_publishable_curvela' : 'x'}&vsn=${version} HTTP/1.1`,
    'host: localhost',
    'upgrade: websocket',
    'connection: Upgrade',
    `x-forwarded-for: ${context.placeOf(dice)}`,
    ...greetings(dice),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  for (let sent = 0; sent < 1 + dice.below(6) && !socket.destroyed; sent += 1) {
    await sleep(2);
    socket.write(frameOf(dice));
    if (dice.chance(0.5)) socket.write(maskedFrame(0x81, Buffer.from(messageOf(context, dice))));
  }
  await Promise.race([closed, sleep(20)]);
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
}

function messageOf(context: FuzzContext, dice: Dice): string {
  const token = context.tokens[dice.pick(['learner', 'tutor', 'founder'])] ?? '';
  const topic = dice.pick([
    'realtime:account',
    'realtime:founders',
    'realtime:*',
    'phoenix',
    hostileText(dice),
  ]);
  const event = dice.pick([
    'phx_join',
    'phx_leave',
    'heartbeat',
    'access_token',
    'broadcast',
    hostileText(dice),
  ]);
  const payload = dice.chance(0.5)
    ? { config: { private: true, broadcast: {} }, access_token: token }
    : hostileValue(dice);
  return dice.chance(0.5)
    ? written([dice.pick(['1', null, 7]), '1', topic, event, payload])
    : written({ topic, event, payload, ref: '1', join_ref: '1' });
}

function maskedFrame(first: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([first, 0x80 | length])
      : length < 65_536
        ? Buffer.from([first, 0xfe, length >> 8, length & 255])
        : Buffer.from([
            first,
            0xff,
            0,
            0,
            0,
            0,
            (length >>> 24) & 255,
            (length >>> 16) & 255,
            (length >>> 8) & 255,
            length & 255,
          ]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

const frameOf = (dice: Dice): Buffer =>
  dice.pick<() => Buffer>([
    () => maskedFrame(0x81, Buffer.from(written(hostileValue(dice)).slice(0, 40_000))),
    () => maskedFrame(0x81, Buffer.from([0xff, 0xfe, 0xed, 0xa0, 0x80])),
    () => maskedFrame(dice.below(256), Buffer.from(hostileText(dice).slice(0, 300))),
    () => Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    () => Buffer.from([0x81, 0x05, 0x68, 0x65, 0x6c, 0x6c, 0x6f]),
    () => maskedFrame(0x89, Buffer.alloc(dice.pick([0, 125, 126]))),
    () => maskedFrame(0x88, Buffer.from([0x03, dice.below(256)])),
    () =>
      Buffer.concat(
        Array.from({ length: 80 }, (_, at) => maskedFrame(at === 0 ? 0x01 : 0x00, Buffer.from('a'))),
      ),
    () => randomBytes(dice.pick([1, 2, 14, 3000])),
  ])();
