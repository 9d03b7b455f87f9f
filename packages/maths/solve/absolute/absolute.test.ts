import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../../tests/support/assert-property.ts';
import { resultOf, stepsOf } from '../solved.ts';

describe('equations with absolute values', () => {
  it.each([
    ['|2x-1|=5', 'x = 3 or x = -2'],
    ['|x-1|=2x', 'x = 1/3'],
    ['2|x-3|+1=9', 'x = 7 or x = -1'],
    ['|x+2|=-3', '∅'],
    ['|x^2-5|=4', 'x = -3 or x = 3 or x = -1 or x = 1'],
    ['|x-1|=|2x+3|', 'x = -4 or x = -2/3'],
    ['|x-1|+|x-3|=6', 'x = 5 or x = -1'],
    ['|x|=x', 'x ≥ 0'],
    ['|3x|=0', 'x = 0'],
    ['|x|^2-3|x|+2=0', 'x = 1 or x = -1 or x = 2 or x = -2'],
    ['|x-4|=3x+2', 'x = 1/2'],
    ['3-|x|=1', 'x = 2 or x = -2'],
    ['|x/2-1|=3', 'x = 8 or x = -4'],
    ['|x|=4', 'x = 4 or x = -4'],
    ['|x+3|=0', 'x = -3'],
    ['|2x+3|=|x-1|', 'x = -4 or x = -2/3'],
    ['|x-5|=-2', '∅'],
    ['5-2|x|=1', 'x = 2 or x = -2'],
    ['|x-2|/3=2', 'x = 8 or x = -4'],
    ['|3-2x|=7', 'x = -2 or x = 5'],
    ['|x+1|=2x-3', 'x = 4'],
    ['|2x-1|=x-4', '∅'],
    ['|x^2-1|=3', 'x = -2 or x = 2'],
    ['|x^2-4x|=4', 'x = 2 - 2√2 or x = 2 + 2√2 or x = 2'],
    ['|x|+|x-2|=4', 'x = 3 or x = -1'],
    ['|x|+|x-2|=1', '∅'],
    ['|x-1|-|x+1|=1', 'x = -1/2'],
    ['|x|=|2x|', 'x = 0'],
    ['2|x|=|x-3|', 'x = -3 or x = 1'],
    ['|x|+|x-1|=0', '∅'],
    ['|1/x|=2', 'x = 1/2 or x = -1/2'],
    ['|x|^2=9', 'x = 3 or x = -3'],
    ['|2x-6|=6-2x', 'x ≤ 3'],
    ['||x|-2|=1', 'x = 3 or x = -3 or x = 1 or x = -1'],
    ['|x/2|=5', 'x = 10 or x = -10'],
    ['|x-1|=√2', 'x = 1 + √2 or x = 1 - √2'],
    ['|x|=3x', 'x = 0'],
    ['|x+4|=10^12', 'x = 999999999996 or x = -1000000000004'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('a value that makes the right side negative is tested and rejected', () => {
    expect(stepsOf('|x-1|=2x')).toEqual([
      'open_bars: x - 1 = 2x or x - 1 = -2x',
      'solve_factors: x = -1 or x = 1/3',
      'reject_candidate: x = 1/3',
    ]);
  });

  it('a case that reduces to a false statement is dropped', () => {
    expect(stepsOf('|x-12|=x-1').slice(0, 2)).toEqual([
      'open_bars: x - 12 = x - 1 or x - 12 = -x + 1',
      'impossible_case: x - 12 = -x + 1',
    ]);
    expect(resultOf('|x-12|=x-1')).toBe('x = 13/2');
    expect(resultOf('|2x-8|=2x-2')).toBe('x = 5/2');
    expect(resultOf('|x+7|=x-1')).toBe('∅');
    expect(resultOf('|2x+8|=2x+2')).toBe('∅');
  });

  it('200 equations |ax + b| = c have the two solutions', () => {
    const whole = fc.integer({ min: -9, max: 9 });
    assertProperty(
      fc.property(whole, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 6 }), (middle, off, a) => {
        const b = -a * middle;
        const text = `|${a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}| = ${a * off}`;
        return resultOf(text) === `x = ${middle + off} or x = ${middle - off}`;
      }),
      { numRuns: 200, seed: 20261121 },
    );
  }, 30_000);
});

describe('inequalities with absolute values', () => {
  it.each([
    ['|x-3|<0', '∅'],
    ['|2x+5|<=9', '-7 ≤ x ≤ 2'],
    ['|4-x|>2', 'x < 2 or x > 6'],
    ['|x|>=0', 'ℝ'],
    ['|x|<=x', 'x ≥ 0'],
    ['|3x|<12', '-4 < x < 4'],
    ['|x-2|>=x', 'x ≤ 1'],
    ['|x^2-1|<3', '-2 < x < 2'],
    ['|x|<|x-4|', 'x < 2'],
    ['-2|x|<-6', 'x < -3 or x > 3'],
    ['1<|x|', 'x < -1 or x > 1'],
    ['|x-1|<3', '-2 < x < 4'],
    ['|2x+1|>=5', 'x ≤ -3 or x ≥ 2'],
    ['|x|<-1', '∅'],
    ['|x|>-1', 'ℝ'],
    ['|x-3|<=0', 'x = 3'],
    ['|x-3|>0', 'x ≠ 3'],
    ['|x-1|<2x', 'x > 1/3'],
    ['|x+2|>2x', 'x < 2'],
    ['|x-1|<|x+3|', 'x > -1'],
    ['2|x|-3>5', 'x < -4 or x > 4'],
    ['|x^2-4|<5', '-3 < x < 3'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });
});
