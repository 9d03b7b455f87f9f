import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../tests/support/assert-property.ts';
import { resultOf, stepsOf } from './solved.ts';

describe('linear, quadratic and polynomial equations', () => {
  it.each([
    ['x^4-5x^2+4=0', 'x = -1 or x = 1 or x = -2 or x = 2'],
    ['x^4-4x^2+1=0', 'x = -√(2 - √3) or x = √(2 - √3) or x = -√(2 + √3) or x = √(2 + √3)'],
    ['x^6-9x^3+8=0', 'x = 1 or x = 2'],
    ['(x^2-3x)^2-2(x^2-3x)-8=0', 'x = 1 or x = 2 or x = -1 or x = 4'],
    ['x^3=8', 'x = 2'],
    ['2x^3+16=0', 'x = -2'],
    ['(x-1)^3=8', 'x = 3'],
    ['(x-1)^4=16', 'x = 3 or x = -1'],
    ['x^4=-1', '∅'],
    ['x^5=2', 'cannot unchecked'],
    ['x^3-3x^2+x+1=0', 'x = 1 or x = 1 - √2 or x = 1 + √2'],
    ['x^3-2=0', 'x = ∛2'],
    ['x^3-x-1=0', 'cannot family'],
    ['x^4+3x^2-4=0', 'x = -1 or x = 1'],
    ['x^4+5x^2+4=0', '∅'],
    ['2πr = 10', 'r = 5/π'],
    ['πx² = 4', 'cannot unchecked'],
    ['x^2 = 2√2', 'x = ±√(2√2)'],
    ['0.5x+1=2', 'x = 2'],
    ['0.25x-1.5=0.75x+2', 'x = -7'],
    ['2(x-3)+4=3x-(x+2)', 'ℝ'],
    ['x/3-(x-1)/2=1', 'x = -3'],
    ['1.2x=3', 'x = 5/2'],
    ['3x^2=27', 'x = 3 or x = -3'],
    ['x^2-0.5x-0.5=0', 'x = -1/2 or x = 1'],
    ['x^2/2-x/3=1/6', 'x = -1/3 or x = 1'],
    ['(2x-1)^2=(x+3)^2', 'x = -2/3 or x = 4'],
    ['x(x+2)=3(x+2)', 'x = -2 or x = 3'],
    ['x^2+6x+9=0', 'x = -3'],
    ['4x^2=12x-9', 'x = 3/2'],
    ['5x^2+x+3=0', '∅'],
    ['-x^2+4x-1=0', 'x = 2 ± √3'],
    ['(x+2)(x-3)=6', 'x = -3 or x = 4'],
    ['x^2=0', 'x = 0'],
    ['3x^2-5x=0', 'x = 0 or x = 5/3'],
    ['100000000000000000000x=200000000000000000000', 'x = 2'],
    ['x^2-(10^20+1)x+10^20=0', 'x = 1 or x = 100000000000000000000'],
    ['7=7', 'ℝ'],
    ['2=3', '∅'],
    ['y/2+3=y', 'y = 6'],
    ['t^2-9=0', 't = 3 or t = -3'],
    ['x^3-6x^2+11x-6=0', 'x = 1 or x = 2 or x = 3'],
    ['2x^3-3x^2-11x+6=0', 'x = -2 or x = 3 or x = 1/2'],
    ['x^4-10x^3+35x^2-50x+24=0', 'x = 1 or x = 2 or x = 3 or x = 4'],
    ['x^2=49/4', 'x = 7/2 or x = -7/2'],
    ['3(x-2)^2-12=0', 'x = 4 or x = 0'],
    ['(x+1)^2=-4', '∅'],
    ['x^2+2x=√2', 'cannot family'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('a disguised quadratic is solved by substitution', () => {
    expect(stepsOf('x^4-5x^2+4=0')).toEqual([
      'disguised_quadratic: x² = 1 or x² = 4',
      'solve_factors: x = -1 or x = 1 or x = -2 or x = 2',
    ]);
  });

  it('200 cubics built from three roots have those roots', () => {
    const whole = fc.integer({ min: -6, max: 6 });
    const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);
    assertProperty(
      fc.property(whole, whole, whole, (a, b, c) => {
        const [two, one, none] = [-(a + b + c), a * b + b * c + c * a, -a * b * c];
        const found = resultOf(`x^3 ${signed(two)}x^2 ${signed(one)}x ${signed(none)} = 0`).split(' or ');
        const expected = [...new Set([a, b, c])].map((root) => `x = ${root}`);
        return found.toSorted().join() === expected.toSorted().join();
      }),
      { numRuns: 200, seed: 20261121 },
    );
  }, 30_000);
});
