import { numberValue } from '../expression/build.ts';
import type { Expression } from '../expression/tree.ts';
import { partsOf, variablesOf } from '../expression/tree-parts.ts';

/** Larger numbers, and decimals with more digits, may be close to a value that they do not equal. */
const largest = 1_000_000n;

/**
 * Whether the last prover may be used for this expression. It treats numbers that agree to ten digits as
 * equal, so it is not used for numbers at all, and for letters only if no coefficient can be that close to
 * another by chance.
 */
export function isProvable(tree: Expression): boolean {
  return variablesOf(tree).length > 0 && hasPlainNumbers(tree);
}

function hasPlainNumbers(tree: Expression): boolean {
  if (variablesOf(tree).length > 0) return partsOf(tree).every(hasPlainNumbers);
  const irrational = (
    tree.kind === 'multiply'
      ? tree.factors
      : tree.kind === 'divide'
        ? [tree.numerator, tree.denominator]
        : [tree]
  ).filter((part) => !isSmall(part));
  const [only, more] = irrational;
  if (more !== undefined) return false;
  return (
    only === undefined ||
    only.kind === 'constant' ||
    (['root', 'call'].includes(only.kind) && partsOf(only).every(isSmall))
  );
}

function isSmall(tree: Expression): boolean {
  const value = numberValue(tree);
  return value !== null && value.d < largest && value.n < largest && value.n > -largest;
}
