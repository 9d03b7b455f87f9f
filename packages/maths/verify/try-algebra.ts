import { NotAlgebraic } from '../algebra/canonical.ts';
import { TooLarge } from '../algebra/polynomial.ts';
import { Unwritable } from '../algebra/present.ts';
import { Undefined } from '../algebra/quotient.ts';

const known = [Undefined, TooLarge, NotAlgebraic, Unwritable, RangeError];

/**
 * The result of an algebra call, or null when it meets an undefined value, gets too large, or has no written
 * form.
 */
export function tryAlgebra<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (known.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}
