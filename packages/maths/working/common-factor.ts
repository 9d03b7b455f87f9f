import type { Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { valueOf } from './tree-values.ts';

/** Values that share no factor with each other, so that a number that divides all the values of a product is one of its factors. */
const sampleValues = [7, 11, 13, 29, 101, 1009] as const;

/**
 * "The common factor is 3x" of 6x² + 9x: whether a product with whole coefficients has this factor, seen from its values at several whole numbers.
 * False for 1 and for the whole product.
 */
export function isFactorOf(part: Expression, whole: Expression): boolean {
  const letters = variablesOf(whole);
  if (variablesOf(part).some((name) => !letters.includes(name))) return false;
  const quotients = sampleValues.map((value, shift) => {
    const at = Object.fromEntries(
      letters.map((name, index) => [name, index === 0 ? value : sampleValues[(shift + index) % 6]!]),
    );
    return { divisor: valueOf(part, at), quotient: valueOf(whole, at) / valueOf(part, at) };
  });
  return (
    quotients.every(({ quotient }) => Number.isSafeInteger(quotient)) &&
    quotients.some(({ quotient }) => Math.abs(quotient) !== 1) &&
    quotients.some(({ divisor }) => Math.abs(divisor) !== 1)
  );
}
