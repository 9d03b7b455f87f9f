import { NotAlgebraic } from '../algebra/canonical.ts';
import { TooLarge } from '../algebra/polynomial.ts';
import { Unwritable } from '../algebra/present.ts';
import { Undefined } from '../algebra/quotient.ts';
import { degree } from '../algebra/univariate.ts';
import type { Family } from '../contract.ts';
import { numberValue, subtractExpressions } from '../expression/build.ts';
import type { Problem, Task } from '../expression/request.ts';
import { hasPlusMinus, splitSigns } from '../expression/signs.ts';
import {
  contains,
  isExpression,
  sameTree,
  variablesOf,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { compareTrees } from '../verify/compare-trees.ts';
import { isFinished } from '../verify/check-line.ts';
import { hasForm } from '../verify/forms.ts';
import { arithmeticMove } from './arithmetic.ts';
import { denseOf } from './dense.ts';
import { expandMove, factorMove, simplifyMove } from './letters.ts';
import { finishMove, linearMove } from './linear.ts';
import { alternativesMove, plusMinusMove, polynomialMove } from './polynomial.ts';
import type { Move, SolutionTree, StepTree } from './types.ts';

const mostSteps = 24;

/**
 * Solves with steps. Each step is checked by the checker before it counts; a step that is not proven equal ends in `cannot`,
 * so nothing unchecked is ever shown.
 */
export function solveTree(problem: Problem): SolutionTree {
  const family = familyOf(problem);
  if (family === null) return { kind: 'cannot', reason: 'family' };
  const steps: StepTree[] = [];
  let current = problem.expression;
  for (;;) {
    const step = nextStepTree(current, problem.task);
    if (step === 'unchecked' || step === 'too_large') return { kind: 'cannot', reason: step };
    if (step === null) break;
    steps.push(step);
    current = step.after;
    if (steps.length > mostSteps) return { kind: 'cannot', reason: 'too_large' };
  }
  if (!isDone(current, problem)) return { kind: 'cannot', reason: 'family' };
  if (compareTrees({ expected: problem.expression, answer: current }).verdict !== 'equal')
    return { kind: 'cannot', reason: 'unchecked' };
  return { kind: 'solved', family, steps, result: current, solutions: solutionsOf(current) };
}

function isDone(current: Tree, problem: Problem): boolean {
  if (!isExpression(current)) return hasForm(current, 'solved');
  if (problem.task === 'evaluate')
    return numberValue(current) !== null || isFinished(current, 'simplify', current);
  return isFinished(current, problem.task, current);
}

/** The next checked step from any line, or null when nothing is left to do (or no rule applies). */
export function nextStepTree(current: Tree, task: Task): StepTree | 'unchecked' | 'too_large' | null {
  const move = limited(() => moveFrom(current, task));
  if (move === 'too_large') return move;
  if (move === null || sameTree(move.after, current)) return null;
  const verdict = compareTrees({ expected: current, answer: move.after }).verdict;
  if (verdict !== 'equal') return 'unchecked';
  return { rule: move.rule, before: current, after: move.after, params: move.params ?? {} };
}

function limited(work: () => Move | null): Move | null | 'too_large' {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooLarge || error instanceof RangeError) return 'too_large';
    if (error instanceof Undefined || error instanceof NotAlgebraic || error instanceof Unwritable)
      return null;
    throw error;
  }
}

function moveFrom(current: Tree, task: Task): Move | null {
  if (isExpression(current)) return expressionMove(current, task);
  const [name, ...others] = variablesOf(current);
  if (others.length > 0) return null;
  if (current.kind === 'alternatives')
    return name === undefined ? null : listMove(current.items, current.join, name);
  if (current.kind !== 'relation' || current.sides.length !== 2) return null;
  if (name === undefined) return linearMove(current, '');
  return relationMove(current, name);
}

function relationMove(current: Relation, name: string): Move | null {
  const isEquation = current.signs[0] === '=';
  if (current.sides.some(hasPlusMinus)) return isEquation ? plusMinusMove(current, name) : null;
  if (isEquation && current.sides[0]?.kind === 'variable' && !variablesOf(current.sides[1]!).includes(name))
    return finishMove(current);
  const [left, right] = current.sides;
  const dense = denseOf(subtractExpressions(left!, right!), name);
  if (dense === null) return null;
  if (degree(dense) <= 1) return linearMove(current, name);
  return isEquation ? polynomialMove(current, name) : null;
}

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

/** The values of the unknown in a solved statement; null for anything but equations. */
export function solutionsOf(result: Tree): readonly Expression[] | null {
  if (result.kind === 'solutions') return result.which === 'none' ? [] : null;
  const items = result.kind === 'relation' ? [result] : result.kind === 'alternatives' ? result.items : null;
  if (items === null || items.some((item) => item.signs[0] !== '=')) return null;
  return items.flatMap((item) => splitSigns(item).map((each) => each.sides[1]!));
}

/** Which family of problems this is; null when the solver does not know it. */
export function familyOf({ task, expression }: Problem): Family | null {
  if (isExpression(expression)) return expressionFamily(expression, task);
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
  if (contains(tree, (part) => part.kind === 'plusminus' || part.kind === 'call')) return null;
  if (contains(tree, (part) => part.kind === 'constant' && part.name === 'infinity')) return null;
  if (variablesOf(tree).length === 0) {
    if (contains(tree, (part) => part.kind === 'root')) return 'surd';
    return contains(tree, (part) => part.kind === 'divide' || part.kind === 'mixed')
      ? 'fraction'
      : 'arithmetic';
  }
  if (task === 'expand') return 'expand';
  return task === 'factor' ? 'factor' : 'collect';
}
