import { numberValue } from '../../expression/build.ts';
import { sign, type Rational } from '../../expression/rational.ts';
import { negated, number, type Expression } from '../../expression/tree.ts';

/** No number longer than this is worked out. */
export const largestResult = 10n ** 30n;

/** Only twos and fives below: the decimal expansion ends. */
export function isFiniteDecimal({ d }: Rational): boolean {
  let rest = d;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

/** A plain number, perhaps with a sign; not a fraction. */
export function plainValue(tree: Expression): Rational | null {
  const inner = tree.kind === 'negate' ? tree.of : tree;
  return inner.kind === 'number' ? numberValue(tree) : null;
}

/** The tree of a whole or decimal number, with its sign before it. */
export function written(value: Rational): Expression {
  const size = number({ n: value.n < 0n ? -value.n : value.n, d: value.d });
  return sign(value) < 0 ? negated(size) : size;
}
