import { close, lookBack } from './ending.ts';
import { lineCard, type Advance, type Circumstances, type Moment } from './moments.ts';
import { lastLine, type SessionState } from './state.ts';

/** The shown step was explained back, or skipped: on with the next line. What was written is kept and never graded. */
export function afterExplaining(state: SessionState, said: boolean, circumstances: Circumstances): Advance {
  const card = lineCard(circumstances, lastLine(state.item).n + 1, 'next');
  return {
    state: { ...state, phase: 'attempt', card },
    moments: [{ say: said ? 'explained' : 'skipped' }],
    phase: 'attempt',
  };
}

/** One look back, kept with the session; then the end. */
export function afterReflecting(state: SessionState, said: boolean, circumstances: Circumstances): Advance {
  return close(state, said ? [{ say: 'reflected' }] : [], circumstances);
}

/** No twin wanted, or none to be had: on to the look back. */
export function withoutTwin(state: SessionState, moments: Moment[], circumstances: Circumstances): Advance {
  return lookBack({ ...state, phase: 'reflect', card: null }, moments, circumstances);
}
