import { Canonical, NotAlgebraic } from '../../algebra/canonical.ts';
import { toDense, TooLarge } from '../../algebra/polynomial.ts';
import { writeDense, writeQuotient } from '../../algebra/present.ts';
import { Field, Undefined } from '../../algebra/quotient.ts';
import { degree, equalDense, squareFree, times, trimZeros, type Dense } from '../../algebra/univariate.ts';
import { factorise } from '../../algebra/univariate-factors.ts';
import { factorsOf, isNumber, numberValue, opposite, termsOf } from '../../expression/build.ts';
import { divide, gcd, multiply, one, rational, type Rational } from '../../expression/rational.ts';
import {
  fraction,
  number,
  product,
  raised,
  sum,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { exactRoots } from '../../verify/exact-roots.ts';
import { denseOf } from '../dense.ts';
import { normalizeTree } from '../rewriting.ts';

/** True when the unknown occurs in a denominator (or under a negative exponent). */
export function hasDenominator(tree: Expression, name: string): boolean {
  return contains(tree, (part) => {
    if (part.kind === 'divide') return variablesOf(part.denominator).includes(name);
    const negative = part.kind === 'power' && part.exponent.kind === 'negate';
    return negative && variablesOf(part.base).includes(name);
  });
}

/** The real values at which a denominator is 0, ascending; null when they cannot be found exactly. */
export function excludedValues(line: Relation, name: string): Expression[] | null {
  const field = new Field();
  try {
    let zeros: Dense = [one];
    for (const side of line.sides) {
      const canonical = new Canonical(field);
      canonical.of(side);
      for (const divisor of canonical.divisors) {
        const dense = toDense(divisor, name);
        if (dense === null) return null;
        if (degree(trimZeros(dense)) > 0) zeros = times(zeros, trimZeros(dense));
      }
    }
    return exactRoots(squareFree(zeros), field)?.map(writeQuotient) ?? null;
  } catch (error) {
    if (error instanceof TooLarge || error instanceof Undefined || error instanceof NotAlgebraic) return null;
    throw error;
  }
}

type Factor = { readonly part: Dense; readonly times: number };
/** One term as numerators over a number and factors: sign · tops / (number · factors). */
type Fraction = {
  readonly negative: boolean;
  readonly tops: readonly Expression[];
  readonly below: Rational;
  readonly factors: readonly Factor[];
};

/** Both sides times the common denominator, and that denominator. */
type Cleared = { readonly by: Expression; readonly sides: readonly Expression[] };

/**
 * Multiplies every term by the least common denominator and cancels; null when a term is not a simple
 * fraction.
 */
export function clearDenominators(sides: readonly Expression[], name: string): Cleared | null {
  const terms = sides.map((side) => termsOf(side).map((term) => fractionOf(term, name)));
  const all = terms.flat();
  if (all.some((term) => term === null)) return null;
  const known = all.flatMap((term) => (term === null ? [] : [term]));
  const common = commonFactors(known);
  const size = known.reduce((multiple, { below }) => leastCommon(multiple, below.n), 1n);
  const shared = common.map(({ part, times: count }) => powerOf(part, count, name));
  return {
    by: joinFactors(rational(size), shared),
    sides: terms.map((side) =>
      sum(side.map((term) => scaledFraction(term ?? known[0]!, rational(size), common, name))),
    ),
  };
}

function leastCommon(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b;
}

function fractionOf(term: Expression, name: string): Fraction | null {
  if (term.kind === 'negate') {
    const inner = fractionOf(term.of, name);
    return inner === null ? null : { ...inner, negative: !inner.negative };
  }
  const tops: Expression[] = [];
  let below: Dense = [one];
  for (const factor of factorsOf(term)) {
    const reciprocal = factor.kind === 'power' && factor.exponent.kind === 'negate';
    const bottom = factor.kind === 'divide' ? factor.denominator : reciprocal ? factor.base : null;
    if (bottom === null) tops.push(factor);
    else {
      const exponent =
        reciprocal && factor.exponent.kind === 'negate' ? numberValue(factor.exponent.of) : one;
      const dense = denseOf(bottom, name);
      if (dense === null || dense.length === 0 || exponent === null || exponent.d !== 1n || exponent.n > 6n)
        return null;
      for (let count = 0n; count < exponent.n; count += 1n) below = times(below, dense);
      if (factor.kind === 'divide') tops.push(...factorsOf(factor.numerator));
    }
  }
  if (tops.some((top) => denseOf(top, name) === null)) return null;
  const split = factorise(below);
  if (split === null) return null;
  const { content } = split;
  const above = rational(content.d * (content.n < 0n ? -1n : 1n));
  const scaled = above.n === 1n ? tops : [fraction(above), ...tops];
  return {
    negative: false,
    tops: scaled,
    below: rational(content.n < 0n ? -content.n : content.n),
    factors: split.factors,
  };
}

function commonFactors(terms: readonly Fraction[]): Factor[] {
  const common: Factor[] = [];
  for (const factor of terms.flatMap((term) => term.factors)) {
    const index = common.findIndex((known) => equalDense(known.part, factor.part));
    if (index < 0) common.push(factor);
    else if (common[index]!.times < factor.times) common[index] = factor;
  }
  return common;
}

function powerOf(part: Dense, count: number, name: string): Expression {
  const base = writeDense(part, name);
  return count === 1 ? base : raised(base, number(count));
}

function scaledFraction(term: Fraction, size: Rational, common: readonly Factor[], name: string): Expression {
  const rest = common.flatMap(({ part, times: count }) => {
    const own = term.factors.find((factor) => equalDense(factor.part, part))?.times ?? 0;
    return count > own ? [powerOf(part, count - own, name)] : [];
  });
  const whole = joinFactors(divide(size, term.below), [...term.tops, ...rest]);
  return term.negative ? opposite(whole) : whole;
}

/** Collects numeric factors in front and omits 1. */
function joinFactors(by: Rational, factors: readonly Expression[]): Expression {
  const numbers = factors.map(numberValue);
  const front = numbers.reduce<Rational>(
    (total, value) => (value === null ? total : multiply(total, value)),
    by,
  );
  const others = factors.filter((_, index) => numbers[index] === null);
  if (others.length === 0 || front.n === 0n) return fraction(front);
  // A bare x comes before brackets, and x · x is x².
  const bare = others.filter((factor) => factor.kind !== 'add');
  const brackets = others.filter((factor) => factor.kind === 'add');
  if (brackets.length === 0) return normalizeTree(product([fraction(front), ...bare]));
  const size = front.n < 0n ? { n: -front.n, d: front.d } : front;
  const leading = isNumber(fraction(size), 1) ? [] : [fraction(size)];
  const whole = product([
    ...leading,
    ...factorsOf(normalizeTree(product([number(1), ...bare]))).filter((factor) => !isNumber(factor, 1)),
    ...brackets,
  ]);
  return front.n < 0n ? opposite(whole) : whole;
}
