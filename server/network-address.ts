import { BlockList, isIP, isIPv6 } from 'node:net';
import type { ApiContext } from '#app/platform/api.server.ts';

/** Without a setting only this machine may be our own proxy: any other in a private network could claim to be anybody. */
const usualProxies: readonly string[] = ['127.0.0.0/8', '::1'];

/** Proxies whose forwarding header is trusted: addresses and networks such as `10.0.0.0/8`. */
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

type AddressContext = Pick<ApiContext, 'env' | 'req' | 'var'>;

/** The client's address: the peer, or behind a trusted proxy the last address that it forwarded. An IPv6 address is reduced to its /64 network. */
export const networkAddress = (c: AddressContext): string => addressBehind(...connectionOf(c));

/** The same, but null where it is only a proxy or unknown: many clients may share it. */
export function knownAddress(c: AddressContext): string | null {
  const [remote, forwarded, proxies = usual] = connectionOf(c);
  const named = namedBehind(remote, forwarded, proxies);
  return named === null || proxies.check(named, familyOf(named)) ? null : networkOf(named);
}

type Connection = [remote: string | undefined, forwarded: string | undefined, proxies?: BlockList];

function connectionOf({ env, req, var: variables }: AddressContext): Connection {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return [incoming?.socket?.remoteAddress, req.header('x-forwarded-for'), variables.trustedProxies];
}

/** `networkAddress` from a peer address and a header. */
export function addressBehind(...connection: Connection): string {
  const named = namedBehind(...connection) ?? addressIn(connection[0] ?? '');
  return named === null ? 'unknown' : networkOf(named);
}

function namedBehind(...[remote, forwarded, proxies = usual]: Connection): string | null {
  const peer = addressIn(remote ?? '');
  if (peer === null) return null;
  const isProxy = proxies.check(peer, familyOf(peer));
  return isProxy ? addressIn(forwarded?.split(',').at(-1) ?? '') : peer;
}

/**
 * The address in a proxy's header, which may have quotes, brackets and a port; null when there is none. Normalized, so that each address
 * has one spelling.
 */
function addressIn(written: string): string | null {
  const bare = written.trim().replaceAll('"', '');
  const [, address = ''] = /^\[(.*)\](?::\d+)?$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare) ?? [bare, bare];
  const unzoned = address.replace(/%.*$/, '');
  if (isIP(unzoned) === 0) return null;
  return isIPv6(unzoned) ? unmapped(new URL(`http://[${unzoned}]`).hostname.slice(1, -1)) : unzoned;
}

/** IPv4 for an IPv4-mapped IPv6 address. */
function unmapped(address: string): string {
  const [, high = '', low = ''] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address) ?? [];
  if (high === '') return address;
  const [a, b] = [high, low].map((group) => Number.parseInt(group, 16)) as [number, number];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/** A subscriber has 2^64 IPv6 addresses: they count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('::');
  const groups = start.split(':').filter(Boolean);
  const after = end === undefined ? [] : end.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(':')}::`;
}
