import type { LineResult } from '../verify/check-line.ts';
import { explainMistake } from './explain-mistake.ts';
import { blank, type LineRole, type StatementJudgement, type WorkingContext } from './judgement.ts';
import type { SplitLine } from './split-statement.ts';
import type { TruthNote } from './truth.ts';

/** A judged line: the engine's result, and how each of its statements was taken. */
export type LineJudgement = LineResult & {
  readonly role: LineRole | null;
  readonly truth: TruthNote | null;
  /** The line takes the place of the previous one. */
  readonly continues: boolean;
  readonly ambiguous: boolean;
  readonly statements: readonly StatementJudgement[];
};

/** "Let x be the number": a letter is introduced in words. */
export function introduction({ introduced }: SplitLine, { previous }: WorkingContext): LineJudgement {
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

/** The judgement of a line from those of its statements: one false statement makes it wrong, one undecided leaves it open. */
export function combine(
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
