import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { afterExplaining, afterReflecting, withoutTwin } from '../../domain/pedagogy/ending.ts';
import { applyHelp } from '../../domain/pedagogy/help.ts';
import { nextRung } from '../../domain/pedagogy/ladder.ts';
import type { Advance, Clarification, HelpFacts, TutorMoment } from '../../domain/pedagogy/moments.ts';
import { hasOthers, offer, pauseSession, advanceWith, threeOffers } from '../../domain/pedagogy/offers.ts';
import { beginAnother } from '../../domain/pedagogy/start.ts';
import { moveFor, readTalk, situationOf, type TalkMove, type Talk } from '../../domain/pedagogy/talk.ts';
import {
  formulaOf,
  lastLine,
  type Card,
  type Formula,
  type HelpRung,
  type SessionState,
} from '../../domain/pedagogy/state.ts';
import { tokensOf, formulaToken } from '../../domain/understanding/tokens.ts';
import { claimedLine, formulaIn, writtenLines } from '../../domain/understanding/written-lines.ts';
import { questionOf, type SessionContext, type Reaction } from '../../model/session-context.ts';
import { checkWorking } from './check-working.server.ts';
import { helpFor, itemFacts } from './facts.server.ts';
import { readOwnProblem, type FoundProblem } from './read-problem.server.ts';

/**
 * Handles a message beside the card. A single line in it never answers the card; several lines of working are checked, because that is the
 * purpose of pasting them. Everything else follows the transition table (pedagogy/talk.ts).
 */
export async function reactToTalk(about: SessionContext, text: string): Promise<Reaction> {
  const talk = readTalk(text, languageOfLocale(about.session.locale));
  const base = { learner: { kind: 'talk', typed: text } as const, card: null, flag: null };
  const { state } = about.session;
  const worked = await pastedWorking(about, text);
  if (worked) return { ...base, ...worked };
  const written = tokensOf(text).includes(formulaToken) ? await ofMathematics(about, text, talk) : null;
  if (written) return { ...base, advance: written };
  const move = moveFor(talk, state);
  const card = move === 'skip_card' ? state.card : null;
  return { ...base, advance: sameCard(state, await moved(about, talk, move)), card };
}

/** Keeps the card's id if it asks for the same as before: an answer already on its way still counts. */
function sameCard(before: SessionState, advance: Advance): Advance {
  const { card } = advance.state;
  const same =
    card &&
    before.card &&
    card.purpose === 'line' &&
    before.card.purpose === 'line' &&
    card.line === before.card.line;
  if (!same || !before.card) return advance;
  return { ...advance, state: { ...advance.state, card: { ...card, id: before.card.id } } };
}

async function pastedWorking(
  about: SessionContext,
  text: string,
): Promise<{ advance: Advance; card: Card } | null> {
  const { card } = about.session.state;
  const lines = card?.purpose === 'line' ? writtenLines(text) : null;
  const worked = lines ? await checkWorking(about, lines) : null;
  return card && worked ? { advance: worked.advance, card } : null;
}

/** A line for the answer field, or another problem of the learner's; null when the words matter and not the formula in them. */
async function ofMathematics(about: SessionContext, text: string, talk: Talk): Promise<Advance | null> {
  const { services, session } = about;
  const { state } = session;
  const line = state.card?.purpose === 'line' ? await lineIn(about, text, talk) : null;
  if (line !== null) return advanceWith(state, { say: 'line_in_chat', formula: line });
  const asks: readonly Talk[] = ['other', 'hint', 'show_me', 'not_understood', 'task', 'check_this'];
  if (!asks.includes(talk) || state.track) return null;
  const own = await readOwnProblem(services.maths, session.locale, text);
  if (own.kind === 'several') {
    const problems = own.readings.map((problem) => ({ does: 'take' as const, problem }));
    const readings = own.readings.map(({ formula }) => formula);
    return advanceWith(state, { say: 'several', readings }, { say: 'offers', offers: problems });
  }
  return own.kind === 'problem' ? ownProblem(about, own.problem, talk) : null;
}

/** A line claimed to be right, or the whole message: never taken as an answer, offered for the field. */
async function lineIn(
  { services, session }: SessionContext,
  text: string,
  talk: Talk,
): Promise<Formula | null> {
  const texts = [claimedLine(text), talk === 'check_this' ? formulaIn(text) : talk === 'other' ? text : null];
  for (const one of texts) {
    const line = one === null ? null : await services.maths.parse({ text: one, locale: session.locale });
    if (line?.ok && !line.said) return formulaOf(line.formula);
  }
  return null;
}

/** Starts it at once if nothing is lost; otherwise offers it, one tap away. */
async function ownProblem(
  about: SessionContext,
  { text, reading }: FoundProblem,
  talk: Talk,
): Promise<Advance | null> {
  const { state } = about.session;
  const { item, card } = state;
  const formula = formulaOf(reading.formula);
  if (card && item.lines.some((line) => line.formula.plain === formula.plain)) return null;
  // Without a verb or a request for help it is a line, not an intent: "so 3x = 15?".
  if (card?.purpose === 'line' && !reading.said && (talk === 'other' || talk === 'check_this')) {
    return advanceWith(state, { say: 'line_in_chat', formula });
  }
  // "I don't get 5x" refers to a part of the current problem.
  if (card && talk !== 'other' && !reading.said && reading.formula.tree.kind !== 'relation') return null;
  const fresh = item.lines.length === 1 && item.failed === 0 && item.help === 0 && !item.step.tried;
  if (card === null || (fresh && item.role === 'given')) {
    const facts = await itemFacts(questionOf(about), text);
    return beginAnother(state, facts, 'no', about.circumstances);
  }
  const take = { does: 'take' as const, problem: { text, formula } };
  return advanceWith(state, { say: 'other_problem', formula }, { say: 'offers', offers: [take] });
}

async function moved(about: SessionContext, talk: Talk, move: TalkMove): Promise<Advance> {
  const { state } = about.session;
  const say = (words: Clarification): TutorMoment => ({
    say: 'clarify',
    about: words,
    slip: state.item.step.slip,
    line: state.card?.line ?? null,
  });
  switch (move) {
    case 'ladder':
      return helped(about, nextRung(state.item.step), say);
    case 'example':
      return helped(about, 3, say);
    case 'smaller':
      return state.item.step.rung >= 1
        ? advanceWith(state, say('slower'), offer('hint', 'example'))
        : helped(about, 1, say);
    case 'reason':
      return advanceWith(state, ...(await reasonOf(about, say)));
    case 'picture':
      return advanceWith(state, { say: 'drawn' });
    case 'skip_card':
      return skipped(about);
    case 'offer_start':
      return advanceWith(state, say('start_first'), offer('cannot_start'));
    case 'offer_answer':
      return advanceWith(state, say('answer'), offer('give_up', 'hint'));
    case 'offer_another':
      if (!hasOthers(state)) return advanceWith(state, say('own'));
      return advanceWith(state, say(state.card?.purpose === 'line' ? 'leave' : 'ended'), offer('another'));
    case 'offer_three':
      return advanceWith(state, say('other'), threeOffers(situationOf(state), state));
    case 'stop':
      return pauseSession(state);
    case 'say':
      return advanceWith(state, say(wordsFor(talk, state)));
  }
}

function wordsFor(talk: Talk, { card }: SessionState): Clarification {
  if (talk === 'thanks' || talk === 'alone') return card ? talk : 'ended';
  return talk === 'check_this' && card?.purpose === 'line' ? 'check' : 'task';
}

/** Help of a level. If the next step is the answer, a message does not reveal it: the button is offered instead. */
async function helped(
  about: SessionContext,
  rung: HelpRung,
  say: (words: Clarification) => TutorMoment,
): Promise<Advance> {
  const { session, circumstances } = about;
  const { state } = session;
  const help: HelpFacts | null = await helpFor(questionOf(about), state, rung, session.seed);
  if (help?.rung === 4 && help.step.last) return advanceWith(state, say('answer_last'), offer('give_up'));
  if (rung === 3 && help?.rung === 4) return advanceWith(state, say('no_example'), offer('hint'));
  if (rung === 1 && help !== null && help.rung > 1) return advanceWith(state, say('slower'), offer('hint'));
  return applyHelp(state, help, circumstances, []);
}

/** Why the last line is wrong, why the shown step is valid, or why two lines are compared at all. */
async function reasonOf(
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

function skipped({ session, circumstances }: SessionContext): Advance {
  const { state } = session;
  switch (state.card?.purpose) {
    case 'explain':
      return afterExplaining(state, false, circumstances);
    case 'reflect':
      return afterReflecting(state, false, circumstances);
    default:
      return withoutTwin(state, [], circumstances);
  }
}
