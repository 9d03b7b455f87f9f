import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { testServices } from '#tests/support/database.ts';
import { networkAddress } from './network-address.ts';
import { accessLog, knowProxies } from './requests.ts';

it('only configured proxies set a visitor’s address', async () => {
  const { services, close } = await testServices();
  const settings = { ...services.settings, trustedProxies: ['203.0.113.9'] };
  const app = new Hono<ApiEnvironment>()
    .use(knowProxies({ settings }))
    .get('/', (c) => c.text(networkAddress(c)));
  const from = async (remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
  };
  expect([await from('203.0.113.9'), await from('10.0.0.1')]).toEqual(['198.51.100.1', '10.0.0.1']);
  await close();
});

it('the log contains no query, and no secret of a calendar’s address', async () => {
  const lines: unknown[] = [];
  const { services, close } = await testServices();
  const write = (line: unknown) => void lines.push(line);
  const log = { ...services.log, debug: write, warn: write } as typeof services.log;
  const app = new Hono<ApiEnvironment>().use(accessLog({ ...services, log })).all('*', (c) => c.body(null));
  await app.request('/functions/v1/calendar/5ec2e7/sessions.ics?x=5ec2e7');
  await app.request('/functions/v1/calendar/5ec2e7');
  await app.request('/functions/v1/calendar-feed?as=tutor');
  expect(lines).toMatchObject([
    { path: '/functions/v1/calendar/…/sessions.ics' },
    { path: '/functions/v1/calendar/…' },
    { path: '/functions/v1/calendar-feed' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('5ec2e7');
  await close();
});

it('refused requests are not logged one by one', async () => {
  const lines: unknown[] = [];
  const { services, close } = await testServices();
  const log = { ...services.log, warn: (line: unknown) => void lines.push(line) } as typeof services.log;
  const app = new Hono<ApiEnvironment>().use(accessLog({ ...services, log })).all('/:why', (c) => {
    if (c.req.param('why') === 'full') c.set('sentAway', true);
    return c.body(null, 503);
  });
  await app.request('/full');
  await app.request('/away');
  expect(lines).toMatchObject([{ path: '/away' }]);
  await close();
});

it('a call that is over its budget is logged with its network', async () => {
  const lines: unknown[] = [];
  const { services, close } = await testServices();
  const log = { ...services.log, info: (line: unknown) => void lines.push(line) } as typeof services.log;
  const app = new Hono<ApiEnvironment>()
    .use(accessLog({ ...services, log }))
    .all('*', (c) => c.body(null, 429));
  const address = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  await app.request('/functions/v1/contact?name=Ana', { method: 'POST' }, address);
  expect(lines).toEqual([
    { status: 429, network: '203.0.113.7', method: 'POST', path: '/functions/v1/contact', count: 1 },
  ]);
  await close();
});

it('a page whose reader disconnected is no failure', async () => {
  const lines: unknown[] = [];
  const { services, close } = await testServices();
  const write = (level: string) => (line: object) => void lines.push({ level, ...line });
  const log = { ...services.log, debug: write('debug'), warn: write('warn') } as typeof services.log;
  const app = new Hono<ApiEnvironment>()
    .use(accessLog({ ...services, log }))
    .all('*', (c) => c.body(null, 500));
  await app.request('/gone', { signal: AbortSignal.abort() });
  await app.request('/broken');
  expect(lines).toMatchObject([
    { level: 'debug', path: '/gone', status: 499 },
    { level: 'warn', path: '/broken', status: 500 },
  ]);
  await close();
});
