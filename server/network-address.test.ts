import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { networkAddress } from './network-address.ts';

const app = new Hono<ApiEnvironment>().get('/', (c) => c.text(networkAddress(c)));
const placeOf = async (remoteAddress: string, forwarded?: string) => {
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : undefined;
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
};

it.each(['127.0.0.1', '::ffff:10.1.2.3', '172.31.0.9', '192.168.1.1', '::1', 'fd12::1'])(
  'a proxy of our own network (%s) speaks for whom it serves',
  async (proxy) => expect(await placeOf(proxy, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7'),
);

it.each(['104.16.0.1', '100.64.0.1', '172.160.0.1', '172.15.0.1', '203.0.113.9'])(
  'a stranger (%s) cannot say who they are',
  async (stranger) => expect(await placeOf(stranger, '203.0.113.7')).toBe(stranger),
);

it.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::'],
  ['2001:db8:1:2:bbbb:0:0:9', '2001:db8:1:2::'],
  ['2001:db8::7', '2001:db8:0:0::'],
])('the addresses of one IPv6 connection are one place: %s', async (address, place) =>
  expect(await placeOf(address)).toBe(place),
);
