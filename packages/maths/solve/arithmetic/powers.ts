import { isNumber, numberValue } from '../../expression/build.ts';
import { exactSquareRoot, isInteger, power, rational, sign } from '../../expression/rational.ts';
import { divided, fraction, negated, product, sum, type Expression } from '../../expression/tree.ts';
import { contains } from '../../expression/tree-parts.ts';

import { primeFactors } from '../../algebra/primes.ts';
import { normalizeTree } from '../rewriting.ts';

import { largestResult, plainValue, written } from './numbers.ts';

/** 2³ = 8, 5! = 120, |−3| = 3. */
export function evaluatePower(part: Expression): Expression | null {
  if (part.kind === 'factorial') {
    const value = normalizeTree(part);
    return numberValue(value) === null ? null : value;
  }
  if (part.kind === 'absolute') {
    const value = numberValue(part.of);
    return value === null ? null : fraction(value.n < 0n ? rational(-value.n, value.d) : value);
  }
  if (part.kind !== 'power') return null;
  const [base, exponent] = [numberValue(part.base), plainValue(part.exponent)];
  if (base !== null && exponent === null) return evaluateFractionalPower(part);
  if (base === null || exponent === null || !isInteger(exponent) || exponent.n > 200n || exponent.n < -50n)
    return null;
  if (base.n === 0n && exponent.n <= 0n) return null;
  const value = power(base, Number(exponent.n));
  if (value.n > largestResult || -value.n > largestResult || value.d > largestResult) return null;
  return plainValue(part.base) === null || exponent.n < 0n ? fraction(value) : written(value);
}

/** 27^(2/3) = 9: a rational power, if the result is rational. */
function evaluateFractionalPower(part: Expression): Expression | null {
  const value = normalizeTree(part);
  return numberValue(value) === null ? null : value;
}

/** √9 = 3, √12 = 2√3. */
export function evaluateRoot(part: Expression): Expression | null {
  if (part.kind !== 'root' || !isNumber(part.index, 2)) return null;
  const inside = numberValue(part.of);
  if (inside === null || sign(inside) < 0) return null;
  const exact = exactSquareRoot(inside);
  if (exact !== null) return fraction(exact);
  if (!isInteger(inside)) return normalizeTree(part);
  const splits = primeFactors(inside.n).factors.some(([, times]) => times > 1);
  return splits ? normalizeTree(part) : null;
}

/** 1/√2 = √2/2, 1/(√3 − 1) = (√3 + 1)/2. */
export function rationalise(part: Expression): Expression | null {
  if (part.kind !== 'divide' || !contains(part.denominator, (inner) => inner.kind === 'root')) return null;
  const below = part.denominator;
  const single =
    below.kind === 'root'
      ? below
      : below.kind === 'multiply'
        ? below.factors.find((factor) => factor.kind === 'root')
        : undefined;
  const by = single ?? conjugate(below);
  return by === null
    ? null
    : normalizeTree(divided(product([part.numerator, by]), normalizeTree(product([below, by]))));
}

function conjugate(below: Expression): Expression | null {
  if (below.kind !== 'add' || below.terms.length !== 2) return null;
  const [first, second] = below.terms;
  return sum([first!, second!.kind === 'negate' ? second!.of : negated(second!)]);
}
