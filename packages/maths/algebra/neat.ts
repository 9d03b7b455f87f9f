import { isNumber, numberValue, opposite } from '../expression/build.ts';
import { equals, isZero, multiply, one, rational, sign, subtract } from '../expression/rational.ts';
import {
  divided,
  fraction,
  negated,
  number,
  product,
  raised,
  sum,
  type Expression,
} from '../expression/tree.ts';

/*
 * Builds sums, products, quotients and powers as one would write them: no zero terms, no factors 1, the
 * numbers of a product merged in front, signs outside. Nothing is expanded, so the parts of a rule stay
 * visible.
 */

export const zeroTree = number(0);
export const oneTree = number(1);

/** a + b + …, with nested sums flattened and zero terms dropped. */
export function neatSum(...terms: readonly Expression[]): Expression {
  const flat = terms.flatMap((term) => (term.kind === 'add' ? term.terms : [term]));
  return sum(flat.filter((term) => !isNumber(term, 0)));
}

/** a · b · … with a single number in front. */
export function neatProduct(...factors: readonly Expression[]): Expression {
  let coefficient = one;
  const rest: Expression[] = [];
  const visit = (factor: Expression): void => {
    const value = factor.kind === 'percent' || factor.kind === 'mixed' ? null : numberValue(factor);
    if (value !== null) coefficient = multiply(coefficient, value);
    else if (factor.kind === 'multiply') factor.factors.forEach(visit);
    else if (factor.kind === 'negate') {
      coefficient = rational(-coefficient.n, coefficient.d);
      visit(factor.of);
    } else rest.push(factor);
  };
  factors.forEach(visit);
  if (isZero(coefficient)) return zeroTree;
  const size = sign(coefficient) < 0 ? rational(-coefficient.n, coefficient.d) : coefficient;
  const positive = equals(size, one) ? product(rest) : product([fraction(size), ...rest]);
  return sign(coefficient) < 0 ? negated(positive) : positive;
}

/** a/b, or a when b is 1. Numeric fractions are reduced. */
export function neatQuotient(above: Expression, below: Expression): Expression {
  if (isNumber(below, 1) || isNumber(above, 0)) return above;
  const [a, b] = [numberValue(above), numberValue(below)];
  if (a !== null && b !== null && !isZero(b)) return fraction(rational(a.n * b.d, a.d * b.n));
  if (below.kind === 'negate') return neatNegate(neatQuotient(above, below.of));
  return above.kind === 'negate' ? negated(divided(above.of, below)) : divided(above, below);
}

export const neatNegate = (tree: Expression): Expression =>
  isNumber(tree, 0) ? tree : tree.kind === 'add' ? negated(tree) : opposite(tree);

/** aⁿ, or a for n = 1 and 1 for n = 0. */
export function neatPower(base: Expression, exponent: Expression): Expression {
  if (isNumber(exponent, 1)) return base;
  return isNumber(exponent, 0) ? oneTree : raised(base, exponent);
}

/** n − 1, computed when n is a number. */
export function oneLess(exponent: Expression): Expression {
  const value = numberValue(exponent);
  if (value !== null) return written(subtract(value, one), exponent);
  return sum([exponent, negated(oneTree)]);
}

/** A number in the notation of another: 0.5 stays decimal, 1/2 stays a fraction. */
function written(value: ReturnType<typeof rational>, like: Expression): Expression {
  const inner = like.kind === 'negate' ? like.of : like;
  if (inner.kind !== 'number') return fraction(value);
  const size = number(sign(value) < 0 ? rational(-value.n, value.d) : value);
  return sign(value) < 0 ? negated(size) : size;
}
