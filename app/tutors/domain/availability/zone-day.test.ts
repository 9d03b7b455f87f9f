import { expect, test } from 'vitest';
import { weeklyStarts } from './zone-day.ts';

const starts = (zone: string, first: string, count: number, everyWeeks = 1) =>
  weeklyStarts(zone, Date.parse(first), { count, everyWeeks }).map((start) => new Date(start).toISOString());

test('Tuesdays at 18:00 in London stay at 18:00 when clocks go forward on 29 March 2026', () => {
  expect(starts('Europe/London', '2026-03-24T18:00:00Z', 3)).toEqual([
    '2026-03-24T18:00:00.000Z',
    '2026-03-31T17:00:00.000Z',
    '2026-04-07T17:00:00.000Z',
  ]);
});

test('every second Tuesday at 13:00 in Bogotá is always at 18:00 UTC', () => {
  expect(starts('America/Bogota', '2026-03-24T18:00:00Z', 3, 2)).toEqual([
    '2026-03-24T18:00:00.000Z',
    '2026-04-07T18:00:00.000Z',
    '2026-04-21T18:00:00.000Z',
  ]);
});

test('a Sunday at 02:30 in Madrid is at 03:30 on the day that has no 02:30', () => {
  expect(starts('Europe/Madrid', '2026-03-22T01:30:00Z', 3)).toEqual([
    '2026-03-22T01:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
    '2026-04-05T00:30:00.000Z',
  ]);
});
