import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { limitByAddress } from './address-limit.ts';

afterEach(() => {
  vi.useRealTimers();
});

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

it('the networks around an IPv6 address are limited as well', async () => {
  const app = new Hono<ApiEnvironment>();
  app.onError((thrown) => errorResponse(thrown, { requestId: 'r', language: 'en', log: silentLog }));
  app.use(limitByAddress(1));
  app.get('/', (c) => c.json({}));
  const passed = async (addresses: string[]) => {
    const statuses: number[] = [];
    for (const remoteAddress of addresses)
      statuses.push((await app.request('/', {}, { incoming: { socket: { remoteAddress } } })).status);
    return statuses.filter((status) => status === 200).length;
  };
  expect(await passed(Array.from({ length: 9 }, (_, each) => `2001:db8:1:${each}::1`))).toBe(4);
  expect(await passed(Array.from({ length: 20 }, (_, each) => `2001:db8:1:${each + 1}00::1`))).toBe(12);
  expect(await passed(['2001:db8:2::1'])).toBe(1);
});

it.each([
  [0, '60'],
  [30_000, '30'],
  [29_999, '31'],
  [30_500, '30'],
  [59_900, '1'],
])(
  'the next call is possible when the minute is over (%i ms after the first: %s s)',
  async (passed, wait) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
    const app = new Hono<ApiEnvironment>();
    app.onError((thrown) => errorResponse(thrown, { requestId: 'r', language: 'en', log: silentLog }));
    app.use(limitByAddress(1));
    app.get('/', async (c) => {
      await new Promise((resolve) => setImmediate(resolve));
      return c.text('done');
    });
    const ask = () => app.request('/', {}, { incoming: { socket: { remoteAddress: '203.0.113.1' } } });
    expect(await (await ask()).text()).toBe('done');
    vi.setSystemTime(Date.parse('2026-11-20T09:00:00Z') + passed);
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, wait]);
  },
);
