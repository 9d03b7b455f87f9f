import { degree } from '../algebra/univariate.ts';
import type { Family } from '../contract.ts';
import { subtractExpressions } from '../expression/build.ts';
import type { Problem, SolvingMethod, Task } from '../reading/request.ts';
import { hasPlusMinus, splitSigns } from '../expression/signs.ts';
import { isExpression, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { contains, variablesOf } from '../expression/tree-parts.ts';
import { arithmeticMove } from './arithmetic.ts';
import { denseOf } from './dense.ts';
import { expandMove, simplifyMove } from './letters.ts';
import { finishMove, linearMove } from './linear.ts';
import { alternativesMove, plusMinusMove } from './polynomial-roots.ts';
import { polynomialMove } from './polynomial.ts';
import { factorMove } from './powers/factoring.ts';
import { methodMove } from './quadratics/by-method.ts';
import type { Move, Topic } from './types.ts';

/** Linear and polynomial equations in one unknown, and linear inequalities. */
export const polynomialEquations: Topic = {
  family: ({ expression }) => (isExpression(expression) ? null : equationFamily(expression)),
  move: (line, problem) => statementMove(line, problem),
};

/** Arithmetic, fractions, surds; collecting, expanding and factoring polynomials. */
export const polynomialExpressions: Topic = {
  family: ({ expression, task }) => (isExpression(expression) ? expressionFamily(expression, task) : null),
  move: (line, problem) => (isExpression(line) ? expressionMove(line, problem.task) : null),
};

/**
 * The next step of a line with linear or polynomial equations, or linear inequalities, in one unknown; uses
 * the method requested by the problem, if given.
 */
export function statementMove(current: Tree, problem?: Problem): Move | null {
  const [name, ...others] = variablesOf(current);
  if (others.length > 0) return null;
  if (current.kind === 'alternatives')
    return name === undefined ? null : listMove(current.items, current.join, name);
  if (current.kind !== 'relation' || current.sides.length !== 2) return null;
  if (name === undefined) return linearMove(current, '');
  return relationMove(current, name, problem);
}

function relationMove(current: Relation, name: string, problem: Problem | undefined): Move | null {
  const isEquation = current.signs[0] === '=';
  if (current.sides.some(hasPlusMinus)) return isEquation ? plusMinusMove(current, name) : null;
  if (isEquation && current.sides[0]?.kind === 'variable' && !variablesOf(current.sides[1]!).includes(name))
    return finishMove(current);
  const [left, right] = current.sides;
  const dense = denseOf(subtractExpressions(left!, right!), name);
  if (dense === null) return null;
  if (degree(dense) <= 1) return linearMove(current, name);
  if (!isEquation) return null;
  return degree(dense) === 2 && asksMethod(problem)
    ? methodMove(current, dense, name, problem)
    : polynomialMove(current, name);
}

const asksMethod = (problem: Problem | undefined): problem is Problem & { readonly method: SolvingMethod } =>
  problem?.method !== undefined;

function listMove(items: readonly Relation[], join: 'or' | 'and', name: string): Move | null {
  const equations = items.every((item) => item.signs.length === 1 && item.signs[0] === '=');
  if (join !== 'or' || !equations) return null;
  const split = items.flatMap(splitSigns);
  const done = items.every(
    (item) =>
      item.sides[0]?.kind === 'variable' &&
      finishMove(item) === null &&
      !variablesOf(item.sides[1]!).includes(name),
  );
  return done ? null : alternativesMove(split, name);
}

function expressionMove(tree: Expression, task: Task): Move | null {
  if (variablesOf(tree).length === 0) return arithmeticMove(tree);
  if (task === 'expand') return expandMove(tree);
  if (task === 'factor') return factorMove(tree);
  return simplifyMove(tree);
}

function equationFamily(expression: Tree): Family | null {
  const [name, ...others] = variablesOf(expression);
  if (others.length > 0 || expression.kind !== 'relation' || expression.sides.length !== 2) return null;
  const [left, right] = expression.sides;
  if (expression.sides.some(hasPlusMinus)) return expression.signs[0] === '=' ? 'quadratic_equation' : null;
  const dense = denseOf(subtractExpressions(left!, right!), name ?? 'x');
  if (dense === null) return null;
  const isEquation = expression.signs[0] === '=';
  if (degree(dense) <= 1)
    return isEquation ? 'linear_equation' : expression.signs[0] === '!=' ? null : 'linear_inequality';
  if (!isEquation) return null;
  return degree(dense) === 2 ? 'quadratic_equation' : 'polynomial_equation';
}

function expressionFamily(tree: Expression, task: Task): Family | null {
  const plain = new Set([
    'number',
    'mixed',
    'variable',
    'constant',
    'add',
    'multiply',
    'divide',
    'power',
    'root',
    'negate',
    'absolute',
    'factorial',
    'percent',
  ]);
  if (contains(tree, (part) => !plain.has(part.kind))) return null;
  if (contains(tree, (part) => part.kind === 'constant' && ['infinity', 'i'].includes(part.name)))
    return null;
  if (variablesOf(tree).length === 0) {
    if (contains(tree, (part) => part.kind === 'root')) return 'surd';
    return contains(tree, (part) => part.kind === 'divide' || part.kind === 'mixed')
      ? 'fraction'
      : 'arithmetic';
  }
  if (task === 'expand') return 'expand';
  return task === 'factor' ? 'factor' : 'collect';
}
