import { degree } from '../../algebra/univariate.ts';
import { factorsOf, isNumber, numberValue } from '../../expression/build.ts';
import { divide, sign } from '../../expression/rational.ts';
import {
  equation,
  fraction,
  negated,
  rooted,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { anyOf, noSolutions } from '../alternatives.ts';
import { denseOf } from '../dense.ts';
import { occurrences } from '../equations/pieces.ts';
import { peelMove } from '../formulas/peel.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';

/**
 * The next step of an equation with the unknown in a single square: isolates the square, then takes the root.
 */
export function squareMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides;
  if (left === undefined || right === undefined) return null;
  return square(left, right, name) ?? divideSquare(left, right, name) ?? aloneMove(line, name);
}

/** (x − 3)² = 4 → x − 3 = 2 or x − 3 = −2; x² = 5 → x = ±√5. */
function square(left: Expression, right: Expression, name: string): Move | null {
  const value = numberValue(right);
  if (left.kind !== 'power' || !isNumber(left.exponent, 2) || value === null) return null;
  const inner = denseOf(left.base, name);
  if (inner === null || degree(inner) !== 1) return null;
  if (sign(value) < 0) return { rule: 'negative_square', after: noSolutions, params: { value: right } };
  if (sign(value) === 0) return { rule: 'zero_product', after: equation(left.base, right) };
  const root = normalizeTree(rooted(fraction(value)));
  if (numberValue(root) === null)
    return { rule: 'take_roots', after: equation(left.base, { kind: 'plusminus', of: root }) };
  const items = [equation(left.base, root), equation(left.base, negated(root))];
  return { rule: 'take_roots', after: anyOf(items) };
}

/** 2(x − 1)² = 8 → (x − 1)² = 4. */
function divideSquare(left: Expression, right: Expression, name: string): Move | null {
  const factors = factorsOf(left);
  const value = numberValue(right);
  const [by, power] = factors;
  if (factors.length !== 2 || value === null || power?.kind !== 'power' || !isNumber(power.exponent, 2))
    return null;
  const factor = numberValue(by!);
  if (factor === null || sign(factor) === 0 || denseOf(power.base, name)?.length !== 2) return null;
  return {
    rule: 'divide_both_sides',
    after: equation(power, fraction(divide(value, factor))),
    params: { by: by! },
  };
}

/** (x − 3)² − 16 = 0 → (x − 3)² = 16: expanding would hide the square. */
function aloneMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  if (variablesOf(left).length === 0 && holdsOneSquare(right, name))
    return { rule: 'swap_sides', after: equation(right, left) };
  return variablesOf(right).length === 0 && holdsOneSquare(left, name) ? peelMove(line, name) : null;
}

/** The unknown occurs once, inside the square of a sum. */
function holdsOneSquare(tree: Expression, name: string): boolean {
  if (occurrences(tree, name) !== 1 || denseOf(tree, name)?.length !== 3) return false;
  return contains(
    tree,
    (part) => part.kind === 'power' && isNumber(part.exponent, 2) && part.base.kind === 'add',
  );
}
