import type { Advance, Clarification, TutorMoment } from '../pedagogy/moments.ts';
import { advanceWith, hasOthers, offer, threeOffers } from '../pedagogy/offers.ts';
import type { SessionState } from '../pedagogy/state.ts';
import { situationOf, type Talk } from '../pedagogy/talk.ts';

/* Replies that need no facts of the engine and leave the problem where it is. */

export const clarifier =
  (state: SessionState) =>
  (words: Clarification): TutorMoment => ({
    say: 'clarify',
    about: words,
    slip: state.item.step.slip,
    line: state.card?.line ?? null,
  });

/** Another problem, for a message that no open line answers. */
export function offerAnother(state: SessionState): Advance {
  const say = clarifier(state);
  if (!hasOthers(state)) return advanceWith(state, say('own'));
  return advanceWith(state, say(state.card?.purpose === 'line' ? 'leave' : 'ended'), offer('another'));
}

export const helpInWords = (state: SessionState): Advance =>
  advanceWith(
    state,
    {
      say: 'reply',
      about:
        state.card?.purpose === 'explain'
          ? 'explain_help'
          : state.card?.purpose === 'reflect'
            ? 'reflect_help'
            : 'twin_help',
      values: {},
      line: null,
    },
    offer('continue'),
  );

export const unclear = (state: SessionState): Advance =>
  advanceWith(
    state,
    { say: 'reply', about: 'unclear', values: {}, line: null },
    threeOffers(situationOf(state), state),
    { say: 'people' },
  );

export const answerThanks = (state: SessionState): Advance =>
  advanceWith(
    state,
    state.card?.purpose === 'line'
      ? { say: 'reply', about: 'thanks', values: { line: state.card.line ?? 0 }, line: null }
      : { say: 'reply', about: 'thanks_after', values: {}, line: null },
  );

export function wordsFor(talk: Talk, { card }: SessionState): Clarification {
  if (talk === 'thanks' || talk === 'alone') return card ? talk : 'ended';
  return talk === 'check_this' && card?.purpose === 'line' ? 'check' : 'task';
}
