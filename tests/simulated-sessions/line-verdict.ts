import type { SessionState } from '#app/teaching/domain/pedagogy/state.ts';
import type { TutorTurnView } from '#app/teaching/model/views.ts';
import type { SessionFault } from './checks.ts';
import type { Observed } from './observed.ts';
import type { SessionLanguage } from './play.ts';
import { judgedWrong, type TutorVerdict, truthOfLine } from './verdicts.ts';

/** A verdict beside what is true; `decided`: numbers could tell as well. */
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

/** Counts what was judged, and keeps what was judged wrongly. */
export function keepJudged(seen: Observed, judged: Judged | null): void {
  if (!judged) return;
  seen.counts.judged += 1;
  if (judged.unknown) seen.counts.unknown += 1;
  if (judged.decided) seen.counts.decided += 1;
  seen.look(judged.faults);
}

type Written = { readonly typed: string; readonly learner: TutorVerdict };
/** What is known of its problem: whether it says all itself, and the key of its template in English notation. */
type Known = { readonly byItself: boolean; readonly key: string | null; readonly language: SessionLanguage };

/** The verdict on a line against what is true of it by numbers; null where nothing was judged. */
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
  // A line after one that is a part itself, as an antiderivative is before its constant, is right as far as it goes.
  const mayGoOn = truth === 'part' && learner.judgement === 'right';
  const goesOn = mayGoOn && truthOfLine({ ...about, typed: last, plain: last }) === 'part';
  // On the way to an equation other things are found first, the slope of its line: the key tells nothing of them.
  const onTheWay = item.task === 'find' && learner.judgement === 'right';
  const wrong = truth && !goesOn && !onTheWay ? judgedWrong(truth, verdict, learner.judgement) : null;
  const unknown = verdict === 'unknown' && learner.judgement === 'unknown';
  return judgedAs(truth !== null, unknown, wrong, `${last} → ${typed}`);
}
