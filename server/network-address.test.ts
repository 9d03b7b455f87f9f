import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { knownAddress, networkAddress, trustedProxies } from './network-address.ts';

const usual = trustedProxies();
const placeOf = async (remoteAddress: string, forwarded?: string, trusted = usual) => {
  const app = new Hono<ApiEnvironment>().get('/', (c) => {
    c.set('trustedProxies', trusted);
    return c.text(networkAddress(c));
  });
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : undefined;
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
};

it.each(['127.0.0.1', '127.8.8.8', '::ffff:127.0.0.1', '::1'])(
  'a proxy on this machine (%s) is trusted',
  async (proxy) => expect(await placeOf(proxy, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7'),
);

it.each(['10.1.2.3', '172.31.0.9', '192.168.1.1', '100.64.0.1', '169.254.1.1', '104.16.0.1', '203.0.113.9'])(
  'the header of another address (%s) is ignored, also in a private network',
  async (stranger) => expect(await placeOf(stranger, '203.0.113.7')).toBe(stranger),
);

it('the header of an address in a private IPv6 network is ignored', async () =>
  expect(await placeOf('fd12::1', '203.0.113.7')).toBe('fd12:0:0:0::'));

it('only configured proxies are trusted, once any are configured', async () => {
  const named = trustedProxies(['203.0.113.0/24', '2001:db8:9::/48', '192.0.2.1']);
  for (const proxy of ['203.0.113.200', '::ffff:203.0.113.200', '2001:db8:9::7', '192.0.2.1'])
    expect(await placeOf(proxy, '198.51.100.1', named)).toBe('198.51.100.1');
  for (const other of ['127.0.0.1', '10.1.2.3', '192.0.2.2'])
    expect(await placeOf(other, '198.51.100.1', named)).toBe(other);
});

it.each([
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['::FFFF:c633:6401', '198.51.100.1'],
  ['198.51.100.1:5555', '198.51.100.1'],
  ['[2001:db8:1:2::7]:5555', '2001:db8:1:2::'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::'],
  ['"[2001:db8:1:2::7]"', '2001:db8:1:2::'],
])('a proxy may format an address as %s', async (written, expected) =>
  expect(await placeOf('127.0.0.1', written)).toBe(expected),
);

it.each(['', 'unknown', 'anything', '198.51.100.1, nobody', '1.2.3', '198.51.100.1:x'])(
  'an invalid address is ignored: %s',
  async (written) => expect(await placeOf('127.0.0.1', written)).toBe('127.0.0.1'),
);

it.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::'],
  ['2001:db8:1:2:bbbb:0:0:9', '2001:db8:1:2::'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::'],
  ['2001:0db8::7', '2001:db8:0:0::'],
  ['2001:db8:0:0:1::7', '2001:db8:0:0::'],
])('the addresses of one IPv6 network count as one: %s', async (address, expected) =>
  expect(await placeOf(address)).toBe(expected),
);

it('the client is unknown behind a proxy without a header, and without a connection', async () => {
  const app = new Hono<ApiEnvironment>().get('/', (c) => c.json(knownAddress(c)));
  const known = async (remoteAddress?: string, forwarded?: string) => {
    const headers = forwarded ? { 'x-forwarded-for': forwarded } : undefined;
    return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).json();
  };
  expect(await known('127.0.0.1')).toBe(null);
  expect(await known('127.0.0.1', 'nobody')).toBe(null);
  expect(await known('127.0.0.1', '203.0.113.7, 127.0.0.2')).toBe(null);
  expect(await known(undefined, '203.0.113.7')).toBe(null);
  expect(await known('127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  expect(await known('203.0.113.7')).toBe('203.0.113.7');
});
