import { expect, test } from 'vitest';
import { needsAdult } from './declaration.ts';

test.each([
  ['US', '13_15', false],
  ['GB', '13_15', false],
  ['US', '10_12', true],
  // From 14 and from 15 on: the band may contain somebody younger.
  ['ES', '13_15', true],
  ['FR', '13_15', true],
  ['FR', '16_18', false],
  ['CO', '16_18', true],
  ['CO', 'adult', false],
  // Not in the table.
  ['AU', '16_18', true],
  [null, '16_18', true],
  [null, 'adult', false],
  ['US', null, true],
] as const)('in %s somebody of the band %s needs an adult: %s', (country, band, needed) => {
  expect(needsAdult(band, country)).toBe(needed);
});
