import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { limitByAddress } from './address-limit.ts';

it('one address is limited, another is not, and a trusted proxy forwards the client’s address', async () => {
  const app = new Hono<ApiEnvironment>();
  app.onError((thrown) => errorResponse(thrown, { requestId: 'r', language: 'en', log: silentLog }));
  app.use(limitByAddress(2));
  app.get('/', (c) => c.json({}));
  const ask = (remoteAddress: string, forwarded?: string) =>
    app.request(
      '/',
      { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} },
      { incoming: { socket: { remoteAddress } } },
    );
  const statuses = async (...answers: Promise<Response>[] | Response[]) =>
    (await Promise.all(answers)).map((answer) => answer.status);

  expect(
    await statuses(await ask('203.0.113.1'), await ask('203.0.113.1'), await ask('203.0.113.1')),
  ).toEqual([200, 200, 429]);
  expect(await statuses(await ask('203.0.113.2'))).toEqual([200]);
  // A header set by an unknown client is ignored; the one set by our proxy counts.
  expect(await statuses(await ask('203.0.113.1', '198.51.100.7'))).toEqual([429]);
  expect(await statuses(await ask('127.0.0.1', '198.51.100.7, 203.0.113.3'))).toEqual([200]);
});
