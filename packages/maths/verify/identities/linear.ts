import { numberValue } from '../../expression/build.ts';
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  one,
  rational,
  type Rational,
} from '../../expression/rational.ts';
import { constant, product, type Expression } from '../../expression/tree.ts';
import { textOf } from '../../expression/tree-parts.ts';

/**
 * A sum of parts with rational coefficients, keyed by the text of the part. A number is a multiple of the
 * part 1.
 */
export type Linear = ReadonlyMap<string, { readonly part: Expression; readonly by: Rational }>;

const unit: Expression = { kind: 'number', value: one };
const pi = constant('pi');

/**
 * Writes an expression as a linear combination; a nonlinear expression is a single part. Degrees become
 * multiples of π.
 */
export function linearOf(tree: Expression): Linear {
  const found = new Map<string, { part: Expression; by: Rational }>();
  collect(tree, one, found);
  for (const [key, { by }] of found) if (isZero(by)) found.delete(key);
  return found;
}

function collect(
  tree: Expression,
  by: Rational,
  found: Map<string, { part: Expression; by: Rational }>,
): void {
  const value = numberValue(tree);
  if (value !== null) return put(unit, multiply(by, value), found);
  switch (tree.kind) {
    case 'add':
      return tree.terms.forEach((term) => collect(term, by, found));
    case 'negate':
      return collect(tree.of, negate(by), found);
    case 'degrees':
      return collect(product([tree.of, pi]), divide(by, rational(180)), found);
    case 'divide': {
      const below = numberValue(tree.denominator);
      if (below === null || isZero(below)) return put(tree, by, found);
      return collect(tree.numerator, divide(by, below), found);
    }
    case 'multiply':
      return collectProduct(tree.factors, by, found);
    default:
      return put(tree, by, found);
  }
}

function collectProduct(
  factors: readonly Expression[],
  by: Rational,
  found: Map<string, { part: Expression; by: Rational }>,
): void {
  const inner = factors.map((factor) => [...linearOf(factor).values()]);
  // (a/2)·b is 1/2 of a·b; of products with sums, only a number times a sum is expanded.
  const sums = inner.filter((parts) => parts.length !== 1);
  if (sums.length > 1 || inner.some((parts) => parts.length === 0)) return put(product(factors), by, found);
  const singles = inner.filter((parts) => parts.length === 1).map(([only]) => only!);
  const size = singles.reduce((total, single) => multiply(total, single.by), by);
  const rest = singles.map(({ part }) => part).filter((part) => part !== unit);
  const [sum] = sums;
  if (sum === undefined) return put(orderedParts(rest), size, found);
  for (const { part, by: times } of sum)
    put(orderedParts(part === unit ? rest : [...rest, part]), multiply(size, times), found);
}

function orderedParts(factors: readonly Expression[]): Expression {
  if (factors.length === 0) return unit;
  return product(factors.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1)));
}

function put(part: Expression, by: Rational, found: Map<string, { part: Expression; by: Rational }>): void {
  const key = textOf(part);
  found.set(key, { part, by: add(found.get(key)?.by ?? rational(0), by) });
}
