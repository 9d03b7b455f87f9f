import { numberValue } from '../expression/build.ts';
import type { Expression } from '../expression/tree.ts';
import { partsOf, variablesOf } from '../expression/tree-parts.ts';

/** Larger numbers, and decimals with more places, may come near a value that they are not. */
const largest = 1_000_000n;

/**
 * May the last prover be asked about this expression? It takes numbers that agree to ten digits for the same, so it is not asked
 * about numbers at all, and about letters only where no number beside them can come so near to another by chance.
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
