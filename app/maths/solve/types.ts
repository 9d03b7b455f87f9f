import type { CannotReason, Family } from '../contract.ts';
import type { Tree, Expression } from '../expression/tree.ts';
import type { RuleId } from './rule-ids.ts';

/** One step as trees; `params` are the pieces that the text of the rule names. */
export type StepTree = {
  readonly rule: RuleId;
  readonly before: Tree;
  readonly after: Tree;
  readonly params: Readonly<Record<string, Tree>>;
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

/** What a rule makes of a tree; the runner adds what was before. */
export type Move = {
  readonly rule: RuleId;
  readonly after: Tree;
  readonly params?: Readonly<Record<string, Tree>>;
};
