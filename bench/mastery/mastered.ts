import type { LearnerAnswers } from '#app/practice/domain/mastery/fit-weights.ts';
import { skillOf } from './bayesian.ts';

/** A skill of a learner that was called mastered: how the next answer about it was; null where none came. */
export type AfterMastery = { readonly right: boolean | null };

const rightInARow = 3;
const thresholds = [0.7, 0.75, 0.8, 0.84, 0.87, 0.89, 0.91, 0.93, 0.95, 0.97];

/**
 * Every first time that three right answers in a row about a skill came with an estimate of at least `from`. Public sets have no days of
 * practice and no templates: the product's rules about those are not in this figure.
 */
export function afterMasteries(
  learners: LearnerAnswers,
  estimates: readonly (readonly number[])[],
  from: number,
): AfterMastery[] {
  return learners.flatMap((answers, learner) => {
    const runs = new Map<string, number>();
    const next = new Map<string, boolean | null>();
    for (const [index, { skills, right }] of answers.entries()) {
      const skill = skillOf(skills);
      if (next.get(skill) === null) next.set(skill, right);
      const run = right ? (runs.get(skill) ?? 0) + 1 : 0;
      runs.set(skill, run);
      const estimate = estimates[learner]?.[index] ?? 0;
      if (!next.has(skill) && run >= rightInARow && estimate >= from) next.set(skill, null);
    }
    return [...next.values()].map((right) => ({ right }));
  });
}

/** Share right of the next answers, and how many there were. */
export function shareRightAfter(masteries: readonly AfterMastery[]): { share: number; answered: number } {
  const answered = masteries.filter(({ right }) => right !== null);
  const right = answered.filter(({ right }) => right === true).length;
  return { share: right / Math.max(1, answered.length), answered: answered.length };
}

/** The lowest threshold whose next answers were right often enough. */
export function lowestThreshold(
  learners: LearnerAnswers,
  estimates: readonly (readonly number[])[],
  wanted: number,
): number {
  return (
    thresholds.find((from) => shareRightAfter(afterMasteries(learners, estimates, from)).share >= wanted) ??
    0.99
  );
}
