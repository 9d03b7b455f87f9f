import { expect, it } from 'vitest';
import { killUnderLoad } from './balanced/kill-under-load.ts';

it('killing two processes behind a load balancer alternately loses no acknowledged write, and streams continue', async () => {
  const { faults, ...done } = await killUnderLoad(2);
  expect(faults).toEqual([]);
  // These events are not certain: a turn lasts only milliseconds, and a request may find no process.
  const { turnsTakenUpAgain: _, sentAgainLater: __, builtInWordsInstead: ___, ...kinds } = done;
  expect(Object.entries(kinds).filter(([, count]) => count === 0)).toEqual([]);
});
