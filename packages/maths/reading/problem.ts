import type { Expression, Tree } from '../expression/tree.ts';
import type { MeasureRequest } from './measure-request.ts';

export const tasks = [
  'solve',
  'simplify',
  'expand',
  'factor',
  'evaluate',
  'differentiate',
  'integrate',
  'limit',
  'divide',
  'complete_square',
  'convert',
  'find',
] as const;
export type Task = (typeof tasks)[number];

/** The methods that can be requested for a quadratic equation. */
export const solvingMethods = ['completing_square', 'factoring', 'formula'] as const;
export type SolvingMethod = (typeof solvingMethods)[number];

/** A problem as a person would type it: the task and the formula. */
export type Problem = {
  readonly task: Task;
  readonly expression: Tree;
  /** The unknown, or the variable of differentiation, when the formula has several letters. */
  readonly unknown?: string;
  readonly question?: MeasureRequest;
  /** The range of the solutions: `0 <= x < 2π` (a relation in the unknown) or an interval. */
  readonly within?: Tree;
  /** The point at which the derivative or the value is requested. */
  readonly at?: { readonly name: string; readonly value: Expression };
  /** Solutions are wanted among the complex numbers; the default is the real ones. */
  readonly numbers?: 'complex';
  /** The number of decimals to round the answer to. */
  readonly places?: number;
  /** The requested method. A problem that cannot be solved by it is solved by another one, with a note. */
  readonly method?: SolvingMethod;
};

/** The clauses of a problem that change its answer. Topics that do not support one are skipped. */
export const clauses = ['within', 'at', 'numbers', 'places'] as const;
export type Clause = (typeof clauses)[number];
