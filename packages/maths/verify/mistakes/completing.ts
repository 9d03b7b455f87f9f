import { isNumber, subtractExpressions, termsOf } from '../../expression/build.ts';
import {
  divide,
  equals,
  isZero,
  multiply,
  rational,
  zero,
  type Rational,
} from '../../expression/rational.ts';
import { fraction, type Expression, type Relation } from '../../expression/tree.ts';
import { contains } from '../../expression/tree-parts.ts';
import { denseOf } from '../../solve/dense.ts';
import type { MistakeId } from '../mistake-ids.ts';

type Found = { readonly id: MistakeId; readonly pieces: Readonly<Record<string, Expression>> };

/**
 * Mistakes in completing the square: adding half of b squared on one side only (x² + 6x = −4 → x² + 6x + 9 =
 * −4), or taking the whole of b into the bracket ((x + 6)² = 32).
 */
export function recogniseCompleting(previous: Relation, line: Relation, name: string): Found | null {
  const [c, b, a] = denseOf(subtractExpressions(previous.sides[0]!, previous.sides[1]!), name) ?? [];
  if (c === undefined || b === undefined || a === undefined || isZero(b) || isZero(a)) return null;
  const half = divide(b, multiply(rational(2), a));
  return (
    addedOnce(previous, line, name, multiply(half, half)) ?? notHalved(previous, line, name, divide(b, a))
  );
}

function addedOnce(previous: Relation, line: Relation, name: string, square: Rational): Found | null {
  const added = [0, 1].map((side) => between(previous.sides[side]!, line.sides[side]!, name));
  const once = added.some((value, side) => {
    const other = added[1 - side];
    return value != null && other != null && equals(value, square) && isZero(other);
  });
  return once ? { id: 'one_side_only', pieces: { before: fraction(square) } } : null;
}

function notHalved(previous: Relation, line: Relation, name: string, whole: Rational): Found | null {
  if (previous.sides.some((side) => contains(side, isSquaredSum))) return null;
  const bracket = line.sides.flatMap(termsOf).find(isSquaredSum);
  if (bracket?.kind !== 'power') return null;
  const [inside, leading, ...more] = denseOf(bracket.base, name) ?? [];
  if (inside === undefined || leading === undefined || more.length > 0 || isZero(leading)) return null;
  return equals(divide(inside, leading), whole)
    ? { id: 'bracket_not_halved', pieces: { before: bracket } }
    : null;
}

function isSquaredSum(tree: Expression): boolean {
  return tree.kind === 'power' && tree.base.kind === 'add' && isNumber(tree.exponent, 2);
}

/** The number by which one side exceeds the other; null when that is not a number. */
function between(before: Expression, after: Expression, name: string): Rational | null {
  const dense = denseOf(subtractExpressions(after, before), name);
  return dense === null || dense.length > 1 ? null : (dense[0] ?? zero);
}
