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

/** A request that may open a socket, and the version of the messages on it. */
export type Greeting = { version: Version };

/**
 * Decides about a request for a socket: the version of its messages, or the status of a refusal. The handshake of RFC 6455 itself is
 * checked when the socket is opened; only its version is checked here, because `ws` would accept the draft 8 as well. Cookies
 * are not read here; the origin is checked all the same, so that no other page speaks for its visitor.
 */
export function checkUpgrade(request: IncomingMessage, { isOwnOrigin, isKey }: Expected): Greeting | number {
  const { headers } = request;
  const query = addressOf(request)?.searchParams;
  if (headers['sec-websocket-version'] !== '13') return 426;
  if (headers.origin !== undefined && !isOwnOrigin(headers.origin, request)) return 403;
  if (!isKey(query?.get('apikey') ?? '')) return 401;
  const version = versions.find((each) => each === (query?.get('vsn') ?? '1.0.0'));
  return version ? { version } : 400;
}

/** Refuses with a status of HTTP and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  const extra = status === 426 ? 'Sec-WebSocket-Version: 13\r\n' : status >= 429 ? 'Retry-After: 10\r\n' : '';
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${extra}\r\n`,
  );
}
