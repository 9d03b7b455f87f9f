import type { IncomingMessage } from 'node:http';
import type { ApiContext } from '../api.server.ts';
import { isLoopback } from '../settings.server.ts';

/** Headers that a proxy, tunnel or content network adds. */
const ADDED_BY_PROXIES =
  /^(forwarded|via|cdn-loop|(true-|x-|x-cluster-)?client-ip|x-real-ip|x-remote-(ip|addr)|x-(forwarded|original|envoy|amzn|azure|appengine|goog|vercel|proxy)(-.*)?|(cf|fly|fastly|akamai|ngrok|tailscale)-.*)$/;

/**
 * Whether a browser or program on this machine made the request, without a proxy between. For what only the owner of the machine may use:
 * the mailbox, and accounts with a published password. Whatever looks as if it came from elsewhere is refused, since a proxy in front
 * makes every visitor's connection come from this machine: a header that proxies add, another host or origin than this machine, or
 * HTTP/1.0, which nginx speaks unless configured and browsers do not.
 */
export function isFromOwnMachine(c: Pick<ApiContext, 'env' | 'req'>): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: Pick<IncomingMessage, 'socket' | 'httpVersion'> };
  const peer = incoming?.socket?.remoteAddress?.replace('::ffff:', '');
  if (peer === undefined || !isLoopback(peer) || incoming?.httpVersion === '1.0') return false;
  const headers = [...c.req.raw.headers.keys()];
  if (headers.some((name) => ADDED_BY_PROXIES.test(name))) return false;
  return isLoopback(new URL(c.req.url).hostname) && isLoopbackAddress(c.req.header('origin'));
}

/** Absent is fine: programs send no origin, and browsers none with a GET. */
const isLoopbackAddress = (origin: string | undefined): boolean =>
  origin === undefined || isLoopback(URL.parse(origin)?.hostname ?? '');
