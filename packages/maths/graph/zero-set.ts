import type { Expression } from '../expression/tree.ts';

/**
 * Expressions whose zeros together are those of the given one, each with a sign change where possible: (x −
 * y)² is zero where x − y is, and xy where x or y is.
 */
export function zeroSetOf(tree: Expression): readonly Expression[] {
  switch (tree.kind) {
    case 'negate':
    case 'absolute':
      return zeroSetOf(tree.of);
    case 'power':
      return isPositive(tree.exponent) ? zeroSetOf(tree.base) : [tree];
    case 'multiply':
      return tree.factors.filter((factor) => factor.kind !== 'number').flatMap(zeroSetOf);
    default:
      return [tree];
  }
}

const isPositive = (tree: Expression): boolean =>
  tree.kind === 'number' && tree.value.n > 0n && tree.value.d === 1n;
