import { answerThanks, clarifier, offerAnother, wordsFor } from '../dialogue/clarify.ts';
import type { StepFact } from '../dialogue/step-facts.ts';
import { afterExplaining, afterReflecting, withoutTwin } from '../pedagogy/ending.ts';
import type { Advance, Circumstances, TutorMoment } from '../pedagogy/moments.ts';
import { advanceWith, offer, pauseSession, threeOffers } from '../pedagogy/offers.ts';
import { lastLine, type HelpRung, type SessionState } from '../pedagogy/state.ts';
import { moveFor, situationOf, type Talk } from '../pedagogy/talk.ts';
import { withStep } from './plan-help.ts';

/** What an intent that the phrase books recognise leads to. */
export type IntentPlan =
  | { readonly does: 'stuck' }
  | { readonly does: 'help'; readonly open: SessionState; readonly rung: HelpRung }
  /** The reason of the last line, or of its verdict. */
  | { readonly does: 'reason' }
  | { readonly does: 'say'; readonly advance: Advance };

export function planIntent(talk: Talk, state: SessionState, circumstances: Circumstances): IntentPlan {
  const clarify = clarifier(state);
  const say = (...moments: TutorMoment[]): IntentPlan => ({
    does: 'say',
    advance: advanceWith(state, ...moments),
  });
  const move = moveFor(talk, state);
  // An example with other numbers gives nothing away, so it needs no attempt before it.
  if (talk === 'another_example' && move === 'offer_start')
    return { does: 'help', open: withStep(state, { cannotStart: true }), rung: 3 };
  switch (move) {
    case 'ladder':
      return { does: 'stuck' };
    case 'example':
      return { does: 'help', open: state, rung: 3 };
    case 'smaller':
      return state.item.step.rung >= 1
        ? say(clarify('slower'), offer('hint', 'example'))
        : { does: 'help', open: state, rung: 1 };
    case 'reason':
      return { does: 'reason' };
    case 'picture':
      return say({ say: 'drawn' });
    case 'skip_card':
      return { does: 'say', advance: skipCard(state, circumstances) };
    case 'offer_start':
      return say(clarify('start_first'), offer('cannot_start'));
    case 'offer_answer':
      return say(clarify('answer'), offer('give_up', 'hint'));
    case 'offer_another':
      return { does: 'say', advance: offerAnother(state) };
    case 'offer_three':
      return say(clarify('other'), threeOffers(situationOf(state), state));
    case 'stop':
      return { does: 'say', advance: pauseSession(state) };
    case 'say':
      return talk === 'thanks'
        ? { does: 'say', advance: answerThanks(state) }
        : say(clarify(wordsFor(talk, state)));
  }
}

export function skipCard(state: SessionState, circumstances: Circumstances): Advance {
  switch (state.card?.purpose) {
    case 'explain':
      return afterExplaining(state, false, circumstances);
    case 'reflect':
      return afterReflecting(state, false, circumstances);
    default:
      return withoutTwin(state, [], circumstances);
  }
}

/** The line before the last one, if the last one is not the problem itself and is not called wrong. */
export function lineBefore({ item }: SessionState): string | null {
  if (item.step.slip || lastLine(item).by === 'given') return null;
  return item.lines.at(-2)?.formula.plain ?? null;
}

/** Why the last line is wrong, why the shown step is valid, or why two lines are compared at all. `step`: the one after `lineBefore`. */
export function reasonMoment(state: SessionState, step: StepFact | null): TutorMoment {
  const { item, card } = state;
  const say = clarifier(state);
  if (item.step.slip) return say('why');
  const line = lastLine(item);
  const before = item.lines.at(-2);
  if (line.by === 'given' || before === undefined) return say('no_verdict');
  if (step?.after === line.formula.plain)
    return { say: 'reason', line: line.n, before: before.n, text: step.text };
  return say(card ? 'why' : 'ended');
}
