import type { Family } from '../../contract.ts';
import type { Problem } from '../../reading/request.ts';
import { hasPlusMinus } from '../../expression/signs.ts';
import type { Expression, Relation } from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { hasDenominator } from '../rational/denominators.ts';
import type { Topic } from '../types.ts';
import { equationDone, equationMove, holds, isRootPiece, unknownOf } from './line.ts';

const algebraic = new Set([
  'number',
  'mixed',
  'variable',
  'constant',
  'add',
  'multiply',
  'divide',
  'power',
  'root',
  'negate',
  'absolute',
  'percent',
]);

/**
 * An equation in one unknown built of sums, products, powers, fractions, roots and absolute values; null for
 * anything else.
 */
function algebraicEquation(problem: Problem): { line: Relation; name: string } | null {
  const { expression } = problem;
  const name = unknownOf(problem);
  if (problem.task !== 'solve') return null;
  if (expression.kind !== 'relation' || expression.signs.join() !== '=' || name === null) return null;
  if (variablesOf(expression).length !== 1 || expression.sides.some(hasPlusMinus)) return null;
  const strange = (part: Expression): boolean =>
    !algebraic.has(part.kind) ||
    (part.kind === 'constant' && (part.name === 'i' || part.name === 'infinity')) ||
    (part.kind === 'power' && variablesOf(part.exponent).length > 0);
  return expression.sides.some((side) => contains(side, strange)) ? null : { line: expression, name };
}

const isBar = (part: Expression): boolean => part.kind === 'absolute';

function topicFor(family: Family, takes: (line: Relation, name: string) => boolean): Topic {
  return {
    family: (problem) => {
      const found = algebraicEquation(problem);
      return found !== null && takes(found.line, found.name) ? family : null;
    },
    move: equationMove,
    done: equationDone,
  };
}

/** Equations with the unknown inside absolute values. */
export const absoluteEquations = topicFor('absolute_equation', (line, name) => holds(line, name, isBar));

/** Equations with the unknown under a root. */
export const radicalEquations = topicFor('radical_equation', (line, name) => holds(line, name, isRootPiece));

/** Equations with the unknown in a denominator. */
export const rationalEquations = topicFor('rational_equation', (line, name) =>
  line.sides.some((side) => hasDenominator(side, name)),
);
