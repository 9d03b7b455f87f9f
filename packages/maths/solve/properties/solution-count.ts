import { countRealRoots, degree, type Dense } from '../../algebra/univariate.ts';
import { numberValue, subtractExpressions } from '../../expression/build.ts';
import { isExpression, number, type Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import { casesOf } from '../alternatives.ts';
import { denseOf } from '../dense.ts';
import type { Move } from '../types.ts';
import { solving } from './calculus.ts';
import { answerMove, type Property } from './chain.ts';

const highestDegree = 8;

/** How many real solutions an equation in one letter has. */
export const solutionCountProperties = {
  solution_count: { family: 'polynomial_equation', chain: (problem) => countChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

/** Left minus right side of a polynomial equation in one letter. */
function denseOfEquation(tree: Tree): Dense | null {
  const [name, ...others] = variablesOf(tree);
  if (tree.kind !== 'relation' || tree.signs.join() !== '=' || name === undefined || others.length > 0)
    return null;
  const dense = denseOf(subtractExpressions(tree.sides[0]!, tree.sides[1]!), name);
  return dense === null || degree(dense) > highestDegree ? null : dense;
}

function countChain({ expression }: Problem): readonly Move[] | null {
  const dense = denseOfEquation(expression);
  const moves = dense === null ? null : solving(expression);
  if (moves === null) return null;
  const last = moves.at(-1)?.after ?? expression;
  if (last.kind === 'solutions') return last.which === 'none' ? [...moves, counted(0)] : moves;
  return casesOf(last) === null ? null : [...moves, counted(countRealRoots(dense!))];
}

const counted = (count: number): Move => answerMove('solutions_counted', number(count));

/** Sturm’s theorem counts the real roots without solving. */
export const solutionCountChecks = {
  solution_count: (line: Tree, { expression }: Problem): boolean => {
    const dense = denseOfEquation(expression);
    const value = isExpression(line) ? numberValue(line) : null;
    if (dense === null || value === null) return false;
    return value.d === 1n && Number(value.n) === (degree(dense) < 1 ? 0 : countRealRoots(dense));
  },
};
