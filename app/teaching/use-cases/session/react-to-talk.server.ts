import type { NextStepAnswer } from '@curvela/maths';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Language } from '#app/platform/texts.ts';
import { kindOf } from '../../domain/dialogue/problem-kind.ts';
import { expressedLetter, exponentReply, percentReply } from '../../domain/dialogue/problem-reply.ts';
import type { ReplyId } from '../../domain/dialogue/reply-ids.ts';
import { claimedLines } from '../../domain/dialogue/claimed-lines.ts';
import { readAct, type Act } from '../../domain/dialogue/read-act.ts';
import { orientReply, replyTo, topicMoment, type SpokenAct } from '../../domain/dialogue/reply.ts';
import type { StepFact, StepFacts } from '../../domain/dialogue/step-facts.ts';
import { readIntent } from '../../domain/understanding/read-intent.ts';
import { readMessage, type LearnerMessage } from '../../domain/understanding/read-message.ts';
import type { Intent } from '../../model/intents.ts';
import type { TopicId } from '../../model/understanding/topics/topic.ts';
import { afterExplaining, afterReflecting, withoutTwin } from '../../domain/pedagogy/ending.ts';
import { applyHelp } from '../../domain/pedagogy/help.ts';
import { mayHaveHint, nextRung } from '../../domain/pedagogy/ladder.ts';
import type { Advance, Clarification, HelpFacts, TutorMoment } from '../../domain/pedagogy/moments.ts';
import { hasOthers, offer, pauseSession, advanceWith, threeOffers } from '../../domain/pedagogy/offers.ts';
import { beginAnother } from '../../domain/pedagogy/start.ts';
import { moveFor, situationOf, type TalkMove, type Talk } from '../../domain/pedagogy/talk.ts';
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
import { judgeLine } from './judge-line.server.ts';
import { outcomeOfProposal } from './proposal-outcome.server.ts';
import { openTwin } from './open-twin.server.ts';
import { helpFor, itemFacts } from './facts.server.ts';
import { readOwnProblem, type FoundProblem } from './read-problem.server.ts';

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
      const written = await ofMathematics(about, text, act.act === 'switch' ? 'task' : talk);
      return written ?? unclear(state);
    }
    case 'yes':
      return acceptOffer(about);
    case 'no':
      return declineOffer(about);
    case 'words':
      return answeredInWords(about);
    case 'stuck': {
      const written = tokensOf(text).includes(formulaToken) ? await ofMathematics(about, text, talk) : null;
      return written ?? stuck(about, talk === 'other' ? 'not_understood' : talk);
    }
    case 'intent': {
      const written = tokensOf(text).includes(formulaToken) ? await ofMathematics(about, text, talk) : null;
      return written ?? moved(about, act.intent, moveFor(act.intent, state));
    }
    case 'unclear': {
      const written = tokensOf(text).includes(formulaToken) ? await ofMathematics(about, text, talk) : null;
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

const unclear = (state: SessionState): Advance =>
  advanceWith(
    state,
    { say: 'reply', about: 'unclear', values: {}, line: null },
    threeOffers(situationOf(state), state),
    { say: 'people' },
  );

/** A stated result as a line: each reading is tried until the engine can read one. Null when none is readable. */
async function judgeClaim(
  about: SessionContext,
  act: Act,
  message: LearnerMessage,
  language: Language,
): Promise<Advance | null> {
  const { state } = about.session;
  if (state.card?.purpose !== 'line' || (act.act !== 'claim' && act.act !== 'line')) return null;
  const lines = act.act === 'line' ? [act.text] : claimedLines(act.formulas, state, language);
  for (const line of lines) {
    const judged = await judgeLine(about, state, line);
    if (!judged.ok) continue;
    const { advance } = judged;
    return { ...advance, moments: [...advance.moments, ...(await afterClaim(about, message, advance))] };
  }
  return null;
}

/** What a stated result needs besides its verdict: why the cases were counted wrongly, or that a true value is not yet the answer. */
async function afterClaim(
  about: SessionContext,
  message: LearnerMessage,
  { moments }: Advance,
): Promise<TutorMoment[]> {
  const { state } = about.session;
  const says = (say: TutorMoment['say']) => moments.some((moment) => moment.say === say);
  const compose = (id: ReplyId, values: Record<string, string> = {}): TutorMoment => ({
    say: 'reply',
    about: id,
    values,
    line: null,
  });
  if (says('different') && kindOf(state.item) === 'probability') return [compose('problem.equally_likely')];
  if (!says('aside') || !message.cues.has('resultStated')) return [];
  const { next, steps } = await stepFacts(about);
  const step = next ?? steps[0];
  return step ? [compose('problem.not_answer', { rule: step.text })] : [];
}

/** The step that comes next and the steps of the engine's solution. */
async function stepFacts(about: SessionContext): Promise<StepFacts> {
  const { item } = about.session.state;
  const { maths, locale } = questionOf(about);
  const earlier = item.lines.at(-2)?.formula.plain ?? null;
  const [next, solution, before] = await Promise.all([
    maths.nextStep({ problem: item.problem, line: lastLine(item).formula.plain, locale }),
    maths.solve({ problem: item.problem, locale }),
    earlier === null ? null : maths.nextStep({ problem: item.problem, line: earlier, locale }),
  ]);
  return {
    before: before?.kind === 'step' ? stepFactOf(before.step, before.last) : null,
    solutions: solution.kind === 'solved' ? (solution.solutions ?? []).map(({ plain }) => plain) : [],
    next: next.kind === 'step' ? stepFactOf(next.step, next.last) : null,
    steps: solution.kind === 'solved' ? solution.steps.map((step) => stepFactOf(step, false)) : [],
  };
}

type Step = Extract<NextStepAnswer, { kind: 'step' }>['step'];
const stepFactOf = ({ rule, params, text, before, after }: Step, last: boolean): StepFact => {
  const term = params['term'] ?? params['by'] ?? null;
  return {
    rule,
    term: term === null ? null : String(term),
    text,
    last,
    params,
    before: before.plain,
    after: after.plain,
  };
};

async function acceptOffer(about: SessionContext): Promise<Advance> {
  const { state } = about.session;
  if (state.card?.purpose === 'twin') return openTwin(about, state, 'after_solving');
  if (state.card === null) return moved(about, 'hint', 'offer_another');
  if (state.card.purpose !== 'line') return helpInWords(state);
  return advanceWith(state, {
    say: 'reply',
    about: 'go_on',
    values: { line: state.card.line ?? 0 },
    line: null,
  });
}

function declineOffer(about: SessionContext): Advance {
  const { state } = about.session;
  if (state.card?.purpose === 'twin') return withoutTwin(state, [], about.circumstances);
  if (state.card === null) return pauseSession(state);
  if (state.card.purpose !== 'line') return skipped(about);
  return advanceWith(state, {
    say: 'reply',
    about: 'no_problem',
    values: { line: state.card.line ?? 0 },
    line: null,
  });
}

function answeredInWords({ session, circumstances }: SessionContext): Advance {
  const { state } = session;
  return state.card?.purpose === 'explain'
    ? afterExplaining(state, true, circumstances)
    : afterReflecting(state, true, circumstances);
}

const helpInWords = (state: SessionState): Advance =>
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

/**
 * "I am stuck" goes down one rung each time: where to look, then (as "I can't start" would) the idea, the first half of the step, a worked
 * twin, and the step itself, done together.
 */
async function stuck(about: SessionContext, talk: Talk): Promise<Advance> {
  const { session } = about;
  const { state } = session;
  const { card, item } = state;
  if (card === null || card.purpose !== 'line') {
    return card === null ? moved(about, talk, 'offer_another') : helpInWords(state);
  }
  const step = item.step;
  const first = step.stuck || step.rung > 0 || step.slip ? null : await firstIdea(about);
  if (first) return advanceWith(withStep(state, { stuck: 1 }), ...first, offer('cannot_start'));
  if (!mayHaveHint(step) && !step.stuck) {
    const orient: TutorMoment = {
      say: 'reply',
      about: orientReply(state),
      values: { formula: formulaOf(lastLine(item).formula) },
      line: null,
    };
    return advanceWith(withStep(state, { stuck: 1 }), orient, offer('cannot_start'));
  }
  const open = mayHaveHint(step) ? state : withStep(state, { cannotStart: true });
  const opened = { ...about, session: { ...session, state: open } };
  const rung = nextRung(open.item.step);
  const { next } = rung === 3 && !step.half ? await stepFacts(opened) : { next: null };
  if (next) {
    const half: TutorMoment = { say: 'reply', about: 'half_step', values: { rule: next.text }, line: null };
    return { ...advanceWith(withStep(open, { half: true }), half), phase: 'hint' };
  }
  const say = clarifier(open);
  return helped(opened, rung, say);
}

/**
 * The first rung of help where more is known than "look at the unknown": what a line of the learner's own leads to, or what this kind of
 * problem begins with. Null elsewhere.
 */
async function firstIdea(about: SessionContext): Promise<TutorMoment[] | null> {
  const { state } = about.session;
  const { item } = state;
  const compose = (id: ReplyId, values: Record<string, string | number | Formula> = {}): TutorMoment => ({
    say: 'reply',
    about: id,
    values,
    line: null,
  });
  const expressed = expressedLetter(state);
  if (expressed) return [compose('problem.substitute', expressed)];
  if (item.family === 'quadratic_equation' && (item.asides ?? []).some((line) => /^[ΔD]\s?=/.test(line)))
    return [topicMoment('quadratic_formula', 'what', state)];
  const begun = item.lines.length > 1 || (item.asides ?? []).length > 0;
  const kind = kindOf(item);
  if (!begun && kind === 'percent_before') return percentReply(state, compose);
  if (!begun && kind !== 'exponential_equation') return null;
  const facts = await stepFacts(about);
  if (!begun) return exponentReply(facts, compose);
  return facts.next ? [compose('problem.next', { rule: facts.next.text })] : null;
}

const withStep = (state: SessionState, changed: Partial<SessionState['item']['step']>): SessionState => ({
  ...state,
  item: { ...state.item, step: { ...state.item.step, ...changed } },
});

/** Counts the same reply in a row, so that the voice can choose other words. */
function withoutRepeating(before: SessionState, advance: Advance): Advance {
  const main = advance.moments.find(
    ({ say }) => say === 'reply' || say === 'topic' || say === 'compare' || say === 'clarify',
  );
  if (!main)
    return advance.state.talk ? { ...advance, state: { ...advance.state, talk: undefined } } : advance;
  const { key, topic, aspect } = keyOf(main);
  const times = before.talk?.key === key ? before.talk.times + 1 : 0;
  const talk = { key, times, ...(topic && { topic }), ...(aspect && { aspect }) };
  const moments = times === 0 ? advance.moments : advance.moments.map((one) => againOf(one, times));
  return { ...advance, state: { ...advance.state, talk }, moments };
}

function keyOf(moment: TutorMoment): { key: string; topic?: TopicId; aspect?: 'what' | 'why' | 'how' } {
  switch (moment.say) {
    case 'reply':
      return { key: moment.about };
    case 'topic':
      return { key: `topic ${moment.topic} ${moment.aspect}`, topic: moment.topic, aspect: moment.aspect };
    case 'compare':
      return { key: `compare ${moment.topics.join(' ')}` };
    case 'clarify':
      return { key: `clarify ${moment.about}` };
    default:
      return { key: moment.say };
  }
}

const againOf = (moment: TutorMoment, again: number): TutorMoment =>
  moment.say === 'reply' || moment.say === 'topic' || moment.say === 'compare' || moment.say === 'clarify'
    ? { ...moment, again }
    : moment;

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
    const readings = [...new Map(own.readings.map((one) => [one.formula.plain, one])).values()];
    // Readings that look the same are offered once.
    if (readings.length < 2 && state.card?.purpose === 'line')
      return advanceWith(state, { say: 'line_in_chat', formula: readings[0]!.formula });
    const problems = readings.map((problem) => ({ does: 'take' as const, problem }));
    const formulas = readings.map(({ formula }) => formula);
    return advanceWith(state, { say: 'several', readings: formulas }, { say: 'offers', offers: problems });
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

const clarifier =
  (state: SessionState) =>
  (words: Clarification): TutorMoment => ({
    say: 'clarify',
    about: words,
    slip: state.item.step.slip,
    line: state.card?.line ?? null,
  });

async function moved(about: SessionContext, talk: Talk, move: TalkMove): Promise<Advance> {
  const { state } = about.session;
  const say = clarifier(state);
  // An example with other numbers gives nothing away, so it needs no attempt before it.
  if (talk === 'another_example' && move === 'offer_start')
    return helped(
      { ...about, session: { ...about.session, state: withStep(state, { cannotStart: true }) } },
      3,
      say,
    );
  switch (move) {
    case 'ladder':
      return stuck(about, talk);
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
      return talk === 'thanks' ? thanked(state) : advanceWith(state, say(wordsFor(talk, state)));
  }
}

const thanked = (state: SessionState): Advance =>
  advanceWith(
    state,
    state.card?.purpose === 'line'
      ? { say: 'reply', about: 'thanks', values: { line: state.card.line ?? 0 }, line: null }
      : { say: 'reply', about: 'thanks_after', values: {}, line: null },
  );

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
