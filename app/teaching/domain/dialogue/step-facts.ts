import type { RuleId } from '@curvela/maths';
import type { NamedOperation } from '../../model/understanding/cues/cue.ts';

/** A step of the engine: the rule with the number that it is done with. */
export type StepFact = {
  readonly rule: RuleId;
  readonly term: string | null;
  readonly text: string;
  readonly last: boolean;
  /** The formulas on both sides of the step. */
  readonly before: string;
  readonly after: string;
  readonly params: Readonly<Record<string, string>>;
};

/** What the engine knows about the place where the learner is. */
export type StepFacts = {
  readonly next: StepFact | null;
  /** All steps of its solution. */
  readonly steps: readonly StepFact[];
  /** The values of the unknown, as plain text; empty for other tasks. */
  readonly solutions: readonly string[];
  /** The step that led to the last line, where the line before gives it. */
  readonly before: StepFact | null;
};

/** Whether a rule of the solver is what a learner calls by this operation. */
export function isDoneBy(rule: RuleId, operation: NamedOperation): boolean {
  const done: Readonly<Record<NamedOperation, RegExp>> = {
    add: /^add_/,
    subtract: /^subtract_/,
    multiply: /^multiply_both|^multiply_by|^multiply_out|^clear_denominators/,
    divide: /^divide_(?:both|and|by|all)/,
    root: /root/,
    square: /square/,
    expand: /multiply_out|square_of|expand/,
    factor: /factor|common/,
    swap: /move|swap|both_sides|gather/,
  };
  return done[operation].test(rule);
}
