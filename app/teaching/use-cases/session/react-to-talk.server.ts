import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Act } from '../../domain/dialogue/act.ts';
import { clarifier, unclear } from '../../domain/dialogue/clarify.ts';
import { readAct } from '../../domain/dialogue/read-act.ts';
import { sameCard, withoutRepeating } from '../../domain/dialogue/repeated-reply.ts';
import { replyTo, type SpokenAct } from '../../domain/dialogue/reply.ts';
import type { Advance } from '../../domain/pedagogy/moments.ts';
import { advanceWith } from '../../domain/pedagogy/offers.ts';
import { moveFor, type Talk } from '../../domain/pedagogy/talk.ts';
import type { Card } from '../../domain/pedagogy/state.ts';
import { readIntent } from '../../domain/understanding/read-intent.ts';
import { readMessage } from '../../domain/understanding/read-message.ts';
import { formulaToken, tokensOf } from '../../domain/understanding/tokens.ts';
import { writtenLines } from '../../domain/understanding/written-lines.ts';
import type { Intent } from '../../model/intents.ts';
import type { SessionContext, Reaction } from '../../model/session-context.ts';
import { acceptOffer, acceptWords, declineOffer } from './answer-offer.server.ts';
import { checkWorking } from './check-working.server.ts';
import { followIntent, reasonOf } from './follow-intent.server.ts';
import { reactToFormula } from './formula-in-talk.server.ts';
import { judgeClaim } from './judge-claim.server.ts';
import { outcomeOfProposal } from './proposal-outcome.server.ts';
import { stepFacts } from './step-facts.server.ts';
import { helpWhenStuck } from './talk-help.server.ts';

/**
 * Handles a message beside the card: reads what it means here, asks the engine what the reply needs, decides. A stated result and pasted
 * lines are judged as lines; every other message leaves the problem where it is.
 */
export async function reactToTalk(about: SessionContext, text: string): Promise<Reaction> {
  const language = languageOfLocale(about.session.locale);
  const base = { learner: { kind: 'talk', typed: text } as const, card: null, flag: null };
  const { state } = about.session;
  const worked = await pastedWorking(about, text);
  if (worked) return { ...base, ...worked };
  const intent = readIntent(text, language);
  const message = readMessage(text, language);
  const act = readAct(message, intent, state);
  const judged = await judgeClaim(about, act, message, language);
  if (judged) return { ...base, advance: judged, card: state.card };
  const done = await advanceOf(about, { act, text, intent });
  const advance = withoutRepeating(state, sameCard(state, done));
  const answered = advance.state.card?.id !== state.card?.id && state.card?.purpose !== 'line';
  return { ...base, advance, card: answered ? state.card : null };
}

type ReadTurn = { act: Act; text: string; intent: Intent | null };

async function advanceOf(about: SessionContext, { act, text, intent }: ReadTurn): Promise<Advance> {
  const { state } = about.session;
  const talk: Talk = intent ?? 'other';
  switch (act.act) {
    case 'claim':
    case 'line':
    case 'switch': {
      const written = await reactToFormula(about, text, act.act === 'switch' ? 'task' : talk);
      return written ?? unclear(state);
    }
    case 'yes':
      return acceptOffer(about);
    case 'no':
      return declineOffer(about);
    case 'words':
      return acceptWords(about);
    case 'stuck': {
      const written = tokensOf(text).includes(formulaToken) ? await reactToFormula(about, text, talk) : null;
      return written ?? helpWhenStuck(about);
    }
    case 'intent': {
      const written = tokensOf(text).includes(formulaToken) ? await reactToFormula(about, text, talk) : null;
      return written ?? followIntent(about, act.intent, moveFor(act.intent, state));
    }
    case 'unclear': {
      const written = tokensOf(text).includes(formulaToken) ? await reactToFormula(about, text, talk) : null;
      return written ?? unclear(state);
    }
    case 'why_step': {
      const aboutLine = act.operations.length === 0 && act.topic === null;
      const reason = aboutLine ? await reasonOf(about, clarifier(state)) : [];
      if (reason[0]?.say === 'reason') return advanceWith(state, ...reason);
      return replied(about, act);
    }
    default:
      return replied(about, act);
  }
}

async function replied(about: SessionContext, act: SpokenAct): Promise<Advance> {
  const { state } = about.session;
  const [facts, outcome] = await Promise.all([
    stepFacts(about),
    act.act === 'allowed' ? outcomeOfProposal(about, act.proposal) : null,
  ]);
  return advanceWith(state, ...replyTo(act, state, { ...facts, outcome }));
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
