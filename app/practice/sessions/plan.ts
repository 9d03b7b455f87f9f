import type { SkillId } from '../skills/graph.ts';
import { minutesAQuestion, usualQuestions } from '../mastery/constants.ts';
import type { Catalogue, LearnerNow } from './choice.ts';

/** What a session of today would hold. */
export type Today = {
  /** Nothing was practised yet: the diagnostic comes first. */
  readonly newcomer: boolean;
  readonly reviews: { readonly count: number; readonly skills: readonly SkillId[] };
  readonly current: { readonly skill: SkillId; readonly count: number } | null;
  readonly stretch: SkillId | null;
  readonly questions: number;
  /** Without extra time. */
  readonly minutes: number;
  /** The next instant at which something falls due; null when nothing is kept yet. */
  readonly nextReviewAt: string | null;
};

/** Today’s plan: due reviews, the current skill, one stretch. `size`: questions planned, ten usually. */
export function planToday(
  learner: LearnerNow & { readonly catalogue: Catalogue },
  size: number = usualQuestions,
): Today {
  return {
    newcomer: learner.states.size === 0,
    reviews: { count: 0, skills: [] },
    current: null,
    stretch: null,
    questions: size,
    minutes: Math.round(size * minutesAQuestion),
    nextReviewAt: null,
  };
}
