import { mayHaveHint, nextRung as rungBelow, rungAfterFailure as rungBySelf } from '@curvela/curriculum';
import type { TutorPolicy } from '../models.ts';
import type { HelpLevel, HelpRung, StepWork } from './state.ts';

/*
 * The hint ladder (product, section 5) on one step of a conversation. Its rules are those of practice; here H0, which line is wrong, belongs
 * to every verdict, and a tutor model may offer help sooner.
 */

export { mayHaveHint };

/** The rung that comes next on request; H2 only when there is an error to aim at. The last one repeats. */
export function nextRung(step: Pick<StepWork, 'rung' | 'slip'>): HelpRung {
  const next = rungBelow(step.rung, { place: false, error: Boolean(step.slip) });
  return next === 0 ? 1 : next;
}

/** The rung that comes by itself with a failed attempt. `step` counts that attempt already. */
export function rungAfterFailure(
  step: Pick<StepWork, 'failed' | 'rung'>,
  policy: TutorPolicy,
): HelpRung | null {
  const rung = rungBySelf(step.failed, step.rung);
  if (rung !== null) return rung;
  const offered = policy.afterFirstFailure;
  return offered !== null && offered > step.rung ? offered : null;
}

/** The deeper of two rungs. */
export const deeperHelp = (a: HelpLevel, b: HelpLevel): HelpLevel => (a > b ? a : b);
