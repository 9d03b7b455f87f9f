/**
 * Networks by which a client address is counted, narrowest first: an IPv4 address alone; an IPv6 /64 with the /56 and /48 around it, which
 * providers assign to one household or one site. Takes an address as `networkAddress` writes it (`2001:db8:1:2::`).
 */
export function networksOf(network: string): [narrowest: string, ...wider: string[]] {
  if (!network.includes(':')) return [network];
  const [first = '0', second = '0', third = '0', subnet = '0'] = network.split(':');
  const site = [first, second, third].join(':');
  const household = (Number.parseInt(subnet, 16) & 0xff00).toString(16);
  return [network, `${site}:${household}::/56`, `${site}::/48`];
}
