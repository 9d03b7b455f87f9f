import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Version, versions } from './messages.ts';

const socketPath = '/realtime/v1/websocket';

/** The address of a request, which may be anything; null when it is none. */
const addressOf = (request: IncomingMessage): URL | null => URL.parse(request.url ?? '', 'http://localhost');
export const isSocketRequest = (request: IncomingMessage): boolean =>
  addressOf(request)?.pathname === socketPath;

export type Expected = {
  /** Whether a browser's page of this origin may come in. */
  isOwnOrigin(origin: string, request: IncomingMessage): boolean;
  /** Whether this is a key that the official client is given. */
  isKey(key: string): boolean;
};

export type Greeting = { version: Version; accept: string };

/**
 * What a request for a socket comes to (RFC 6455, section 4.2): the version of words and the answer to its key, or the status of
 * a refusal. No cookie counts here; the origin is asked all the same, so that no other page speaks for its visitor.
 */
export function greet(request: IncomingMessage, { isOwnOrigin, isKey }: Expected): Greeting | number {
  const { headers, method } = request;
  const query = addressOf(request)?.searchParams;
  const key = headers['sec-websocket-key'] ?? '';
  if (method !== 'GET' || !/^websocket$/i.test(headers.upgrade ?? '')) return 400;
  if (headers['sec-websocket-version'] !== '13') return 426;
  if (Buffer.from(key, 'base64').length !== 16) return 400;
  if (headers.origin !== undefined && !isOwnOrigin(headers.origin, request)) return 403;
  if (!isKey(query?.get('apikey') ?? '')) return 401;
  const version = versions.find((each) => each === (query?.get('vsn') ?? '1.0.0'));
  return version ? { version, accept: acceptOf(key) } : 400;
}

const acceptOf = (key: string): string =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

export function welcome(socket: Duplex, { accept }: Greeting): void {
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
}

/** Says no in HTTP and hangs up. */
export function turnAway(socket: Duplex, status: number): void {
  const extra = status === 426 ? 'Sec-WebSocket-Version: 13\r\n' : status >= 429 ? 'Retry-After: 10\r\n' : '';
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${extra}\r\n`,
  );
}
