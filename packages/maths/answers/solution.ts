import type { CannotReason, Family, SolveAnswer, Step, FormulaForms } from '../contract.ts';
import type { Task } from '../reading/request.ts';
import { sayMaths } from './say.ts';

/** One step as the call tells it: plain writing that reads back in the same locale. */
type SolutionStep = {
  readonly rule: string;
  readonly before: string;
  readonly after: string;
  readonly text: string;
  readonly beforeLatex: string;
  readonly afterLatex: string;
};

/** What `POST /maths/solve` answers: the checked solution, or an honest no with its reason. */
type Solution =
  | {
      readonly kind: Family;
      readonly task: Task;
      readonly answer: string;
      readonly answerLatex: string;
      /** The values of the unknown; null where the answer is no list of values. */
      readonly solutions: readonly string[] | null;
      readonly steps: readonly SolutionStep[];
      readonly checked: true;
      /** Why the way that was asked for is not taken. */
      readonly note?: string;
    }
  | { readonly unsupported: true; readonly why: string; readonly reason: CannotReason };

/** A solved problem in plain strings; "no solution" and "all real numbers" are said in the words of the locale. */
export function solutionOf(solved: SolveAnswer, locale: string | undefined): Solution {
  if (solved.kind === 'cannot') return { unsupported: true, why: solved.text, reason: solved.reason };
  return {
    kind: solved.family,
    task: solved.task,
    answer: inWords(solved.result, locale),
    answerLatex: solved.result.latex,
    solutions: solved.solutions?.map(({ plain }) => plain) ?? null,
    steps: solved.steps.map((step) => stepOf(step, locale)),
    checked: solved.checked,
    ...(solved.note === undefined ? {} : { note: solved.note }),
  };
}

function stepOf({ rule, before, after, text }: Step, locale: string | undefined): SolutionStep {
  return {
    rule,
    before: inWords(before, locale),
    after: inWords(after, locale),
    text,
    beforeLatex: before.latex,
    afterLatex: after.latex,
  };
}

function inWords({ tree, plain }: FormulaForms, locale: string | undefined): string {
  if (tree.kind !== 'solutions' || (tree.except ?? []).length > 0) return plain;
  return sayMaths(locale, `said.${tree.which}`);
}
