import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { afterExplaining, afterReflecting, withoutTwin } from '../../domain/pedagogy/ending.ts';
import { giveUp, owesTwin } from '../../domain/pedagogy/give-up.ts';
import { askHint, cannotStart } from '../../domain/pedagogy/help.ts';
import { mayHaveHint, nextRung } from '../../domain/pedagogy/ladder.ts';
import { lineCard, type Advance, type Circumstances } from '../../domain/pedagogy/moments.ts';
import { problemsMet } from '../../domain/pedagogy/rewind.ts';
import { helpWithModel, needsModel } from '../../domain/pedagogy/setup.ts';
import { beginAnother } from '../../domain/pedagogy/start.ts';
import { formulaOf, lastLine, type Card, type SessionState } from '../../domain/pedagogy/state.ts';
import { teachingError } from '../../model/errors.ts';
import { answerSafety } from '../../domain/safety/answer-safety.ts';
import type { Action, TurnInput } from '../../model/schemas.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import { reactInSkill } from '../skill/react-skill.server.ts';
import { writtenLines } from '../../domain/understanding/written-lines.ts';
import { questionOf, type SessionContext, type Reaction } from '../../model/session-context.ts';
import { checkWorking } from './check-working.server.ts';
import { freshProblem, helpFor, itemFacts, solutionOf } from './facts.server.ts';
import { judgeAfterEnd } from './judge-after-end.server.ts';
import { judgeLine } from './judge-line.server.ts';
import { openTwin } from './open-twin.server.ts';
import { reactToTalk } from './react-to-talk.server.ts';
import { storyOf } from './begin-own-problem.server.ts';
import { readOwnProblem } from './read-problem.server.ts';
import type { LearnerContent, TeachingSession } from '../../model/record.ts';
import { reactToWordsForLine, reactToUnreadLine } from './words-for-line.server.ts';

/** Computes the tutor's turn: requests facts from the engine, then applies the rules. Writes nothing. */
export async function react(
  services: TeachingServices,
  session: TeachingSession,
  input: TurnInput,
): Promise<Reaction> {
  const circumstances: Circumstances = {
    policy: session.policy,
    at: services.clock.now().getTime(),
    newId: services.random.uuid,
  };
  const about = { services, session, circumstances };
  const worrying = answerSafety(session.state, languageOfLocale(session.locale), input);
  if (worrying) return worrying;
  const { track } = session.state;
  if (track) {
    return reactInSkill(about, { ...session.state, track }, input, () => reactToInput(about, input));
  }
  const reaction = await reactToInput(about, input);
  return { ...reaction, advance: await withTwin(about, reaction.advance) };
}

async function reactToInput(about: SessionContext, input: TurnInput): Promise<Reaction> {
  if ('text' in input) return reactToTalk(about, input.text);
  if ('answer' in input) return reactToAnswer(about, input.answer);
  if ('given' in input) throw teachingError('not_now', { status: 409 });
  return reactToAction(about, input);
}

async function reactToAnswer(about: SessionContext, answer: string): Promise<Reaction> {
  const { session, circumstances } = about;
  const { state } = session;
  const card = requireCard(state);
  const words: LearnerContent = { kind: 'words', typed: answer };
  const hasAnswer = answer.trim() !== '';
  const line =
    card.purpose === 'reflect' || card.purpose === 'twin' ? await judgeAfterEnd(about, card, answer) : null;
  if (line) return line;
  switch (card.purpose) {
    case 'explain':
      return {
        advance: afterExplaining(state, hasAnswer, circumstances),
        learner: words,
        card,
        flag: null,
      };
    case 'reflect':
      return {
        advance: afterReflecting(state, hasAnswer, circumstances),
        learner: words,
        card,
        flag: null,
      };
    case 'twin':
      return { advance: await twinOrNot(about, answer !== 'enough'), learner: words, card, flag: null };
    case 'line':
      return checkLine(about, card, answer);
    case 'step':
    case 'question':
      throw teachingError('not_now', { status: 409 });
  }
}

async function checkLine(about: SessionContext, card: Card, answer: string): Promise<Reaction> {
  const { session, circumstances } = about;
  const { state } = session;
  const reaction = await reactToWordsForLine(about, answer);
  if (reaction) return reaction;
  const lines = writtenLines(answer);
  const working = lines ? await checkWorking(about, lines) : null;
  if (working) {
    const learner: LearnerContent = {
      kind: 'line',
      typed: answer,
      formula: null,
      judgement: working.judgement,
    };
    return { advance: working.advance, learner, card, flag: null };
  }
  const judged = await judgeLine(about, state, answer);
  if (!judged.ok) {
    const words = await reactToUnreadLine(about, answer);
    if (words) return words;
    const again = lineCard(circumstances, lastLine(state.item).n + 1, 'again');
    return {
      advance: {
        state: { ...state, card: again },
        moments: [{ say: 'unread', error: judged, typed: answer }],
        phase: 'clarify',
      },
      learner: { kind: 'line', typed: answer, formula: null, judgement: 'unread' },
      card,
      flag: null,
    };
  }
  const { check, plan, advance } = judged;
  return {
    advance,
    learner: { kind: 'line', typed: answer, formula: formulaOf(check.line), judgement: plan.judgement },
    card,
    flag: null,
  };
}

type ActionInput = { action: Action; problem?: string | undefined };

async function reactToAction(about: SessionContext, { action, problem }: ActionInput): Promise<Reaction> {
  const { session } = about;
  const learner: LearnerContent = {
    kind: 'action',
    action,
    ...(problem === undefined ? {} : { typed: problem }),
  };
  if (action === 'new_problem') {
    return { advance: await another(about, problem), learner, card: session.state.card, flag: null };
  }
  const card = requireCard(session.state);
  return { advance: await act(about, action, card), learner, card, flag: null };
}

async function act(
  about: SessionContext,
  action: Exclude<Action, 'new_problem'>,
  card: Card,
): Promise<Advance> {
  const { session, circumstances } = about;
  const { state } = session;
  if (action === 'continue') {
    if (card.purpose === 'explain') return afterExplaining(state, false, circumstances);
    if (card.purpose === 'reflect') return afterReflecting(state, false, circumstances);
    if (card.purpose === 'twin') return twinOrNot(about, true);
  }
  if (action === 'continue' || card.purpose !== 'line') throw teachingError('not_now', { status: 409 });
  if (action === 'give_up') {
    const worked = await solutionOf(questionOf(about), state.item.problem);
    return giveUp(state, { worked, why: 'asked', before: [] }, circumstances);
  }
  if (needsModel(state) && (action === 'cannot_start' || mayHaveHint(state.item.step)))
    return helpWithModel(state, circumstances);
  const opens = action === 'cannot_start' || mayHaveHint(state.item.step);
  const rung = nextRung(state.item.step);
  const help = opens ? await helpFor(questionOf(about), state, rung, session.seed) : null;
  const atLastRung = help?.rung === 4 && help.step.last;
  const facts = {
    help,
    solution: atLastRung ? await solutionOf(questionOf(about), state.item.problem) : null,
  };
  return (action === 'hint' ? askHint : cannotStart)(state, facts, circumstances);
}

function requireCard(state: SessionState): Card {
  if (!state.card) throw teachingError('not_now', { status: 409 });
  return state.card;
}

/** Starts the offered twin, if wanted. */
async function twinOrNot(about: SessionContext, wanted: boolean): Promise<Advance> {
  const { session, circumstances } = about;
  if (!wanted) return withoutTwin(session.state, [], circumstances);
  return openTwin(about, session.state, 'after_solving');
}

/** A twin follows giving up; after the second time, human help is suggested instead. */
async function withTwin(about: SessionContext, advance: Advance): Promise<Advance> {
  if (!owesTwin(advance.state)) return advance;
  const { item } = advance.state;
  const isSolved = item.family !== null;
  const next =
    item.role === 'given' && isSolved
      ? await openTwin(about, advance.state, 'after_giving_up')
      : withoutTwin(advance.state, isSolved ? [{ say: 'two_given_up' }] : [], about.circumstances);
  return { ...next, phase: advance.phase, moments: [...advance.moments, ...next.moments] };
}

type ChosenProblem = { readonly text: string; readonly story: { story?: string } };

/** Another problem in the same session: the learner's own, else a new one of the same kind. */
async function another(about: SessionContext, problem: string | undefined): Promise<Advance> {
  const { session, circumstances } = about;
  const { state } = session;
  const avoid = problemsMet(state);
  const seed = session.seed + 31 * avoid.length;
  const text = problem ?? (await freshProblem(questionOf(about), state.item.problem, seed, avoid));
  const chosen = problem ? await ownText(about, problem) : text === null ? null : { text, story: {} };
  if (chosen === null) throw teachingError('no_problem', { status: 409 });
  const facts = await itemFacts(questionOf(about), chosen.text);
  return beginAnother(state, { ...facts, ...chosen.story }, 'no', circumstances);
}

/** A problem in the learner's own words as text for the parser; unchanged when no reading is found. */
async function ownText(about: SessionContext, text: string): Promise<ChosenProblem> {
  const { maths, locale } = questionOf(about);
  const own = await readOwnProblem(maths, locale, text);
  return own.kind === 'problem'
    ? { text: own.problem.text, story: storyOf(text, own.problem) }
    : { text, story: {} };
}
