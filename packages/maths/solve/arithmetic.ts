import { numberValue } from '../expression/build.ts';
import { equals, isInteger, multiply, rational } from '../expression/rational.ts';
import { divided, fraction, number, product, sum, type Expression } from '../expression/tree.ts';
import { contains, variablesOf } from '../expression/tree-parts.ts';

import { commonDivisor } from './common-divisors.ts';
import {
  addNumerators,
  cancel,
  divideFractions,
  multiplyFractions,
  overCommonDenominator,
} from './arithmetic/fractions.ts';
import { isFiniteDecimal, plainValue, written } from './arithmetic/numbers.ts';
import { rationalise, evaluatePower, evaluateRoot } from './arithmetic/powers.ts';
import { changeInside, isTidy, normalizeTree } from './rewriting.ts';
import type { Move } from './types.ts';

/** The next step for an expression without variables: brackets and powers first, then products, then sums. */
export function arithmeticMove(tree: Expression): Move | null {
  return (
    commonDivisor(tree) ??
    conversion(tree) ??
    at(tree, 'powers_first', evaluatePower) ??
    at(tree, 'surd_square_factor', evaluateRoot) ??
    // Before products, otherwise 8 + 1/2 = 16/2 + 1/2 would turn back into 8 + 1/2.
    at(tree, 'add_numerators', addNumerators) ??
    at(tree, 'products_first', evaluateProduct) ??
    at(tree, 'divide_fractions', divideFractions) ??
    at(tree, 'multiply_fractions', multiplyFractions) ??
    at(tree, 'rationalise', rationalise) ??
    sums(tree) ??
    at(tree, 'cancel_common_factor', cancel) ??
    rest(tree)
  );
}

/** Powers, roots and products of numbers inside an expression with letters. */
export function powerOrRoot(tree: Expression): Move | null {
  return (
    at(tree, 'powers_first', evaluatePower) ??
    at(tree, 'surd_square_factor', evaluateRoot) ??
    at(tree, 'products_first', (part) => (part.kind === 'multiply' ? evaluateProduct(part) : null))
  );
}

function at(
  tree: Expression,
  rule: Move['rule'],
  work: (part: Expression) => Expression | null,
): Move | null {
  const after = changeInside(tree, (part) => (variablesOf(part).length > 0 ? null : work(part)));
  return after === null ? null : { rule, after };
}

/** Anything the steps above cannot handle is brought to normal form in one step, if that changes anything. */
function rest(tree: Expression): Move | null {
  if (isTidy(tree) || isFraction(tree)) return null;
  return { rule: 'collect_terms', after: normalizeTree(tree) };
}

function isFraction(tree: Expression): boolean {
  const inner = tree.kind === 'negate' ? tree.of : tree;
  return inner.kind === 'mixed' || (inner.kind === 'number' && !isInteger(inner.value));
}

/** Percent and mixed numbers become fractions; so do decimals next to fractions. */
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

/**
 * Decimals stay decimals when every division involves one and the value has a finite expansion: 1.2 / 0.5 =
 * 2.4.
 */
function staysDecimal(tree: Expression): boolean {
  const isDecimal = (part: Expression): boolean => part.kind === 'number' && !isInteger(part.value);
  const plainDivision = contains(tree, (part) => part.kind === 'divide' && !contains(part, isDecimal));
  if (plainDivision || contains(tree, (part) => part.kind === 'root')) return false;
  const value = numberValue(normalizeTree(tree));
  return value !== null && isFiniteDecimal(value);
}

/** Whole and decimal numbers only; fractions have their own rules. */
function evaluateProduct(part: Expression): Expression | null {
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
    if (decimals) return isFiniteDecimal(value) ? written(value) : fraction(value);
    return isInteger(value) && !equals(below, rational(1)) ? written(value) : null;
  }
  if (part.kind === 'negate' && part.of.kind === 'negate') return part.of.of;
  return null;
}

/** A sum of numbers: whole numbers and decimals directly, fractions over a common denominator first. */
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
  return at(tree, 'common_denominator', overCommonDenominator);
}
