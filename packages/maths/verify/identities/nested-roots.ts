import { Canonical } from '../../algebra/canonical.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { constantOf } from '../../algebra/polynomial.ts';
import { Field } from '../../algebra/quotient.ts';
import { isNumber } from '../../expression/build.ts';
import {
  add,
  compare,
  divide,
  exactSquareRoot,
  multiply,
  rational,
  sign,
  subtract,
  zero,
} from '../../expression/rational.ts';
import { fraction, negated, raised, rooted, sum, type Expression } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';

/**
 * √(a + b√c) = √((a + r)/2) ± √((a − r)/2) where r² = a² − b²c is the square of a rational: √(3 + 2√2) = 1 +
 * √2.
 */
export function withoutNestedRoot(tree: Expression): Expression {
  if (tree.kind !== 'root' || !isNumber(tree.index, 2) || variablesOf(tree.of).length > 0) return tree;
  const { top, bottom } = new Canonical().of(tree.of);
  const below = constantOf(bottom);
  if (below === null || top.size > 2) return tree;
  let [a, b, c] = [zero, zero, zero];
  for (const { powers, coefficient } of top.values()) {
    const [only, more] = powers;
    const inside = only === undefined ? null : /^root2\((\d+)\)$/.exec(only[0]);
    if (only === undefined) a = divide(coefficient, below);
    else if (inside !== null && more === undefined)
      [b, c] = [divide(coefficient, below), rational(BigInt(inside[1]!))];
    else return tree;
  }
  const r = exactSquareRoot(subtract(multiply(a, a), multiply(multiply(b, b), c)));
  if (r === null || sign(b) === 0 || compare(a, r) < 0) return tree;
  const [first, second] = [add(a, r), subtract(a, r)].map((part) =>
    rooted(fraction(divide(part, rational(2)))),
  );
  return sum([first!, sign(b) < 0 ? negated(second!) : second!]);
}

/** One of the two is a root: the other raised to its index equals the radicand and has the right sign. */
export function isRootOf(root: Expression, other: Expression): boolean {
  if (root.kind !== 'root' || root.index.kind !== 'number') return false;
  const field = new Field();
  const canonical = new Canonical(field);
  const [inside, powered] = [root.of, raised(other, root.index)].map((tree) => canonical.of(tree));
  if (!field.same(inside!, powered!)) return false;
  return root.index.value.n % 2n === 1n || evaluator(other)({}) > 1e-9;
}
