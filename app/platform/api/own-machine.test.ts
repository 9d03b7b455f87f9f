import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnvironment } from '../api.server.ts';
import { isFromOwnMachine } from './own-machine.server.ts';

type Sent = {
  url?: string;
  peer?: string | undefined;
  httpVersion?: string;
  headers?: Record<string, string>;
};

async function isOwn({ url = 'http://localhost:5173/', ...sent }: Sent): Promise<boolean> {
  const app = new Hono<ApiEnvironment>().get('/', (c) => c.json(isFromOwnMachine(c)));
  const { peer = '127.0.0.1', httpVersion = '1.1', headers = {} } = sent;
  const incoming = { socket: { remoteAddress: peer }, httpVersion };
  return (await (await app.request(url, { headers }, { incoming })).json()) as boolean;
}

it.each([
  {},
  { peer: '::1' },
  { peer: '::ffff:127.0.0.1' },
  { url: 'http://127.0.0.1:5173/' },
  { url: 'http://[::1]:5173/' },
  { url: 'http://curvela.localhost:5173/' },
  { headers: { origin: 'http://localhost:5173', 'x-client-info': 'supabase-js', 'x-requested-with': 'x' } },
])('a request of this machine is recognised: %j', async (sent) => expect(await isOwn(sent)).toBe(true));

it.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'X-Forwarded-Anything',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'forwarded',
  'via',
  'cdn-loop',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fly-client-ip',
  'fastly-client-ip',
  'ngrok-skip-browser-warning',
  'tailscale-user-login',
])('a request with the header %s came through a proxy', async (name) =>
  expect(await isOwn({ headers: { [name]: '127.0.0.1' } })).toBe(false),
);

it.each([
  { url: 'https://curvela.example/' },
  { url: 'http://127.0.0.1.nip.io/' },
  { url: 'http://localhost.curvela.example/' },
  { peer: '10.0.0.7' },
  { peer: '203.0.113.9' },
  { httpVersion: '1.0' },
  { headers: { origin: 'https://curvela.example' } },
  { headers: { origin: 'null' } },
])('a request of another host, address or page is not of this machine: %j', async (sent) =>
  expect(await isOwn(sent)).toBe(false),
);

it('without a connection nothing is known, and it is refused', async () => {
  const app = new Hono<ApiEnvironment>().get('/', (c) => c.json(isFromOwnMachine(c)));
  expect(await (await app.request('http://localhost/')).json()).toBe(false);
});
