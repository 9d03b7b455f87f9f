import { expect, it } from 'vitest';
import { termUnderLoad } from './ended/term-under-load.ts';

it('SIGTERM under 60 requests and 50 streams: the process answers all, ends its streams and exits within ten seconds', async () => {
  const ends = await termUnderLoad(2);
  expect(ends.map(({ requests, streams }) => [requests, streams])).toEqual([
    [60, 50],
    [60, 50],
  ]);
  expect(ends.flatMap(({ faults }) => faults)).toEqual([]);
});
