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

/** How a quadratic equation can be asked to be solved. */
export const solvingMethods = ['completing_square', 'factoring', 'formula'] as const;
export type SolvingMethod = (typeof solvingMethods)[number];

/** A problem as somebody would type it: what is to be done, and with what. */
export type Problem = {
  readonly task: Task;
  readonly expression: Tree;
  /** The letter to solve for, or to differentiate by, where several stand in the formula. */
  readonly unknown?: string;
  readonly asked?: MeasureRequest;
  /** Where solutions count: `0 <= x < 2π` (a relation in the unknown) or an interval. */
  readonly within?: Tree;
  /** The derivative or the value is wanted at this place. */
  readonly at?: { readonly name: string; readonly value: Expression };
  /** Solutions are wanted among the complex numbers; without it among the real ones. */
  readonly numbers?: 'complex';
  /** The answer is wanted rounded to so many decimal places. */
  readonly places?: number;
  /** The way that was asked for. A problem that cannot be solved in it is solved in another, and says so. */
  readonly method?: SolvingMethod;
};

/** The clauses of a problem that change its answer. A topic that does not honour one is not asked. */
export const clauses = ['within', 'at', 'numbers', 'places'] as const;
export type Clause = (typeof clauses)[number];
