import { propertyQuestions, type PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import type { Tree } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import type { Move, Topic } from '../types.ts';
import { binomialProperties } from './binomial.ts';
import { calculusProperties } from './calculus.ts';
import type { Property } from './chain.ts';
import { claimProperties } from './claims.ts';
import { listProperties } from './lists.ts';
import { numberProperties } from './numbers.ts';
import { polynomialProperties } from './polynomials.ts';
import { logFormProperties } from './log-forms.ts';
import { oneLetterProperties } from './one-letter.ts';
import { parametricProperties } from './parametric.ts';
import { offerProperties } from './offers.ts';
import { parityProperties } from './parity.ts';
import { rangeProperties } from './range.ts';
import { solutionCountProperties } from './solution-count.ts';
import { waveProperties } from './waves.ts';

const table: Readonly<Record<PropertyQuestion, Property>> = {
  ...polynomialProperties,
  ...numberProperties,
  ...rangeProperties,
  ...calculusProperties,
  ...listProperties,
  ...binomialProperties,
  ...claimProperties,
  ...waveProperties,
  ...logFormProperties,
  ...parametricProperties,
  ...oneLetterProperties,
  ...parityProperties,
  ...solutionCountProperties,
  ...offerProperties,
};

const propertyOf = ({ question }: Problem): Property | null => {
  const what = propertyQuestions.find((each) => each === question?.what);
  return what === undefined ? null : table[what];
};

/** Properties of a formula, number or list: each is found along a fixed chain of lines. */
export const properties: Topic = {
  // Claims the problem even when the property cannot be found: a general topic would answer a different question.
  family: (problem) => propertyOf(problem)?.family ?? null,
  move: (line, problem) => nextMove(line, problem),
  done: (line, problem) => {
    const last = propertyOf(problem)?.chain(problem)?.at(-1);
    return last !== undefined && sameTree(line, last.after);
  },
};

function nextMove(line: Tree, problem: Problem): Move | null {
  const chain = propertyOf(problem)?.chain(problem);
  if (chain == null) return null;
  const at = chain.findIndex(({ after }) => sameTree(line, after));
  if (at >= 0) return chain[at + 1] ?? null;
  return sameTree(line, problem.expression) ? (chain[0] ?? null) : null;
}
