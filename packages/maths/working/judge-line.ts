import { read } from '../expression/read.ts';
import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import { hasUnit } from '../verify/units.ts';
import type { LineResult } from '../verify/check-line.ts';
import type { Prover } from '../verify/equivalence.ts';
import { explainMistake } from './explain-mistake.ts';
import { knownOf, valueOf, type ProblemKnowledge } from './interpretations.ts';
import { judgeStatement } from './judge-statement.ts';
import type { LineRole, StatementJudgement, WorkingContext } from './judgement.ts';
import { splitLine, type SplitLine, type SplitStatement } from './split-line.ts';
import type { TruthNote } from './truth.ts';

export type LineToJudge = {
  readonly problem: Problem;
  readonly problemText: string;
  readonly previous: Tree;
  /** Earlier lines that were accepted, as typed, also those beside the chain. */
  readonly earlier: readonly string[];
  readonly line: string;
  readonly locale: string | undefined;
};

/** A judged line: the engine's result, and how each of its statements was taken. */
export type LineJudgement = LineResult & {
  readonly role: LineRole | null;
  readonly truth: TruthNote | null;
  /** The line takes the place of the previous one. */
  readonly continues: boolean;
  readonly ambiguous: boolean;
  readonly statements: readonly StatementJudgement[];
};

/** Judges a line; null when it holds no mathematics that can be read. */
export function judgeLine(input: LineToJudge, prover: Prover | null): LineJudgement | null {
  const measures = hasMeasures(input.problem);
  const split = splitLine(
    withoutFunctionValue(input.line, input.problem, input.locale),
    input.locale,
    measures,
  );
  if (split.statements.length === 0 && split.introduced.length === 0) return null;
  const known = knownOf(input.problem, [input.previous]);
  const context = contextOf(input, known, prover);
  for (const line of input.earlier) {
    const before = splitLine(line, input.locale, measures);
    for (const { trees } of before.statements)
      if (trees[0] !== undefined) judgeStatement(trees[0], { ...context, precision: before });
  }
  return judgeSplit(split, { ...context, precision: split });
}

/** "f(−3) = 2 · 9 − 5" where f(−3) is what is asked for: only the value counts. */
function withoutFunctionValue(line: string, { question }: Problem, locale: string | undefined): string {
  const found =
    question?.what === 'value' ? /^\s*[A-Za-z]\s*\(((?:[^()]|\([^()]*\)){1,30})\)\s*=\s*/u.exec(line) : null;
  const [given, more] = Object.values(question?.given ?? {});
  if (found === null || given === undefined || more !== undefined) return line;
  const argument = read(found[1]!, locale === undefined ? {} : { locale });
  const isAsked =
    argument.ok && isExpression(argument.tree) && Math.abs(valueOf(argument.tree) - valueOf(given)) < 1e-9;
  return isAsked ? line.slice(found[0].length) : line;
}

const hasMeasures = ({ expression, question }: Problem): boolean =>
  question?.unit !== undefined || hasUnit(expression) || Object.values(question?.given ?? {}).some(hasUnit);

function contextOf(input: LineToJudge, known: ProblemKnowledge, prover: Prover | null): WorkingContext {
  return {
    problem: input.problem,
    problemText: input.problemText,
    previous: input.previous,
    known,
    definitions: new Map<string, Expression>(),
    found: new Set<number>(),
    precision: { approximate: false, cutOff: [] },
    locale: input.locale,
    prover,
  };
}

function judgeSplit(split: SplitLine, context: WorkingContext): LineJudgement | null {
  let ambiguous = false;
  const judged: StatementJudgement[] = [];
  const { statements } = split;
  for (const statement of statements) {
    const [best, index] = judgeReadings(statement, context);
    ambiguous ||= index > 0;
    if (statement.inWords && best.verdict !== 'holds') judged.push(judgeCount(best, context));
    else
      judged.push(
        statement.check && best.verdict === 'holds' && best.role === 'aside'
          ? { ...best, role: 'check' }
          : best,
      );
  }
  if (judged.length === 0) return introduction(split, context);
  return combine(judged, split, context, ambiguous);
}

/** "There are 4 numbers": true when something known has that value; else the words may say anything. */
function judgeCount(judged: StatementJudgement, { known }: WorkingContext): StatementJudgement {
  const { tree, base } = judged;
  const value = isExpression(tree) && variablesOf(tree).length === 0 ? valueOf(tree) : NaN;
  const names = known.interpretations.flatMap(({ about, worlds }) =>
    about === 'result' ? Object.values(worlds[0] ?? {}) : [],
  );
  const isKnown = [...known.intermediates, ...known.quantities, ...names].some(
    (each) => Math.abs(each - value) < 1e-9,
  );
  return isKnown
    ? { verdict: 'holds', role: 'aside', note: 'exact', tree, base: null, finished: false }
    : { verdict: 'undecided', tree, base };
}

/** The reading that holds, else the first one. */
function judgeReadings(
  { trees }: SplitStatement,
  context: WorkingContext,
): readonly [StatementJudgement, number] {
  let first: StatementJudgement | null = null;
  for (const [index, tree] of trees.entries()) {
    const judged = judgeStatement(tree, context);
    if (judged.verdict === 'holds') return [judged, index];
    first ??= judged;
  }
  return [first!, 0];
}

/** "Let x be the number": a letter is introduced in words. */
function introduction({ introduced }: SplitLine, { previous }: WorkingContext): LineJudgement {
  return {
    ...blank(previous),
    verdict: 'equal',
    role: introduced.length > 0 ? 'definition' : null,
    truth: 'exact',
    continues: false,
    ambiguous: false,
    statements: [],
  };
}

const blank = (line: Tree): LineResult => ({
  line,
  verdict: 'unknown',
  finished: false,
  partial: false,
  lost: [],
  gained: [],
  mistake: null,
});

function combine(
  judged: readonly StatementJudgement[],
  { unread }: SplitLine,
  context: WorkingContext,
  ambiguous: boolean,
): LineJudgement {
  const rest = { ambiguous, statements: judged, truth: null, continues: false, role: null };
  const failed = judged.find((each) => each.verdict === 'fails');
  if (failed !== undefined && failed.verdict === 'fails') {
    const base =
      failed.base?.verdict === 'different'
        ? failed.base
        : { ...blank(failed.tree), verdict: 'different' as const };
    return {
      ...base,
      line: failed.tree,
      partial: false,
      finished: false,
      ...rest,
      mistake: explainMistake(failed, context),
    };
  }
  const open = judged.find(({ verdict }) => verdict === 'undecided');
  if (open !== undefined || unread) {
    const base = open?.base ?? blank(judged[0]!.tree);
    return {
      ...base,
      line: (open ?? judged[0]!).tree,
      verdict: 'unknown',
      partial: false,
      finished: false,
      ...rest,
    };
  }
  const true_ = judged.flatMap((each) => (each.verdict === 'holds' ? [each] : []));
  const main = true_.findLast(({ role }) => ['result', 'step', 'part'].includes(role)) ?? true_.at(-1)!;
  const { base, role, note, finished } = main;
  const continues = base !== null && base.verdict === 'equal';
  const result: LineResult = base ?? { ...blank(main.tree), verdict: 'equal' };
  return {
    ...result,
    line: continues ? result.line : main.tree,
    // A part of the answer keeps the verdict of the comparison: the line alone is not equal to the one above.
    verdict: role === 'part' ? (base?.verdict ?? 'unknown') : 'equal',
    finished: finished || (continues && result.finished),
    partial: role === 'part' && base?.verdict !== 'equal',
    ...rest,
    role,
    truth: note,
    continues,
  };
}
