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
