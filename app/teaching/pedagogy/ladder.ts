import type { Policy } from '../models.ts';
import type { Help, Rung, StepWork } from './state.ts';

/*
 * The hint ladder (product.md 5). H0, which line is wrong, belongs to every verdict. H1 the concept, H2 aimed at this very
 * error, H3 a worked analogous problem, H4 this step shown. How many are left is never told.
 */

/** After so many failed attempts on one step the tutor stops asking and works another problem out (H3). */
export const failuresUntilExample = 2;

/** Hints need an attempt or "I can't start". */
export const mayHaveHint = (step: StepWork): boolean => step.tried || step.cannotStart;

/** The rung that comes next on request; H2 only when there is an error to aim at. The last one repeats. */
export function nextRung(step: Pick<StepWork, 'rung' | 'slip'>): Rung {
  const next = Math.min(step.rung + 1, 4) as Rung;
  return next === 2 && !step.slip ? 3 : next;
}

/**
 * The rung that comes by itself with a failed attempt. `step` counts that attempt already. Endless questioning harms: the
 * second failure brings a worked analogous problem, the next one this step.
 */
export function rungAfterFailure(step: Pick<StepWork, 'failed' | 'rung'>, policy: Policy): Rung | null {
  if (step.failed >= failuresUntilExample) return step.rung >= 3 ? 4 : 3;
  const offered = policy.afterFirstFailure;
  return offered !== null && offered > step.rung ? offered : null;
}

/** The deeper of two rungs. */
export const deeper = (a: Help, b: Help): Help => (a > b ? a : b);
