import type { TutorMoment } from '../../domain/pedagogy/moments.ts';
import type { Card, SessionState } from '../../domain/pedagogy/state.ts';
import { teachingError } from '../../model/errors.ts';
import type { Action, TurnInput } from '../../model/schemas.server.ts';
import { languageOf, type SessionContext, type Reaction } from '../../model/session-context.ts';
import type { LearnerContent } from '../../model/record.ts';
import { wordsOrLine } from '../../domain/understanding/words-or-line.ts';
import { labelOfOption } from './card.server.ts';
import { beginExample, enterStep, type SkillSession } from './enter-step.server.ts';
import { goToNextStep, pressOption } from './press-option.server.ts';
import { answerQuestion, giveUpQuestion, helpWithQuestion } from './question.server.ts';
import { continueAfterLine } from './continue-after-line.server.ts';
import { talkInSkill } from './talk-in-skill.server.ts';

/** The reaction to a turn in a problem by lines, by the rules of conversations. */
type ByLines = () => Promise<Reaction>;

/** The tutor's turn while it teaches a skill. Writes nothing. */
export async function reactInSkill(
  about: SessionContext,
  state: SkillSession,
  input: TurnInput,
  byLines: ByLines,
): Promise<Reaction> {
  const { card } = state;
  const isByLines = card?.purpose === 'line' || card?.purpose === 'explain';
  if ('text' in input) return talkInSkill(about, state, input.text, isByLines ? byLines : null);
  if ('action' in input && input.action === 'new_problem') return anotherOne(about, state, input);
  if (!card) throw teachingError('not_now', { status: 409 });
  if (isByLines) return continueAfterLine(about, state, await byLines());
  if ('given' in input) {
    const { given } = input;
    // An intent in the answer field ("hint", "no entiendo") is handled as such, and the question stays.
    return given.kind === 'formula' && wordsOrLine(given.text, languageOf(about)) === 'words'
      ? talkInSkill(about, state, given.text, null)
      : answerQuestion(about, state, card, given);
  }
  if ('action' in input) return pressed(about, state, card, input.action);
  return written(about, state, card, input.answer);
}

async function written(
  about: SessionContext,
  state: SkillSession,
  card: Card,
  answer: string,
): Promise<Reaction> {
  if (card.purpose === 'question')
    return answerQuestion(about, state, card, { kind: 'formula', text: answer });
  if (card.purpose === 'step') {
    if (!card.options?.includes(answer)) throw teachingError('not_now', { status: 409 });
    const learner: LearnerContent = {
      kind: 'press',
      typed: answer,
      label: labelOfOption(about, state.track, card, answer),
    };
    return { advance: await pressOption(about, state, answer), learner, card, flag: null, shown: null };
  }
  return lookedBack(about, state, card, { kind: 'words', typed: answer }, answer.trim() !== '');
}

/** Free text before the idea or at the end: stored, never graded. */
async function lookedBack(
  about: SessionContext,
  state: SkillSession,
  card: Card,
  learner: LearnerContent,
  hasAnswer: boolean,
): Promise<Reaction> {
  const before: TutorMoment[] = !hasAnswer
    ? []
    : card.ask === 'before'
      ? [{ say: 'explained' }]
      : [{ say: 'reflected' }];
  return { advance: await goToNextStep(about, state, 'on', before), learner, card, flag: null, shown: null };
}

async function pressed(
  about: SessionContext,
  state: SkillSession,
  card: Card,
  action: Action,
): Promise<Reaction> {
  const learner: LearnerContent = { kind: 'action', action };
  if (card.purpose === 'reflect' && action === 'continue')
    return lookedBack(about, state, card, learner, false);
  if (card.purpose !== 'question' || action === 'continue' || action === 'new_problem')
    throw teachingError('not_now', { status: 409 });
  const done =
    action === 'give_up'
      ? await giveUpQuestion(about, state)
      : await helpWithQuestion(about, state, action === 'cannot_start');
  return { ...done, learner, card, flag: null };
}

/** Another question of the step, or one more alone when all is done. The current one is left unfinished. */
async function anotherOne(
  about: SessionContext,
  state: SkillSession,
  input: Extract<TurnInput, { action: unknown }>,
): Promise<Reaction> {
  const { track } = state;
  const asks = track.step === 'guided' || track.step === 'alone' || track.step === 'twin';
  const advance = asks
    ? await enterStep(about, leftOut(state), track, [])
    : track.step === 'concept' || track.step === 'example'
      ? await beginExample(about, state, track, [])
      : await enterStep(about, state, { ...track, step: 'alone' }, []);
  return {
    advance,
    learner: { kind: 'action', action: input.action },
    card: state.card,
    flag: null,
    shown: null,
  };
}

/** An unfinished problem by lines joins the previous ones. */
function leftOut(state: SkillSession): SessionState {
  const { id, problem, given, outcome } = state.item;
  const isOpen = state.track.question?.id === id && outcome === null;
  return isOpen ? { ...state, past: [...state.past, { id, problem, given, outcome }] } : state;
}
