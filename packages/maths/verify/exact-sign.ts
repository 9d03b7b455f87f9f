import { TooLarge } from '../algebra/polynomial.ts';
import { Undefined } from '../algebra/quotient.ts';
import { subtractExpressions } from '../expression/build.ts';
import { number, type Expression } from '../expression/tree.ts';
import { contains, variablesOf } from '../expression/tree-parts.ts';
import { signByBounds, type ProvenSign } from './bounded.ts';
import { productsOf, sumOfLogarithms } from './logarithm-sums.ts';
import { RootTower, UndecidedRoot } from './root-tower.ts';

/**
 * The sign of a number: by bounds that exclude 0, or as exactly 0 by its norm. A value that is only close to
 * 0 stays undecided. `none` when the number is proven undefined; null also for anything with letters.
 */
export function signOf(tree: Expression): ProvenSign {
  if (variablesOf(tree).length > 0) return null;
  const sign = signByBounds(tree);
  if (sign !== null) return sign;
  if (contains(tree, (part) => part.kind === 'call')) return signOfLogarithms(tree);
  try {
    const tower = new RootTower(signOf);
    return tower.isZero(tower.of(tree).top) === true ? 0 : null;
  } catch (error) {
    if (error instanceof Undefined) return 'none';
    if (error instanceof UndecidedRoot || error instanceof TooLarge || error instanceof RangeError)
      return null;
    throw error;
  }
}

/** ln a + ln b − ln c is 0 where a·b = c and all three are positive. */
function signOfLogarithms(tree: Expression): ProvenSign {
  const found = sumOfLogarithms(tree);
  const products = found === null ? null : productsOf(found);
  if (found === null || products === null) return null;
  const signs = found.logarithms.map(({ of }) => signOf(of));
  if (signs.some((sign) => sign === -1 || sign === 0 || sign === 'none')) return 'none';
  if (signs.includes(null) || !isBase(found.base)) return null;
  return signOf(subtractExpressions(...products)) === 0 ? 0 : null;
}

/** Positive and not 1: logarithms to this base exist, and only that of 1 is 0. */
export function isBase(base: Expression): boolean {
  const fromOne = signOf(subtractExpressions(base, number(1)));
  return signOf(base) === 1 && (fromOne === 1 || fromOne === -1);
}
