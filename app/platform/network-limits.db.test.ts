import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNetworkLimit } from '#app/platform/rate-limits.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from app.rate_limits'));

/** Two in a minute: 8 for a /56, 32 for a /48. Each call is another process with its own memory. */
const limit = () => createNetworkLimit(app.pool, 'holds', { times: 2, seconds: 60 });
const passed = async (addresses: readonly string[]) => {
  const waits = await Promise.all(addresses.map((address) => limit().count(address)));
  return waits.filter((wait) => wait === 0).length;
};
const hex = (value: number) => value.toString(16);
/** /64 networks of one /56, and of 256 different ones in a /48. */
const household = Array.from({ length: 20 }, (_, each) => `2001:db8:1:${hex(0x200 + each)}::`);
const site = Array.from({ length: 60 }, (_, each) => `2001:db8:1:${hex((each + 1) * 256)}::`);

test('somebody who walks through the /64 networks of a household gets four times the budget of one', async () => {
  expect(await passed(household)).toBe(8);
  expect(await passed(['2001:db8:1:2ff::'])).toBe(0);
  expect(await passed(['2001:db8:1:300::'])).toBe(1);
});

test('somebody who walks through a /48 gets sixteen times the budget', async () => {
  expect(await passed(site)).toBe(32);
  expect(await passed(['2001:db8:2:100::'])).toBe(1);
});

test('an IPv4 address has one budget', async () => {
  expect(await passed(Array.from({ length: 5 }, () => '203.0.113.7'))).toBe(2);
  expect(await passed(['203.0.113.8'])).toBe(1);
});

test('attempts of a refused network use up nothing of its neighbours', async () => {
  const one = limit();
  for (let attempt = 0; attempt < 50; attempt += 1) await one.count('2001:db8:1:201::');
  expect(await passed(['2001:db8:1:202::', '2001:db8:1:202::', '2001:db8:1:203::'])).toBe(3);
});

test('a refund is given back at all levels, and the longest wait counts', async () => {
  const one = limit();
  for (const address of household.slice(0, 8)) await one.count(address);
  expect(await one.wait('2001:db8:1:2ff::')).toBeGreaterThan(50);
  await one.refund(household[0] ?? '');
  expect(await one.wait('2001:db8:1:2ff::')).toBe(0);
});
