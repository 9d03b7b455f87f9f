import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { checkUpgrade, isSocketRequest, refuseUpgrade } from './handshake.server.ts';

function requestOf(url: string, headers: Record<string, string> = {}): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  request.headers = { 'sec-websocket-version': '13', ...headers };
  return request;
}

const path = '/realtime/v1/websocket';
const expected = {
  isOwnOrigin: (origin: string) => origin === 'https://curvela.example',
  isKey: (key: string) => key === 'public',
};

it.each([
  [path, true],
  [`${path}?apikey=public`, true],
  [`${path}/`, false],
  ['/realtime/v1', false],
  ['//', false],
])('the address %j is one of a socket: %s', (url, isOne) => {
  expect(isSocketRequest(requestOf(url))).toBe(isOne);
});

describe('a socket', () => {
  it.each([
    ['', {}, { version: '1.0.0' }],
    ['&vsn=1.0.0', {}, { version: '1.0.0' }],
    ['&vsn=2.0.0', {}, { version: '2.0.0' }],
    ['&vsn=3.0.0', {}, 400],
    ['', { origin: 'https://curvela.example' }, { version: '1.0.0' }],
    ['', { origin: 'https://evil.example' }, 403],
    ['', { origin: '' }, 403],
    ['', { 'sec-websocket-version': '8' }, 426],
  ] as const)('asked for with %j and %j gets %j', (query, headers, answer) => {
    expect(checkUpgrade(requestOf(`${path}?apikey=public${query}`, headers), expected)).toEqual(answer);
  });

  it.each(['', '?apikey=', '?apikey=other', '?key=public'])('without the key (%j) is refused', (query) => {
    expect(checkUpgrade(requestOf(path + query), expected)).toBe(401);
  });
});

it.each([
  [400, 'HTTP/1.1 400 Bad Request', null],
  [403, 'HTTP/1.1 403 Forbidden', null],
  [426, 'HTTP/1.1 426 Upgrade Required', 'Sec-WebSocket-Version: 13'],
  [428, 'HTTP/1.1 428 Precondition Required', null],
  [429, 'HTTP/1.1 429 Too Many Requests', 'Retry-After: 10'],
  [503, 'HTTP/1.1 503 Service Unavailable', 'Retry-After: 10'],
])('a refusal with %i is a whole answer, and the connection ends', async (status, first, extra) => {
  const written: string[] = [];
  // The other side keeps its half of the connection open.
  const socket = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk.toString());
      done();
    },
  });
  refuseUpgrade(socket, status);
  await new Promise((resolve) => socket.once('finish', resolve));
  expect(written.join('').split('\r\n')).toEqual([
    first,
    'Connection: close',
    'Content-Length: 0',
    ...(extra === null ? [] : [extra]),
    '',
    '',
  ]);
  expect(socket.destroyed).toBe(true);
});
