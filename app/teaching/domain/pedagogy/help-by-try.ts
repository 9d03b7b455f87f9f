import { type ModelId, policies } from '../models.ts';
import { rungAfterFailure } from './ladder.ts';
import type { HelpLevel } from './state.ts';

/** The hint level after each of four failed attempts in a row at one step, without a request for a hint. */
export function helpByAttempt(model: ModelId): HelpLevel[] {
  let rung: HelpLevel = 0;
  return [1, 2, 3, 4].map((failed) => {
    rung = rungAfterFailure({ failed, rung }, policies[model]) ?? rung;
    return rung;
  });
}
