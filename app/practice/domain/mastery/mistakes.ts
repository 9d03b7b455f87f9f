import { contents } from '@curvela/curriculum/skills';
import type { KnownMistake } from '@curvela/curriculum';
import { mistakeTimes, mistakeWindow } from '../../model/mastery/constants.ts';
import type { Evidence } from '../../model/mastery/evidence.ts';

/** Whether a question could have shown a mistake. */
export type MistakeFilter = (mistake: KnownMistake, evidence: Evidence) => boolean;

/** The mistake is a documented one of the skill, or it occurred. */
export const canShowMistake: MistakeFilter = (mistake, { skill, mistake: shown }) =>
  shown === mistake || (contents[skill]?.mistakes ?? []).includes(mistake);

/** Mistakes that occurred in two of the last four questions where they were possible, with the evidence that shows them, oldest first. */
export function findHabits(
  evidence: readonly Evidence[],
  possible: MistakeFilter = canShowMistake,
): { readonly mistake: KnownMistake; readonly shown: readonly Evidence[] }[] {
  const made = new Set(evidence.flatMap(({ mistake }) => mistake ?? []));
  return [...made].flatMap((mistake) => {
    const recent = questionsForMistake(mistake, evidence, possible).slice(-mistakeWindow);
    const shown = recent.filter((one) => one.mistake === mistake);
    return shown.length >= mistakeTimes ? [{ mistake, shown }] : [];
  });
}

/**
 * One piece of evidence for each question at which the mistake was possible, in order: the one that shows it, if any. Excludes questions
 * whose method was shown first, since they have no attempt.
 */
export function questionsForMistake(
  mistake: KnownMistake,
  evidence: readonly Evidence[],
  possible: MistakeFilter = canShowMistake,
): Evidence[] {
  const open = evidence.filter(
    (one) => possible(mistake, one) && (one.aid !== 'shown' || one.mistake === mistake),
  );
  const questions = Map.groupBy(open, ({ itemId }) => itemId);
  return [...questions.values()].flatMap(
    (rows) => rows.find((one) => one.mistake === mistake) ?? rows[0] ?? [],
  );
}
