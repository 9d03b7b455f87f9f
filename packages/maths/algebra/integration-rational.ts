import { isNumber } from '../expression/build.ts';
import {
  divide,
  exactSquareRoot,
  multiply,
  one,
  rational,
  subtract,
  type Rational,
} from '../expression/rational.ts';
import {
  called,
  divided,
  fraction,
  number,
  raised,
  rooted,
  variable,
  type Expression,
} from '../expression/tree.ts';
import { integralTree } from './integral-pieces.ts';
import type { IntegrationStep, RuleForms } from './integration-types.ts';
import { neatNegate, neatProduct, neatQuotient, neatSum } from './neat.ts';
import { partialFractions, type PartialFraction } from './partial-fractions.ts';
import { writeDense } from './present.ts';
import { degree, divmod, gcd, scaled, type Dense } from './univariate.ts';

/**
 * Quotients of polynomials: long division, partial fractions, and a single linear or quadratic denominator.
 */
export function integrateRational(
  of: Expression,
  name: string,
  { dense }: RuleForms,
): IntegrationStep | null {
  if (of.kind !== 'divide') return quadraticRoot(of, name);
  const [above, below] = [dense(of.numerator, name), dense(of.denominator, name)];
  if (below === null || degree(below) < 1) return quadraticRoot(of, name);
  if (above === null || above.length === 0) return null;
  if (degree(above) >= degree(below)) return division(above, below, name);
  if (degree(below) === 2 && degree(gcd(above, below)) < 1) {
    const single = overQuadratic(above, below, name);
    if (single !== null) return single;
  }
  return fractions(above, below, name);
}

function division(above: Dense, below: Dense, name: string): IntegrationStep {
  const [quotient, rest] = divmod(above, below);
  const whole = writeDense(quotient, name);
  const after = rest.length === 0 ? whole : neatSum(whole, quotientTree(rest, below, name));
  return { rule: 'division', after: integralTree(after, name) };
}

function quotientTree(above: Dense, below: Dense, name: string): Expression {
  return neatQuotient(writeDense(above, name), writeDense(below, name));
}

function fractions(above: Dense, below: Dense, name: string): IntegrationStep | null {
  const parts = partialFractions(above, below);
  if (parts === null || parts.length < 2) return null;
  const after = neatSum(...parts.map((part) => fractionTree(part, name)));
  return { rule: 'partial_fractions', after: integralTree(after, name), pieces: { fractions: after } };
}

function fractionTree({ above, below, power }: PartialFraction, name: string): Expression {
  const base = writeDense(below, name);
  const size = scaled(above, rational(above.at(-1)!.n < 0n ? -1 : 1));
  const under = power === 1 ? base : raised(base, number(power));
  const coefficient = size.length === 1 ? size[0]! : rational(1);
  const positive =
    size.length === 1
      ? neatQuotient(number(coefficient.n), neatProduct(number(coefficient.d), under))
      : divided(writeDense(size, name), under);
  return above.at(-1)!.n < 0n ? neatNegate(positive) : positive;
}

/** (px + q)/(ax² + bx + c) with a denominator without real zeros: a logarithm plus an arctangent. */
function overQuadratic([q, p = rational(0)]: Dense, [c, b, a]: Dense, name: string): IntegrationStep | null {
  const inside = subtract(multiply(rational(4), multiply(a!, c!)), multiply(b!, b!));
  if (inside.n <= 0n || a!.n < 0n) return null;
  const double = multiply(rational(2), a!);
  const half = divide(p, double);
  const rest = subtract(q!, multiply(half, b!));
  const logarithm = neatProduct(fraction(half), called('ln', writeDense([c!, b!, a!], name)));
  const shift = divide(b!, double);
  // (x + h)/r reads better than (2ax + b)/2ar when h is a whole number.
  const scale = shift.d === 1n ? one : double;
  const inner = writeDense([multiply(shift, scale), scale], name);
  const square = multiply(divide(inside, multiply(double, double)), multiply(scale, scale));
  const arc = arctangentTerm(inner, square, divide(multiply(rest, scale), a!));
  return { rule: 'quadratic_below', after: neatSum(logarithm, arc) };
}

/** k/r · arctan(u/r) for r² = square. */
function arctangentTerm(inner: Expression, square: Rational, times: Rational): Expression {
  const exact = exactSquareRoot(square);
  if (exact === null) {
    const root = rooted(fraction(square));
    return neatQuotient(neatProduct(fraction(times), called('atan', neatQuotient(inner, root))), root);
  }
  const turned = neatQuotient(neatProduct(number(exact.d), inner), number(exact.n));
  return neatProduct(fraction(divide(times, exact)), called('atan', turned));
}

function rootTree(of: Rational): Expression {
  const exact = exactSquareRoot(of);
  return exact === null ? rooted(fraction(of)) : fraction(exact);
}

/** 1/√(a² − x²) is arcsin(x/a), and √(a² − x²) is half of x√(a² − x²) + a² arcsin(x/a). */
function quadraticRoot(of: Expression, name: string): IntegrationStep | null {
  const below = of.kind === 'divide' && isNumber(of.numerator, 1) ? of.denominator : null;
  const root = below ?? of;
  const size = root.kind === 'root' && isNumber(root.index, 2) ? circleSize(root.of, name) : null;
  if (size === null) return null;
  const arc = called('asin', neatQuotient(variable(name), rootTree(size)));
  if (below !== null) return { rule: 'standard', after: arc, pieces: { f: of } };
  const after = neatQuotient(
    neatSum(neatProduct(variable(name), root), neatProduct(fraction(size), arc)),
    number(2),
  );
  return { rule: 'standard', after, pieces: { f: of } };
}

/** a² of a² − x²; null for everything else. */
function circleSize(inside: Expression, name: string): Rational | null {
  if (inside.kind !== 'add' || inside.terms.length !== 2) return null;
  const square = inside.terms.find((term) => term.kind === 'negate');
  const constant = inside.terms.find((term) => term.kind === 'number');
  if (square?.kind !== 'negate' || constant?.kind !== 'number' || square.of.kind !== 'power') return null;
  const { base, exponent } = square.of;
  const plain = base.kind === 'variable' && base.name === name && isNumber(exponent, 2);
  return plain ? constant.value : null;
}
