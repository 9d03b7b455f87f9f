import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../../tests/support/assert-property.ts';
import { resultOf, stepsOf } from '../solved.ts';

describe('radical equations', () => {
  it.each([
    ['√(x+3)=x-3', 'x = 6'],
    ['√(x+5)+√x=5', 'x = 4'],
    ['√(2x+1)=3', 'x = 4'],
    ['√(3x-2)=-1', '∅'],
    ['√(x+7)-√x=1', 'x = 9'],
    ['√(2x+3)=√(x+5)', 'x = 2'],
    ['x-5√x+6=0', 'x = 4 or x = 9'],
    ['∛(x-1)=2', 'x = 9'],
    ['2√(x-1)+3=11', 'x = 17'],
    ['√(x^2+5)=x+1', 'x = 2'],
    ['√(x+1)+x=5', 'x = 3'],
    ['√(x-1)+√(x+4)=√(3x+10)', 'x = 5'],
    ['x^(2/3)=4', 'x = 8 or x = -8'],
    ['1/√x=2', 'x = 1/4'],
    ['√(5-x)=x+1', 'x = 1'],
    ['x^(1/2)=3', 'x = 9'],
    ['√x=x', 'x = 0 or x = 1'],
    ['√(x+√x)=2', 'x = (9 - √17)/2'],
    ['√(x+6)=x+1', 'x = (√21 - 1)/2'],
    ['√(4x-6)=x-2', 'x = 4 + √6'],
    ['x-√x=3', 'x = (7 + √13)/2'],
    ['√(x+1)+√(2x)=3', 'x = 28 - 12√5'],
    ['√x+√(x-1)=√(x+1)', 'x = 2√3/3'],
    ['√x=7', 'x = 49'],
    ['√(x-4)=0', 'x = 4'],
    ['√(2x-3)=x-3', 'x = 6'],
    ['√(4-x)=x-2', 'x = 3'],
    ['√(x^2-9)=4', 'x = 5 or x = -5'],
    ['√(x^2+3x)=2', 'x = -4 or x = 1'],
    ['3√x=12', 'x = 16'],
    ['5-√x=2', 'x = 9'],
    ['√x+4=1', '∅'],
    ['√(x+1)=√(2x-3)', 'x = 4'],
    ['√(x-1)=-√(x+2)', '∅'],
    ['√(x+4)-√(x-1)=1', 'x = 5'],
    ['√(3x+1)-√(x-1)=2', 'x = 1 or x = 5'],
    ['√(2x+5)+√(x+2)=5', 'x = 2'],
    ['∛x=-2', 'x = -8'],
    ['∛(2x+3)=3', 'x = 12'],
    ['∛(x^2)=4', 'x = 8 or x = -8'],
    ['∛(x+1)=∛(2x-5)', 'x = 6'],
    ['x=√(x+6)', 'x = 3'],
    ['x-√x=6', 'x = 9'],
    ['√(x+2)=x', 'x = 2'],
    ['2√(x+5)=x+2', 'x = 4'],
    ['√(x^2-5x+4)=x-1', 'x = 1'],
    ['√(x√x)=8', 'x = 16'],
    ['√(1000000x)=10^9', 'x = 1000000000000'],
    ['x^(3/2)=8', 'x = 4'],
    ['√(x-2)+√(x-7)=5', 'x = 11'],
    ['√(x+1)=x^2-1', 'x = -1 or x = (1 + √5)/2'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('an extraneous value from squaring is tested and rejected', () => {
    expect(stepsOf('√(x+2)=x').slice(-2)).toEqual([
      'solve_factors: x = -1 or x = 2',
      'reject_candidate: x = 2',
    ]);
  });

  it('an extraneous value with a nested root is rejected with the values of both sides', () => {
    expect(stepsOf('√(x+6)=x+1').at(-1)).toBe('reject_candidate: x = (√21 - 1)/2');
    expect(stepsOf('√x+√(x-1)=√(x+1)').at(-1)).toBe('reject_undefined: x = 2√3/3');
  });

  it('200 equations √(x + a) = x + b have their solution and no extraneous one', () => {
    const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);
    assertProperty(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 9 }), (root, side) => {
        const [a, b] = [side * side - root, side - root];
        // x + a = (x + b)²: the other root is 1 − 2b − root; √ equals x + b only when that is not negative.
        const other = 1 - 2 * b - root;
        const expected = other !== root && other + b >= 0 ? [root, other] : [root];
        const found = resultOf(`√(x ${signed(a)}) = x ${signed(b)}`).split(' or ');
        return (
          found.toSorted().join() ===
          expected
            .map((each) => `x = ${each}`)
            .toSorted()
            .join()
        );
      }),
      { numRuns: 200, seed: 20261121 },
    );
  }, 30_000);
});
