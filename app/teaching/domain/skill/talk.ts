import { mayHaveHint } from '@curvela/curriculum';
import type { TutoredWork } from '#app/practice/index.ts';
import type { Card } from '../pedagogy/state.ts';
import type { Talk } from '../pedagogy/talk.ts';
import type { Track } from './track.ts';

/** Hints need an attempt or "I can't start". */
export const mayHelp = ({ tries, cannotStart }: TutoredWork): boolean =>
  mayHaveHint({ tried: tries.length > 0, cannotStart });

/** The learner's situation when writing beside the card while a skill is taught. Questions solved by lines use the table of conversations. */
export const skillSituations = [
  'choosing',
  'telling',
  'example',
  'untried',
  'tried',
  'recap',
  'ended',
] as const;
export type SkillSituation = (typeof skillSituations)[number];

export function skillSituationOf({ step, question }: Track, card: Card | null): SkillSituation {
  if (card === null || step === 'done') return 'ended';
  if (step === 'offer' || step === 'before') return 'choosing';
  if (step === 'concept') return 'telling';
  if (step === 'example' || step === 'recap') return step;
  return question && mayHelp(question.work) ? 'tried' : 'untried';
}

/**
 * What an intent leads to. `on`: same as the button. `more`: the next part of the idea. `line`: the next line. `another`: another example.
 * `reason`: why the last line is valid. `ladder`: the next hint level. `skip`: skips this step. `offer_*`: a message with the button.
 */
export const skillMoves = [
  'on',
  'more',
  'line',
  'another',
  'reason',
  'ladder',
  'picture',
  'skip',
  'offer_start',
  'offer_answer',
  'offer_again',
  'offer_three',
  'stop',
  'say',
] as const;
export type SkillMove = (typeof skillMoves)[number];

type Row = Readonly<Record<SkillSituation, SkillMove>>;
const row = (
  choosing: SkillMove,
  telling: SkillMove,
  example: SkillMove,
  untried: SkillMove,
  tried: SkillMove,
  recap: SkillMove,
  ended: SkillMove,
): Row => ({ choosing, telling, example, untried, tried, recap, ended });

/** Transition table of messages beside the card. */
export const skillTable: Readonly<Record<Talk, Row>> = {
  hint: row('on', 'more', 'line', 'offer_start', 'ladder', 'say', 'offer_again'),
  not_understood: row('on', 'more', 'more', 'offer_start', 'ladder', 'say', 'offer_again'),
  show_me: row('on', 'on', 'line', 'offer_start', 'ladder', 'say', 'offer_again'),
  why: row('say', 'more', 'reason', 'more', 'more', 'more', 'more'),
  another_example: row('on', 'on', 'another', 'offer_start', 'ladder', 'say', 'offer_again'),
  slower: row('on', 'more', 'more', 'offer_start', 'ladder', 'say', 'offer_again'),
  skip: row('skip', 'skip', 'skip', 'skip', 'skip', 'skip', 'offer_again'),
  draw_it: row('picture', 'picture', 'picture', 'picture', 'picture', 'picture', 'picture'),
  check_this: row('say', 'say', 'say', 'say', 'say', 'say', 'offer_again'),
  give_up: row('skip', 'skip', 'skip', 'offer_start', 'offer_answer', 'skip', 'offer_again'),
  stop: row('stop', 'stop', 'stop', 'stop', 'stop', 'stop', 'stop'),
  thanks: row('say', 'say', 'say', 'say', 'say', 'say', 'say'),
  task: row('say', 'say', 'say', 'say', 'say', 'say', 'offer_again'),
  alone: row('say', 'say', 'say', 'say', 'say', 'say', 'say'),
  other: row(
    'offer_three',
    'offer_three',
    'offer_three',
    'offer_three',
    'offer_three',
    'offer_three',
    'offer_three',
  ),
};
