import type { Expression, Relation } from '../expression/tree.ts';
import { evaluateFurther } from './evaluate-further.ts';
import { conditionWith, evaluatorWith, type Evaluator, type VariableValues } from './evaluate-with.ts';
import { Budget } from './polynomial.ts';

export { realRoot, type VariableValues } from './evaluate-with.ts';

/** Builds a closure that evaluates a tree over the reals. No text is ever evaluated as code. */
export const evaluator = evaluatorWith((tree, build) => evaluateFurther(tree, build));

const mostInnerValues = 500_000;

/**
 * An evaluator for thousands of points, as a search for roots needs them. Throws TooLarge once its integrals,
 * limits and written sums have taken too many values of their inner expressions, so that no input can keep a process busy.
 */
export function boundedEvaluator(tree: Expression): Evaluator {
  const work = new Budget(mostInnerValues);
  return evaluatorWith((part, build) => evaluateFurther(part, build, work))(tree);
}

/** Whether an inequality, or a chain of them, holds at given values. */
export const conditionOf = (relation: Relation): ((values: VariableValues) => boolean) =>
  conditionWith(relation, evaluator);
