import { equation, negated, variable, type Expression, type Tree } from '../../expression/tree.ts';
import { substitute } from '../../expression/tree-parts.ts';
import { compareTrees } from '../../verify/compare-trees.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import { curveOf } from '../figures/curve.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

/** Whether a function is even, odd or neither: its formula with −x in place of x decides. */
export const parityProperties = {
  parity: { family: 'collect', chain: (problem) => parityChain(problem) },
  is_even: { family: 'collect', chain: (problem) => parityChain(problem) },
  is_odd: { family: 'collect', chain: (problem) => parityChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

function parityChain({ expression }: Problem): readonly Move[] | null {
  const curve = curveOf(expression);
  if (curve === null) return null;
  const x = variable(curve.variable);
  const mirrored = substitute(curve.body, curve.variable, negated(x));
  const [even, odd] = [curve.body, negated(curve.body)].map((expected) => verdictOf(expected, mirrored));
  // The zero function is both.
  if (even === 'unknown' || odd === 'unknown' || (even === 'equal' && odd === 'equal')) return null;
  const [rule, after] =
    even === 'equal'
      ? (['parity_even', curve.body] as const)
      : odd === 'equal'
        ? (['parity_odd', negated(curve.body)] as const)
        : (['parity_neither', normalizeTree(mirrored)] as const);
  return [answerMove(rule, equation(mirrored, after), { x })];
}

const verdictOf = (expected: Expression, answer: Expression) => compareTrees({ expected, answer }).verdict;

/** A line whose sides are the function at −x. */
function isMirrored(line: Tree, { expression }: Problem): boolean {
  const curve = curveOf(expression);
  if (curve === null || line.kind !== 'relation' || line.signs.join() !== '=') return false;
  const mirrored = substitute(curve.body, curve.variable, negated(variable(curve.variable)));
  return line.sides.every((side) => verdictOf(mirrored, side) === 'equal');
}

export const parityChecks = { parity: isMirrored, is_even: isMirrored, is_odd: isMirrored };
