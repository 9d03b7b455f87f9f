import { otherCard, type Advance, type Circumstances, type Moment } from './moments.ts';
import type { SessionState } from './state.ts';

/** After an item: a twin is offered once, then one look back, then the end. */
export function afterItem(state: SessionState, moments: Moment[], circumstances: Circumstances): Advance {
  if (state.item.role === 'given' && state.item.family !== null) {
    return {
      state: { ...state, phase: 'resolve', card: otherCard(circumstances, 'twin') },
      moments,
      phase: 'resolve',
    };
  }
  return lookBack(state, moments, circumstances);
}

export function lookBack(state: SessionState, moments: Moment[], circumstances: Circumstances): Advance {
  const phase = state.phase === 'resolve' ? 'resolve' : 'reflect';
  if (circumstances.policy.reflects) {
    return {
      state: { ...state, phase: 'reflect', card: otherCard(circumstances, 'reflect') },
      moments,
      phase,
    };
  }
  return close(state, moments, circumstances);
}

export function close(state: SessionState, moments: Moment[], { at }: Pick<Circumstances, 'at'>): Advance {
  const seconds = Math.round((at - state.item.startedAt) / 1000);
  return {
    state: { ...state, phase: 'schedule', card: null },
    moments: [...moments, { say: 'close', tally: state.tally, seconds }],
    phase: 'schedule',
  };
}
