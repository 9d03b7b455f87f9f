import { findPropertySeed } from './property-seed.ts';

/**
 * Every n-th of a list (`share` of `among`), shifted by the seed of this run: slow tests of many similar cases try a part of them each
 * time, and all of them over the commits. Repeat a run with PROPERTY_SEED.
 */
export function shareOfRun<Case>(cases: readonly Case[], among: number, share = 0): Case[] {
  const shift = Math.abs(findPropertySeed().value) + share;
  return cases.filter((_, at) => (at + shift) % among === 0);
}
