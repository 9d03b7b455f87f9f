import {
  guessOfLevel,
  guessWhenGuessing,
  learnAtOnce,
  leastKnown,
  mostKnown,
  slipOfLevel,
  slipOfOthers,
} from '../../model/mastery/constants.ts';
import type { QuestionDemand } from './demand.ts';
import type { Evidence } from '../../model/mastery/evidence.ts';

/*
 * Bayesian knowledge tracing: Corbett, A. T. & Anderson, J. R. (1995), Knowledge tracing: modeling the acquisition of procedural knowledge,
 * User Modeling and User-Adapted Interaction 4, 253–278. A skill is known or not; an answer updates the probability by Bayes' rule
 * (posterior), and then the question is an opportunity to learn (transition).
 */
type Tracing = {
  /** Probability to learn at one opportunity, P(T). */
  readonly learn: number;
  /** Probability of a right answer without knowing, P(G). */
  readonly guess: number;
  /** Probability of a wrong answer while knowing, P(S). */
  readonly slip: number;
};

const within = (p: number) => Math.min(mostKnown, Math.max(leastKnown, p));

/** Probability of a right answer without help, for a skill known with probability `p`. */
export const chanceOfRight = (p: number, { guess, slip }: Tracing): number =>
  p * (1 - slip) + (1 - p) * guess;

/** Probability that the skill was known, after its answer: p·(1−S) ⁄ (p·(1−S) + (1−p)·G) when right, p·S ⁄ (p·S + (1−p)·(1−G)) when wrong. */
export function posterior(p: number, right: boolean, { guess, slip }: Tracing): number {
  const known = p * (right ? 1 - slip : slip);
  const unknown = (1 - p) * (right ? guess : 1 - guess);
  return within(known / (known + unknown));
}

/** Probability that it is known after the opportunity to learn: p + (1−p)·T. */
export const transition = (p: number, { learn }: Tracing): number => within(p + (1 - p) * learn);

/** The tracing parameters of one skill of such a question. */
export function tracingOf(
  demand: QuestionDemand,
  skill: string,
  confidence: Evidence['confidence'] = null,
): Tracing {
  const about = demand.about === null || demand.about === skill;
  const guess = Math.max(guessOfLevel[demand.level], demand.ways === null ? 0 : 1 / demand.ways);
  return {
    learn: learnAtOnce,
    guess: confidence === 'guessing' ? Math.max(guess, guessWhenGuessing) : guess,
    slip: about ? slipOfLevel[demand.level] : slipOfOthers,
  };
}

/**
 * The probability after a question. Only a first answer without help can raise it: after a hint (H1, H2) a right answer leaves it unchanged
 * and a wrong one lowers it; where the method or the answer was shown (H3 and above, given up) it counts as not known.
 */
export function traceAnswer(
  p: number,
  { right, aid }: Pick<Evidence, 'right' | 'aid'>,
  tracing: Tracing,
): number {
  switch (aid) {
    case 'none':
      return transition(posterior(p, right, tracing), tracing);
    case 'hint':
      return right ? p : Math.min(p, transition(posterior(p, false, tracing), tracing));
    case 'shown':
      return Math.min(p, posterior(p, false, tracing));
  }
}
