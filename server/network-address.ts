import { BlockList, isIP, isIPv6 } from 'node:net';
import type { ApiContext } from '#app/platform/api.server.ts';

/** This machine and networks that nobody reaches from outside: who connects from there may be our own proxy. */
const usualProxies: readonly string[] = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
];

/** Who may say for whom they speak: addresses and networks such as `10.0.0.0/8`. */
export function trustedProxies(networks = usualProxies): BlockList {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return trusted;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
const usual = trustedProxies();

type Asked = Pick<ApiContext, 'env' | 'req' | 'var'>;

/** The other side of the connection; behind a trusted proxy, whom that proxy names last. One place for each IPv6 connection. */
export const networkAddress = (c: Asked): string => placeBehind(...connectionOf(c));

/** The same, and null where it is only a proxy, or nobody: whoever asks through it is as many as there are. */
export function knownAddress(c: Asked): string | null {
  const [remote, forwarded, proxies = usual] = connectionOf(c);
  const named = namedBehind(remote, forwarded, proxies);
  return named === null || proxies.check(named, familyOf(named)) ? null : placeOf(named);
}

type Connection = [remote: string | undefined, forwarded: string | undefined, proxies?: BlockList];

function connectionOf({ env, req, var: variables }: Asked): Connection {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return [incoming?.socket?.remoteAddress, req.header('x-forwarded-for'), variables.trustedProxies];
}

/** `networkAddress` from what a connection and its header say. */
export function placeBehind(...connection: Connection): string {
  const named = namedBehind(...connection) ?? addressIn(connection[0] ?? '');
  return named === null ? 'unknown' : placeOf(named);
}

function namedBehind(...[remote, forwarded, proxies = usual]: Connection): string | null {
  const peer = addressIn(remote ?? '');
  if (peer === null) return null;
  const isProxy = proxies.check(peer, familyOf(peer));
  return isProxy ? addressIn(forwarded?.split(',').at(-1) ?? '') : peer;
}

/**
 * The address in what a proxy writes, which may stand in quotes and brackets and with a port; null when there is none. Each
 * address has one spelling here, so that nobody is two places.
 */
function addressIn(written: string): string | null {
  const bare = written.trim().replaceAll('"', '');
  const [, address = ''] = /^\[(.*)\](?::\d+)?$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare) ?? [bare, bare];
  const unzoned = address.replace(/%.*$/, '');
  if (isIP(unzoned) === 0) return null;
  return isIPv6(unzoned) ? unmapped(new URL(`http://[${unzoned}]`).hostname.slice(1, -1)) : unzoned;
}

/** IPv4 where an IPv6 address only stands for one. */
function unmapped(address: string): string {
  const [, high = '', low = ''] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address) ?? [];
  if (high === '') return address;
  const [a, b] = [high, low].map((group) => Number.parseInt(group, 16)) as [number, number];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/** One connection has 2^64 addresses of IPv6: they count as one place. */
function placeOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('::');
  const groups = start.split(':').filter(Boolean);
  const after = end === undefined ? [] : end.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(':')}::`;
}
