import { afterEach, expect, test } from 'vitest';
import { clampProgress, overlayShown, readProgress, resetProgress, setProgress } from './progress.ts';

afterEach(resetProgress);

test.each([
  [-5, 0],
  [0, 0],
  [24.5, 25],
  [24.4, 24],
  [99.6, 100],
  [140, 100],
  [Number.NaN, 0],
])('progress %d becomes %i', (value, expected) => {
  expect(clampProgress(value)).toBe(expected);
  setProgress(value, 'Checking');
  expect(readProgress()).toEqual({ progress: expected, label: 'Checking' });
});

test('reset sets no progress', () => {
  setProgress(60, 'Checking');
  resetProgress();
  expect(readProgress()).toEqual({ progress: -1, label: '' });
});

test('the overlay is shown from 25 to 99', () => {
  expect([-1, 0, 24, 25, 99, 100].map(overlayShown)).toEqual([false, false, false, true, true, false]);
});
