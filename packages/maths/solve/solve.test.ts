import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../tests/support/assert-property.ts';
import { toPlain } from '../expression/plain.ts';
import { readRequest, type Problem } from '../reading/request.ts';
import { compareTrees } from '../verify/compare-trees.ts';
import { analogousProblem } from './analogous.ts';
import { nextStepTree, solveTree } from './solve.ts';

function problemOf(text: string): Problem {
  const request = readRequest(text);
  if (!request.ok) throw new Error(`unreadable: ${text}`);
  return request.problem;
}

function steps(text: string): string[] {
  const solution = solveTree(problemOf(text));
  return solution.kind === 'cannot'
    ? [solution.reason]
    : solution.steps.map(({ rule, after }) => `${rule}: ${toPlain(after)}`);
}

function result(text: string): string {
  const solution = solveTree(problemOf(text));
  return solution.kind === 'cannot' ? `cannot ${solution.reason}` : toPlain(solution.result);
}

describe('solving step by step', () => {
  it.each([
    ['3(x-2)=9', ['multiply_out: 3x - 6 = 9', 'add_both_sides: 3x = 15', 'divide_both_sides: x = 5']],
    [
      '(x+1)/2 + x/3 = 5',
      [
        'clear_denominators: 3(x + 1) + 2x = 30',
        'multiply_out: 3x + 3 + 2x = 30',
        'collect_terms: 5x + 3 = 30',
        'subtract_both_sides: 5x = 27',
        'divide_both_sides: x = 27/5',
      ],
    ],
    [
      '2x^2 - 5x - 3 = 0',
      [
        'factor_equation: (2x + 1)(x - 3) = 0',
        'zero_product: 2x + 1 = 0 or x - 3 = 0',
        'solve_factors: x = -1/2 or x = 3',
      ],
    ],
    ['x^2-4x+1=0', ['quadratic_formula: x = (4 ± √12)/2', 'simplify_solutions: x = 2 ± √3']],
    [
      '2(x-1)^2=8',
      [
        'divide_both_sides: (x - 1)² = 4',
        'take_roots: x - 1 = 2 or x - 1 = -2',
        'solve_factors: x = 3 or x = -1',
      ],
    ],
    ['x^2+x+1=0', ['discriminant_negative: ∅']],
    ['1 - 2x > 7', ['subtract_both_sides: -2x > 6', 'divide_and_turn: x < -3']],
    ['1/2+1/3', ['common_denominator: 3/6 + 2/6', 'add_numerators: 5/6']],
    ['simplify 6/8', ['cancel_common_factor: 3/4']],
    ['expand (x+1)^2', ['square_of_sum: x² + 2x · 1 + 1²', 'collect_terms: x² + 2x + 1']],
    ['factor 2x^2-8', ['common_factor: 2(x² - 4)', 'difference_of_squares: 2(x + 2)(x - 2)']],
  ])('%s', (text, expected) => {
    expect(steps(text)).toEqual(expected);
  });

  it.each([
    ['5-2(x-3)=1', 'x = 5'],
    ['3(x+2)=3x+6', 'ℝ'],
    ['3(x+2)=3x+5', '∅'],
    ['0.5x+1=2', 'x = 2'],
    ['2x=4x', 'x = 0'],
    ['7-x=10', 'x = -3'],
    ['x^2=5', 'x = ±√5'],
    ['x^2=5x', 'x = 0 or x = 5'],
    ['x^2+4=0', '∅'],
    ['x^2-4x+4=0', 'x = 2'],
    ['(x+1)(x-2)=4', 'x = -2 or x = 3'],
    ['x^2-x-1=0', 'x = (1 ± √5)/2'],
    ['x^3-6x^2+11x-6=0', 'x = 1 or x = 2 or x = 3'],
    ['2+3*4', '14'],
    ['(2+3)*4', '20'],
    ['2 1/3 + 1 1/2', '23/6'],
    ['3/4 / (2/9)', '27/8'],
    ['20% of 50', '10'],
    ['0.1+0.2', '0.3'],
    ['√12+√27', '5√3'],
    ['1/√2', '√2/2'],
    ['2x+3x-4+y', '5x + y - 4'],
    ['expand 2(x+1)-3(x-2)', '-x + 8'],
    ['factor 6x^2+9x', '3x(2x + 3)'],
    ['factor x^2+6x+9', '(x + 3)²'],
    ['factor 2x^2-5x-3', '(2x + 1)(x - 3)'],
    ['factor x^2-y^2', '(x + y)(x - y)'],
    ['factor x^2+1', 'x² + 1'],
    ['(x^2-1)/(x-1)', 'x + 1'],
    ['sin x = x', 'cannot family'],
    ['x^2 < 4', '-2 < x < 2'],
    ['1/x = 2', 'x = 1/2'],
    ['x + y = 3', 'cannot family'],
  ])('%s gives %s', (text, expected) => {
    expect(result(text)).toBe(expected);
  });

  it('continues from a learner line', () => {
    const step = nextStepTree(problemOf('3x - 6 = 9').expression, problemOf('3x - 6 = 9'));
    expect(step !== null && typeof step === 'object' && [step.rule, toPlain(step.after)]).toEqual([
      'add_both_sides',
      '3x = 15',
    ]);
  });
});

describe('generated problems', () => {
  const whole = fc.integer({ min: -12, max: 12 });
  const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);

  it('500 linear equations are solved, and the solution solves them', () => {
    assertProperty(
      fc.property(whole, whole, whole, whole, fc.integer({ min: 2, max: 9 }), (a, b, c, d, e) => {
        const problem = problemOf(`${a}(x ${signed(b)}) ${signed(c)}x = (x ${signed(d)})/${e}`);
        const solution = solveTree(problem);
        return (
          solution.kind === 'solved' &&
          compareTrees({ expected: problem.expression, answer: solution.result }).verdict === 'equal'
        );
      }),
      { numRuns: 500, seed: 20261120 },
    );
  }, 30_000);

  it('500 quadratic equations are solved, and the solutions solve them', () => {
    assertProperty(
      fc.property(fc.integer({ min: 1, max: 6 }), whole, whole, whole, (a, b, c, d) => {
        const problem = problemOf(`${a}x^2 ${signed(b)}x ${signed(c)} = ${d}x`);
        const solution = solveTree(problem);
        return (
          solution.kind === 'solved' &&
          compareTrees({ expected: problem.expression, answer: solution.result }).verdict === 'equal'
        );
      }),
      { numRuns: 500, seed: 20261120 },
    );
  }, 30_000);

  it('300 products are expanded and factored back', () => {
    assertProperty(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        whole,
        fc.integer({ min: 1, max: 3 }),
        whole,
        (a, b, c, d) => {
          const expanded = solveTree(problemOf(`expand (${a}x ${signed(b)})(${c}x ${signed(d)})`));
          if (expanded.kind !== 'solved') return false;
          const factored = solveTree({ task: 'factor', expression: expanded.result });
          return (
            factored.kind === 'solved' &&
            compareTrees({ expected: expanded.result, answer: factored.result }).verdict === 'equal'
          );
        },
      ),
      { numRuns: 300, seed: 20261120 },
    );
  }, 30_000);

  it('300 sums of fractions come out in lowest terms', () => {
    const part = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 2, max: 20 }));
    assertProperty(
      fc.property(part, part, fc.constantFrom('+', '-', '*', '/'), ([a, b], [c, d], sign) => {
        const problem = problemOf(`calculate ${a}/${b} ${sign} (${c}/${d})`);
        const solution = solveTree(problem);
        return (
          solution.kind === 'solved' &&
          compareTrees({ expected: problem.expression, answer: solution.result }).verdict === 'equal'
        );
      }),
      { numRuns: 300, seed: 20261120 },
    );
  }, 30_000);
});

describe('similar problem', () => {
  it.each([
    '3(x-2)=9',
    '2x^2 - 5x - 3 = 0',
    'x^2-4x+1=0',
    'factor x^2-5x+6',
    'simplify 6/8',
    '1/2+1/3',
    'expand (x+2)^2',
    '2x+3x-4',
    '2x+1>7',
    '√12',
    'x^2=9',
    '(x-3)^2=4',
    'x/2+1=3',
    'factor x^2-9',
    '2+3*4',
    '√(2x+1)=3',
    '√(x+3)=x-3',
    '6/x=x-1',
    'x/(x-2)=2/(x-2)',
    '|2x-1|=5',
    'x+y=5, x-y=1',
    '2x+3y=7, 3x-2y=4',
    'x^3-6x^2+11x-6=0',
    'x^4-5x^2+4=0',
    'x^2>4',
    '(x+1)/(x-2)<=0',
    '-1<2x+3<=7',
    '|x-1|<3',
    'solve 2x+3y=6 for y',
  ])('a problem like %s has other numbers and is solved by the same rules', (text) => {
    const problem = problemOf(text);
    const rules = (each: Problem): string[] => {
      const solution = solveTree(each);
      return solution.kind === 'solved' ? solution.steps.map((step) => step.rule) : ['cannot'];
    };
    for (const seed of [1, 2, 3]) {
      const fresh = analogousProblem(problem, seed);
      expect(fresh === null ? null : rules(fresh.problem)).toEqual(rules(problem));
      expect(toPlain(fresh!.problem.expression)).not.toBe(toPlain(problem.expression));
      expect(analogousProblem(problem, seed)).toEqual(fresh);
    }
  });

  it.each([
    '2sin(x)^2 - sin(x) - 1 = 0 for 0 <= x < 2π',
    'cos x = 0 for 0 <= x < 2π',
    'tan x = 1 for 0 <= x < 2π',
    '2cos(x) = √3 for 0 <= x < 2π',
    '3^(2x-1) = 27',
    '100*2^x = 800',
    '4^x - 6*2^x + 8 = 0',
    '2 ln(x) = ln(9)',
  ])('a problem like %s, where few numbers have a known value, has another answer', (text) => {
    const problem = problemOf(text);
    const solved = solveTree(problem);
    for (const seed of [1, 2, 3, 4]) {
      const fresh = analogousProblem(problem, seed);
      const solution = fresh && solveTree(fresh.problem);
      expect(solution?.kind).toBe('solved');
      expect(solution).not.toMatchObject({ result: solved.kind === 'solved' ? solved.result : null });
    }
  });

  it('there is no similar problem for one that cannot be solved', () => {
    expect(analogousProblem(problemOf('sin x = x'), 1)).toBeNull();
  });
});
