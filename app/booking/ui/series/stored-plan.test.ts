import { expect, test } from 'vitest';
import { startsOf } from './stored-plan.ts';

test('free and replacement times are held, skipped ones are not', () => {
  const occurrences = [
    { start: '2026-11-24', free: true },
    { start: '2026-12-01', free: false },
    { start: '2026-12-08', free: true },
    { start: '2026-12-15', free: false },
  ];
  expect(startsOf(occurrences, {})).toEqual(['2026-11-24', '2026-12-08']);
  expect(startsOf(occurrences, { '2026-12-01': '2026-12-02', '2026-12-08': null })).toEqual([
    '2026-11-24',
    '2026-12-02',
  ]);
  expect(startsOf(occurrences, { '2026-12-15': '2026-12-08' })).toEqual(['2026-11-24', '2026-12-08']);
});
