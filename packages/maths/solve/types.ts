import type { CannotReason, Family } from '../contract.ts';
import type { Clause, Problem } from '../reading/request.ts';
import type { Expression, Tree } from '../expression/tree.ts';
import type { RuleId } from './rule-ids.ts';

/** One step as trees; `params` are the expressions shown in the text of the rule. */
export type StepTree = {
  readonly rule: RuleId;
  readonly before: Tree;
  readonly after: Tree;
  readonly params: Readonly<Record<string, Tree>>;
  /** A second rule applied in the same line; its text follows that of the first. */
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
 * The invariant of a step, which the checker verifies:
 * - `equal`: the same value, or the same solutions;
 * - `loses_none`: every solution of the previous line solves the new line, which may have more (after
 * squaring);
 * - `tested`: the line has exactly the solutions of the original problem (candidates were tested, wrong ones
 * dropped);
 * - `constant`: equal up to a constant (antiderivatives);
 * - `given`: equal once the given values of the problem are substituted (formula, then numbers);
 * - `asked`: answers the question in words, verified by a second method (`figures/question-check.ts`);
 * - `unit`: the same number, now with the unit of the given values; `rounded`: the nearest value with the
 * requested decimals;
 * - `limit`: a limit that is ±∞ or does not exist, confirmed by nearby values;
 * - `complex`: the same complex value, where there is no real one;
 * - `modes`: all of the most frequent values, or that none repeats;
 * - `within`: all values of the solution families that lie in the interval of the problem.
 */
export type StepInvariant =
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

/** The result of a rule; the runner adds the previous line and checks the invariant (`equal` by default). */
export type Move = {
  readonly rule: RuleId;
  readonly after: Tree;
  readonly params?: Readonly<Record<string, Tree>>;
  readonly promise?: StepInvariant;
  readonly also?: RuleId;
};

/** A kind of problem: which problems it accepts, and the next step from any line of the working. */
export type Topic = {
  /** The family of a problem that this topic solves; null to try the next topic. */
  readonly family: (problem: Problem) => Family | null;
  /**
   * The next step from a line (the solver's or a learner's); null when nothing remains to be done or no rule
   * applies.
   */
  readonly move: (line: Tree, problem: Problem) => Move | null;
  /** Whether the described object cannot exist (a triangle with sides 1, 2 and 5). */
  readonly isImpossible?: (problem: Problem) => boolean;
  /**
   * The clauses of a problem (`within`, `at`, …) that this topic supports; it is skipped for problems with
   * others.
   */
  readonly supportedClauses?: readonly Clause[];
  /** Whether the line is the answer. By default: the line has the form that the task requires. */
  readonly done?: (line: Tree, problem: Problem) => boolean;
};
