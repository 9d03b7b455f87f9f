import { numberValue } from '../../expression/build.ts';
import { sign, type Rational } from '../../expression/rational.ts';
import { negated, number, type Expression } from '../../expression/tree.ts';

/** Larger numbers are not computed. */
export const largestResult = 10n ** 30n;

/** The denominator has only the prime factors 2 and 5: the decimal expansion terminates. */
export function isFiniteDecimal({ d }: Rational): boolean {
  let rest = d;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

/** A plain number with an optional sign; not a fraction. */
export function plainValue(tree: Expression): Rational | null {
  const inner = tree.kind === 'negate' ? tree.of : tree;
  return inner.kind === 'number' ? numberValue(tree) : null;
}

/** The tree of a whole or decimal number with its sign. */
export function written(value: Rational): Expression {
  const size = number({ n: value.n < 0n ? -value.n : value.n, d: value.d });
  return sign(value) < 0 ? negated(size) : size;
}
