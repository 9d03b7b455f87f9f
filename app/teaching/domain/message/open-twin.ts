import { withoutTwin } from '../pedagogy/ending.ts';
import { owesTwin } from '../pedagogy/give-up.ts';
import type { Advance, Circumstances } from '../pedagogy/moments.ts';
import { beginAnother } from '../pedagogy/start.ts';
import type { SessionState } from '../pedagogy/state.ts';
import type { NextProblem } from './judged.ts';

/** Starts a problem of the same kind with other numbers; says so when none can be made. */
export function openTwin(
  state: SessionState,
  twin: NextProblem,
  why: 'after_solving' | 'after_giving_up',
  circumstances: Circumstances,
): Advance {
  return twin === null
    ? withoutTwin(state, [{ say: 'no_twin' }], circumstances)
    : beginAnother(state, twin, why, circumstances);
}

/** Whether a twin follows if this problem is given up: only after the first one, and while no skill is taught. */
export const mayOweTwin = ({ item, track }: SessionState): boolean =>
  !track && item.role === 'given' && item.family !== null;

/** A twin follows giving up; after the second time, human help is suggested instead. */
export function withTwin(advance: Advance, twin: NextProblem, circumstances: Circumstances): Advance {
  const { state } = advance;
  if (state.track || !owesTwin(state)) return advance;
  const next = mayOweTwin(state)
    ? openTwin(state, twin, 'after_giving_up', circumstances)
    : withoutTwin(state, state.item.family === null ? [] : [{ say: 'two_given_up' }], circumstances);
  return { ...next, phase: advance.phase, moments: [...advance.moments, ...next.moments] };
}
