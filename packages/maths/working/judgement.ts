import type { LineRole, TruthNote } from '../contract.ts';
import type { Problem } from '../reading/request.ts';
import type { Expression, Tree } from '../expression/tree.ts';
import { sameTree } from '../expression/tree-parts.ts';
import type { LineResult } from '../verify/check-line.ts';
import type { Prover } from '../verify/equivalence.ts';
import { type ProblemKnowledge } from './problem-knowledge.ts';
import type { NamedAmount, StoryNames } from './story-names.ts';
import type { Precision } from './truth.ts';

export type { LineRole, TruthNote };

export type StatementJudgement =
  | {
      readonly verdict: 'holds';
      readonly role: LineRole;
      readonly note: TruthNote;
      readonly tree: Tree;
      /** The engine's comparison with the problem, where the statement goes on from it. */
      readonly base: LineResult | null;
      readonly finished: boolean;
    }
  | {
      readonly verdict: 'fails';
      readonly tree: Tree;
      readonly base: LineResult | null;
      /** Two sides that differ although the line says that they are equal. */
      readonly pair: readonly [Expression, Expression] | null;
    }
  | { readonly verdict: 'undecided'; readonly tree: Tree; readonly base: LineResult | null };

/** Everything a statement is judged by. */
export type WorkingContext = {
  readonly problem: Problem;
  /** The problem as typed, where its formula had a name: E = (3x + 1)². */
  readonly problemText: string;
  /** The text of the story that the problem was read from. */
  readonly story: string | null;
  readonly previous: Tree;
  readonly known: ProblemKnowledge;
  /** The persons and things of the story with their amounts, and the letters that the learner has given to them. */
  readonly names: StoryNames | null;
  readonly letterNames: ReadonlyMap<string, NamedAmount>;
  /** Letters that earlier lines define. */
  readonly definitions: Map<string, Expression>;
  /** Values that earlier lines found. */
  readonly found: Set<number>;
  readonly precision: Precision;
  readonly locale: string | undefined;
  readonly prover: Prover | null;
};

/** The judgement of a true statement. */
export function holds(
  tree: Tree,
  role: LineRole,
  base: LineResult | null,
  note: TruthNote = 'exact',
  finished = false,
): StatementJudgement {
  return { verdict: 'holds', role, note, tree, base, finished };
}

/** The judgement of a false statement. */
export const fails = (tree: Tree, base: LineResult | null): StatementJudgement => ({
  verdict: 'fails',
  tree,
  base,
  pair: null,
});

/** The judgement of a statement that the engine finds equal to the problem or to the line before. */
export function taken(base: LineResult, { previous }: WorkingContext): StatementJudgement {
  const role = base.finished ? 'result' : sameTree(base.line, previous) ? 'restatement' : 'step';
  return holds(base.line, role, base, 'exact', base.finished);
}

/** The verdict of the engine where nothing else is known. */
export function asCompared(tree: Tree, base: LineResult): StatementJudgement {
  return base.verdict === 'different' ? fails(tree, base) : { verdict: 'undecided', tree, base };
}

/** The engine's comparison of a line that it does not know. */
export const blank = (line: Tree): LineResult => ({
  line,
  verdict: 'unknown',
  finished: false,
  partial: false,
  lost: [],
  gained: [],
  mistake: null,
});
