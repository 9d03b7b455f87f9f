import { aidOf, type ReachedRung, rungAfterFailure, type Aid } from '@curvela/curriculum';
import type { AttemptRecord, PracticeItemRecord } from '../../model/record.ts';
import type { PracticeMode } from '../../model/practice-plan.ts';
import { countsAsEvidence, isRight } from './grade.ts';
import { failuresIn, hasOneTry } from './attempt-rules.ts';

/** What a question shows of its skills; the same for each of them. */
export type EvidenceResult = { readonly right: boolean; readonly aid: Aid };

type AfterAttempt = {
  readonly state: PracticeItemRecord['state'];
  readonly rung: ReachedRung;
  /** Null when this attempt shows nothing that was not shown before. */
  readonly shows: EvidenceResult | null;
};

/**
 * What an attempt makes of its question. `attempts` end with it. Only the first that counts shows something; the second failure
 * brings a worked example, the next the solution, which ends the question as given up.
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

/** Told that only the form is missing, an answer is no longer made without help. */
function showsOf(last: AttemptRecord, rung: ReachedRung, earlier: readonly AttemptRecord[]): EvidenceResult {
  const told = earlier.some(({ formMissed }) => formMissed);
  const aid = aidOf(rung);
  return { right: isRight(last), aid: told && aid === 'none' ? 'hint' : aid };
}

/** One answer, whatever it is; one that could not be decided counts for nothing. */
function stateInExam(attempt: AttemptRecord): PracticeItemRecord['state'] {
  if (attempt.verdict === 'unknown') return 'skipped';
  return isRight(attempt) ? 'right' : 'wrong';
}
