import { answerThanks, clarifier, offerAnother, wordsFor } from '../../domain/dialogue/clarify.ts';
import type { Advance, Clarification, TutorMoment } from '../../domain/pedagogy/moments.ts';
import { advanceWith, offer, pauseSession, threeOffers } from '../../domain/pedagogy/offers.ts';
import { lastLine } from '../../domain/pedagogy/state.ts';
import { situationOf, type Talk, type TalkMove } from '../../domain/pedagogy/talk.ts';
import { questionOf, type SessionContext } from '../../model/session-context.ts';
import { skipCard } from './answer-offer.server.ts';
import { giveHelp, helpWhenStuck, withStep } from './talk-help.server.ts';

export async function followIntent(about: SessionContext, talk: Talk, move: TalkMove): Promise<Advance> {
  const { state } = about.session;
  const say = clarifier(state);
  // An example with other numbers gives nothing away, so it needs no attempt before it.
  if (talk === 'another_example' && move === 'offer_start')
    return giveHelp(
      { ...about, session: { ...about.session, state: withStep(state, { cannotStart: true }) } },
      3,
      say,
    );
  switch (move) {
    case 'ladder':
      return helpWhenStuck(about);
    case 'example':
      return giveHelp(about, 3, say);
    case 'smaller':
      return state.item.step.rung >= 1
        ? advanceWith(state, say('slower'), offer('hint', 'example'))
        : giveHelp(about, 1, say);
    case 'reason':
      return advanceWith(state, ...(await reasonOf(about, say)));
    case 'picture':
      return advanceWith(state, { say: 'drawn' });
    case 'skip_card':
      return skipCard(about);
    case 'offer_start':
      return advanceWith(state, say('start_first'), offer('cannot_start'));
    case 'offer_answer':
      return advanceWith(state, say('answer'), offer('give_up', 'hint'));
    case 'offer_another':
      return offerAnother(state);
    case 'offer_three':
      return advanceWith(state, say('other'), threeOffers(situationOf(state), state));
    case 'stop':
      return pauseSession(state);
    case 'say':
      return talk === 'thanks' ? answerThanks(state) : advanceWith(state, say(wordsFor(talk, state)));
  }
}

/** Why the last line is wrong, why the shown step is valid, or why two lines are compared at all. */
export async function reasonOf(
  about: SessionContext,
  say: (words: Clarification) => TutorMoment,
): Promise<TutorMoment[]> {
  const { item, card } = about.session.state;
  if (item.step.slip) return [say('why')];
  const line = lastLine(item);
  const before = item.lines.at(-2);
  if (line.by === 'given' || before === undefined) return [say('no_verdict')];
  const { maths, locale } = questionOf(about);
  const next = await maths.nextStep({ problem: item.problem, line: before.formula.plain, locale });
  const same = next.kind === 'step' && next.step.after.plain === line.formula.plain;
  if (same) return [{ say: 'reason', line: line.n, before: before.n, text: next.step.text }];
  return [card ? say('why') : say('ended')];
}
