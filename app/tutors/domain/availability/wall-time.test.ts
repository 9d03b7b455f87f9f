import { expect, test } from 'vitest';
import { minutesOf } from './wall-time.ts';

test('a time on the wall in minutes, to the end of the day', () => {
  expect(['00:00', '18:30', '24:00'].map(minutesOf)).toEqual([0, 1110, 1440]);
});
