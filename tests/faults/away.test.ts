import { expect, it } from 'vitest';
import { goAway } from './away/away.ts';
import { faults } from './away/faults.ts';

it('whatever is away, each call says so in the caller’s language, lets nobody in, and works again by itself', async () => {
  // How long calls and recovery take is measured when nothing else runs: `node tests/faults/away/away.ts 60`.
  const outages = await goAway(Object.keys(faults), { seconds: 0, slowest: Infinity, recovery: Infinity });
  expect(outages.flatMap((outage) => outage.faults)).toEqual([]);
  expect(outages.map(({ fault }) => fault)).toEqual(Object.keys(faults));
}, 300_000);
