import type { Expression } from '../expression/tree.ts';
import { mapParts, variablesOf } from '../expression/tree-parts.ts';
import { sameAngles, tidyInverse } from './identities/angles.ts';
import {
  asPowerOfE,
  withoutHyperbolic,
  withoutLogarithmAbove,
  withoutNestedPower,
} from './identities/exponential.ts';
import { splitLogarithm } from './identities/logarithms.ts';
import { isRootOf, withoutNestedRoot } from './identities/nested-roots.ts';
import { withBasicAngles } from './identities/trigonometric.ts';

/**
 * Two expressions rewritten by identities that hold wherever both sides are defined, so that their normal
 * forms can be compared: double angles, inverse functions, powers of logarithms, nested roots. `positive`:
 * all letters are positive.
 */
export function rewritten(left: Expression, right: Expression, positive: boolean): [Expression, Expression] {
  const [a, b] = withBasicAngles([left, right].map((tree) => everywhere(everywhere(tree, tidyPowers), tidy)));
  const powers = (tree: Expression): Expression => (positive ? everywhere(tree, asPowerOfE) : tree);
  return [powers(a!), powers(b!)];
}

/** Numbers that are equal by the sum of their angles, or because one is the root of the other's power. */
export function sameNumbers(left: Expression, right: Expression): boolean {
  if (variablesOf(left).length + variablesOf(right).length > 0) return false;
  return sameAngles(left, right) || isRootOf(left, right) || isRootOf(right, left);
}

function tidyPowers(tree: Expression): Expression {
  return withoutNestedPower(withoutLogarithmAbove(tree));
}

function tidy(tree: Expression): Expression {
  return splitLogarithm(tidyInverse(withoutNestedRoot(withoutHyperbolic(tree))));
}

/** Innermost parts first. */
function everywhere(tree: Expression, change: (part: Expression) => Expression): Expression {
  return change(mapParts(tree, (part) => everywhere(part, change)));
}
