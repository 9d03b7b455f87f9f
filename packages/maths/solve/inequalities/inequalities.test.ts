import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../../tests/support/assert-property.ts';
import { toPlain } from '../../expression/plain.ts';
import { read } from '../../expression/read.ts';
import { resultOf, stepsOf } from '../solved.ts';
import { intervalForm } from './topic.ts';

describe('inequalities', () => {
  it.each([
    ['x^2-5x+6<=0', '2 ≤ x ≤ 3'],
    ['x^2>4', 'x < -2 or x > 2'],
    ['-x^2+3x+4>0', '-1 < x < 4'],
    ['x^2+1>0', 'ℝ'],
    ['x^2+x+1<0', '∅'],
    ['x^2-2x-1<0', '1 - √2 < x < 1 + √2'],
    ['2x^2-8>=0', 'x ≤ -2 or x ≥ 2'],
    ['(x-1)(x+2)(x-3)>0', '-2 < x < 1 or x > 3'],
    ['x^3-4x<0', 'x < -2 or 0 < x < 2'],
    ['x^2-4x+4<=0', 'x = 2'],
    ['x^2-4x+4>0', 'x ≠ 2'],
    ['1/x<2', 'x < 0 or x > 1/2'],
    ['(x-1)/(x+2)>=3', '-7/2 ≤ x < -2'],
    ['(x+1)/(x-2)<=0', '-1 ≤ x < 2'],
    ['(x^2-1)/(x-1)>0', '-1 < x < 1 or x > 1'],
    ['1/(x-1)+1/(x+1)>0', '-1 < x < 0 or x > 1'],
    ['-1<2x+3<=7', '-2 < x ≤ 2'],
    ['-3<=1-2x<5', '-2 < x ≤ 2'],
    ['x+1>3 and 2x<10', '2 < x < 5'],
    ['2x+1<3 or x-4>1', 'x < 1 or x > 5'],
    ['5>x/2+1>=0', '-2 ≤ x < 8'],
    ['x<2x+1<x+5', '-1 < x < 4'],
    ['x^2<=9 and x>0', '0 < x ≤ 3'],
    ['3<x<2', '∅'],
    ['x/(x^2+1)>0', 'x > 0'],
    ['x^4-5x^2+4<0', '-2 < x < -1 or 1 < x < 2'],
    ['x^2-x-6<0', '-2 < x < 3'],
    ['x^2+2x>=3', 'x ≤ -3 or x ≥ 1'],
    ['4-x^2>0', '-2 < x < 2'],
    ['x^2<=0', 'x = 0'],
    ['x^2>0', 'x ≠ 0'],
    ['x^2>=0', 'ℝ'],
    ['x^2<-1', '∅'],
    ['x^2-5<0', '-√5 < x < √5'],
    ['2x^2+3x-2<=0', '-2 ≤ x ≤ 1/2'],
    ['-2x^2+x+1<0', 'x < -1/2 or x > 1'],
    ['x^2+4x+4>0', 'x ≠ -2'],
    ['x(x-3)<=0', '0 ≤ x ≤ 3'],
    ['(x-1)^2(x+2)>=0', 'x ≥ -2'],
    ['x^3>8', 'x > 2'],
    ['x^3+x<0', 'x < 0'],
    ['x^4<16', '-2 < x < 2'],
    ['(x-2)/(x+3)>0', 'x < -3 or x > 2'],
    ['(x-2)/(x+3)>=0', 'x < -3 or x ≥ 2'],
    ['1/x>0', 'x > 0'],
    ['1/x>=1', '0 < x ≤ 1'],
    ['2/(x-1)<1', 'x < 1 or x > 3'],
    ['x/(x-2)<=3', 'x < 2 or x ≥ 3'],
    ['(x^2-4)/(x+1)<0', 'x < -2 or -1 < x < 2'],
    ['1/(x^2)>0', 'x ≠ 0'],
    ['(x+1)/(x^2+1)>=0', 'x ≥ -1'],
    ['x>1/x', '-1 < x < 0 or x > 1'],
    ['3<x+1<=5', '2 < x ≤ 4'],
    ['-5<=3-2x<1', '1 < x ≤ 4'],
    ['2<x/3<4', '6 < x < 12'],
    ['0<=(x-1)/2<=3', '1 ≤ x ≤ 7'],
    ['2x+1<5 and x>-3', '-3 < x < 2'],
    ['x>1 and x<0', '∅'],
    ['x>1 or x<0', 'x > 1 or x < 0'],
    ['x<1 or x<3', 'x < 3'],
    ['x+1<=2 or 3x>=9', 'x ≤ 1 or x ≥ 3'],
    ['3x-1<5 and 2x+3>=1', '-1 ≤ x < 2'],
    ['x^2>1 and x<3', 'x < -1 or 1 < x < 3'],
    ['x-1<2x<x+4', '-1 < x < 4'],
    ['x>=2 and x<=2', 'x = 2'],
    ['1<x^2<4', '-2 < x < -1 or 1 < x < 2'],
    ['3x+5<2', 'x < -1'],
    ['5-2x>=3x', 'x ≤ 1'],
    ['(x-1)/2<x/3+1', 'x < 9'],
    ['2(x-1)>2x+3', '∅'],
    ['2(x-1)<2x+3', 'ℝ'],
    ['-x<5', 'x > -5'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('each step of a chain applies to all three parts', () => {
    expect(stepsOf('-3<=1-2x<5')).toEqual([
      'subtract_all_parts: -4 ≤ -2x < 4',
      'divide_all_parts_turned: -2 < x ≤ 2',
    ]);
  });

  it.each([
    ['x < 1 or x >= 3', '(-∞, 1) ∪ [3, ∞)'],
    ['1 < x <= 2', '(1, 2]'],
    ['x > 2', '(2, ∞)'],
    ['x = 2', '{2}'],
  ])('%s as an interval is %s', (text, expected) => {
    const reading = read(text);
    const form = reading.ok ? intervalForm(reading.tree) : null;
    expect(form === null ? null : toPlain(form)).toBe(expected);
  });

  it('300 quadratic inequalities hold exactly between or outside their roots', () => {
    const whole = fc.integer({ min: -9, max: 9 });
    assertProperty(
      fc.property(whole, whole, fc.constantFrom('<', '>='), (a, b, sign) => {
        fc.pre(a < b);
        const [sum, product] = [a + b, a * b];
        const text = `x^2 ${sum < 0 ? '+' : '-'} ${Math.abs(sum)}x ${product < 0 ? '-' : '+'} ${Math.abs(product)} ${sign} 0`;
        return resultOf(text) === (sign === '<' ? `${a} < x < ${b}` : `x ≤ ${a} or x ≥ ${b}`);
      }),
      { numRuns: 300, seed: 20261121 },
    );
  }, 30_000);
});
