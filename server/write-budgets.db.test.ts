import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import type { Account, ApiEnvironment } from '#app/platform/api.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { writeBudgets } from './write-budgets.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());
beforeEach(() => test.pool.query('delete from app.rate_limits'));

type Caller = { address?: string; account?: string; method?: string };

/** One process; each has its own memory. */
function start() {
  const app = new Hono<ApiEnvironment>();
  app.onError((thrown) => errorResponse(thrown, { requestId: 'r', language: 'en', log: test.services.log }));
  app.use(async (c, next) => {
    const id = c.req.header('x-account');
    const account: Account | null = id
      ? { id, email: 'a@example.org', isAdmin: false, sessionId: undefined }
      : null;
    c.set('account', account);
    await next();
  });
  app.use(writeBudgets(test.pool));
  app.all('*', async (c) => {
    await new Promise((resolve) => setImmediate(resolve));
    return c.text('done', 201);
  });
  return (path: string, { address = '203.0.113.7', account, method = 'POST' }: Caller = {}) =>
    app.request(
      `/functions/v1${path}`,
      { method, headers: account ? { 'x-account': account } : {} },
      { incoming: { socket: { remoteAddress: address } } },
    );
}
const fill = (budget: string, points: number) =>
  test.pool.query(`update app.rate_limits set points = $2 where key like $1 || ':%'`, [
    `writes-${budget}`,
    points,
  ]);

it.each([
  ['/bookings/holds', 'holds', 600, 60, 600],
  ['/bookings/series/holds', 'holds', 600, 60, 600],
  ['/teaching/sessions', 'conversations', 300, 120, 600],
  ['/teaching/sessions/7/turns', 'turns', 1500, 6000, 600],
  ['/teaching/sessions/7/turns/8/anew', 'turns', 1500, 6000, 600],
  ['/contact', 'messages', 10, 20, 3600],
  ['/account/export', 'large', 30, 30, 3600],
  ['/credits/packs', 'large', 30, 30, 3600],
])(
  'POST %s is one of the %s: %i by account, %i by address in %i seconds',
  async (path, budget, ofAccount, ofNetwork, seconds) => {
    for (const [caller, whom, times] of [
      [{ account: 'a' }, 'account', ofAccount],
      [{}, 'network', ofNetwork],
    ] as const) {
      const send = start();
      const first = await send(path, caller);
      expect([first.status, await first.text()]).toEqual([201, 'done']);
      await fill(`${budget}-${whom}`, times - 1);
      expect((await send(path, caller)).status).toBe(201);
      const refused = await send(path, caller);
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(seconds - 60);
      expect(wait).toBeLessThanOrEqual(seconds);
      expect((await send(path, { ...caller, method: 'GET' })).status).toBe(201);
    }
    const others = start();
    expect((await others(path, { account: 'b' })).status).toBe(201);
    expect((await others(path, { address: '203.0.113.8' })).status).toBe(201);
  },
);

it('one account under forty invented names reaches the founders ten times in an hour, from wherever', async () => {
  const send = start();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, each) =>
      send('/contact', { account: 'a', address: `198.51.100.${each}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
});

it('all together reach the founders six hundred times in an hour', async () => {
  const send = start();
  await send('/contact');
  await fill('messages-together', 599);
  expect((await send('/contact', { account: 'b' })).status).toBe(201);
  expect((await send('/contact', { address: '203.0.113.9' })).status).toBe(429);
});

it.each([
  ['account', 3000, { account: 'a' }, { account: 'b' }],
  ['address', 6000, {}, { address: '203.0.113.8' }],
])(
  'any other write has the usual budget of its %s, %i in ten minutes, without a statement each',
  async (_, times, caller, other) => {
    const send = start();
    let accepted = 0;
    for (let each = 0; each < times + 2; each += 1)
      if ((await send('/practice/sessions', { ...caller, method: 'PUT' })).status === 201) accepted += 1;
    expect(accepted).toBe(times);
    expect((await send('/a-new-feature', caller)).status).toBe(429);
    expect((await send('/practice/sessions', other)).status).toBe(201);
    expect((await test.pool.query('select 1 from app.rate_limits')).rows).toEqual([]);
  },
);
