import { writeDense, writeQuotient } from '../../algebra/present.ts';
import { Field } from '../../algebra/quotient.ts';
import { degree, type Dense } from '../../algebra/univariate.ts';
import { equation, number, type Expression } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { exactRoots } from '../../verify/exact-roots.ts';
import { anyOf, noSolutions } from '../alternatives.ts';
import type { Move } from '../types.ts';
import { valuesLine } from './testing.ts';

/**
 * A quadratic equation in an expression such as x², |x| or x² − 3x, whose coefficients are `dense`:
 * substitutes u, solves for u, and then states the values of the expression. Null when it is not quadratic.
 */
export function disguisedMove(dense: Dense, piece: Expression): Move | null {
  if (degree(dense) !== 2) return null;
  const roots = exactRoots(dense, new Field())?.map(writeQuotient);
  if (roots === undefined) return null;
  const letter = ['u', 't', 'w'].find((each) => !variablesOf(piece).includes(each)) ?? 'u';
  const written = equation(writeDense(dense, letter), number(0));
  const params = { substitution: equation({ kind: 'variable', name: letter }, piece), equation: written };
  if (roots.length === 0) return { rule: 'disguised_none', after: noSolutions, params };
  const after = anyOf(roots.map((root) => equation(piece, root)));
  return { rule: 'disguised_quadratic', after, params: { ...params, values: valuesLine(roots, letter) } };
}
