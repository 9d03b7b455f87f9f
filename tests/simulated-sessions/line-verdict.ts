import type { SessionState } from '#app/teaching/domain/pedagogy/state.ts';
import type { TutorTurnView } from '#app/teaching/model/views.ts';
import type { SessionFault } from './checks.ts';
import type { Observed } from './observed.ts';
import type { SessionLanguage } from './play.ts';
import { judgedWrong, type TutorVerdict, truthOfLine } from './verdicts.ts';

/** A verdict with the true state of the line; `decided`: numerically decidable. */
export type Judged = {
  readonly decided: boolean;
  readonly unknown: boolean;
  readonly faults: readonly SessionFault[];
};

export const judgedAs = (
  decided: boolean,
  unknown: boolean,
  wrong: string | null | undefined,
  what: string,
): Judged => ({
  decided,
  unknown,
  faults: wrong ? [{ kind: 'wrong verdict', what: `${what}: ${wrong}` }] : [],
});

/** Counts verdicts, and records wrong ones. */
export function keepJudged(seen: Observed, judged: Judged | null): void {
  if (!judged) return;
  seen.counts.judged += 1;
  if (judged.unknown) seen.counts.unknown += 1;
  if (judged.decided) seen.counts.decided += 1;
  seen.look(judged.faults);
}

type Written = { readonly typed: string; readonly learner: TutorVerdict };
/** Facts about a problem: whether it is self-contained, and the answer of its template in English notation. */
type Known = { readonly byItself: boolean; readonly key: string | null; readonly language: SessionLanguage };

/** The verdict on a line compared with its numeric truth; null where there was no verdict. */
export function lineVerdict(
  { typed, learner }: Written,
  { item }: SessionState,
  { blocks }: Pick<TutorTurnView, 'blocks'>,
  { byItself, key, language }: Known,
): Judged | null {
  const verdict = blocks.find((block) => block.kind === 'verdict')?.verdict;
  if (!verdict) return null;
  const about = { given: item.given.plain, byItself: byItself && item.task !== 'find', key, language };
  const truth = truthOfLine({ ...about, typed, plain: learner.formula?.plain ?? null });
  const last = item.lines.at(-1)?.formula.plain ?? '';
  // A line after a partial one, like an antiderivative before its constant, is right as far as it goes.
  const mayGoOn = truth === 'part' && learner.judgement === 'right';
  const goesOn = mayGoOn && truthOfLine({ ...about, typed: last, plain: last }) === 'part';
  // Intermediate results on the way to an equation, like the slope or a part of the problem, cannot be compared with the answer.
  const onTheWay = learner.judgement === 'aside' || (item.task === 'find' && learner.judgement === 'right');
  const wrong = truth && !goesOn && !onTheWay ? judgedWrong(truth, verdict, learner.judgement) : null;
  const unknown = verdict === 'unknown' && learner.judgement === 'unknown';
  return judgedAs(truth !== null, unknown, wrong, `${last} → ${typed}`);
}
