import { relationsOf } from '../expression/signs.ts';
import type { Expression, Relation, Tree } from '../expression/tree.ts';
import { sameTree, variablesOf } from '../expression/tree-parts.ts';
import { compareExpressions } from '../verify/equivalence.ts';
import type { Recognised } from '../verify/mistakes/recognise.ts';
import { variantsOf } from '../verify/mistakes/rewrites.ts';
import { valueOf } from './tree-values.ts';
import type { WorkingContext } from './judgement.ts';

/** Beside these, a power or a root of the other side keeps the solutions. */
const unchangedByPowers = new Set([0, 1, -1]);

/**
 * 7 − 3(x − 2) = 4, then 4(x − 2) = 4: both are solved by x = 3, but only one side was changed, and by a wrong rule. The rule; null where the two
 * lines are equal for another reason than a coincidence.
 */
export function mistakeOfCoincidence(
  [line, more]: readonly Relation[],
  { previous, problem }: WorkingContext,
): Recognised | null {
  if (line === undefined || more !== undefined || problem.task !== 'solve') return null;
  const pair = changedSide(previous, line);
  if (pair === null) return null;
  const [before, after] = pair;
  if (compareExpressions(before, after).verdict !== 'different') return null;
  const variant = variantsOf(before).find(
    ({ whole }) => compareExpressions(whole, after).verdict === 'equal',
  );
  return variant === undefined
    ? null
    : { id: variant.id, pieces: { before: variant.before, wrong: variant.wrong } };
}

/** The side that differs between two equations of which the other side stays as it is. */
function changedSide(previous: Tree, line: Relation): readonly [Expression, Expression] | null {
  const [before, another] = relationsOf(previous)?.items ?? [];
  if (before === undefined || another !== undefined || isOther(before) || isOther(line)) return null;
  for (const [same, changed] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const side = line.sides[same]!;
    const isUnchanged = sameTree(before.sides[same]!, side) && variablesOf(side).length === 0;
    if (isUnchanged && !unchangedByPowers.has(valueOf(side)))
      return [before.sides[changed]!, line.sides[changed]!];
  }
  return null;
}

const isOther = ({ sides, signs }: Relation): boolean => sides.length !== 2 || signs.join() !== '=';
