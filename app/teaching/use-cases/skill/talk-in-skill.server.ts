import { advanceWith, pauseSession } from '../../domain/pedagogy/offers.ts';
import type { Advance, TutorMoment, TutorOffer } from '../../domain/pedagogy/moments.ts';
import { readTalk, type Talk } from '../../domain/pedagogy/talk.ts';
import { languageOf, type SessionContext, type Reaction } from '../../model/session-context.ts';
import { beginExample, type SkillSession } from './enter-step.server.ts';
import { continueAfterLine } from './continue-after-line.server.ts';
import type { SkillClarified } from '../../model/moments.ts';
import { finishQuestion, helpWithQuestion } from './question.server.ts';
import { goToNextStep, pressOption } from './press-option.server.ts';
import {
  skillSituationOf,
  skillTable,
  type SkillMove,
  type SkillSituation,
} from '../../domain/skill/talk.ts';
import { drawnOfSkill, exampleOf, ideaOf } from './skill-texts.server.ts';

const say = (about: SkillClarified): TutorMoment => ({ say: 'skill_clarify', about });
const offers = (...does: TutorOffer['does'][]): TutorMoment => ({
  say: 'offers',
  offers: does.map((one) => ({ does: one })),
});

/** Messages beside the card. They answer nothing; a problem by lines uses the table of conversations except for leaving it. */
export async function talkInSkill(
  about: SessionContext,
  state: SkillSession,
  text: string,
  byLines: (() => Promise<Reaction>) | null,
): Promise<Reaction> {
  const talk = readTalk(text, languageOf(about));
  const learner = { kind: 'talk', typed: text } as const;
  const leaves = talk === 'skip' && state.card?.purpose === 'line';
  if (byLines && !leaves && talk !== 'draw_it') return continueAfterLine(about, state, await byLines());
  const situation = skillSituationOf(state.track, state.card);
  const move = skillTable[talk][situation];
  const done = await moved(about, state, { talk, move, situation });
  const answersCard = done.advance.state.card?.id !== state.card?.id;
  return { ...done, learner, card: answersCard ? state.card : null, flag: null };
}

type SkillTalk = { talk: Talk; move: SkillMove; situation: SkillSituation };
type Done = Pick<Reaction, 'advance' | 'shown'>;
const only = (advance: Advance): Done => ({ advance, shown: null });

async function moved(about: SessionContext, state: SkillSession, request: SkillTalk): Promise<Done> {
  const { track } = state;
  switch (request.move) {
    case 'on':
      return only(await goToNextStep(about, state, 'on', []));
    case 'more':
      return only(moreOfIdea(about, state));
    case 'line':
      return only(await pressOption(about, state, exampleOver(state) ? 'on' : 'line'));
    case 'another':
      return only(await beginExample(about, state, track, []));
    case 'reason':
      return only(await reasonOf(about, state));
    case 'ladder':
      return helpWithQuestion(about, state, false);
    case 'picture':
      return only(
        advanceWith(state, { say: 'skill_picture', drawn: drawnOfSkill(track, languageOf(about)) }),
      );
    case 'skip':
      return only(await skipped(about, state));
    case 'offer_start':
      return only(advanceWith(state, say('start_first'), offers('cannot_start')));
    case 'offer_answer':
      return only(advanceWith(state, say('answer'), offers('give_up', 'hint')));
    case 'offer_again':
      return only(advanceWith(state, say('ended'), offers('another')));
    case 'offer_three':
      return only(advanceWith(state, say('other'), offers(...three[request.situation])));
    case 'stop':
      return only(stopped(state));
    case 'say':
      return only(advanceWith(state, say(wordsFor(request.talk, state))));
  }
}

const three: Readonly<Record<SkillSituation, readonly TutorOffer['does'][]>> = {
  choosing: ['task', 'draw', 'stop'],
  telling: ['example', 'draw', 'stop'],
  example: ['example', 'draw', 'stop'],
  untried: ['cannot_start', 'draw', 'another'],
  tried: ['hint', 'give_up', 'draw'],
  recap: ['continue', 'another', 'stop'],
  ended: ['another', 'draw', 'stop'],
};

const exampleOver = ({ track: { example } }: SkillSession) => example !== null && example.shown >= example.of;

/** The next part of the idea; the pending card stays, unless it is the one that offers that part. */
function moreOfIdea(about: SessionContext, state: SkillSession): Advance {
  const { track } = state;
  const { parts, moment } = ideaOf(track, track.told, languageOf(about));
  const explained = Math.min(track.told + 1, parts);
  const card =
    state.card?.ask === 'idea' && explained >= parts ? { ...state.card, options: ['on'] } : state.card;
  const next: SkillSession = { ...state, card, track: { ...track, told: explained } };
  return advanceWith(next, moment ?? say('idea_over'));
}

/** Why the last line shown is valid. */
async function reasonOf(about: SessionContext, state: SkillSession): Promise<Advance> {
  const { example } = state.track;
  const worked =
    example && (await exampleOf({ ...about, language: languageOf(about) }, state.track, example, false));
  const lines = worked?.moment.say === 'skill_example' ? worked.moment.lines : [];
  const last = lines.at(-1);
  if (!last || last.note.length === 0) return moreOfIdea(about, state);
  return advanceWith(state, { say: 'skill_reason', line: lines.length, text: last.note });
}

function skipped(about: SessionContext, state: SkillSession): Promise<Advance> {
  const { step } = state.track;
  if (step === 'guided' || step === 'alone' || step === 'twin')
    return finishQuestion(about, state, 'skipped', [say('left_out')]);
  return goToNextStep(about, state, 'skip', step === 'recap' ? [] : [say('left_out')]);
}

/** Pauses; the state is stored for the learner's return. */
const stopped = (state: SkillSession): Advance => {
  const byLines = state.card?.purpose === 'line' || state.card?.purpose === 'explain';
  if (byLines) return pauseSession(state);
  const advance = advanceWith(state, { say: 'skill_stop', name: state.track.name });
  return { ...advance, phase: 'break' };
};

function wordsFor(talk: Talk, { card }: SkillSession): SkillClarified {
  if (talk === 'thanks' || talk === 'alone') return card ? talk : 'ended';
  if (talk === 'check_this' && card?.purpose === 'question') return 'check';
  return card?.purpose === 'question' ? 'own' : 'task';
}
