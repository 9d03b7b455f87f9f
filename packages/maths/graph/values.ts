import type { Expression } from '../expression/tree.ts';
import { evaluator } from './evaluating.ts';

/** Values of the parameters. */
export type Parameters = Readonly<Record<string, number>>;
export type OneVariable = (at: number) => number;
export type TwoVariables = (x: number, y: number) => number;

/** An expression as a function of one of its letters; NaN where it has no real value. */
export function functionOf(tree: Expression, name: string, parameters: Parameters): OneVariable {
  const compute = evaluator(tree);
  const values: Record<string, number> = { ...parameters };
  return (at) => {
    values[name] = at;
    return compute(values);
  };
}

/** An expression in x and y. */
export function planeFunctionOf(tree: Expression, parameters: Parameters): TwoVariables {
  const compute = evaluator(tree);
  const values: Record<string, number> = { ...parameters };
  return (x, y) => {
    values.x = x;
    values.y = y;
    return compute(values);
  };
}

/** The value of an expression that contains no letters but parameters. */
export const valueOf = (tree: Expression, parameters: Parameters): number => evaluator(tree)(parameters);
