import { applied } from './applied.ts';
import { calculus } from './calculus.ts';
import { equations } from './equations.ts';
import { expressions } from './expressions.ts';
import type { CorpusTopics } from './problem.ts';

export type { CorpusProblem } from './problem.ts';

/** Textbook problems with their answers, by topic. */
export const problemCorpus: CorpusTopics = { ...equations, ...expressions, ...calculus, ...applied };

/** The share of each topic that has to be solved at least; 0.7 where nothing stands. */
export const promisedRates: Readonly<Record<string, number>> = {
  linear: 0.9, quadratic: 0.9, fractions: 0.9, factoring: 0.9, rational: 0.8, radical: 0.8, exponential: 0.8, derivatives: 0.8,
}; // prettier-ignore
