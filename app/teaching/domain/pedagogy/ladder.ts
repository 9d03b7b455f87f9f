import { mayHaveHint, nextRung as rungBelow, rungAfterFailure as rungBySelf } from '@curvela/curriculum';
import type { TutorPolicy } from '../models.ts';
import type { HelpLevel, HelpRung, StepWork } from './state.ts';

/*
 * The hint ladder (product specification, section 5) on one step of a conversation. The rules are those of practice, except that H0,
 * which line is wrong, is part of every verdict, and a tutor model may offer help sooner.
 */

export { mayHaveHint };

/** The next level on request; H2 only when there is an error to target. The last one repeats. */
export function nextRung(step: Pick<StepWork, 'rung' | 'slip'>): HelpRung {
  const next = rungBelow(step.rung, { place: false, error: Boolean(step.slip) });
  return next === 0 ? 1 : next;
}

/** The level given automatically on a failed attempt. `step` already includes that attempt. */
export function rungAfterFailure(
  step: Pick<StepWork, 'failed' | 'rung'>,
  policy: TutorPolicy,
): HelpRung | null {
  const rung = rungBySelf(step.failed, step.rung);
  if (rung !== null) return rung;
  const offered = policy.afterFirstFailure;
  return offered !== null && offered > step.rung ? offered : null;
}

export const deeperHelp = (a: HelpLevel, b: HelpLevel): HelpLevel => (a > b ? a : b);
