import { expect, test } from 'vitest';
import { isWeekly } from './rhythm.ts';

const at = (...starts: string[]) => starts.map((start) => new Date(`${start}Z`));
const london = 'Europe/London';

test.each([
  ['every week', at('2026-11-24T18:00', '2026-12-01T18:00', '2026-12-08T18:00'), true],
  ['every second week', at('2026-11-24T18:00', '2026-12-08T18:00'), true],
  ['a week left out', at('2026-11-24T18:00', '2026-12-01T18:00', '2026-12-15T18:00'), true],
  ['a single time', at('2026-11-24T18:00'), true],
  ['one of three on another day', at('2026-11-24T18:00', '2026-12-01T18:00', '2026-12-10T18:00'), true],
  ['one of two exactly three days away', at('2026-11-24T18:00', '2026-12-04T18:00'), true],
  [
    'two of four elsewhere',
    at('2026-11-24T18:00', '2026-12-01T18:00', '2026-12-09T18:00', '2026-12-16T19:00'),
    true,
  ],
  ['two of three elsewhere', at('2026-11-24T18:00', '2026-12-02T19:00', '2026-12-10T20:00'), false],
  ['twice in one week', at('2026-11-24T18:00', '2026-11-25T18:00'), false],
  ['every day', at('2026-11-24T18:00', '2026-11-25T18:00', '2026-11-26T18:00'), false],
])('%s', (_, starts, weekly) => {
  expect(isWeekly(starts, london)).toBe(weekly);
});

test('a time more than three days away cannot be a replacement', () => {
  const regular = at('2026-11-24T18:00', '2026-12-01T18:00', '2026-12-08T18:00');
  expect(isWeekly([...regular, new Date('2026-12-18T18:00:00Z')], london)).toBe(true);
  expect(isWeekly([...regular, new Date('2026-12-18T18:00:00.001Z')], london)).toBe(false);
});

test('sessions keep their local time: 18:00 in London stays 18:00 across a clock change', () => {
  const spring = at('2027-03-23T18:00', '2027-03-30T17:00', '2027-04-06T17:00');
  expect(isWeekly(spring, london)).toBe(true);
  const three = at('2027-03-23T18:00', '2027-03-30T18:00', '2027-04-06T19:00');
  expect(isWeekly(three, london)).toBe(false);
  expect(isWeekly(at('2027-03-23T18:00', '2027-03-30T18:00', '2027-04-06T18:00'), 'America/Bogota')).toBe(
    true,
  );
});
