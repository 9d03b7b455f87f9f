import { reviewShare, usualQuestions } from '../../model/mastery/constants.ts';
import { dueAtOf } from '../mastery/due.ts';
import type { SkillId } from '@curvela/curriculum';
import { candidatesFor, type SkillCandidates, type LearnerToServe } from './candidates.ts';

/** The content of today's session. */
type Today = {
  /** No practice yet: the diagnostic comes first. */
  readonly newcomer: boolean;
  readonly reviews: { readonly count: number; readonly skills: readonly SkillId[] };
  readonly current: { readonly skill: SkillId; readonly count: number } | null;
  readonly stretch: SkillId | null;
  readonly questions: number;
  /** The next time at which a review is due; null when there is nothing to review. */
  readonly nextReviewAt: string | null;
};

/** The number of questions of each kind in a session of `size`. Reviews take the remainder where there is nothing new. */
export function sharesOf(
  { due, current, stretch }: SkillCandidates,
  size: number,
  reviewed = 0,
): { readonly reviews: number; readonly current: number; readonly stretch: number } {
  const all = reviewed + due.length;
  if (current.length === 0) return { reviews: Math.min(all, size), current: 0, stretch: 0 };
  const reviews = Math.min(all, Math.floor(size * reviewShare));
  const stretches = stretch === null || size - reviews < 3 ? 0 : 1;
  return { reviews, current: size - reviews - stretches, stretch: stretches };
}

/** Today’s plan: due reviews, the current skill, one stretch. `size`: questions planned, ten usually. */
export function planToday(learner: LearnerToServe, size: number = usualQuestions): Today {
  const candidates = candidatesFor(learner);
  const shares = sharesOf(candidates, size);
  const [skill] = candidates.current;
  const questions = shares.reviews + shares.current + shares.stretch;
  const coming = [...learner.states.values()].flatMap((state) => dueAtOf(state) ?? []);
  return {
    newcomer: [...learner.states.values()].every(({ opportunities }) => opportunities === 0),
    reviews: { count: shares.reviews, skills: candidates.due.slice(0, shares.reviews) },
    current: skill === undefined ? null : { skill, count: shares.current },
    stretch: shares.stretch === 0 ? null : candidates.stretch,
    questions,
    nextReviewAt: coming.toSorted()[0] ?? null,
  };
}
