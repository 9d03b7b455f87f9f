import { expect, test } from 'vitest';
import { firstGoodDay, isNight } from './night.ts';

test('night is from 22:00 to 7:00 on the visitor’s clock', () => {
  const night = (time: string) => isNight(`2026-11-24T${time}:00Z`, 'Europe/London');
  expect(['06:59', '07:00', '21:59', '22:00'].map(night)).toEqual([true, false, false, true]);
});

test('the first day shown is one with a time by day, if there is any', () => {
  const far = new Map([
    ['2026-11-24', ['2026-11-24T02:00:00Z']],
    ['2026-11-25', ['2026-11-25T02:00:00Z', '2026-11-25T09:00:00Z']],
  ]);
  expect(firstGoodDay(far, 'Europe/London')).toBe('2026-11-25');
  expect(firstGoodDay(new Map([['2026-11-24', ['2026-11-24T02:00:00Z']]]), 'Europe/London')).toBe(
    '2026-11-24',
  );
  expect(firstGoodDay(new Map(), 'Europe/London')).toBeUndefined();
});
