import { BlockList, isIP, isIPv6 } from 'node:net';
import type { ApiContext } from '#app/platform/api.server.ts';

/** This machine and private networks: who connects from there may be our own proxy. */
const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addSubnet('10.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/** The other side of the connection; behind a proxy of our own network, whom that proxy names last. */
export function networkAddress(c: Pick<ApiContext, 'env' | 'req'>): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  const peer = incoming?.socket?.remoteAddress?.replace('::ffff:', '') ?? 'unknown';
  const named = isOwn(peer) ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return placeOf(named || peer);
}

const isOwn = (address: string): boolean =>
  isIP(address) !== 0 && own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** One connection has 2^64 addresses of IPv6: they count as one place. */
function placeOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('::');
  const groups = start.split(':').filter(Boolean);
  const after = end === undefined ? [] : end.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(':')}::`;
}
