import { aidOf, type ReachedRung, rungAfterFailure, type Aid } from '@curvela/curriculum';
import type { AttemptRecord, PracticeItemRecord } from '../../model/record.ts';
import type { PracticeMode } from '../../model/practice-plan.ts';
import { countsAsEvidence, isRight } from './grade.ts';
import { failuresIn, hasOneTry } from './attempt-rules.ts';

/** What an attempt shows about each skill of its question. */
export type EvidenceResult = { readonly right: boolean; readonly aid: Aid };

type AfterAttempt = {
  readonly state: PracticeItemRecord['state'];
  readonly rung: ReachedRung;
  /** Null when this attempt adds no evidence. */
  readonly shows: EvidenceResult | null;
};

/**
 * The state of a question after an attempt (the last of `attempts`). Only the first attempt that counts is evidence; the second failure
 * brings a worked example, the next one the solution, which ends the question as given up.
 */
export function afterAttempt(
  mode: PracticeMode,
  { rung }: Pick<PracticeItemRecord, 'rung'>,
  attempts: readonly AttemptRecord[],
): AfterAttempt {
  const last = attempts.at(-1);
  if (!last) throw new Error('no attempt');
  const earlier = attempts.slice(0, -1);
  const shows =
    countsAsEvidence(last) && !earlier.some(countsAsEvidence) && rung < 3
      ? showsOf(last, rung, earlier)
      : null;
  if (mode === 'exam') return { state: stateInExam(last), rung, shows };
  if (isRight(last)) return { state: 'right', rung, shows };
  const failed = failuresIn(attempts);
  const failedNow = failed > failuresIn(earlier);
  if (!failedNow) return { state: 'open', rung, shows };
  if (hasOneTry(mode)) return { state: 'wrong', rung, shows: shows ?? { right: false, aid: 'none' } };
  const next = rungAfterFailure(failed, rung) ?? rung;
  const shown = rung < 3 && next >= 3 && !attempts.some(countsAsEvidence);
  return {
    state: next === 4 ? 'given_up' : 'open',
    rung: next,
    shows: shown ? { right: false, aid: 'shown' } : shows,
  };
}

/** After "only the form is missing" an answer no longer counts as unaided. */
function showsOf(last: AttemptRecord, rung: ReachedRung, earlier: readonly AttemptRecord[]): EvidenceResult {
  const formRequested = earlier.some(({ formMissed }) => formMissed);
  const aid = aidOf(rung);
  return { right: isRight(last), aid: formRequested && aid === 'none' ? 'hint' : aid };
}

/** Exams allow one answer; an undecided one counts for nothing. */
function stateInExam(attempt: AttemptRecord): PracticeItemRecord['state'] {
  if (attempt.verdict === 'unknown') return 'skipped';
  return isRight(attempt) ? 'right' : 'wrong';
}
