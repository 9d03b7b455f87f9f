import { numberValue } from '../../expression/build.ts';
import { rational, type Rational } from '../../expression/rational.ts';
import type { Expression } from '../../expression/tree.ts';
import { degree, divmod, gcd, plus, scaled, times, type Dense } from '../../algebra/univariate.ts';
import type { Parameters } from '../values.ts';

/**
 * A quotient of two polynomials in one letter in lowest terms; `whole` is the denominator before cancelling.
 */
export type Fraction = { readonly top: Dense; readonly bottom: Dense; readonly whole: Dense };

const highest = 10;
const unit: Dense = [rational(1)];

/** An expression as a quotient of polynomials with rational coefficients; null for anything else. */
export function fractionOf(tree: Expression, name: string, parameters: Parameters): Fraction | null {
  const found = quotientOf(tree, name, parameters);
  if (found === null || found[1].length === 0) return null;
  const [top, bottom] = found;
  if (top.length === 0) return { top, bottom: unit, whole: bottom };
  const common = gcd(top, bottom);
  return { top: divmod(top, common)[0], bottom: divmod(bottom, common)[0], whole: bottom };
}

type Pair = readonly [top: Dense, bottom: Dense];

function quotientOf(tree: Expression, name: string, parameters: Parameters): Pair | null {
  const number = numberValue(tree);
  if (number !== null) return [number.n === 0n ? [] : [number], unit];
  const of = (part: Expression) => quotientOf(part, name, parameters);
  const all = (parts: readonly Expression[], join: (a: Pair, b: Pair) => Pair): Pair | null => {
    let total: Pair | null = null;
    for (const part of parts) {
      const next = of(part);
      if (next === null) return null;
      total = total === null ? next : join(total, next);
      if (total[0].length > highest + 1 || total[1].length > highest + 1) return null;
    }
    return total;
  };
  switch (tree.kind) {
    case 'variable':
      return tree.name === name ? [[rational(0), rational(1)], unit] : constantOf(parameters[tree.name]);
    case 'negate':
      return (
        (all([tree.of], (a) => a)?.map((part, at) => (at === 0 ? scaled(part, rational(-1)) : part)) as
          | Pair
          | undefined) ?? null
      );
    case 'add':
      return all(tree.terms, ([a, b], [c, d]) => [plus(times(a, d), times(c, b)), times(b, d)]);
    case 'multiply':
      return all(tree.factors, ([a, b], [c, d]) => [times(a, c), times(b, d)]);
    case 'divide':
      return all([tree.numerator, tree.denominator], ([a, b], [c, d]) => [times(a, d), times(b, c)]);
    case 'power': {
      const exponent = numberValue(tree.exponent);
      if (
        exponent === null ||
        exponent.d !== 1n ||
        exponent.n > BigInt(highest) ||
        exponent.n < -BigInt(highest)
      )
        return null;
      const base = of(tree.base);
      if (base === null || degree(base[0]) * Number(exponent.n) > highest) return null;
      const [top, bottom] = exponent.n < 0n ? [base[1], base[0]] : base;
      const times_ = Math.abs(Number(exponent.n));
      return [raised(top, times_), raised(bottom, times_)];
    }
    default:
      return null;
  }
}

const raised = (p: Dense, times_: number): Dense =>
  Array.from({ length: times_ }).reduce<Dense>((total) => times(total, p), unit);

/** A slider value is a decimal with few places. */
function constantOf(value: number | undefined): Pair | null {
  if (value === undefined) return null;
  const scaledValue = Math.round(value * 1e6);
  const exact: Rational = rational(scaledValue, 1_000_000);
  return Math.abs(scaledValue / 1e6 - value) > 1e-12 ? null : [exact.n === 0n ? [] : [exact], unit];
}
