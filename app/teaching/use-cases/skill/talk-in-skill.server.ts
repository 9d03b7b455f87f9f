import { said, pause } from '../../domain/pedagogy/offers.ts';
import type { Advance, Moment, Offer } from '../../domain/pedagogy/moments.ts';
import { readTalk, type Talk } from '../../domain/pedagogy/talk.ts';
import { languageOf, type About, type Reaction } from '../../model/about.ts';
import { beginExample, type Skilled } from './enter.server.ts';
import { afterLines } from './lines.server.ts';
import type { SkillClarified } from '../../model/moments.ts';
import { finish, helped } from './question.server.ts';
import { go, press } from './press.server.ts';
import {
  skillSituationOf,
  skillTable,
  type SkillMove,
  type SkillSituation,
} from '../../domain/skill/talk.ts';
import { drawnOfSkill, exampleOf, ideaOf } from './tell.server.ts';

const say = (about: SkillClarified): Moment => ({ say: 'skill_clarify', about });
const offers = (...does: Offer['does'][]): Moment => ({
  say: 'offers',
  offers: does.map((one) => ({ does: one })),
});

/** Words beside the card. They answer nothing; a problem by lines has the table of conversations but for leaving it. */
export async function talkInSkill(
  about: About,
  state: Skilled,
  text: string,
  byLines: (() => Promise<Reaction>) | null,
): Promise<Reaction> {
  const talk = readTalk(text, languageOf(about));
  const learner = { kind: 'talk', typed: text } as const;
  const leaves = talk === 'skip' && state.card?.purpose === 'line';
  if (byLines && !leaves && talk !== 'draw_it') return afterLines(about, state, await byLines());
  const situation = skillSituationOf(state.track, state.card);
  const move = skillTable[talk][situation];
  const done = await moved(about, state, { talk, move, situation });
  const answersCard = done.advance.state.card?.id !== state.card?.id;
  return { ...done, learner, card: answersCard ? state.card : null, flag: null };
}

type Wish = { talk: Talk; move: SkillMove; situation: SkillSituation };
type Done = Pick<Reaction, 'advance' | 'shown'>;
const only = (advance: Advance): Done => ({ advance, shown: null });

async function moved(about: About, state: Skilled, wish: Wish): Promise<Done> {
  const { track } = state;
  switch (wish.move) {
    case 'on':
      return only(await go(about, state, 'on', []));
    case 'more':
      return only(moreOfIdea(about, state));
    case 'line':
      return only(await press(about, state, exampleOver(state) ? 'on' : 'line'));
    case 'another':
      return only(await beginExample(about, state, track, []));
    case 'reason':
      return only(await reasonOf(about, state));
    case 'ladder':
      return helped(about, state, false);
    case 'picture':
      return only(said(state, { say: 'skill_picture', drawn: drawnOfSkill(track, languageOf(about)) }));
    case 'skip':
      return only(await skipped(about, state));
    case 'offer_start':
      return only(said(state, say('start_first'), offers('cannot_start')));
    case 'offer_answer':
      return only(said(state, say('answer'), offers('give_up', 'hint')));
    case 'offer_again':
      return only(said(state, say('ended'), offers('another')));
    case 'offer_three':
      return only(said(state, say('other'), offers(...three[wish.situation])));
    case 'stop':
      return only(stopped(state));
    case 'say':
      return only(said(state, say(wordsFor(wish.talk, state))));
  }
}

const three: Readonly<Record<SkillSituation, readonly Offer['does'][]>> = {
  choosing: ['task', 'draw', 'stop'],
  telling: ['example', 'draw', 'stop'],
  example: ['example', 'draw', 'stop'],
  untried: ['cannot_start', 'draw', 'another'],
  tried: ['hint', 'give_up', 'draw'],
  recap: ['continue', 'another', 'stop'],
  ended: ['another', 'draw', 'stop'],
};

const exampleOver = ({ track: { example } }: Skilled) => example !== null && example.shown >= example.of;

/** The next part of the idea; the card that waits stays, but for the one that offers the next part itself. */
function moreOfIdea(about: About, state: Skilled): Advance {
  const { track } = state;
  const { parts, moment } = ideaOf(track, track.told, languageOf(about));
  const told = Math.min(track.told + 1, parts);
  const card = state.card?.ask === 'idea' && told >= parts ? { ...state.card, options: ['on'] } : state.card;
  const next: Skilled = { ...state, card, track: { ...track, told } };
  return said(next, moment ?? say('idea_over'));
}

/** Why the last line that was shown may be written. */
async function reasonOf(about: About, state: Skilled): Promise<Advance> {
  const { example } = state.track;
  const told =
    example && (await exampleOf({ ...about, language: languageOf(about) }, state.track, example, false));
  const lines = told?.moment.say === 'skill_example' ? told.moment.lines : [];
  const last = lines.at(-1);
  if (!last || last.note.length === 0) return moreOfIdea(about, state);
  return said(state, { say: 'skill_reason', line: lines.length, text: last.note });
}

function skipped(about: About, state: Skilled): Promise<Advance> {
  const { step } = state.track;
  if (step === 'guided' || step === 'alone' || step === 'twin')
    return finish(about, state, 'skipped', [say('left_out')]);
  return go(about, state, 'skip', step === 'recap' ? [] : [say('left_out')]);
}

/** Ends for now; everything stands here when the learner comes back. */
const stopped = (state: Skilled): Advance => {
  const byLines = state.card?.purpose === 'line' || state.card?.purpose === 'explain';
  if (byLines) return pause(state);
  const advance = said(state, { say: 'skill_stop', name: state.track.name });
  return { ...advance, phase: 'break' };
};

function wordsFor(talk: Talk, { card }: Skilled): SkillClarified {
  if (talk === 'thanks' || talk === 'alone') return card ? talk : 'ended';
  if (talk === 'check_this' && card?.purpose === 'question') return 'check';
  return card?.purpose === 'question' ? 'own' : 'task';
}
