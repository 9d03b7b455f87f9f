import { type VariableValues } from '../algebra/evaluate.ts';
import type { Problem } from '../reading/request.ts';
import type { SolutionTree } from '../solve/types.ts';
import { type Names } from './truth.ts';

/**
 * One meaning that the letters of a learner's line can have: what expressions they stand for, and all combinations of values they can have
 * (each solution of an equation; points of a line; samples where letters are free).
 */
export type Interpretation = {
  readonly about: 'solutions' | 'result' | 'curve' | 'samples';
  readonly names: Names;
  readonly worlds: readonly VariableValues[];
  /** Angles are plain numbers of degrees. */
  readonly degrees?: boolean;
};

export type ProblemAnswered = Extract<SolutionTree, { kind: 'solved' }>;

/** What is known about a problem before a line is judged. */
export type ProblemKnowledge = {
  readonly problem: Problem;
  readonly solution: ProblemAnswered | null;
  readonly interpretations: readonly Interpretation[];
  /** The value that is asked for, where it is one number. */
  readonly result: number | null;
  /** The same value as a number of the units that it is given in; empty without units. */
  readonly plainResults: readonly number[];
  /** Values that occur on the way: in the steps and their parts. */
  readonly intermediates: readonly number[];
  /** Given values and values that were computed, by which a formula with other letters can be checked. */
  readonly quantities: readonly number[];
  /** The letters of the problem itself. */
  readonly letters: ReadonlySet<string>;
  /** The listed data of a question about statistics. */
  readonly data: readonly number[] | null;
};

export const samples = [1.37, 2.61, 0.43, -1.71, 3.19];

export const noNames: Names = new Map();
