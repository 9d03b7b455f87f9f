import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../../tests/support/assert-property.ts';
import { read } from '../../expression/read.ts';
import { readRequest } from '../../reading/request.ts';
import { toPlain } from '../../expression/plain.ts';
import { compareTrees } from '../../verify/compare-trees.ts';
import { doesInvariantHold } from '../step-invariants.ts';
import { nextStepTree } from '../solve.ts';
import { resultOf, stepsOf } from '../solved.ts';

describe('systems of equations', () => {
  it.each([
    ['x+y=5, x-y=1', 'x = 3 and y = 2'],
    ['2x+3y=7, 3x-2y=4', 'x = 2 and y = 1'],
    ['y=2x-1, 3x+2y=12', 'x = 2 and y = 3'],
    ['3x+y=7, 2x-5y=-1', 'x = 2 and y = 1'],
    ['x+y=3, 2x+2y=6', 'y = -x + 3'],
    ['x+y=3, 2x+2y=7', '∅'],
    ['x/2+y/3=2, x-y=1', 'x = 14/5 and y = 9/5'],
    ['2(x+1)-3(y-2)=5, x+y=4', 'x = 9/5 and y = 11/5'],
    ['x=4, x+y=3', 'x = 4 and y = -1'],
    ['x+y+z=6, x-y+z=2, 2x+y-z=1', 'x = 1 and y = 2 and z = 3'],
    ['2x+3y-z=5, x-y+2z=3, 3x+y+z=8', 'x = 13/5 and y = 0 and z = 1/5'],
    ['x+y=5, y+z=7, x+z=6', 'x = 2 and y = 3 and z = 4'],
    ['x+y+z=6, x+y-z=0, 2x+2y=6', 'y = -x + 3 and z = 3'],
    ['x+y=3, x^2+y^2=5', 'x = 1, y = 2 or x = 2, y = 1'],
    ['y=x^2, y=x+6', 'x = -2, y = 4 or x = 3, y = 9'],
    ['y=x^2-2x, y=2x-5', '∅'],
    ['x*y=6, x+y=5', 'x = 2, y = 3 or x = 3, y = 2'],
    ['x^2+y^2=25, y=x+1', 'x = -4, y = -3 or x = 3, y = 4'],
    ['y=x^2, y=x+1', 'x = (1 - √5)/2, y = ((1 - √5)/2)² or x = (1 + √5)/2, y = ((1 + √5)/2)²'],
    ['0.5x+0.2y=1.6, x-y=-1', 'x = 2 and y = 3'],
    ['4x+6y=10, 6x-9y=-3', 'x = 1 and y = 1'],
    ['a+b=10, a-b=4', 'a = 7 and b = 3'],
    ['x-2y=0, 3x+y=14', 'x = 4 and y = 2'],
    ['5x-2y=4, 3x+4y=18', 'x = 2 and y = 3'],
    ['x+y=1, x+y=2, x-y=0', '∅'],
    ['x=2y, y=2x', 'x = 0 and y = 0'],
    ['x^2-y^2=5, x-y=1', 'x = 3 and y = 2'],
    ['y=3x+2, y=-x+6', 'x = 1 and y = 5'],
    ['7x+2y=47, 5x-4y=1', 'x = 5 and y = 6'],
    ['x^2+y^2=1, x+y=5', '∅'],
    ['3x=2y, x+y=10', 'x = 4 and y = 6'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('opposite coefficients are eliminated by adding, and the value is substituted', () => {
    expect(stepsOf('2x+y=7, 3x-y=8')).toEqual([
      'add_equations: 2x + y = 7 and 5x = 15',
      'solve_single: 2x + y = 7 and x = 3',
      'substitute_value: 2 · 3 + y = 7 and x = 3',
      'solve_single: x = 3 and y = 1',
    ]);
  });

  it('continues from a learner line', () => {
    const problem = readRequest('x+y=5, x-y=1');
    const line = read('y = 5 - x, x - y = 1');
    const step = problem.ok && line.ok ? nextStepTree(line.tree, problem.problem) : null;
    expect(step !== null && typeof step === 'object' && toPlain(step.after)).toBe(
      'y = 5 - x and x - (5 - x) = 1',
    );
  });

  it('a wrong step is detected', () => {
    const problem = readRequest('x+y=5, x-y=1');
    const wrong = read('y = x - 5, x - y = 1');
    if (!problem.ok || !wrong.ok) throw new Error('unreadable');
    const { expression } = problem.problem;
    expect(
      doesInvariantHold(expression, { rule: 'isolate_letter', after: wrong.tree }, problem.problem),
    ).toBe(false);
  });

  it('200 systems built from a solution have that solution', () => {
    const whole = fc.integer({ min: -9, max: 9 });
    const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);
    assertProperty(
      fc.property(whole, whole, whole, whole, whole, whole, (x, y, a, b, c, d) => {
        fc.pre(a * d - b * c !== 0);
        const text = `${a}x ${signed(b)}y = ${a * x + b * y}, ${c}x ${signed(d)}y = ${c * x + d * y}`;
        return resultOf(text) === `x = ${x} and y = ${y}`;
      }),
      { numRuns: 200, seed: 20261121 },
    );
  }, 30_000);

  it('100 systems in three unknowns have their solution', () => {
    const whole = fc.integer({ min: -5, max: 5 });
    const row = fc.tuple(whole, whole, whole);
    const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);
    assertProperty(
      fc.property(row, row, row, row, ([x, y, z], p, q, r) => {
        const [a, b, c] = [p, q, r];
        const det =
          a[0] * (b[1] * c[2] - b[2] * c[1]) -
          a[1] * (b[0] * c[2] - b[2] * c[0]) +
          a[2] * (b[0] * c[1] - b[1] * c[0]);
        fc.pre(det !== 0);
        const line = ([k, l, m]: readonly [number, number, number]): string =>
          `${k}x ${signed(l)}y ${signed(m)}z = ${k * x + l * y + m * z}`;
        return resultOf([a, b, c].map(line).join(', ')) === `x = ${x} and y = ${y} and z = ${z}`;
      }),
      { numRuns: 100, seed: 20261121 },
    );
  }, 30_000);

  it.each([
    ['x+y=3, x-y=1', 'x=2, y=1', 'equal'],
    ['x+y=3, x-y=1', 'x=1, y=2', 'different'],
    ['x+y=3, x-y=1', 'y=3-x', 'different'],
    ['x+y=3, x-y=1', 'x=1+y, 2y+1=3', 'equal'],
    ['x+y=3, x-y=1', 'x=1+y, 2y+1=4', 'different'],
    ['x+y=3, 2x+2y=6', 'y=3-x', 'equal'],
    ['x+y=3, 2x+2y=7', 'no solution', 'equal'],
    ['x+y=3, x^2+y^2=5', 'x=1, y=2 or x=2, y=1', 'equal'],
    ['x+y=3, x^2+y^2=5', 'x=1, y=2', 'different'],
    ['y=x^2, y=x+1', 'y=x+1, x^2-x-1=0', 'equal'],
  ])('%s compared with %s is %s', (expected, answer, verdict) => {
    const [left, right] = [read(expected), read(answer)];
    if (!left.ok || !right.ok) throw new Error('unreadable');
    expect(compareTrees({ expected: left.tree, answer: right.tree }).verdict).toBe(verdict);
  });
});
