import type { LearnerAnswers } from '#app/practice/domain/mastery/fit-weights.ts';
import type { Prediction } from './scores.ts';

/** Bayesian knowledge tracing (Corbett & Anderson 1995) of one skill. */
export type TracingParameters = { start: number; learn: number; guess: number; slip: number };

const first: TracingParameters = { start: 0.4, learn: 0.15, guess: 0.25, slip: 0.1 };
const rounds = 10;
const most = { start: 0.99, learn: 0.9, guess: 0.5, slip: 0.5 };
const least = 0.01;

/** Answers with several skills belong to their combination. */
export const skillOf = (skills: readonly string[]): string => skills.join('+');

/** Fits the parameters of every skill by expectation maximisation. */
export function fitTracing(learners: LearnerAnswers): (skill: string) => TracingParameters {
  const sequences = new Map<string, boolean[][]>();
  for (const answers of learners)
    for (const [skill, own] of Map.groupBy(answers, ({ skills }) => skillOf(skills)))
      sequences.set(skill, [...(sequences.get(skill) ?? []), own.map(({ right }) => right)]);
  const fitted = new Map([...sequences].map(([skill, all]) => [skill, fitSkill(all)]));
  return (skill) => fitted.get(skill) ?? first;
}

function fitSkill(sequences: readonly (readonly boolean[])[]): TracingParameters {
  let parameters = first;
  for (let round = 0; round < rounds; round++) {
    const sums = {
      start: 0,
      sequences: 0,
      learned: 0,
      open: 0,
      guessed: 0,
      unknown: 0,
      slipped: 0,
      known: 0,
    };
    for (const answers of sequences) addExpectations(answers, parameters, sums);
    const bounded = (name: keyof TracingParameters, part: number, whole: number) =>
      Math.min(most[name], Math.max(least, part / Math.max(1e-9, whole)));
    parameters = {
      start: bounded('start', sums.start, sums.sequences),
      learn: bounded('learn', sums.learned, sums.open),
      guess: bounded('guess', sums.guessed, sums.unknown),
      slip: bounded('slip', sums.slipped, sums.known),
    };
  }
  return parameters;
}

type Sums = Record<
  'start' | 'sequences' | 'learned' | 'open' | 'guessed' | 'unknown' | 'slipped' | 'known',
  number
>;

/** Adds the expected counts of one learner: forward (`before`: known before each answer), then backward. */
function addExpectations(
  answers: readonly boolean[],
  { start, learn, guess, slip }: TracingParameters,
  sums: Sums,
) {
  const before: number[] = [];
  let known = start;
  for (const right of answers) {
    before.push(known);
    known = learnedAfter(answeredAfter(known, right, guess, slip), learn);
  }
  let later = { known: 1, unknown: 1 };
  for (let index = answers.length - 1; index >= 0; index--) {
    const right = answers[index] === true;
    const prior = before[index] ?? start;
    const ifKnown = prior * (right ? 1 - slip : slip);
    const ifUnknown = (1 - prior) * (right ? guess : 1 - guess);
    const paths = {
      stays: ifKnown * later.known,
      learns: ifUnknown * learn * later.known,
      open: ifUnknown * (1 - learn) * later.unknown,
    };
    const all = paths.stays + paths.learns + paths.open;
    const nowKnown = paths.stays / all;
    if (index < answers.length - 1) {
      sums.learned += paths.learns / all;
      sums.open += 1 - nowKnown;
    }
    sums.known += nowKnown;
    sums.unknown += 1 - nowKnown;
    if (right) sums.guessed += 1 - nowKnown;
    else sums.slipped += nowKnown;
    if (index === 0) sums.start += nowKnown;
    const back = {
      known: (right ? 1 - slip : slip) * later.known,
      unknown: (right ? guess : 1 - guess) * (learn * later.known + (1 - learn) * later.unknown),
    };
    const scale = back.known + back.unknown;
    later = { known: back.known / scale, unknown: back.unknown / scale };
  }
  sums.sequences++;
}

const learnedAfter = (known: number, learn: number) => known + (1 - known) * learn;

function answeredAfter(known: number, right: boolean, guess: number, slip: number): number {
  const ifKnown = known * (right ? 1 - slip : slip);
  return ifKnown / (ifKnown + (1 - known) * (right ? guess : 1 - guess));
}

/** The chance before each answer, and the probability that its skill is known after it. */
export function traceLearner(
  answers: LearnerAnswers[number],
  parametersOf: (skill: string) => TracingParameters,
): (Prediction & { readonly known: number })[] {
  const states = new Map<string, number>();
  return answers.map(({ skills, right }) => {
    const skill = skillOf(skills);
    const { start, learn, guess, slip } = parametersOf(skill);
    const before = states.get(skill) ?? start;
    const known = learnedAfter(answeredAfter(before, right, guess, slip), learn);
    states.set(skill, known);
    return { chance: before * (1 - slip) + (1 - before) * guess, right, known };
  });
}
