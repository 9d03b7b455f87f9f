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

/** Budgets of an IPv6 /64, /56 and /48, as multiples of the budget of one address. */
export const NETWORK_BUDGETS = [1, 4, 16] as const;

/**
 * The networks of a client address, narrowest first, each with its budget as a multiple of the budget of one address: somebody with a /48
 * has 65,536 networks of the narrowest kind.
 */
export const networkBudgetsOf = (address: string): { network: string; budget: number }[] =>
  networksOf(address).map((network, level) => ({ network, budget: NETWORK_BUDGETS[level] ?? 1 }));
