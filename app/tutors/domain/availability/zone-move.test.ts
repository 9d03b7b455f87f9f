import { expect, test } from 'vitest';
import { weekIn } from './zone-move.ts';

test('Tuesdays from 13:00 to midnight, from Bogotá to Madrid', () => {
  const week = weekIn(
    { rules: [{ weekday: 2, start: '13:00', end: '24:00' }] },
    { from: 'America/Bogota', to: 'Europe/Madrid', now: Date.parse('2026-11-22T12:00:00Z') },
  );
  expect(week).toEqual([
    {
      weekday: 2,
      before: { start: '2026-11-24T18:00:00.000Z', end: '2026-11-25T05:00:00.000Z' },
      after: { start: '2026-11-24T12:00:00.000Z', end: '2026-11-24T23:00:00.000Z' },
    },
  ]);
});

test('today’s weekday is that of next week', () => {
  const rules = [{ weekday: 7, start: '09:00', end: '10:00' }];
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(weekIn({ rules }, { from: 'UTC', to: 'Asia/Kolkata', now })[0]?.after.start).toBe(
    '2026-11-29T03:30:00.000Z',
  );
});
