import { Canonical, NotAlgebraic } from '../../algebra/canonical.ts';
import type { IntegrationForms } from '../../algebra/integration-types.ts';
import { TooLarge } from '../../algebra/polynomial.ts';
import { Unwritable, writeQuotient } from '../../algebra/present.ts';
import { Undefined } from '../../algebra/quotient.ts';
import type { Dense } from '../../algebra/univariate.ts';
import type { Expression } from '../../expression/tree.ts';
import { denseOf } from '../dense.ts';

/** The normal form in written form; null when there is none. */
export function tidyTree(tree: Expression): Expression | null {
  return tryForm(() => writeQuotient(new Canonical().of(tree)));
}

/** Coefficients by degree of a polynomial in one letter; null for anything else. */
export function denseTree(tree: Expression, name: string): Dense | null {
  return tryForm(() => denseOf(tree, name));
}

export const integrationForms: IntegrationForms = { tidy: tidyTree, dense: denseTree };

function tryForm<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    const known = [Undefined, TooLarge, NotAlgebraic, Unwritable, RangeError];
    if (known.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}
