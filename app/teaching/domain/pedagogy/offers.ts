import type { Advance, Moment, Offer } from './moments.ts';
import type { Situation } from './talk.ts';
import { lastLine, type SessionState } from './state.ts';

/** Three things that the tutor can do right now, each one tap away. */
const three: Readonly<Record<Situation, readonly Offer[]>> = {
  untried: [{ does: 'cannot_start' }, { does: 'task' }, { does: 'another' }],
  tried: [{ does: 'hint' }, { does: 'example' }, { does: 'give_up' }],
  words: [{ does: 'continue' }, { does: 'task' }, { does: 'another' }],
  twin: [{ does: 'continue' }, { does: 'draw' }, { does: 'another' }],
  ended: [{ does: 'another' }, { does: 'draw' }, { does: 'stop' }],
};
const threeOfThisOnly: typeof three = {
  untried: [{ does: 'cannot_start' }, { does: 'task' }, { does: 'draw' }],
  tried: three.tried,
  words: [{ does: 'continue' }, { does: 'task' }, { does: 'draw' }],
  twin: [{ does: 'continue' }, { does: 'draw' }, { does: 'stop' }],
  ended: [{ does: 'draw' }, { does: 'task' }, { does: 'stop' }],
};

/** Another problem of the kind can be had where the engine knows the kind. */
export const hasOthers = ({ item }: Pick<SessionState, 'item'>): boolean => item.family !== null;

export const threeOffers = (situation: Situation, state: Pick<SessionState, 'item'>): Moment => ({
  say: 'offers',
  offers: hasOthers(state) ? three[situation] : threeOfThisOnly[situation],
});
export const offer = (...does: Offer['does'][]): Moment => ({
  say: 'offers',
  offers: does.map((one): Offer => ({ does: one })),
});

/** Words that change nothing: the pending step stands as before. */
export const said = (state: SessionState, ...moments: Moment[]): Advance => ({
  state,
  moments,
  phase: 'clarify',
});

/** Ends for now: what is kept and where it goes on. */
export const pause = (state: SessionState): Advance => ({
  state,
  moments: [{ say: 'stop', open: state.card !== null, line: lastLine(state.item) }],
  phase: 'break',
});
