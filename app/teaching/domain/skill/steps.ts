import type { TutorPolicy } from '../models.ts';
import type { SkillStep, Track } from './track.ts';

/** Events in teaching a skill: continue, skip, try alone at once, or how a question ended. */
export const skillEvents = ['on', 'skip', 'alone', 'unaided', 'helped', 'given_up', 'skipped'] as const;
export type SkillEvent = (typeof skillEvents)[number];

/** `first`: the tutor model's first step. `again`: one more guided question, once. */
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

/** The transition table: every step has a transition for every event. */
const table: Readonly<Record<SkillStep, Row>> = {
  offer: telling('first'),
  before: telling('concept'),
  concept: telling('example'),
  example: telling('guided'),
  guided: asking('alone', 'alone', 'again', 'alone'),
  alone: asking('recap', 'twin', 'twin', 'recap'),
  twin: asking('recap', 'recap', 'recap', 'recap'),
  recap: telling('done'),
  // An optional extra question.
  done: telling('alone'),
};

/** A tutor model's first step: asks about prior knowledge, explains the idea, or shows an example. */
export const firstStep = ({ begins }: TutorPolicy): SkillStep =>
  begins === 'asking' ? 'before' : begins === 'doing' ? 'example' : 'concept';

/** The step after `event`. A guided question that was given up is repeated once with other numbers. */
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

/** Position on the five-part progress curve: idea, example, guided, alone, reflection. 5: all done. */
export const stationOf = (step: SkillStep): number =>
  ({ offer: 0, before: 0, concept: 0, example: 1, guided: 2, alone: 3, twin: 3, recap: 4, done: 5 })[step];
