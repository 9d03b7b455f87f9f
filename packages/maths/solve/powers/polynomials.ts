import { Canonical } from '../../algebra/canonical.ts';
import { Multivariate, type Factors } from '../../algebra/multivariate.ts';
import { constantOf, scale, toDense, atomsOf, type Polynomial } from '../../algebra/polynomial.ts';
import { writePolynomial } from '../../algebra/present.ts';
import { trimZeros } from '../../algebra/univariate.ts';
import { rationalRoots } from '../../algebra/univariate-factors.ts';
import { opposite } from '../../expression/build.ts';
import { absolute, divide, one, sign, type Rational } from '../../expression/rational.ts';
import {
  fraction,
  number,
  product,
  raised,
  relation,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { contains } from '../../expression/tree-parts.ts';
import { hasLetters } from './pieces.ts';

/** True when a letter occurs in a denominator or under a negative exponent. */
export function hasLettersBelow(tree: Expression): boolean {
  return contains(tree, (part) => part.kind === 'divide' && hasLetters(part.denominator));
}

/** The polynomial of a tree without letters in denominators; null for anything else. */
export function polynomialOf(tree: Expression): Polynomial | null {
  if (hasLettersBelow(tree)) return null;
  const { top, bottom } = new Canonical().of(tree);
  const below = constantOf(bottom);
  return below === null || atomsOf(top).some((atom) => atom.includes('('))
    ? null
    : scale(top, divide(one, below));
}

/** A coefficient as written in products: omitted for 1, with the sign outside. */
function inFront(content: Rational): Expression[] {
  const size = absolute(content);
  return size.n === 1n && size.d === 1n ? [] : [fraction(size)];
}

/** content · Π partᵗ as a tree, with the sign outside. */
export function writeFactors({ content, factors }: Factors): Expression {
  const pieces = factors.map(({ part, times }) => {
    const base = writePolynomial(part);
    return times === 1 ? base : raised(base, number(times));
  });
  const whole = product([...inFront(content), ...pieces]);
  return sign(content) < 0 ? opposite(whole) : whole;
}

/** A single factor is expanded; several stay a product. */
export function writeShort(found: Factors): Expression {
  const [only, more] = found.factors;
  if (only === undefined || more !== undefined || only.times > 1) return writeFactors(found);
  return writePolynomial(scale(only.part, found.content));
}

/** The values excluded by a divisor: x ≠ 0, x ≠ −3; with several letters, the factor itself is not 0. */
export function conditionsOf(divisor: Polynomial): Tree | null {
  const { factors } = new Multivariate().factor(divisor);
  const items = factors.flatMap(({ part }) => notZero(part));
  const [first, more] = items;
  if (first === undefined) return null;
  return more === undefined ? first : { kind: 'alternatives', join: 'and', items };
}

function notZero(part: Polynomial): Relation[] {
  const [atom, ...others] = atomsOf(part);
  if (atom === undefined) return [];
  const dense = others.length === 0 ? toDense(part, atom) : null;
  const roots = dense === null ? null : rationalRoots(trimZeros(dense));
  if (roots !== null && roots.length > 0)
    return roots.map((root) => relation(variable(atom), '!=', fraction(root)));
  // x² + 1 is never 0; any other factor is stated as it is.
  if (
    dense !== null &&
    dense.length === 3 &&
    (dense[1]?.n ?? 0n) === 0n &&
    sign(dense[0]!) === sign(dense[2]!)
  )
    return [];
  return [relation(writePolynomial(part), '!=', number(0))];
}
