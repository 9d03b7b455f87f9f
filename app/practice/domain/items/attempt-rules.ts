import { mayHaveHint } from '@curvela/curriculum';
import type { AttemptRecord, PracticeItemRecord } from '../../model/record.ts';
import type { PracticeMode } from '../../model/practice-plan.ts';
import { countsAsEvidence, isRight } from './grade.ts';

/** In an exam and in the diagnostic there is one answer to a question and no help. */
export const hasOneTry = (mode: PracticeMode): boolean => mode === 'exam' || mode === 'diagnostic';

/** Failed attempts: wrong ones, and from the second one on those that lack the form. */
export const failuresIn = (attempts: readonly AttemptRecord[]): number =>
  attempts.filter((one, index) =>
    one.formMissed
      ? attempts.slice(0, index).some(({ formMissed }) => formMissed)
      : countsAsEvidence(one) && !isRight(one),
  ).length;

/** The last wrong attempt, at which hints are aimed. */
export const lastWrong = (attempts: readonly AttemptRecord[]): AttemptRecord | undefined =>
  attempts.findLast((one) => one.verdict === 'different');

/** Whether a hint may be requested now. */
export const mayAskHint = (
  mode: PracticeMode,
  { state, cannotStart, voidedAt }: Pick<PracticeItemRecord, 'state' | 'cannotStart' | 'voidedAt'>,
  attempts: readonly AttemptRecord[],
): boolean =>
  !hasOneTry(mode) &&
  state === 'open' &&
  voidedAt === null &&
  mayHaveHint({ tried: attempts.length > 0, cannotStart });

/** What a hint could refer to: a line, a mistake. */
export const knownOf = (attempts: readonly AttemptRecord[]): { place: boolean; error: boolean } => {
  const wrong = lastWrong(attempts);
  return { place: wrong?.answer.place != null, error: wrong?.mistake != null };
};
