import { expect, it } from 'vitest';
import { spentBetween } from './pool.server.ts';

it.each([
  ['had the processor to itself', 1000, 990, 990],
  ['had little of it', 1000, 400, 400],
  ['had nearly nothing of it', 1000, 10, 250],
  ['had two of them, as some of its threads do', 1000, 1400, 1000],
  ['runs where the system does not say', 1000, Number.NaN, 1000],
])('processor time of a process that %s', (_, clock, processor, spent) => {
  const [since, now] = [
    { clock: 500, processor: 70 },
    { clock: 500 + clock, processor: 70 + processor },
  ];
  expect(spentBetween(since, now)).toBe(spent);
});
