import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../../tests/support/assert-property.ts';
import { resultOf, stepsOf } from '../solved.ts';

describe('rational equations', () => {
  it.each([
    ['3/(x-1)+2/x=1', 'x = 3 ± √7'],
    ['x/(x-2)=2/(x-2)', '∅'],
    ['1/(x-1)+1/(x+1)=2/(x^2-1)', '∅'],
    ['(x+1)/(x-1)=(x+3)/(x-2)', 'x = 1/3'],
    ['1/(x-2)+3=(x-1)/(x-2)', '∅'],
    ['2/x+3/(2x)=7/2', 'x = 1'],
    ['x+1/x=5/2', 'x = 1/2 or x = 2'],
    ['(x^2-4)/(x-2)=0', 'x = -2'],
    ['1/x=1/x', 'ℝ ∖ {0}'],
    ['x/x=1', 'ℝ ∖ {0}'],
    ['6/x=x-1', 'x = -2 or x = 3'],
    ['5/(x^2+1)=1', 'x = 2 or x = -2'],
    ['1/(1+1/x)=2/3', 'x = 2'],
    ['2/x=5', 'x = 2/5'],
    ['1/(x+1)=1/3', 'x = 2'],
    ['x/(x+1)=2/3', 'x = 2'],
    ['4/(x-2)=x-2', 'x = 0 or x = 4'],
    ['1/x+1/(x+1)=5/6', 'x = -3/5 or x = 2'],
    ['2/(x-3)-1/(x+3)=1/(x^2-9)', 'x = -8'],
    ['x/(x-1)-1/(x+1)=2/(x^2-1)', '∅'],
    ['(2x+1)/(x-3)=0', 'x = -1/2'],
    ['3/(x^2-4)=1/(x-2)', 'x = 1'],
    ['x^2/(x-1)=1/(x-1)', 'x = -1'],
    ['1/x-1/(x+2)=1/4', 'x = -4 or x = 2'],
    ['(x-1)/(x+1)+(x+1)/(x-1)=10/3', 'x = 2 or x = -2'],
    ['12/(x+1)-12/x=-1', 'x = -4 or x = 3'],
    ['1/x^2=4', 'x = 1/2 or x = -1/2'],
    ['x^(-1)=3', 'x = 1/3'],
    ['5/(2x)-1/3=1/x', 'x = 9/2'],
    ['(x^2-5x+6)/(x-2)=1', 'x = 4'],
    ['2/(y-1)=3/(y+2)', 'y = 7'],
    ['1/(x-1)=1/(x-1)+1', '∅'],
    ['10^30/x=2*10^30', 'x = 1/2'],
    ['1/x=0', '∅'],
    ['x/(x^2+1)=1/2', 'x = 1'],
    ['(x+3)/2=5/(x-6)', 'x = -4 or x = 7'],
    ['1+1/(1+1/x)=3/2', 'x = 1'],
    ['7/(x-4)=7/(x-4)', 'ℝ ∖ {4}'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('excluded values are stated first, and an excluded candidate is rejected with the reason', () => {
    expect(stepsOf('x/(x-2)=2/(x-2)')).toEqual([
      'excluded_values: x/(x - 2) = 2/(x - 2) and x ≠ 2',
      'multiply_by_denominator: x = 2',
      'reject_pole: ∅',
    ]);
  });

  it('300 equations built from a solution have that solution', () => {
    const whole = fc.integer({ min: -9, max: 9 });
    const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);
    assertProperty(
      fc.property(whole, whole, fc.integer({ min: 1, max: 9 }), (root, pole, above) => {
        fc.pre(root !== pole);
        const value = `${above}/(${root - pole})`;
        return resultOf(`${above}/(x ${signed(-pole)}) = ${value}`) === `x = ${root}`;
      }),
      { numRuns: 300, seed: 20261121 },
    );
  }, 30_000);
});
