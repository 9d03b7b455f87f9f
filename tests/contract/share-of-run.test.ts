import { afterEach, expect, it, vi } from 'vitest';
import { shareOfRun } from '../support/share-of-run.ts';

afterEach(() => vi.unstubAllEnvs());

it('the shares of a run are disjoint, and together all cases', () => {
  const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const shares = [0, 1, 2].map((share) => shareOfRun(cases, 3, share));
  expect(shares.flat().sort()).toEqual(cases);
});

it('another seed takes other cases, a repeated one the same', () => {
  const takenWith = (seed: string) => {
    vi.stubEnv('PROPERTY_SEED', seed);
    return shareOfRun(['a', 'b', 'c', 'd'], 2);
  };
  expect([takenWith('6'), takenWith('7'), takenWith('-6'), takenWith('6')]).toEqual([
    ['a', 'c'],
    ['b', 'd'],
    ['a', 'c'],
    ['a', 'c'],
  ]);
});
