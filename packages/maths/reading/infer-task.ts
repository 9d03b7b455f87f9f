import type { Task } from './problem.ts';
import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { contains, variablesOf } from '../expression/tree-parts.ts';

/**
 * The task of a formula without a verb: equations are solved, arithmetic is evaluated, anything else is
 * simplified.
 */
export function inferTask(tree: Tree): Task {
  if (!isExpression(tree)) return 'solve';
  const has = (kind: Expression['kind']): boolean => contains(tree, (part) => part.kind === kind);
  if (has('limit')) return 'limit';
  if (has('integral')) return 'integrate';
  if (has('derivative')) return 'differentiate';
  if (variablesOf(tree).length > 0) return 'simplify';
  const plainFraction =
    tree.kind === 'divide' && tree.numerator.kind === 'number' && tree.denominator.kind === 'number';
  return plainFraction || has('root') ? 'simplify' : 'evaluate';
}

/** Whether a sign in the formula itself determines the task, whatever the verb. */
export function isIntegralLike(task: Task): boolean {
  return task === 'limit' || task === 'integrate' || task === 'differentiate';
}
