import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Version, versions } from './messages.ts';

const socketPath = '/realtime/v1/websocket';

/** The URL of a request, which may be malformed; null when it is. */
const addressOf = (request: IncomingMessage): URL | null => URL.parse(request.url ?? '', 'http://localhost');
export const isSocketRequest = (request: IncomingMessage): boolean =>
  addressOf(request)?.pathname === socketPath;

export type Expected = {
  /** Whether pages of this origin may connect. */
  isOwnOrigin(origin: string, request: IncomingMessage): boolean;
  /** Whether this is one of the API keys given to the official client. */
  isKey(key: string): boolean;
};

/** An accepted upgrade request with its message format version. */
export type Greeting = { version: Version };

/**
 * Decides about an upgrade request: the message format version, or a status to refuse it. The RFC 6455 handshake
 * itself is checked when the socket is opened; only its version is checked here, because `ws` would accept draft 8 as
 * well. Cookies are not read; the origin is checked all the same, so that other sites cannot connect on behalf of a
 * visitor.
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

/** Sends an HTTP error status and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  const extra = status === 426 ? 'Sec-WebSocket-Version: 13\r\n' : status >= 429 ? 'Retry-After: 10\r\n' : '';
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${extra}\r\n`,
  );
}
