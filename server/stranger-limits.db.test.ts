import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import type { Account, ApiEnvironment } from '#app/platform/api.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { strangerLimits } from './stranger-limits.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const start = () => {
  const app = new Hono<ApiEnvironment>();
  app.onError((thrown) => errorResponse(thrown, { requestId: 'r', language: 'en', log: test.services.log }));
  app.use(strangerLimits(test.pool));
  app.all('*', async (c) => {
    await new Promise((resolve) => setImmediate(resolve));
    return c.text('done', 201);
  });
  return (remoteAddress: string, path: string, method = 'POST') =>
    app.request(`/functions/v1${path}`, { method }, { incoming: { socket: { remoteAddress } } });
};

it.each([
  ['/bookings/holds', 'stranger-holds', 60, 600],
  ['/teaching/sessions', 'stranger-sessions', 120, 600],
  ['/contact', 'stranger-messages', 20, 3600],
])('POST %s is counted as %s: %i in %i seconds', async (path, name, times, seconds) => {
  const send = start();
  const first = await send('203.0.113.7', path);
  expect([first.status, await first.text()]).toEqual([201, 'done']);
  const fill = (points: number) =>
    test.pool.query(`update app.rate_limits set points = $2 where key like $1 || ':%'`, [name, points]);
  await fill(times - 1);
  expect((await send('203.0.113.7', path)).status).toBe(201);
  const refused = await send('203.0.113.7', path);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(seconds - 60);
  expect(wait).toBeLessThanOrEqual(seconds);
  for (const other of ['GET', 'PUT', 'DELETE'])
    expect((await send('203.0.113.7', path, other)).status).toBe(201);
});

it('other calls without an account are not counted here', async () => {
  const send = start();
  await test.pool.query('delete from app.rate_limits');
  expect((await send('203.0.113.8', '/bookings')).status).toBe(201);
  expect((await test.pool.query('select 1 from app.rate_limits')).rows).toEqual([]);
});

it('dropping the cookie after each hold is limited to sixty per address; accounts and other addresses are not affected', async () => {
  const app = new Hono<ApiEnvironment>();
  app.onError((thrown) => errorResponse(thrown, { requestId: 'r', language: 'en', log: test.services.log }));
  app.use(async (c, next) => {
    const account: Account = { id: 'a', email: 'a@example.org', isAdmin: false, sessionId: undefined };
    c.set('account', c.req.header('authorization') ? account : null);
    await next();
  });
  app.use(strangerLimits(test.pool));
  app.post('/functions/v1/bookings/holds', (c) => c.json({}, 201));
  const hold = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers };
    return (
      await app.request('/functions/v1/bookings/holds', init, { incoming: { socket: { remoteAddress } } })
    ).status;
  };

  const first = await Promise.all(Array.from({ length: 60 }, () => hold('203.0.113.5')));
  expect(new Set(first)).toEqual(new Set([201]));
  expect(await hold('203.0.113.5')).toBe(429);
  expect(await hold('203.0.113.5', { authorization: 'Bearer x' })).toBe(201);
  expect(await hold('203.0.113.6')).toBe(201);
});
