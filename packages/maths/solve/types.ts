import type { CannotReason, Family } from '../contract.ts';
import type { Clause, Problem } from '../reading/request.ts';
import type { Expression, Tree } from '../expression/tree.ts';
import type { RuleId } from './rule-ids.ts';

/** One step as trees; `params` are the pieces that the text of the rule names. */
export type StepTree = {
  readonly rule: RuleId;
  readonly before: Tree;
  readonly after: Tree;
  readonly params: Readonly<Record<string, Tree>>;
  /** A second rule that the line needs; its words follow those of the first. */
  readonly also?: RuleId;
};

export type SolutionTree =
  | {
      readonly kind: 'solved';
      readonly family: Family;
      readonly steps: readonly StepTree[];
      readonly result: Tree;
      readonly solutions: readonly Expression[] | null;
    }
  | { readonly kind: 'cannot'; readonly reason: CannotReason };

/**
 * What a step promises, and what the checker then demands:
 * - `equal`: the same value, or the same solutions;
 * - `loses_none`: every solution of the line before is one of the line after, which may have more (after squaring);
 * - `tested`: the line has exactly the solutions of the problem itself (candidates were put in, false ones left out);
 * - `constant`: equal up to a constant (antiderivatives);
 * - `given`: equal once the given values of the problem are put in for their letters (formula, then numbers);
 * - `asked`: it says what the question in words asks, by a second way of working that out (`figures/says.ts`);
 * - `unit`: the same number, now with the unit of the given values; `rounded`: the nearest value with the asked places;
 * - `limit`: a limit that tends to ±∞ or does not exist, as the values nearby show as well;
 * - `complex`: the same complex value, where a real one is missing;
 * - `modes`: the most frequent values, all of them, or that none repeats;
 * - `within`: the values of the family of solutions that lie in the interval of the problem, all of them.
 */
export type StepPromise =
  | 'equal'
  | 'loses_none'
  | 'tested'
  | 'constant'
  | 'given'
  | 'asked'
  | 'unit'
  | 'rounded'
  | 'limit'
  | 'complex'
  | 'modes'
  | 'within';

/** What a rule makes of a tree; the runner adds what was before, and checks the promise (`equal` when none is made). */
export type Move = {
  readonly rule: RuleId;
  readonly after: Tree;
  readonly params?: Readonly<Record<string, Tree>>;
  readonly promise?: StepPromise;
  readonly also?: RuleId;
};

/** One kind of problems: which it takes, and how it goes on from any line of the working. */
export type Topic = {
  /** The family of a problem that this topic solves; null: the next topic is asked. */
  readonly family: (problem: Problem) => Family | null;
  /** The next step from a line (the solver's own or a learner's); null when nothing is left to do or no rule applies. */
  readonly move: (line: Tree, problem: Problem) => Move | null;
  /** Whether nothing is as the problem says (a triangle with sides 1, 2 and 5). */
  readonly isImpossible?: (problem: Problem) => boolean;
  /** The clauses of a problem (`within`, `at`, …) that this topic heeds; with any other it is not asked. */
  readonly honours?: readonly Clause[];
  /** Whether the line is the answer. Without it: the line has the form that the task asks for. */
  readonly done?: (line: Tree, problem: Problem) => boolean;
};
