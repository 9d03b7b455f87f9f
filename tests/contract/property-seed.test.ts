import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../support/assert-property.ts';
import { findPropertySeed } from '../support/property-seed.ts';

const commit = () => '0000010abcdef0123456789abcdef0123456789a\n';
const noGit = (): string => {
  throw new Error('git: command not found');
};
const now = new Date('2026-11-27T23:59:59Z');

describe('the additional seed of the property tests of a run', () => {
  it('is derived from the commit, so that each commit tries other cases', () => {
    expect(findPropertySeed({}, commit, now)).toEqual({ value: 16, source: 'commit 0000010' });
  });

  it('is the configured one, which repeats a failing run', () => {
    expect(findPropertySeed({ PROPERTY_SEED: '-7' }, commit, now).value).toBe(-7);
    expect(() => findPropertySeed({ PROPERTY_SEED: 'x' }, commit, now)).toThrow('PROPERTY_SEED');
  });

  it('is the day without git', () => {
    expect(findPropertySeed({}, noGit, now)).toEqual({ value: 20_261_127, source: 'day 2026-11-27' });
  });
});

describe('a property', () => {
  const run = { value: 99, source: 'commit 0000063' };
  /** The first case of each of the two seeds; the property holds only with the first. */
  const casesOf = (seed: number) => fc.sample(fc.nat(), { seed, numRuns: 5 });

  it('is tried with its fixed seed and with that of the run', () => {
    const tried: number[] = [];
    const property = fc.property(fc.nat(), (value) => void tried.push(value));
    assertProperty(property, { seed: 1, numRuns: 5 }, run);
    expect(tried).toEqual([...casesOf(1), ...casesOf(99)]);
  });

  it('that fails only with the seed of the run names it', async () => {
    const known = new Set(casesOf(1));
    const own = { seed: 1, numRuns: 5 };
    const words = 'repeat it with PROPERTY_SEED=99';
    expect(() =>
      assertProperty(
        fc.property(fc.nat(), (value) => known.has(value)),
        own,
        run,
      ),
    ).toThrow(words);
    const later = fc.asyncProperty(fc.nat(), (value) => Promise.resolve(known.has(value)));
    await expect(assertProperty(later, own, run)).rejects.toThrow(words);
  });
});
