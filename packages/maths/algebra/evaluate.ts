import type { Relation } from '../expression/tree.ts';
import { evaluateFurther } from './evaluate-further.ts';
import { conditionWith, evaluatorWith, type VariableValues } from './evaluate-with.ts';

export { realRoot, type VariableValues } from './evaluate-with.ts';

/** Builds a closure that evaluates a tree over the reals. No text is ever evaluated as code. */
export const evaluator = evaluatorWith(evaluateFurther);

/** Whether an inequality, or a chain of them, holds at given values. */
export const conditionOf = (relation: Relation): ((values: VariableValues) => boolean) =>
  conditionWith(relation, evaluator);
