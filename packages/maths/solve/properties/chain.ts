import type { Family } from '../../contract.ts';
import type { Problem } from '../../reading/request.ts';
import type { Tree } from '../../expression/tree.ts';
import type { Move } from '../types.ts';

/** How one property is found: the lines from the problem to the answer, the same for every reader. */
export type Property = {
  readonly family: Family;
  /** Null when the property of this expression is not found by this method. */
  readonly chain: (problem: Problem) => readonly Move[] | null;
};

/** A move whose line the independent check of the question confirms. */
export const answerMove = (
  rule: Move['rule'],
  after: Tree,
  params: Readonly<Record<string, Tree>> = {},
): Move => ({ rule, after, params, promise: 'asked' });
