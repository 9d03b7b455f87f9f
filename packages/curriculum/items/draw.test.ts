import { expect, it } from 'vitest';
import { createDraw } from './draw.ts';

const seeds = Array.from({ length: 10_000 }, (_, index) => index + 1);

it('neighbouring seeds give independent first draws', () => {
  const first = seeds.map((seed) => createDraw(seed).int(1, 100));
  const same = first.filter((value, at) => value === first[at - 1]).length;
  // One in a hundred expected, within four standard deviations.
  expect(same).toBeGreaterThan(60);
  expect(same).toBeLessThan(140);
});

it('a seed always gives the same draws, and different seeds different ones', () => {
  const draws = seeds.map((seed) => {
    const draw = createDraw(seed);
    return [1, 2, 3].map(() => draw.int(1, 1_000_000)).join(' ');
  });
  expect(new Set(draws).size).toBe(seeds.length);
  const again = createDraw(7);
  expect([1, 2, 3].map(() => again.int(1, 1_000_000)).join(' ')).toBe(draws[6]);
});
