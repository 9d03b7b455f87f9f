import { Canonical } from '../algebra/canonical.ts';
import {
  atomsOf,
  coefficientsIn,
  onePolynomial,
  toDense,
  type Polynomial,
  type Term,
} from '../algebra/polynomial.ts';
import { writeQuotient } from '../algebra/present.ts';
import type { Field, Quotient } from '../algebra/quotient.ts';
import { degree, trimZeros, type Dense } from '../algebra/univariate.ts';
import { subtractExpressions } from '../expression/build.ts';
import { add, rational, type Rational } from '../expression/rational.ts';
import {
  called,
  divided,
  fraction,
  number,
  product,
  sum,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { substitute, variablesOf } from '../expression/tree-parts.ts';
import { isBase, signOf } from './exact-sign.ts';
import { productsOf, sumOfLogarithms, type LogarithmSum } from './logarithm-sums.ts';

type Roots = (dense: Dense, field: Field) => Quotient[] | null;

/**
 * The solutions of a sum of logarithms of polynomials that equals a number: c₁·log f₁ + … + c = 0 gives f₁^c₁
 * · … = b^(−c), a polynomial equation that has all solutions and possibly more; only those of its roots count
 * at which every fᵢ is proven positive. Null when the equation is of another kind, a root cannot be written,
 * or a sign cannot be proven.
 */
export function rootsOfLogarithms(
  equation: Relation,
  name: string,
  field: Field,
  exactRoots: Roots,
): Quotient[] | null {
  const [left, right] = equation.sides;
  const found = sumOfLogarithms(subtractExpressions(left!, right!));
  if (found === null || !found.logarithms.some(({ of }) => variablesOf(of).includes(name))) return null;
  if (!isBase(found.base)) return null;
  const candidates = candidatesOf(found, name, field, exactRoots);
  if (candidates === null) return null;
  const remaining: Quotient[] = [];
  for (const candidate of candidates) {
    const value = writeQuotient(candidate);
    const signs = found.logarithms.map(({ of }) => signOf(substitute(of, name, value)));
    if (signs.some((sign) => sign === -1 || sign === 0 || sign === 'none')) continue;
    if (signs.includes(null)) return null;
    remaining.push(candidate);
  }
  return remaining;
}

/** The zeros of the polynomial equation; with e as a coefficient only for degree 1. */
function candidatesOf(found: LogarithmSum, name: string, field: Field, exactRoots: Roots): Quotient[] | null {
  const products = productsOf(found);
  if (products === null) return null;
  const { top } = new Canonical(field).of(subtractExpressions(...products));
  const dense = toDense(top, name);
  if (dense !== null) return dense.length === 0 ? null : exactRoots(trimZeros(dense), field);
  if (atomsOf(top).some((atom) => atom !== name && atom !== 'e')) return null;
  const [c, b, more] = coefficientsIn(top, name).map((part) => ({ top: part, bottom: onePolynomial }));
  // A polynomial in e with rational coefficients is 0 only when all of them are.
  if (c === undefined || b === undefined || b.top.size === 0 || more !== undefined) return null;
  return [field.divide(field.negate(c), b)];
}

/**
 * The solutions of a polynomial in one power t of bˣ: x = ln t / ln b for each positive root t. Null for anything else.
 */
export function rootsOfPowers(
  top: Polynomial,
  name: string,
  field: Field,
  exactRoots: Roots,
): Quotient[] | null {
  const shape = powerShape(top, name);
  // A single power is never 0.
  if (isOnePower(top, name)) return [];
  const roots = shape === null || degree(shape.dense) < 1 ? null : exactRoots(shape.dense, field);
  if (shape === null || roots === null) return null;
  const canonical = new Canonical(field);
  const found: Quotient[] = [];
  for (const root of roots) {
    if (field.isZero(root)) continue;
    const size = signOf(writeQuotient(root));
    if (size === null) return null;
    if (size === 1) found.push(canonical.of(divided(called('ln', writeQuotient(root)), shape.logarithm)));
  }
  return found;
}

/**
 * All terms, divided by the first, are powers of one product of powers of primes and e: returns their
 * polynomial and the logarithm of that product. Two terms always qualify: 3ˣ = 2ˣ⁺¹.
 */
function powerShape(top: Polynomial, name: string): { dense: Dense; logarithm: Expression } | null {
  const [first, ...others] = [...top.values()];
  if (first === undefined || others.length === 0) return null;
  const atoms = atomsOf(top);
  const exponents = ({ powers }: Term): number[] =>
    atoms.map((atom) => powers.find(([each]) => each === atom)?.[1] ?? 0);
  const start = exponents(first);
  const offsets = others.map((term) => exponents(term).map((exponent, index) => exponent - start[index]!));
  const shared = offsets[0]!.reduce((total, each) => greatest(total, Math.abs(each)), 0);
  const unit = offsets[0]!.map((each) => each / shared);
  const steps = offsets.map((offset) => multipleOf(offset, unit));
  if (steps.some((step) => step === null)) return null;
  const lowest = Math.min(0, ...(steps as number[]));
  const dense: Rational[] = Array.from({ length: Math.max(0, ...(steps as number[])) - lowest + 1 }, () =>
    rational(0),
  );
  if (dense.length > 40) return null;
  [first, ...others].forEach((term, index) => {
    const at = (index === 0 ? 0 : steps[index - 1]!) - lowest;
    dense[at] = add(dense[at]!, term.coefficient);
  });
  const logarithms = atoms.map((atom, index) => logarithmOfAtom(atom, unit[index]!, name));
  if (logarithms.some((each) => each === null)) return null;
  return { dense: trimZeros(dense), logarithm: sum(logarithms as Expression[]) };
}

function isOnePower(top: Polynomial, name: string): boolean {
  const [only, more] = [...top.values()];
  return (
    only !== undefined &&
    more === undefined &&
    only.powers.length > 0 &&
    only.powers.every(([atom]) => logarithmOfAtom(atom, 1, name) !== null)
  );
}

/** The integer k with offset = k · unit. */
function multipleOf(offset: readonly number[], unit: readonly number[]): number | null {
  const index = unit.findIndex((each) => each !== 0);
  const times = offset[index]! / unit[index]!;
  return Number.isInteger(times) && offset.every((each, at) => each === times * unit[at]!) ? times : null;
}

const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b));

function logarithmOfAtom(atom: string, times: number, name: string): Expression | null {
  const shape = /^pow\((e|\d+);(.+)\^1\/(\d+)\)$/.exec(atom);
  if (shape === null || shape[2] !== name) return null;
  const size = shape[1] === 'e' ? number(1) : called('ln', number(BigInt(shape[1]!)));
  return product([fraction(rational(times, BigInt(shape[3]!))), size]);
}
