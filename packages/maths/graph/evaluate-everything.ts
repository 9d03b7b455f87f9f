import { evaluator } from '../algebra/evaluate.ts';
import { evaluateWith } from './evaluating.ts';

/** From now on everything in a graph has its value, also calculus, written sums and functions of several numbers. */
export const evaluateEverything = (): void => evaluateWith(evaluator);
