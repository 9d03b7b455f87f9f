import { Canonical, NotAlgebraic } from '../algebra/canonical.ts';
import { constantOf, scale, toDense, TooLarge } from '../algebra/polynomial.ts';
import { Undefined } from '../algebra/quotient.ts';
import { trimZeros, type Dense } from '../algebra/univariate.ts';
import { divide, one } from '../expression/rational.ts';
import type { Expression } from '../expression/tree.ts';

/**
 * The coefficients of a polynomial in this variable, or null when it is not one (or has variables in a
 * denominator).
 */
export function denseOf(tree: Expression, name: string): Dense | null {
  try {
    const canonical = new Canonical();
    const { top, bottom } = canonical.of(tree);
    const below = constantOf(bottom);
    if (below === null || canonical.divisors.some((divisor) => constantOf(divisor) === null)) return null;
    const dense = toDense(scale(top, divide(one, below)), name);
    return dense === null ? null : trimZeros(dense);
  } catch (error) {
    if (error instanceof TooLarge || error instanceof Undefined || error instanceof NotAlgebraic) return null;
    throw error;
  }
}
