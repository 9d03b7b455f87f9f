import { describe, expect, it } from 'vitest';
import { numberValue } from '../../expression/build.ts';
import { read } from '../../expression/read.ts';
import type { Problem } from '../../reading/request.ts';
import type { SequenceQuestion } from '../../reading/measure-request.ts';
import { toPlain } from '../../expression/plain.ts';
import {
  called,
  constant,
  equation,
  fraction,
  isExpression,
  number,
  variable,
  type Expression,
  type FunctionName,
  type Tree,
} from '../../expression/tree.ts';
import { rational } from '../../expression/rational.ts';
import { compareTrees } from '../../verify/compare-trees.ts';
import { solveTree } from '../solve.ts';
import { namesModes, answersSequenceQuestion } from './sequence-check.ts';

function expression(text: string): Expression {
  const result = read(text);
  if (!result.ok || !isExpression(result.tree)) throw new Error(`unreadable: ${text}`);
  return result.tree;
}

function solved(problem: Problem): string {
  const solution = solveTree(problem);
  return solution.kind === 'cannot' ? `cannot ${solution.reason}` : toPlain(solution.result);
}

function sequenceProblem(what: SequenceQuestion, given: Record<string, string>): Problem {
  const values = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, expression(text)]));
  const items = Object.entries(values).map(([name, value]) => equation(variable(name), value));
  return {
    task: 'find',
    expression: { kind: 'alternatives', join: 'and', items },
    question: { what, given: values },
  };
}

function sumOf(of: string, from: string, to: string): Problem {
  const end = to === '∞' ? constant('infinity') : expression(to);
  const tree: Expression = {
    kind: 'series',
    operation: 'sum',
    of: expression(of),
    variable: 'k',
    from: expression(from),
    to: end,
  };
  return { task: 'evaluate', expression: tree };
}

const many = (name: FunctionName, ...values: (number | string)[]): Problem => ({
  task: 'evaluate',
  expression: called(
    name,
    ...values.map((value) => (typeof value === 'number' ? number(value) : expression(value))),
  ),
});

describe('sequences', () => {
  it.each([
    ['arithmetic_term', { a: '2', d: '3', n: '10' }, 'a_10 = 29'],
    ['arithmetic_term', { a: '5', d: '-2', n: '8' }, 'a_8 = -9'],
    ['arithmetic_term', { a: '1/2', d: '1/4', n: '5' }, 'a_5 = 3/2'],
    ['arithmetic_sum', { a: '3', d: '4', n: '20' }, 'S_20 = 820'],
    ['arithmetic_sum', { a: '1', d: '1', n: '100' }, 'S_100 = 5050'],
    ['geometric_term', { a: '3', r: '2', n: '5' }, 'a_5 = 48'],
    ['geometric_term', { a: '81', r: '1/3', n: '6' }, 'a_6 = 1/3'],
    ['geometric_term', { a: '2', r: '-3', n: '4' }, 'a_4 = -54'],
    ['geometric_sum', { a: '2', r: '3', n: '6' }, 'S_6 = 728'],
    ['geometric_sum', { a: '1', r: '1/2', n: '5' }, 'S_5 = 31/16'],
    ['geometric_sum', { a: '7', r: '1', n: '4' }, 'S_4 = 28'],
    ['geometric_infinite', { a: '8', r: '1/2' }, 'S = 16'],
    ['geometric_infinite', { a: '3', r: '-1/3' }, 'S = 9/4'],
    ['geometric_infinite', { a: '2', r: '3' }, '∅'],
    ['sequence_rule', { a: '3', d: '4' }, 'a_n = 4n - 1'],
    ['sequence_rule', { a: '3', r: '2' }, 'a_n = 3 · 2^(n - 1)'],
  ] as const)('%s of %o is %s', (what, given, expected) => {
    expect(solved(sequenceProblem(what, given))).toBe(expected);
  });

  it('a formula that counts one step too many is not believed', () => {
    const problem = sequenceProblem('arithmetic_term', { a: '2', d: '3', n: '10' });
    expect(answersSequenceQuestion(equation(variable('a_10'), expression('a + n d')), problem)).toBe(false);
    expect(answersSequenceQuestion(equation(variable('a_10'), expression('a + (n - 1) d')), problem)).toBe(
      true,
    );
    const sum = sequenceProblem('geometric_sum', { a: '2', r: '3', n: '6' });
    expect(
      answersSequenceQuestion(equation(variable('S_6'), expression('a(1 - r^(n-1))/(1 - r)')), sum),
    ).toBe(false);
  });
});

describe('sums', () => {
  it.each([
    ['3k+1', '1', '10', '175'],
    ['k', '1', '100', '5050'],
    ['k^2', '1', '30', '9455'],
    ['k^3', '1', '20', '44100'],
    ['2k-1', '1', '100', '10000'],
    ['k', '50', '100', '3825'],
    ['5', '1', '40', '200'],
    ['2^k', '0', '20', '2097151'],
    ['(1/2)^k', '0', '∞', '2'],
    ['3/4^k', '1', '∞', '1'],
    ['k', '1', 'n', 'n(n + 1)/2'],
    ['k^2', '1', 'n', 'n(n + 1)(2n + 1)/6'],
  ])('of %s from %s to %s is %s', (of, from, to, expected) => {
    expect(solved(sumOf(of, from, to))).toBe(expected);
  });

  it('divergent series have no value', () => {
    expect(solved(sumOf('2^k', '0', '∞'))).toMatch(/^cannot/);
    expect(solved(sumOf('1/k', '1', '∞'))).toMatch(/^cannot/);
  });
});

describe('counting and statistics', () => {
  it.each([
    [many('combinations', 10, 3), '120'],
    [many('combinations', 10, 7), '120'],
    [many('combinations', 52, 5), '2598960'],
    [many('combinations', 100, 3), '161700'],
    [many('combinations', 5, 0), '1'],
    [many('permutations', 5, 2), '20'],
    [many('permutations', 6, 6), '720'],
    [{ task: 'evaluate', expression: expression('8!/5!') } satisfies Problem, '336'],
    [many('mean', 3, 5, 7), '5'],
    [many('mean', 3, 5, 8), '16/3'],
    [many('median', 1, 4, 2, 8), '3'],
    [many('median', 9, 1, 5), '5'],
    [many('median', 1, 2), '3/2'],
    [many('mode', 1, 2, 2, 3), '2'],
    [many('mode', 1, 1, 2, 2, 3), '{1, 2}'],
    [many('mode', 1, 2, 3), '∅'],
    [many('range', 3, 9, 1), '8'],
    [many('variance', 1, 2, 3, 4), '5/4'],
    [many('variance', 2, 4, 4, 4, 5, 5, 7, 9), '4'],
    [many('sampleVariance', 1, 2, 3, 4), '5/3'],
    [many('deviation', 2, 4, 4, 4, 5, 5, 7, 9), '2'],
    [many('deviation', 1, 2, 3), '√6/3'],
    [many('sampleDeviation', 1, 2, 4), '√21/3'],
    [many('max', 3, '-1', 7), '7'],
  ] as const)('%o is %s', (problem, expected) => {
    expect(solved(problem)).toBe(expected);
  });

  it.each([
    ['n!/(n-1)!', 'n'],
    ['(n+1)!/n!', 'n + 1'],
    ['n!/(n-2)!', 'n² - n'],
    ['(n-1)!/(n+1)!', '1/(n² + n)'],
  ])('%s is %s', (text, expected) => {
    expect(solved({ task: 'simplify', expression: expression(text) })).toBe(expected);
  });

  it('sample and population deviation differ', () => {
    const [whole, part] = [
      many('deviation', 1, 2, 3).expression,
      many('sampleDeviation', 1, 2, 3).expression,
    ];
    expect(compareTrees({ expected: whole, answer: part }).verdict).toBe('different');
    expect(compareTrees({ expected: part, answer: number(1) }).verdict).toBe('equal');
  });

  it('an answer must name all modes', () => {
    const before = many('mode', 1, 1, 2, 2, 3).expression;
    const list = (...values: number[]): Tree => ({
      kind: 'list',
      items: values.map((value) => fraction(rational(value))),
    });
    expect([list(1, 2), list(1), list(1, 2, 3)].map((after) => namesModes(before, after))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('binomial coefficients are exact beyond double precision', () => {
    const answer = expression('100891344545564193334812497256');
    expect(compareTrees({ expected: many('combinations', 100, 50).expression, answer }).verdict).toBe(
      'equal',
    );
    expect(numberValue(answer)?.d).toBe(1n);
  });

  it('meaningless expressions get no value', () => {
    for (const problem of [
      many('combinations', 3, 5),
      many('combinations', '1/2', 1),
      many('sampleDeviation', 4),
    ])
      expect(solved(problem)).toMatch(/^cannot/);
  });
});
