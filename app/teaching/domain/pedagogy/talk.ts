import { intents, type Intent } from '../../model/intents.ts';
import { readIntent } from '../understanding/read-intent.ts';
import { mayHaveHint } from './ladder.ts';
import type { SessionState } from './state.ts';

/** What a message beside the card asks for. */
export type Talk = Intent | 'other';

/** Classifies a message written beside the card, in all three languages, the session's first; `other` if nothing matches. */
export function readTalk(text: string, language: 'en' | 'es' | 'fr' = 'en'): Talk {
  return readIntent(text, language) ?? 'other';
}

/** The learner's situation when writing beside the card. */
export const situations = ['untried', 'tried', 'words', 'twin', 'ended'] as const;
export type TalkSituation = (typeof situations)[number];

export function situationOf({ card, item }: SessionState): TalkSituation {
  if (card === null) return 'ended';
  if (card.purpose === 'twin') return 'twin';
  if (card.purpose !== 'line') return 'words';
  return mayHaveHint(item.step) ? 'tried' : 'untried';
}

/**
 * What an intent leads to. `ladder`: the next hint level. `example`: a worked analogous problem, H3. `smaller`: one question about the idea, H1.
 * `reason`: the evidence of the last verdict, or the reason of the last step. `picture`: the graph, if there is one. `skip_card`: continues
 * without an answer in words. `offer_*`: a message with the button that does it. `say`: a message only.
 */
export const moves = [
  'ladder',
  'example',
  'smaller',
  'reason',
  'picture',
  'skip_card',
  'offer_start',
  'offer_answer',
  'offer_another',
  'offer_three',
  'stop',
  'say',
] as const;
export type TalkMove = (typeof moves)[number];

type Row = Readonly<Record<TalkSituation, TalkMove>>;
const row = (untried: TalkMove, tried: TalkMove, words: TalkMove, twin: TalkMove, ended: TalkMove): Row => ({
  untried,
  tried,
  words,
  twin,
  ended,
});

/** Transition table of messages beside the card. Hints always need an attempt or "I can't start". */
export const talkTable: Readonly<Record<Intent | 'other', Row>> = {
  hint: row('offer_start', 'ladder', 'say', 'say', 'offer_another'),
  not_understood: row('offer_start', 'ladder', 'say', 'say', 'offer_another'),
  show_me: row('offer_start', 'ladder', 'say', 'say', 'offer_another'),
  why: row('reason', 'reason', 'reason', 'reason', 'reason'),
  another_example: row('offer_start', 'example', 'say', 'offer_another', 'offer_another'),
  slower: row('offer_start', 'smaller', 'say', 'say', 'offer_another'),
  skip: row('offer_another', 'offer_another', 'skip_card', 'skip_card', 'offer_another'),
  draw_it: row('picture', 'picture', 'picture', 'picture', 'picture'),
  check_this: row('say', 'say', 'say', 'say', 'offer_another'),
  give_up: row('offer_start', 'offer_answer', 'say', 'say', 'offer_another'),
  stop: row('stop', 'stop', 'stop', 'stop', 'stop'),
  thanks: row('say', 'say', 'say', 'say', 'say'),
  task: row('say', 'say', 'say', 'say', 'offer_another'),
  alone: row('say', 'say', 'say', 'say', 'say'),
  other: row('offer_three', 'offer_three', 'offer_three', 'offer_three', 'offer_three'),
};

export const moveFor = (intent: Intent | 'other', state: SessionState): TalkMove =>
  talkTable[intent][situationOf(state)];
export { intents };
