import { expect, it } from 'vitest';
import { createPool } from '#app/platform/database.server.ts';
import { goAway } from './away/away.ts';
import { faults } from './away/faults.ts';

/* Recovery time is a benchmark figure: `node tests/faults/away/away.ts 60`. */
it('with a failing dependency every call gets a valid localized response, permissions hold, and everything recovers by itself', async () => {
  const setting = { seconds: 0, slowest: Infinity, recovery: Infinity };
  const outages = await goAway(Object.keys(faults), setting);
  expect(outages.flatMap(({ fault, faults: found }) => found.map((each) => `${fault}: ${each}`))).toEqual([]);
  expect(outages).toHaveLength(Object.keys(faults).length);
}, 300_000);

it('no call waits two seconds for an unresponsive database', () => {
  const { connectionTimeoutMillis, query_timeout: queryTimeout } = createPool('postgres://nowhere').options;
  expect(Math.max(connectionTimeoutMillis ?? Infinity, queryTimeout ?? Infinity)).toBeLessThan(2000);
});
