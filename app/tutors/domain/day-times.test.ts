import { expect, test } from 'vitest';
import { firstGoodDay, isNight, timesToShow } from './day-times.ts';

test('night is from 22:00 to 7:00 in the visitor’s zone', () => {
  const night = (time: string) => isNight(`2026-11-24T${time}:00Z`, 'Europe/London');
  expect(['06:59', '07:00', '21:59', '22:00'].map(night)).toEqual([true, false, false, true]);
});

test('the first day shown has a daytime slot, if there is one', () => {
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

const at = (hour: string) => `2026-11-23T${hour}:00.000Z`;
const hours = (...list: string[]) => list.map(at);

test('a day is shown from its first time to its last', () => {
  expect(timesToShow(hours('09:00', '09:30', '10:00', '12:00', '17:00'), 3, 'Etc/UTC')).toEqual(
    hours('09:00', '10:00', '17:00'),
  );
});

test('night times are omitted if the day has others', () => {
  expect(timesToShow(hours('15:00', '18:00', '20:30', '22:00', '22:30'), 3, 'Etc/UTC')).toEqual(
    hours('15:00', '18:00', '20:30'),
  );
  // Paris is one hour ahead, so 20:30 is the last start before the night.
  expect(timesToShow(hours('15:00', '20:30', '21:00'), 3, 'Europe/Paris')).toEqual(hours('15:00', '20:30'));
});

test('a day with night times only shows them', () => {
  expect(timesToShow(hours('23:00', '23:30'), 3, 'Etc/UTC')).toEqual(hours('23:00', '23:30'));
});
