import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../../tests/support/assert-property.ts';
import { read } from '../../expression/read.ts';
import {
  called,
  constant,
  isExpression,
  negated,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
  type Tree,
} from '../../expression/tree.ts';
import { toPlain } from '../../expression/plain.ts';
import type { Problem } from '../../reading/request.ts';
import { antiderivative } from '../../algebra/antiderivative.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { compareTrees } from '../../verify/compare-trees.ts';
import { solveTree } from '../solve.ts';
import type { SolutionTree } from '../types.ts';
import { integrationForms } from './normal.ts';
import { cpuMillisecondsSince } from '../../../../tests/support/cpu-time.ts';

function expression(text: string): Expression {
  const result = read(text);
  if (!result.ok || !isExpression(result.tree)) throw new Error(`unreadable: ${text}`);
  return result.tree;
}

const place = (text: string): Expression =>
  text === '∞' ? constant('infinity') : text === '-∞' ? negated(constant('infinity')) : expression(text);

function solved(problem: Problem): string {
  const solution = solveTree(problem);
  return solution.kind === 'cannot' ? `cannot ${solution.reason}` : toPlain(solution.result);
}

const equal = (expected: Tree, answer: Tree): boolean =>
  compareTrees({ expected, answer }).verdict === 'equal';

const differentiated = (of: string, order = 1): Problem => ({
  task: 'differentiate',
  expression: { kind: 'derivative', of: expression(of), variable: 'x', order },
});
const integrated = (of: string, bounds: [string, string] | null = null): Problem => ({
  task: 'integrate',
  expression: {
    kind: 'integral',
    of: expression(of),
    variable: 'x',
    bounds: bounds === null ? null : [place(bounds[0]), place(bounds[1])],
  },
});
function limited(of: string, to: string, side: 'both' | 'left' | 'right' = 'both'): Problem {
  return {
    task: 'limit',
    expression: { kind: 'limit', of: expression(of), variable: 'x', to: place(to), side },
  };
}

function resultOf(solution: SolutionTree): Tree {
  if (solution.kind === 'cannot') throw new Error(solution.reason);
  return solution.result;
}

describe('derivatives in steps', () => {
  it.each([
    ['x^3 - 3x + 2', '3x² - 3'],
    ['x^2 sin x', '2x · sin(x) + x²cos(x)'],
    ['(x^2+1)/x', '(x² - 1)/(x²)'],
    ['(2x+1)/(x-3)', '-7/((x - 3)²)'],
    ['(3x-1)^5', '15(3x - 1)⁴'],
    ['x^2(x+1)^5', 'x(x + 1)⁴(7x + 2)'],
    ['sqrt(x)', '1/(2√x)'],
    ['sqrt(x^2+1)', 'x/(√(x² + 1))'],
    ['e^(-x^2)', '-2xe^(-x²)'],
    ['x e^x', 'e^x · (x + 1)'],
    ['2^x', '2^x · ln(2)'],
    ['x ln x', 'ln(x) + 1'],
    ['ln(x)/x', '(1 - ln(x))/(x²)'],
    ['ln(x^2+1)', '2x/(x² + 1)'],
    ['arctan(2x)', '2/(4x² + 1)'],
    ['arcsin(x/2)', '1/(√(4 - x²))'],
    ['x^x', 'x^x · (ln(x) + 1)'],
    ['sin x/(1+cos x)', '1/(1 + cos(x))'],
    ['x/(x^2+1)^2', '(1 - 3x²)/((x² + 1)³)'],
    ['3/x^4', '-12/(x⁵)'],
  ])('of %s is %s', (of, expected) => {
    expect(solved(differentiated(of))).toBe(expected);
  });

  it('each line has its rule', () => {
    const solution = solveTree(differentiated('(x^2+1)/(x-1)'));
    expect(solution.kind === 'solved' && solution.steps.map(({ rule }) => rule)).toEqual([
      'derivative_quotient',
      'derivative_sum',
      'derivative_power',
      'derivative_constant',
      'derivative_linear',
      'derivative_simplify',
    ]);
  });

  it('a second derivative is taken one order at a time', () => {
    expect(solved(differentiated('x e^x', 2))).toBe('e^x · (x + 2)');
  });

  it('a derivative at a point is a number', () => {
    const problem: Problem = { ...differentiated('x^3 - 2x'), at: { name: 'x', value: number(2) } };
    expect(solved(problem)).toBe('10');
  });
});

describe('integrals in steps', () => {
  it.each([
    ['3', '3x + C'],
    ['x^2', 'x³/3 + C'],
    ['3x^2 - 2x + 1', 'x³ - x² + x + C'],
    ['1/x', 'ln(|x|) + C'],
    ['1/x^2', '-1/x + C'],
    ['sqrt(x)', '2x^(3/2)/3 + C'],
    ['1/sqrt(x)', '2√x + C'],
    ['(2x+3)^5', '(2x + 3)⁶/12 + C'],
    ['e^(3x)', 'e^(3x)/3 + C'],
    ['2^x', '2^x/ln(2) + C'],
    ['sin(2x)', '-cos(2x)/2 + C'],
    ['1/cos(x)^2', 'tan(x) + C'],
    ['tan x', '-ln(|cos(x)|) + C'],
    ['1/(1+x^2)', 'arctan(x) + C'],
    ['1/(x^2+4)', 'arctan(x/2)/2 + C'],
    ['1/sqrt(1-x^2)', 'arcsin(x) + C'],
    ['2x(x^2+1)^5', '(x² + 1)⁶/6 + C'],
    ['x e^(x^2)', 'e^(x²)/2 + C'],
    ['x/(x^2+1)', 'ln(x² + 1)/2 + C'],
    ['sin(x)^2 cos(x)', '(sin(x))³/3 + C'],
    ['ln(x)/x', '(ln(x))²/2 + C'],
    ['x e^x', 'e^x · (x - 1) + C'],
    ['x sin x', '-x · cos(x) + sin(x) + C'],
    ['x^2 cos x', 'x²sin(x) + 2x · cos(x) - 2sin(x) + C'],
    ['ln x', 'x · ln(x) - x + C'],
    ['e^x sin x', 'e^x · (sin(x) - cos(x))/2 + C'],
    ['1/(x^2-1)', '-ln(|x + 1|)/2 + ln(|x - 1|)/2 + C'],
    ['(x+5)/(x^2+x-2)', '-ln(|x + 2|) + 2ln(|x - 1|) + C'],
    ['x^2/(x+1)', 'x²/2 - x + ln(|x + 1|) + C'],
    ['x sqrt(x+1)', '2(x + 1)^(3/2)(3x - 2)/15 + C'],
    ['sin(x)^2', '(2x - sin(2x))/4 + C'],
    ['cos(x)^3', 'sin(x) - (sin(x))³/3 + C'],
    ['sqrt(4-x^2)', '(x√(4 - x²) + 4arcsin(x/2))/2 + C'],
  ])('of %s is %s', (of, expected) => {
    expect(solved(integrated(of))).toBe(expected);
  });

  it.each([
    '5',
    '3x^2 + 2x',
    '(x+1)^2',
    'x e^x',
    'e^x cos(x)',
    'ln(x)',
    'sin(x)^2',
    '1/(x^2-1)',
    'sqrt(x)',
    'C x',
    '2x cos(x^2)',
  ])('of %s: a line without an integral sign has the constant', (of) => {
    const solution = solveTree(integrated(of));
    const lines = solution.kind === 'solved' ? solution.steps.map(({ after }) => toPlain(after)) : [];
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(line).toMatch(/∫|\+ [CK]$/u);
  });

  it('the line that removes the last integral sign explains the constant', () => {
    const solution = solveTree(integrated('5'));
    expect(solution.kind === 'solved' && solution.steps.map(({ rule, also }) => [rule, also])).toEqual([
      ['integral_constant', 'integral_add_constant'],
    ]);
  });

  it.each([
    ['x^2', '0', '1', '1/3'],
    ['1/x', '1', 'e', '1'],
    ['sin x', '0', 'π', '2'],
    ['x e^x', '0', '1', '1'],
    ['1/(1+x^2)', '0', '1', 'π/4'],
    ['2x+1', '-1', '2', '6'],
    ['1/x^2', '1', '∞', '1'],
    ['x^2', '0', 'a', 'a³/3'],
  ])('of %s from %s to %s is %s', (of, low, high, expected) => {
    expect(solved(integrated(of, [low, high]))).toBe(expected);
  });

  it.each([
    ['1/x', '-1', '1'],
    ['1/x^2', '-1', '2'],
    ['1/x', '1', '∞'],
    ['tan x', '0', '2'],
  ])('of %s from %s to %s has a pole or diverges, and gets no value', (of, low, high) => {
    expect(solved(integrated(of, [low, high]))).toMatch(/^cannot/);
    expect(equal(integrated(of, [low, high]).expression, number(-2))).toBe(false);
  });

  it.each(['e^(x^2)', 'sin(x)/x', 'x^x'])('of %s is refused as beyond school level', (of) => {
    expect(solved(integrated(of))).toBe('cannot family');
  });

  it('differentiating an antiderivative gives the function, for random sums of standard functions', () => {
    const x = variable('x');
    const linear = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 5 }))
      .map(([a, b]) => sum([product([number(a), x]), number(b)]));
    const piece = fc.oneof(
      fc.integer({ min: 0, max: 6 }).map((n) => raised(x, number(n))),
      fc.tuple(fc.constantFrom('sin' as const, 'cos' as const), linear).map(([name, u]) => called(name, u)),
      linear.map((u) => raised(constant('e'), u)),
      fc
        .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom('sin' as const, 'cos' as const))
        .map(([n, name]) => product([raised(x, number(n)), called(name, x)])),
      fc.tuple(linear, fc.integer({ min: 1, max: 6 })).map(([u, n]) => raised(u, number(n))),
      linear.map((u): Expression => ({ kind: 'divide', numerator: number(1), denominator: u })),
    );
    const scaled = fc.tuple(fc.integer({ min: 1, max: 9 }), piece).map(([c, f]) => product([number(c), f]));
    assertProperty(
      fc.property(fc.array(scaled, { minLength: 1, maxLength: 3 }), (terms) => {
        const f = sum(terms);
        const whole = antiderivative(f, 'x', integrationForms);
        expect(whole).not.toBeNull();
        const slope = evaluator({ kind: 'derivative', of: whole!, variable: 'x', order: 1 });
        for (const at of [0.3, 1.1, 2.4]) {
          const [a, b] = [slope({ x: at }), evaluator(f)({ x: at })];
          expect(Math.abs(a - b)).toBeLessThan(1e-6 * Math.max(1, Math.abs(b)));
        }
      }),
      { seed: 11, numRuns: 250 },
    );
  });
});

describe('limits in steps', () => {
  it.each([
    ['x^2', '3', '9'],
    ['(x^2-4)/(x-2)', '2', '4'],
    ['(x^3-1)/(x-1)', '1', '3'],
    ['(x^2-1)/(x^2-3x+2)', '1', '-2'],
    ['sin(x)/x', '0', '1'],
    ['sin(3x)/x', '0', '3'],
    ['sin(3x)/sin(5x)', '0', '3/5'],
    ['tan(x)/x', '0', '1'],
    ['(1-cos(x))/x^2', '0', '1/2'],
    ['(x-sin(x))/x^3', '0', '1/6'],
    ['(sqrt(x+4)-2)/x', '0', '1/4'],
    ['(sqrt(x)-3)/(x-9)', '9', '1/6'],
    ['(e^x-1)/x', '0', '1'],
    ['ln(1+x)/x', '0', '1'],
    ['(3x^2+1)/(2x^2-x)', '∞', '3/2'],
    ['(x+1)/(x^2+1)', '∞', '0'],
    ['(x^3+1)/(x^2+1)', '∞', '∞'],
    ['(x^3+1)/(x^2+1)', '-∞', '-∞'],
    ['sqrt(x^2+1)/x', '-∞', '-1'],
    ['sqrt(x^2+x)-x', '∞', '1/2'],
    ['(1+1/x)^x', '∞', 'e'],
    ['x^2 e^(-x)', '∞', '0'],
    ['ln(x)/x', '∞', '0'],
    ['arctan(x)', '∞', 'π/2'],
    ['1/x^2', '0', '∞'],
    ['1/x', '0', '∅'],
    ['|x|/x', '0', '∅'],
    ['sin(1/x)', '0', '∅'],
    ['sin(x)', '∞', '∅'],
    ['x sin(1/x)', '0', '0'],
  ])('of %s at %s is %s', (of, to, expected) => {
    expect(solved(limited(of, to))).toBe(expected);
  });

  it.each([
    ['1/x', '0', 'left', '-∞'],
    ['1/x', '0', 'right', '∞'],
    ['|x-2|/(x-2)', '2', 'left', '-1'],
    ['x ln x', '0', 'right', '0'],
    ['ln x', '0', 'right', '-∞'],
  ] as const)('of %s at %s from the %s is %s', (of, to, side, expected) => {
    expect(solved(limited(of, to, side))).toBe(expected);
  });

  it('different sides are named', () => {
    const solution = solveTree(limited('1/(x-2)', '2'));
    const [step] = solution.kind === 'solved' ? solution.steps : [];
    expect([step?.rule, ...Object.values(step?.params ?? {}).map((side) => toPlain(side))]).toEqual([
      'limit_sides_differ',
      '-∞',
      '∞',
    ]);
  });

  it('a value that depends on the sign of a letter is not claimed', () => {
    expect(solved(limited('e^(-a x)', '∞'))).toBe('cannot family');
    expect(equal(limited('e^(-a x)', '∞').expression, number(0))).toBe(false);
  });

  it('a wrong value is never accepted', () => {
    for (const [of, to, wrong] of [
      ['sin(x)/x', '0', '0'],
      ['(x^2-4)/(x-2)', '2', '0'],
      ['1/x', '0', '0'],
    ] as const)
      expect(equal(limited(of, to).expression, expression(wrong))).toBe(false);
  });
});

describe('hostile calculus', () => {
  it.each(['x^x^x^x', '(x+1)^400', `${'sin('.repeat(30)}x${')'.repeat(30)}`])('%s finishes quickly', (of) => {
    const started = process.threadCpuUsage();
    for (const problem of [
      differentiated(of),
      differentiated(of, 5),
      integrated(of),
      integrated(of, ['0', '1']),
      limited(of, '1'),
    ])
      solveTree(problem);
    expect(cpuMillisecondsSince(started)).toBeLessThan(5000);
  });

  it('a solution consists only of checked lines', () => {
    const solution = solveTree(differentiated('x^2 e^x'));
    expect(equal(differentiated('x^2 e^x').expression, resultOf(solution))).toBe(true);
  });
});
