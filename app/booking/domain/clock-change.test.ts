import { expect, test } from 'vitest';
import { clocksChange } from './clock-change.ts';

test('two sessions have a clock change between them if either side’s clocks change', () => {
  const [before, after] = ['2027-03-10T18:00:00Z', '2027-03-17T18:00:00Z'];
  expect(clocksChange(before, after, ['Europe/London', 'America/New_York'])).toBe(true);
  expect(clocksChange(before, after, ['Europe/London', 'America/Bogota'])).toBe(false);
  expect(clocksChange('2027-03-24T18:00:00Z', '2027-03-31T17:00:00Z', ['Europe/London'])).toBe(true);
});
