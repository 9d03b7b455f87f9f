import { evaluator } from '../algebra/evaluate.ts';
import { evaluateWith } from './evaluating.ts';

/**
 * Enables evaluators for everything in a graph, including calculus, written sums and functions of several
 * numbers.
 */
export const evaluateEverything = (): void => evaluateWith(evaluator);
