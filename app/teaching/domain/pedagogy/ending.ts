import { otherCard, type Advance, type Circumstances, type TutorMoment, lineCard } from './moments.ts';
import { type SessionState, lastLine } from './state.ts';

/** After an item: offers a twin once, then one reflection, then ends. */
export function afterItem(
  state: SessionState,
  moments: TutorMoment[],
  circumstances: Circumstances,
): Advance {
  if (state.item.role === 'given' && state.item.family !== null) {
    return {
      state: { ...state, phase: 'resolve', card: otherCard(circumstances, 'twin') },
      moments,
      phase: 'resolve',
    };
  }
  return lookBack(state, moments, circumstances);
}

export function lookBack(state: SessionState, moments: TutorMoment[], circumstances: Circumstances): Advance {
  const phase = state.phase === 'resolve' ? 'resolve' : 'reflect';
  if (circumstances.policy.reflects) {
    return {
      state: { ...state, phase: 'reflect', card: otherCard(circumstances, 'reflect') },
      moments,
      phase,
    };
  }
  return closeSession(state, moments, circumstances);
}

export function closeSession(
  state: SessionState,
  moments: TutorMoment[],
  { at }: Pick<Circumstances, 'at'>,
): Advance {
  const seconds = Math.round((at - state.item.startedAt) / 1000);
  return {
    state: { ...state, phase: 'schedule', card: null },
    moments: [...moments, { say: 'close', tally: state.tally, seconds }],
    phase: 'schedule',
  };
}

/** The shown step was explained by the learner, or skipped: continues with the next line. The explanation is stored and never graded. */
export function afterExplaining(
  state: SessionState,
  hasAnswer: boolean,
  circumstances: Circumstances,
): Advance {
  const card = lineCard(circumstances, lastLine(state.item).n + 1, 'next');
  return {
    state: { ...state, phase: 'attempt', card },
    moments: [{ say: hasAnswer ? 'explained' : 'skipped' }],
    phase: 'attempt',
  };
}

/** Stores the reflection with the session, then ends. */
export function afterReflecting(
  state: SessionState,
  hasAnswer: boolean,
  circumstances: Circumstances,
): Advance {
  return closeSession(state, hasAnswer ? [{ say: 'reflected' }] : [], circumstances);
}

/** The twin was declined or none exists: continues with the reflection. */
export function withoutTwin(
  state: SessionState,
  moments: TutorMoment[],
  circumstances: Circumstances,
): Advance {
  return lookBack({ ...state, phase: 'reflect', card: null }, moments, circumstances);
}
