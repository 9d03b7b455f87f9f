import { applied } from './applied.ts';
import { calculus } from './calculus.ts';
import { equations } from './equations.ts';
import { expressions } from './expressions.ts';
import type { CorpusTopics } from './problem.ts';

export type { CorpusProblem } from './problem.ts';

/** Textbook problems with their answers, by topic. */
export const problemCorpus: CorpusTopics = { ...equations, ...expressions, ...calculus, ...applied };

/** Number of problems solved per topic at the last measurement (`npm run bench -- corpus`). */
export const solvedCounts: Readonly<Record<string, number>> = {
  linear: 26,
  quadratic: 31,
  systems: 16,
  rational: 16,
  radical: 16,
  absolute: 12,
  exponential: 20,
  inequalities: 19,
  trigonometric: 15,
  arithmetic: 13,
  fractions: 26,
  factoring: 25,
  simplify: 14,
  'algebraic fractions': 13,
  powers: 13,
  surds: 13,
  division: 8,
  'completing the square': 5,
  complex: 9,
  logarithms: 11,
  derivatives: 28,
  integrals: 20,
  limits: 14,
  percent: 11,
  proportions: 5,
  units: 7,
  sequences: 11,
  counting: 9,
  statistics: 9,
  lines: 12,
  figures: 13,
  curves: 9,
};
