import { mayHaveHint } from '@curvela/curriculum';
import type { AttemptRecord, PracticeItemRecord } from '../../model/record.ts';
import type { PracticeMode } from '../../model/practice-plan.ts';
import { countsAsEvidence, isRight } from './grade.ts';

/** In an exam and in the diagnostic there is one answer to a question and no help. */
export const hasOneTry = (mode: PracticeMode): boolean => mode === 'exam' || mode === 'diagnostic';

/** Attempts that failed: wrong ones, and equal ones that lacked the form, after the first that did. */
export const failuresIn = (attempts: readonly AttemptRecord[]): number =>
  attempts.filter((one, index) =>
    one.formMissed
      ? attempts.slice(0, index).some(({ formMissed }) => formMissed)
      : countsAsEvidence(one) && !isRight(one),
  ).length;

/** The last attempt that was wrong: what help is aimed at. */
export const lastWrong = (attempts: readonly AttemptRecord[]): AttemptRecord | undefined =>
  attempts.findLast((one) => one.verdict === 'different');

/** Whether help may be asked for now. */
export const mayAskHint = (
  mode: PracticeMode,
  { state, cannotStart, voidedAt }: Pick<PracticeItemRecord, 'state' | 'cannotStart' | 'voidedAt'>,
  attempts: readonly AttemptRecord[],
): boolean =>
  !hasOneTry(mode) &&
  state === 'open' &&
  voidedAt === null &&
  mayHaveHint({ tried: attempts.length > 0, cannotStart });

/** What help could name now: a place, an error. */
export const knownOf = (attempts: readonly AttemptRecord[]): { place: boolean; error: boolean } => {
  const wrong = lastWrong(attempts);
  return { place: wrong?.answer.place != null, error: wrong?.mistake != null };
};
