import { numberValue } from '../expression/build.ts';
import { constant, equation, number, raised, type Expression, type Relation } from '../expression/tree.ts';
import { sameTree } from '../expression/tree-parts.ts';

/**
 * log_b f = g as the equivalent f = bᵍ (bᵍ is positive, so f is); and bᶠ = bᵍ as f = g. Null for other
 * equations, and where b is not a positive number other than 1.
 */
export function withoutLogarithm({ sides, signs }: Relation): Relation | null {
  const [left, right] = sides;
  if (left === undefined || right === undefined || signs[0] !== '=' || sides.length !== 2) return null;
  return exponentsOf(left, right) ?? powerOf(left, right) ?? powerOf(right, left);
}

/** bᶠ = bᵍ and f = g. */
function exponentsOf(left: Expression, right: Expression): Relation | null {
  if (left.kind !== 'power' || right.kind !== 'power' || !sameTree(left.base, right.base)) return null;
  return isBase(left.base) ? equation(left.exponent, right.exponent) : null;
}

function isBase(base: Expression): boolean {
  const value = numberValue(base);
  return sameTree(base, constant('e')) || (value !== null && value.n > 0n && value.n !== value.d);
}

function powerOf(side: Expression, other: Expression): Relation | null {
  if (side.kind !== 'call' || (side.name !== 'ln' && side.name !== 'log')) return null;
  const base = side.name === 'ln' ? constant('e') : (side.args[1] ?? number(10));
  return isBase(base) ? equation(side.args[0]!, raised(base, other)) : null;
}
