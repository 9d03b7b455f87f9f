import type { CannotReason, Family, SolveAnswer, SolvedProblem, Step, FormulaForms } from '../contract.ts';
import type { Task } from '../reading/request.ts';
import { localizeMaths } from './localize.ts';

/** One step in the API response: plain notation that reads back in the same locale. */
type SolutionStep = {
  readonly rule: string;
  readonly before: string;
  readonly after: string;
  readonly text: string;
  readonly beforeLatex: string;
  readonly afterLatex: string;
};

/** The response of `POST /maths/solve`: the checked solution, or a refusal with its reason. */
type SingleSolution =
  | {
      readonly kind: Family;
      readonly task: Task;
      readonly reading: string;
      readonly answer: string;
      readonly answerLatex: string;
      /** The values of the unknown; null where the answer is not a list of values. */
      readonly solutions: readonly string[] | null;
      readonly steps: readonly SolutionStep[];
      readonly checked: true;
      /** Why the requested method is not used. */
      readonly note?: string;
    }
  | {
      readonly unsupported: true;
      readonly why: string;
      readonly reason: CannotReason;
      readonly found: readonly string[];
    }
  /** What the problem can mean; each text solves as one of these. */
  | {
      readonly readings: readonly { readonly id: string; readonly text: string; readonly formula: string }[];
      readonly why: string;
    };
type Solution =
  | SingleSolution
  | {
      readonly parts: readonly ({ readonly label: string } & SingleSolution)[];
      /** The answers of the parts that were solved, in their order: "13; 7; -24". */
      readonly answer: string;
    };

/**
 * A solution as plain strings; "no solution" and "all real numbers" are written in the language of the
 * locale.
 */
export function solutionOf(solved: SolveAnswer, locale: string | undefined): Solution {
  if (solved.kind !== 'parts') return singleSolution(solved, locale);
  const parts = solved.parts.map(({ label, solved: each }) => ({ label, ...singleSolution(each, locale) }));
  const answers = parts.flatMap((part) => ('answer' in part ? [shortAnswer(part)] : []));
  // Without any answer the refusal, or the question, of the first part is that of the whole.
  if (answers.length === 0) return singleSolution(solved.parts[0]!.solved, locale);
  return { parts, answer: answers.join('; ') };
}

/** The values of an equation without its letter, which the other parts may use as well. */
const shortAnswer = ({ answer, solutions }: Extract<SingleSolution, { answer: string }>): string =>
  solutions === null || solutions.length === 0 ? answer : solutions.join(', ');

function singleSolution(solved: SolvedProblem, locale: string | undefined): SingleSolution {
  if (solved.kind === 'readings')
    return {
      readings: solved.readings.map(({ id, text, formula }) => ({ id, text, formula: formula.plain })),
      why: solved.text,
    };
  if (solved.kind === 'cannot')
    return { unsupported: true, why: solved.text, reason: solved.reason, found: solved.found ?? [] };
  return {
    kind: solved.family,
    task: solved.task,
    reading: solved.reading,
    ...answerOf(solved, locale),
    solutions: solved.solutions?.map(({ plain }) => plain) ?? null,
    steps: solved.steps.map((step) => stepOf(step, locale)),
    checked: solved.checked,
    ...(solved.note === undefined ? {} : { note: solved.note }),
  };
}

/** Yes or no to a question whether something is so; otherwise the last line. */
function answerOf(
  { verdict, extrema, result }: Extract<SolvedProblem, { kind: 'solved' }>,
  locale: string | undefined,
): { readonly answer: string; readonly answerLatex: string } {
  if (extrema !== undefined) return namedExtrema(extrema, locale);
  if (verdict === undefined) return { answer: inWords(result, locale), answerLatex: result.latex };
  const answer = localizeMaths(locale, `said.${verdict}`);
  return { answer, answerLatex: `\\text{${answer}}` };
}

/** "maximum: (0, 2); minimum: (2, -2)". */
function namedExtrema(
  extrema: NonNullable<Extract<SolvedProblem, { kind: 'solved' }>['extrema']>,
  locale: string | undefined,
): { readonly answer: string; readonly answerLatex: string } {
  const named = (['maximum', 'minimum'] as const).flatMap((kind) => {
    const points = extrema[kind];
    const listed = (notation: 'plain' | 'latex'): string => points.map((each) => each[notation]).join(', ');
    const label = localizeMaths(locale, `said.${kind}`);
    return points.length === 0
      ? []
      : [{ plain: `${label} ${listed('plain')}`, latex: `\\text{${label} }${listed('latex')}` }];
  });
  return {
    answer: named
      .map(({ plain }) => plain)
      .reduce((first, second) => localizeMaths(locale, 'said.both', { first, second })),
    answerLatex: named.map(({ latex }) => latex).join(';\\;'),
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
  return localizeMaths(locale, `said.${tree.which}`);
}
