import { contents } from '@curvela/curriculum/skills';
import type { KnownMistake } from '@curvela/curriculum';
import { mistakeTimes, mistakeWindow } from '../../model/mastery/constants.ts';
import type { Evidence } from '../../model/mastery/evidence.ts';

/** Whether a question could have shown a mistake. */
export type MistakeFilter = (mistake: KnownMistake, evidence: Evidence) => boolean;

/** Where it is a documented mistake of the skill, or showed. */
export const canShowMistake: MistakeFilter = (mistake, { skill, mistake: shown }) =>
  shown === mistake || (contents[skill]?.mistakes ?? []).includes(mistake);

/** Mistakes that showed in two of the last four questions at which they were possible, with the evidence that shows them, oldest first. */
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
 * One piece of evidence for each question at which the mistake could show, in order: that which shows it, where one does. A question
 * whose way was shown first has no attempt.
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
