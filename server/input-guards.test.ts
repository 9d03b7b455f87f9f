import { expect, test } from 'vitest';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import { newApi } from '#app/platform/api.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { givenUpAfter } from './input-guards.ts';

test('a call without end is given up with 408, and the process lives on', async () => {
  const app = newApi();
  app.use(async (c, next) => {
    c.set('requestId', 'test');
    c.set('language', 'en');
    await next();
  });
  app.use(givenUpAfter(1));
  app.onError((thrown) => errorResponse(thrown, { requestId: 'test', language: 'en', log: silentLog }));
  app.get('/endless', () => new Promise<Response>(() => undefined));
  app.get('/quick', (c) => c.text('here'));
  const refused = await app.request('/endless');
  expect(refused.status).toBe(408);
  expect(await refused.json()).toMatchObject({ error: { code: 'timeout' } });
  expect(await (await app.request('/quick')).text()).toBe('here');
});
