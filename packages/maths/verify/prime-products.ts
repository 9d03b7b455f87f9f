import { primeFactors } from '../algebra/primes.ts';
import { factorsOf, numberValue } from '../expression/build.ts';
import { isInteger } from '../expression/rational.ts';
import type { Expression } from '../expression/tree.ts';

/** Larger exponents do not occur when factoring a number. */
const mostTimes = 1000n;

/**
 * Whether a whole number is written as a product of primes: 2·2·3·7, 2² · 3 · 7, −2 · 3, 7. False for other
 * whole numbers (84, 4·21); null for anything that is not a product of whole numbers, such as 1/2 or √3.
 */
export function isProductOfPrimes(tree: Expression): boolean | null {
  const factors = factorsOf(tree.kind === 'negate' ? tree.of : tree);
  const verdicts = factors.map((factor) => isPrimePower(factor, factors.length === 1));
  return verdicts.includes(null) ? null : !verdicts.includes(false);
}

/** 0 and 1 have no prime factors, so by themselves they count as fully factored. */
function isPrimePower(factor: Expression, alone: boolean): boolean | null {
  if (factor.kind === 'power') {
    const times = numberValue(factor.exponent);
    if (times === null || !isInteger(times) || times.n < 1n || times.n > mostTimes) return null;
    return isPrimePower(factor.base, false);
  }
  if (factor.kind !== 'number' || !isInteger(factor.value) || factor.value.n < 0n) return null;
  if (factor.value.n < 2n) return alone;
  const { factors, certain } = primeFactors(factor.value.n);
  return certain ? factors.length === 1 && factors[0]?.[1] === 1 : null;
}
