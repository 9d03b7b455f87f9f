import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';
import { scaleOf, scaleOver, stretches } from './scale.ts';

const counted = (value: number) => ({ value, base: null });
const of = (value: number | null, base: number) => ({ value, base });

describe('the comparison with the previous range', () => {
  test.each([
    [118, 100, { kind: 'changed', difference: 18, percent: 18 }],
    [94, 100, { kind: 'changed', difference: -6, percent: -6 }],
    [0, 40, { kind: 'changed', difference: -40, percent: -100 }],
    [20, 20, { kind: 'changed', difference: 0, percent: 0 }],
    [25, 19, { kind: 'few', difference: 6, percent: null }],
    [7, 0, { kind: 'fresh' }],
    [0, 0, { kind: 'nothing' }],
  ])('of %i after %i is %j', (now, before, change) => {
    expect(compare('count', counted(now), counted(before))).toEqual(change);
  });

  test('of shares is in points, and is omitted if either has a base below twenty', () => {
    expect(compare('share', of(0.58, 40), of(0.55, 20))).toMatchObject({ kind: 'changed', percent: null });
    expect(compare('share', of(0.58, 40), of(0.55, 19))).toMatchObject({ kind: 'few', percent: null });
    expect(compare('share', of(0.58, 19), of(0.55, 40))).toMatchObject({ kind: 'few', percent: null });
    expect(compare('share', of(null, 0), of(0.5, 40))).toEqual({ kind: 'gone' });
    expect(compare('share', of(0.5, 40), of(null, 0))).toEqual({ kind: 'fresh' });
    expect(compare('share', of(null, 0), of(null, 0))).toEqual({ kind: 'nothing' });
  });

  test('of money after a negative amount uses its absolute value', () => {
    expect(compare('money', counted(500), counted(-1000))).toMatchObject({ difference: 1500, percent: 150 });
  });

  test('is omitted where rows were deleted', () => {
    expect(compare('count', counted(100), counted(40), true)).toEqual({ kind: 'erased' });
  });
});

describe('the scale of a chart', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 2, 4]],
    [22, [0, 10, 20, 30]],
    [100, [0, 50, 100]],
  ])('up to %i has the lines %j', (highest, lines) => {
    expect(scaleOf(highest)).toEqual(lines);
    expect(scaleOver('count', [highest, null])).toEqual(lines);
  });

  test('goes below zero for refunds, and from 0 to 1 for shares', () => {
    expect(scaleOver('money', [-120, 300])).toEqual([-200, -100, 0, 100, 200, 300]);
    expect(scaleOver('share', [0.4])).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });
});

test('the line is interrupted at steps without a value', () => {
  expect(stretches([null, 1, 2, null, null, 3])).toEqual([
    [
      { at: 1, value: 1 },
      { at: 2, value: 2 },
    ],
    [{ at: 5, value: 3 }],
  ]);
});
