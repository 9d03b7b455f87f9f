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
