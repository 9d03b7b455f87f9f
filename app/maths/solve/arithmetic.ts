import { isNumber, numberValue } from '../expression/build.ts';
import {
  equals,
  exactSquareRoot,
  gcd,
  isInteger,
  multiply,
  power,
  rational,
  sign,
  type Rational,
} from '../expression/rational.ts';
import {
  contains, divided, fraction, negated, number, partsOf, product, sum, variablesOf,
  type Expression,
} from '../expression/tree.ts'; // prettier-ignore

import { primeFactors } from '../algebra/primes.ts';
import { commonDivisor } from './common-divisors.ts';
import { changeInside, isTidy, tidied } from './rewriting.ts';
import type { Move } from './types.ts';

const largestResult = 10n ** 30n;

/** The next step for an expression without variables: brackets and powers first, then products, then sums. */
export function arithmeticMove(tree: Expression): Move | null {
  return (
    commonDivisor(tree) ??
    conversion(tree) ??
    at(tree, 'powers_first', workPower) ??
    at(tree, 'surd_square_factor', workRoot) ??
    // Before products, or 8 + 1/2 = 16/2 + 1/2 would turn back into 8 + 1/2.
    at(tree, 'add_numerators', addNumerators) ??
    at(tree, 'products_first', workProduct) ??
    at(tree, 'divide_fractions', divideFractions) ??
    at(tree, 'multiply_fractions', multiplyFractions) ??
    at(tree, 'rationalise', rationalise) ??
    sums(tree) ??
    at(tree, 'cancel_common_factor', cancel) ??
    rest(tree)
  );
}

/** Powers and roots of numbers inside an expression with letters. */
export function powerOrRoot(tree: Expression): Move | null {
  return at(tree, 'powers_first', workPower) ?? at(tree, 'surd_square_factor', workRoot);
}

function at(
  tree: Expression,
  rule: Move['rule'],
  work: (part: Expression) => Expression | null,
): Move | null {
  const after = changeInside(tree, (part) => (variablesOf(part).length > 0 ? null : work(part)));
  return after === null ? null : { rule, after };
}

/** What the steps above do not know is brought to its normal form in one step, when that changes anything. */
function rest(tree: Expression): Move | null {
  if (isTidy(tree) || isFraction(tree)) return null;
  return { rule: 'collect_terms', after: tidied(tree) };
}

function isFraction(tree: Expression): boolean {
  const inner = tree.kind === 'negate' ? tree.of : tree;
  return inner.kind === 'mixed' || (inner.kind === 'number' && !isInteger(inner.value));
}

/** Percent and mixed numbers become fractions; decimals too when fractions stand beside them. */
function conversion(tree: Expression): Move | null {
  if (isFraction(tree)) return null;
  const percent = changeInside(tree, (part) => {
    if (part.kind !== 'percent' || numberValue(part.of) === null) return null;
    return divided(part.of, number(100));
  });
  if (percent !== null) return { rule: 'percent_to_fraction', after: percent };
  const mixed = changeInside(tree, (part) => (part.kind === 'mixed' ? fraction(numberValue(part)!) : null));
  if (mixed !== null) return { rule: 'mixed_to_fraction', after: mixed };
  const beside = contains(tree, (part) => part.kind === 'divide' || part.kind === 'root');
  if (!beside || staysDecimal(tree)) return null;
  const decimal = changeInside(tree, (part) =>
    part.kind === 'number' && !isInteger(part.value) ? fraction(part.value) : null,
  );
  return decimal === null ? null : { rule: 'decimal_to_fraction', after: decimal };
}

/** Decimals stay decimals where each division has one and the value has a finite expansion: 1.2 / 0.5 = 2.4. */
function staysDecimal(tree: Expression): boolean {
  const isDecimal = (part: Expression): boolean => part.kind === 'number' && !isInteger(part.value);
  const plainDivision = contains(tree, (part) => part.kind === 'divide' && !contains(part, isDecimal));
  if (plainDivision || contains(tree, (part) => part.kind === 'root')) return false;
  const value = numberValue(tidied(tree));
  return value !== null && isFinite(value);
}

/** Only twos and fives below: the decimal expansion ends. */
function isFinite({ d }: Rational): boolean {
  let rest = d;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

/** A plain number, perhaps with a sign; not a fraction. */
function plainValue(tree: Expression): Rational | null {
  const inner = tree.kind === 'negate' ? tree.of : tree;
  return inner.kind === 'number' ? numberValue(tree) : null;
}

/** The tree of a whole or decimal number. */
function written(value: Rational): Expression {
  const size = number({ n: value.n < 0n ? -value.n : value.n, d: value.d });
  return sign(value) < 0 ? negated(size) : size;
}

function workPower(part: Expression): Expression | null {
  if (part.kind === 'factorial') {
    const value = tidied(part);
    return numberValue(value) === null ? null : value;
  }
  if (part.kind === 'absolute') {
    const value = numberValue(part.of);
    return value === null ? null : fraction(value.n < 0n ? rational(-value.n, value.d) : value);
  }
  if (part.kind !== 'power') return null;
  const [base, exponent] = [numberValue(part.base), plainValue(part.exponent)];
  if (base !== null && exponent === null) return workFractionalPower(part);
  if (base === null || exponent === null || !isInteger(exponent) || exponent.n > 200n || exponent.n < -50n)
    return null;
  if (base.n === 0n && exponent.n <= 0n) return null;
  const value = power(base, Number(exponent.n));
  if (value.n > largestResult || -value.n > largestResult || value.d > largestResult) return null;
  return plainValue(part.base) === null || exponent.n < 0n ? fraction(value) : written(value);
}

/** 27^(2/3) = 9: a power that is a root of a power, where it comes out whole or as a fraction. */
function workFractionalPower(part: Expression): Expression | null {
  const value = tidied(part);
  return numberValue(value) === null ? null : value;
}

/** √9 = 3, √12 = 2√3. */
function workRoot(part: Expression): Expression | null {
  if (part.kind !== 'root' || !isNumber(part.index, 2)) return null;
  const inside = numberValue(part.of);
  if (inside === null || sign(inside) < 0) return null;
  const exact = exactSquareRoot(inside);
  if (exact !== null) return fraction(exact);
  if (!isInteger(inside)) return tidied(part);
  const splits = primeFactors(inside.n).factors.some(([, times]) => times > 1);
  return splits ? tidied(part) : null;
}

/** Whole and decimal numbers only; fractions have their own rules. */
function workProduct(part: Expression): Expression | null {
  if (part.kind === 'multiply') {
    const values = part.factors.map(plainValue);
    const known = values.filter((value) => value !== null);
    if (known.length < 2 || part.factors.some((factor) => factor.kind === 'divide')) return null;
    const value = known.reduce(multiply);
    const others = part.factors.filter((_, index) => values[index] === null);
    return others.length === 0 ? written(value) : product([written(value), ...others]);
  }
  if (part.kind === 'divide') {
    const [above, below] = [plainValue(part.numerator), plainValue(part.denominator)];
    if (above === null || below === null || below.n === 0n) return null;
    const value = rational(above.n * below.d, above.d * below.n);
    const decimals = !isInteger(above) || !isInteger(below);
    if (decimals) return isFinite(value) ? written(value) : fraction(value);
    return isInteger(value) && !equals(below, rational(1)) ? written(value) : null;
  }
  if (part.kind === 'negate' && part.of.kind === 'negate') return part.of.of;
  return null;
}

type Parts = { readonly above: bigint; readonly below: bigint };

/** A fraction of whole numbers as it is written, not reduced. */
function fractionParts(tree: Expression): Parts | null {
  if (tree.kind === 'negate') {
    const inner = fractionParts(tree.of);
    return inner === null ? null : { above: -inner.above, below: inner.below };
  }
  if (tree.kind === 'divide') {
    const [a, b] = [plainValue(tree.numerator), plainValue(tree.denominator)];
    if (a === null || b === null || !isInteger(a) || !isInteger(b) || b.n === 0n) return null;
    return b.n < 0n ? { above: -a.n, below: -b.n } : { above: a.n, below: b.n };
  }
  const value = plainValue(tree);
  return value === null || !isInteger(value) ? null : { above: value.n, below: 1n };
}

function writtenFraction({ above, below }: Parts): Expression {
  const size = above < 0n ? -above : above;
  const positive = below === 1n ? number(size) : divided(number(size), number(below));
  return above < 0n ? negated(positive) : positive;
}

function multiplyFractions(part: Expression): Expression | null {
  if (part.kind !== 'multiply') return null;
  const parts = part.factors.map(fractionParts);
  if (parts.some((each) => each === null)) return null;
  const above = parts.reduce((total, each) => total * each!.above, 1n);
  const below = parts.reduce((total, each) => total * each!.below, 1n);
  return writtenFraction({ above, below });
}

/** a/b : c/d = a/b · d/c. */
function divideFractions(part: Expression): Expression | null {
  if (part.kind !== 'divide') return null;
  const [above, below] = [fractionParts(part.numerator), fractionParts(part.denominator)];
  if (above === null || below === null || below.above === 0n) return null;
  if (part.numerator.kind !== 'divide' && part.denominator.kind !== 'divide') return null;
  const turned =
    below.above < 0n
      ? { above: -below.below, below: -below.above }
      : { above: below.below, below: below.above };
  return product([writtenFraction(above), writtenFraction(turned)]);
}

/** 1/√2 = √2/2, 1/(√3 − 1) = (√3 + 1)/2. */
function rationalise(part: Expression): Expression | null {
  if (part.kind !== 'divide' || !contains(part.denominator, (inner) => inner.kind === 'root')) return null;
  const below = part.denominator;
  const single =
    below.kind === 'root'
      ? below
      : below.kind === 'multiply'
        ? below.factors.find((factor) => factor.kind === 'root')
        : undefined;
  const by = single ?? conjugate(below);
  return by === null ? null : tidied(divided(product([part.numerator, by]), tidied(product([below, by]))));
}

function conjugate(below: Expression): Expression | null {
  if (below.kind !== 'add' || below.terms.length !== 2) return null;
  const [first, second] = below.terms;
  return sum([first!, second!.kind === 'negate' ? second!.of : negated(second!)]);
}

/** A sum of numbers: whole and decimal at once, fractions over a common denominator first. */
function sums(tree: Expression): Move | null {
  const plain = at(tree, 'sums_last', (part) => {
    if (part.kind !== 'add') return null;
    const values = part.terms.map(plainValue);
    const known = values.filter((value) => value !== null);
    if (known.length < 2) return null;
    const total = known.reduce((a, b) => rational(a.n * b.d + b.n * a.d, a.d * b.d));
    const others = part.terms.filter((_, index) => values[index] === null);
    return sum(total.n === 0n && others.length > 0 ? others : [...others, written(total)]);
  });
  if (plain !== null) return plain;
  return at(tree, 'common_denominator', commonDenominator);
}

function addNumerators(part: Expression): Expression | null {
  if (part.kind !== 'add') return null;
  const parts = part.terms.map(fractionParts);
  const [first] = parts;
  if (first == null || first.below === 1n) return null;
  if (parts.some((each) => each === null || each.below !== first.below)) return null;
  return writtenFraction({
    above: parts.reduce((total, each) => total + each!.above, 0n),
    below: first.below,
  });
}

function commonDenominator(part: Expression): Expression | null {
  if (part.kind !== 'add') return null;
  const parts = part.terms.map(fractionParts);
  if (parts.some((each) => each === null)) return null;
  const below = parts.reduce((total, each) => (total / gcd(total, each!.below)) * each!.below, 1n);
  if (below > largestResult) return null;
  return sum(parts.map((each) => writtenFraction({ above: each!.above * (below / each!.below), below })));
}

/** 6/8 = 3/4. */
function cancel(part: Expression): Expression | null {
  const parts = part.kind === 'divide' ? fractionParts(part) : null;
  if (parts === null) return null;
  const common = gcd(parts.above, parts.below);
  if (
    common === 1n &&
    parts.below !== 1n &&
    plainValue(part.kind === 'divide' ? part.denominator : part)?.n === parts.below
  )
    return null;
  return writtenFraction({ above: parts.above / common, below: parts.below / common });
}

/** The number that a fraction was cancelled by, for the text of the step. */
export function cancelledBy(before: Expression): bigint | null {
  let found: bigint | null = null;
  const visit = (part: Expression): void => {
    const parts = part.kind === 'divide' ? fractionParts(part) : null;
    const common = parts === null ? 1n : gcd(parts.above, parts.below);
    if (common > 1n) found ??= common;
    partsOf(part).forEach(visit);
  };
  visit(before);
  return found;
}
