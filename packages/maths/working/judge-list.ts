import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { compareExpressions } from '../verify/equivalence.ts';
import { compareTrees } from '../verify/compare-trees.ts';
import type { LineResult } from '../verify/check-line.ts';
import { valueOf } from './tree-values.ts';
import { isAntiderivativeLine } from './named-functions.ts';
import { type StatementJudgement, type WorkingContext, holds, fails, asCompared } from './judgement.ts';
import type { Problem } from '../reading/request.ts';
import { termsOf } from './text-names.ts';

/** Judges lists, points, definitions and whatever else is neither an expression nor a relation. */
export function judgeOther(tree: Tree, base: LineResult, context: WorkingContext): StatementJudgement {
  const { known, problem } = context;
  if (tree.kind === 'list' && known.data !== null) {
    const values = tree.items.map((item) => valueOf(item));
    const sorted = known.data.toSorted((a, b) => a - b);
    const same = (order: readonly number[]): boolean =>
      order.length === values.length && order.every((each, index) => each === values[index]);
    if (same(sorted) || same(sorted.toReversed()) || same(known.data)) return holds(tree, 'step', null);
    return fails(tree, base);
  }
  if (tree.kind === 'list' && isAntiderivativeWithBounds(tree.items, problem))
    return holds(tree, 'step', null);
  if (tree.kind === 'list' && isStartOf(termsOf(problem), tree.items)) return holds(tree, 'aside', null);
  if (
    tree.kind === 'list' &&
    isMultiples(
      tree.items.map((item) => valueOf(item)),
      problem.expression,
    )
  )
    return holds(tree, 'aside', null);
  if (tree.kind === 'definition') {
    const given = problem.expression.kind === 'definition' ? problem.expression.body : problem.expression;
    if (
      isExpression(given) &&
      compareExpressions(given.kind === 'derivative' ? given.of : given, tree.body).verdict === 'equal'
    )
      return holds(tree, 'restatement', null);
  }
  if (tree.kind === 'point' && problem.question !== undefined) {
    const { given } = problem.question;
    const at = tree.coordinates.map((each) => valueOf(each));
    const isGiven = ['1', '2'].some(
      (index) =>
        given[`x_${index}`] !== undefined &&
        valueOf(given[`x_${index}`]!) === at[0] &&
        given[`y_${index}`] !== undefined &&
        valueOf(given[`y_${index}`]!) === at[1],
    );
    if (isGiven) return holds(tree, 'restatement', null);
  }
  const result = known.solution?.result;
  if (
    result !== undefined &&
    result.kind === tree.kind &&
    compareTrees({ expected: result, answer: tree }).verdict === 'different'
  )
    return fails(tree, base);
  return asCompared(tree, base);
}

/** "[x³] between 0 and 2" where ∫ 3x² dx between 0 and 2 is wanted. */
function isAntiderivativeWithBounds(items: readonly Expression[], problem: Problem): boolean {
  const { expression } = problem;
  const [first, ...others] = items;
  if (first === undefined || !isExpression(expression) || expression.kind !== 'integral') return false;
  const bounds = expression.bounds?.map((bound) => valueOf(bound)) ?? [];
  return (
    isAntiderivativeLine(first, problem) &&
    others.length === bounds.length &&
    bounds.every((bound) => others.some((each) => Math.abs(valueOf(each) - bound) < 1e-9))
  );
}

/** 5, 10, 20: the first terms of the sequence in question. */
const isStartOf = (terms: readonly number[], items: readonly Expression[]): boolean =>
  items.length > 1 &&
  items.every((item, index) => terms[index] !== undefined && Math.abs(terms[index] - valueOf(item)) < 1e-9);

/** 8, 16, 24, or 1, 2, 3, 4, 6, 12: multiples or divisors of a number of the problem. */
function isMultiples(values: readonly number[], tree: Tree): boolean {
  if (!isExpression(tree) || tree.kind !== 'call' || !['gcd', 'lcm'].includes(tree.name) || values.length < 2)
    return false;
  return tree.args.some((arg) => {
    const of = valueOf(arg);
    return (
      values.every((value, index) => value === of * (index + 1)) ||
      values.every((value) => value > 0 && of % value === 0)
    );
  });
}
