import type { Advance, TutorMoment, TutorOffer } from './moments.ts';
import type { TalkSituation } from './talk.ts';
import { lastLine, type SessionState } from './state.ts';

/** Three things the tutor can do now, each one tap away. */
const three: Readonly<Record<TalkSituation, readonly TutorOffer[]>> = {
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

/** Another problem of the same kind exists if the engine knows the family. */
export const hasOthers = ({ item }: Pick<SessionState, 'item'>): boolean => item.family !== null;

export const threeOffers = (situation: TalkSituation, state: Pick<SessionState, 'item'>): TutorMoment => ({
  say: 'offers',
  offers: hasOthers(state) ? three[situation] : threeOfThisOnly[situation],
});
export const offer = (...does: TutorOffer['does'][]): TutorMoment => ({
  say: 'offers',
  offers: does.map((one): TutorOffer => ({ does: one })),
});

/** A message that changes nothing: the pending step stays. */
export const advanceWith = (state: SessionState, ...moments: TutorMoment[]): Advance => ({
  state,
  moments,
  phase: 'clarify',
});

/** Pauses the session: states what is stored and where it continues. */
export const pauseSession = (state: SessionState): Advance => ({
  state,
  moments: [{ say: 'stop', open: state.card !== null, line: lastLine(state.item) }],
  phase: 'break',
});
