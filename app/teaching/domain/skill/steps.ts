import type { TutorPolicy } from '../models.ts';
import type { SkillStep, Track } from './track.ts';

/** What moves the teaching of a skill on: a press, leaving out, trying alone at once, or how a question ended. */
export const skillEvents = ['on', 'skip', 'alone', 'unaided', 'helped', 'given_up', 'skipped'] as const;
export type SkillEvent = (typeof skillEvents)[number];

/** `first`: where the tutor model begins. `again`: one more with help, once. */
type Next = SkillStep | 'first' | 'again';
type Row = Readonly<Record<SkillEvent, Next>>;

const telling = (on: Next): Row => ({
  on,
  skip: on,
  alone: 'alone',
  unaided: on,
  helped: on,
  given_up: on,
  skipped: on,
});
const asking = (unaided: Next, helped: Next, givenUp: Next, skipped: Next): Row => ({
  on: unaided,
  skip: skipped,
  alone: 'alone',
  unaided,
  helped,
  given_up: givenUp,
  skipped,
});

/** The transition table: every step has a way on for every event. */
const table: Readonly<Record<SkillStep, Row>> = {
  offer: telling('first'),
  before: telling('concept'),
  concept: telling('example'),
  example: telling('guided'),
  guided: asking('alone', 'alone', 'again', 'alone'),
  alone: asking('recap', 'twin', 'twin', 'recap'),
  twin: asking('recap', 'recap', 'recap', 'recap'),
  recap: telling('done'),
  // One more, for whoever likes to go on.
  done: telling('alone'),
};

/** Where a tutor model begins: it asks what is known, tells the idea, or shows how it is done. */
export const firstStep = ({ begins }: TutorPolicy): SkillStep =>
  begins === 'asking' ? 'before' : begins === 'doing' ? 'example' : 'concept';

/** The step after `event`. A question with help that was given up comes once more with other numbers, then it goes on. */
export function nextStep(
  { step, results }: Pick<Track, 'step' | 'results'>,
  event: SkillEvent,
  policy: TutorPolicy,
): SkillStep {
  const next = table[step][event];
  if (next === 'first') return firstStep(policy);
  if (next !== 'again') return next;
  const tries = results.filter((one) => one.step === 'guided').length;
  return tries > 1 ? 'alone' : 'guided';
}

/** Station on the curve of five: the idea, the example, with help, alone, looking back. 5: all done. */
export const stationOf = (step: SkillStep): number =>
  ({ offer: 0, before: 0, concept: 0, example: 1, guided: 2, alone: 3, twin: 3, recap: 4, done: 5 })[step];
