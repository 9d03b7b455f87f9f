import type { Advance, Circumstances, TutorMoment, Worked } from './moments.ts';
import type { SessionState } from './state.ts';

/**
 * Shows the answer: the learner requested it, or H4 on a last step is the answer. It earns no mastery, and a twin follows at once
 * (the use case opens it in the same turn, see `beginAnother`).
 */
export function giveUp(
  state: SessionState,
  shown: { worked: Worked | null; why: 'asked' | 'one_step'; before: TutorMoment[] },
  _circumstances: Circumstances,
): Advance {
  const moment: TutorMoment = shown.worked
    ? { say: 'full_answer', worked: shown.worked, why: shown.why }
    : { say: 'answer_unknown' };
  return {
    state: {
      ...state,
      item: { ...state.item, outcome: 'given_up', help: 4 },
      tally: { ...state.tally, givenUp: state.tally.givenUp + 1 },
      phase: 'resolve',
      card: null,
    },
    moments: [...shown.before, moment],
    phase: 'resolve',
  };
}

/** True right after giving up, until the twin is opened. */
export const owesTwin = (state: SessionState): boolean =>
  state.item.outcome === 'given_up' && state.card === null && state.phase === 'resolve';
