import { polynomialEquations, polynomialExpressions } from './polynomial-topics.ts';
import type { Topic } from './types.ts';

/** Everything that the solver knows, in the order in which it is asked: special kinds of problems before general ones. */
export const topics: readonly Topic[] = [polynomialEquations, polynomialExpressions];
