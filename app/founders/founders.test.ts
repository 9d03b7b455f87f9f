import { describe, expect, test } from 'vitest';
import { changeOf, daysBack, isUsableRange, rangeBefore, scaleOf } from './range.ts';

const range = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });

describe('a range', () => {
  test('is compared with the equally long one that ends where it begins', () => {
    expect(rangeBefore(range('2026-11-13T00:00:00Z', '2026-11-20T00:00:00Z'))).toEqual(
      range('2026-11-06T00:00:00Z', '2026-11-13T00:00:00Z'),
    );
  });

  test('has a beginning before its end and 400 days at most', () => {
    expect(isUsableRange(range('2025-10-16T00:00:00Z', '2026-11-20T00:00:00Z'))).toBe(true);
    expect(isUsableRange(range('2025-10-15T23:59:59Z', '2026-11-20T00:00:00Z'))).toBe(false);
    expect(isUsableRange(range('2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'))).toBe(false);
  });

  test('has its days counted on the calendar, across the end of summer time and of a month', () => {
    expect(daysBack('2026-11-02', 4)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
    expect(daysBack('2026-10-26', 2)).toEqual(['2026-10-25', '2026-10-26']);
  });
});

describe('a figure', () => {
  test.each([
    [118, 100, 18],
    [94, 100, -6],
    [2, 3, -33],
    [5, 5, 0],
    [0, 4, -100],
  ])('of %i after %i changed by %i per cent', (now, before, percent) => {
    expect(changeOf(now, before)).toBe(percent);
  });

  test('after nothing has no change in per cent', () => {
    expect(changeOf(7, 0)).toBeNull();
  });

  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 2, 4]],
    [22, [0, 10, 20, 30]],
    [100, [0, 50, 100]],
  ])('up to %i is drawn on the scale %j', (highest, lines) => {
    expect(scaleOf(highest)).toEqual(lines);
  });
});
