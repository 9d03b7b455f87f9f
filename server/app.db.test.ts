import { expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import { testServices } from '#tests/support/database.ts';
import { createApp } from './app.ts';
import { createHealth } from './health.ts';
import { overloadGate } from './overload/gate.ts';
import { Pace } from './overload/pace.ts';

it('visitors behind a trusted proxy are paced separately, and a forged forwarding header has no effect', async () => {
  const { services: usual, pool, close } = await testServices();
  const services = { ...usual, settings: { ...usual.settings, trustedProxies: ['203.0.113.9'] } };
  const maths = createMaths();
  const pace = new Pace({ burst: 1, perSecond: 0.001, patience: 0, mostWaiting: 9 });
  const overload = overloadGate({ ...services, pace });
  const app = createApp({
    services,
    maths,
    pool,
    supabase: null,
    health: createHealth(pool, 0, services),
    overload,
    verifyToken: () => Promise.resolve(null),
    pages: { render: () => Promise.resolve(new Response('a page')) },
  });
  const ask = async (remoteAddress: string, visitor: string) => {
    const headers = { 'x-forwarded-for': visitor };
    return (await app.request('/pricing', { headers }, { incoming: { socket: { remoteAddress } } })).status;
  };
  expect(await ask('203.0.113.9', '198.51.100.1')).toBe(200);
  expect(await ask('203.0.113.9', '198.51.100.2')).toBe(200);
  expect(await ask('203.0.113.9', '198.51.100.1')).toBe(503);
  expect(await ask('192.0.2.7', '198.51.100.3')).toBe(200);
  expect(await ask('192.0.2.7', '198.51.100.4')).toBe(503);
  overload.close();
  await maths.close();
  await close();
});

it('an undecodable query of a page is ignored, and an undecodable path is no page; calls refuse both', async () => {
  const { services, pool, close } = await testServices();
  const maths = createMaths();
  const rendered: string[] = [];
  const overload = overloadGate(services);
  const app = createApp({
    services,
    maths,
    pool,
    supabase: null,
    health: createHealth(pool, 0, services),
    overload,
    verifyToken: () => Promise.resolve(null),
    pages: {
      render: (request) => {
        const { pathname, search } = new URL(request.url);
        rendered.push(pathname + search);
        return Promise.resolve(new Response('a page'));
      },
    },
  });
  const get = async (path: string) => (await app.request(`http://localhost${path}`)).status;
  for (const path of [
    '/pricing?utm_campaign=espa%F1ol&plan=1',
    '/pricing?a=%00&plan=1&b=50%',
    '/tutor?q=%C3%B1',
  ])
    expect(await get(path)).toBe(200);
  for (const path of ['/%E0%A4%A', '/courses/50%', '/a%00b']) expect(await get(path)).toBe(200);
  expect(rendered).toEqual([
    '/pricing?plan=1',
    '/pricing?plan=1',
    '/tutor?q=%C3%B1',
    '/%25E0%25A4%25A',
    '/courses/50%25',
    '/a%2500b',
  ]);
  const cachingOf = async (path: string) =>
    (await app.request(`http://localhost${path}`)).headers.get('cache-control');
  // A page has a nonce of its own; answers of the services may hold a session.
  expect(await cachingOf('/pricing')).toBe('private, no-cache');
  expect(await cachingOf('/auth/v1/user')).toBe('no-store');
  expect(await cachingOf('/rest/v1/user_preferences')).toBe('no-store');
  expect(await cachingOf('/functions/v1/tutors')).toBe('no-store');
  expect(await cachingOf('/robots.txt')).toBe('public, max-age=3600');
  expect(await get('/functions/v1/tutors/%E0%A4%A')).toBe(400);
  expect(await get('/functions/v1/tutors?q=%F1')).toBe(400);
  expect((await app.request('http://localhost/pricing?q=%F1', { method: 'POST' })).status).toBe(400);
  overload.close();
  await maths.close();
  await close();
});
