import { Canonical, NotAlgebraic } from '../algebra/canonical.ts';
import { denseRoots } from '../algebra/numeric-roots.ts';
import { coefficientsIn, TooLarge, type Polynomial } from '../algebra/polynomial.ts';
import { writeDense, writeQuotient } from '../algebra/present.ts';
import { Field, Undefined, type Quotient } from '../algebra/quotient.ts';
import { countRealRoots, degree, gcd, squareFree, trimZeros, type Dense } from '../algebra/univariate.ts';
import { factorise } from '../algebra/univariate-factors.ts';
import { subtractExpressions } from '../expression/build.ts';
import { rational, type Rational } from '../expression/rational.ts';
import type { Expression } from '../expression/tree.ts';
import { substitute } from '../expression/tree-parts.ts';
import { boundedEvaluator, orderOf } from './bounded.ts';
import { exactly } from './bounded-numbers.ts';
import { signCases, withoutRoots } from './conjugates.ts';

import { exactRoots } from './exact-roots.ts';
import type { Difference } from './root-sets.ts';

/**
 * A point at which the truth of a statement may change: an exact expression when it is a root of degree one
 * or two, otherwise the root of `dense` near `at`. `hole`: a divisor is zero there.
 */
export type Mark = {
  readonly at: number;
  readonly exact: Expression | null;
  readonly dense: Dense | null;
  readonly hole: boolean;
};

/**
 * All points at which a difference may change its sign or stop being defined; additional points are harmless.
 * Null: not known.
 */
export function marksOf(form: Difference, name: string, field: Field): Mark[] | null {
  const zeros = form.opaque ? rootedDense([form.top], name, field) : plainMarks(form.top, name, field);
  const holes = form.opaque
    ? rootedDense(
        [...form.divisors, ...[...field.reductions.values()].map(({ value }) => value)],
        name,
        field,
      )
    : collectMarks(form.divisors.map((divisor) => plainMarks(divisor, name, field)));
  if (zeros === null || holes === null) return null;
  return [...zeros, ...holes.map((mark) => ({ ...mark, hole: !form.opaque }))];
}

function collectMarks(all: readonly (Mark[] | null)[]): Mark[] | null {
  return all.some((marks) => marks === null) ? null : all.flatMap((marks) => marks ?? []);
}

/**
 * Zeros of a polynomial in the unknown whose coefficients may contain roots of numbers, or π when it is
 * linear.
 */
function plainMarks(polynomial: Polynomial, name: string, field: Field): Mark[] | null {
  const dense = withoutRoots(polynomial, name, field);
  if (dense !== null) return denseMarks(dense);
  const [b, a, ...higher] = coefficientsIn(polynomial, name);
  if (higher.length > 0 || b === undefined) return null;
  const quotient = (top: Polynomial): Quotient => ({ top, bottom: field.constant(1).top });
  if (field.numberOf(quotient(b)) === null) return null;
  if (a === undefined) return [];
  if (field.numberOf(quotient(a)) === null) return null;
  const value = field.negate(field.divide(quotient(b), quotient(a)));
  return [{ at: field.numberOf(value) ?? NaN, exact: writeQuotient(value), dense: null, hole: false }];
}

/** With roots and absolute values: all zeros of every sign case. */
function rootedDense(polynomials: readonly Polynomial[], name: string, field: Field): Mark[] | null {
  const marks: Mark[] = [];
  for (const polynomial of polynomials) {
    for (const part of signCases(polynomial, field) ?? [polynomial]) {
      const dense = part.size === 0 ? [] : withoutRoots(part, name, field);
      if (dense === null) return null;
      marks.push(...denseMarks(dense));
    }
  }
  return marks;
}

function denseMarks(dense: readonly Rational[]): Mark[] {
  const free = squareFree(trimZeros(dense));
  if (degree(free) < 1) return [];
  const parts = factorise(free)?.factors.map(({ part }) => part) ?? [free];
  return parts.flatMap((part): Mark[] => {
    const exact = degree(part) <= 2 ? exactRoots(part, new Field()) : null;
    if (exact === null) return denseRoots(part).map((at) => ({ at, exact: null, dense: part, hole: false }));
    return exact.map((value) => {
      const tree = writeQuotient(value);
      return { at: numberOf(tree), exact: tree, dense: part, hole: false };
    });
  });
}

function numberOf(tree: Expression): number {
  const field = new Field();
  return field.numberOf(new Canonical(field).of(tree)) ?? NaN;
}

/** Whether two close marks are the same number. Null when undecided. */
export function sameMark(a: Mark, b: Mark): boolean | null {
  if (a.exact !== null && b.exact !== null) {
    const sign = signOf(subtractExpressions(a.exact, b.exact));
    return sign === null || sign === 'none' ? null : sign === 0;
  }
  const [known, other] = a.exact !== null ? [a, b] : [b, a];
  if (other.dense === null) return null;
  if (known.exact !== null) {
    const sign = signOf(substitute(writeDense(other.dense, 'x'), 'x', known.exact));
    return sign === null || sign === 'none' ? null : sign === 0;
  }
  if (known.dense === null) return null;
  const near = (p: Dense): number => {
    const reach = 1e-8 * Math.max(1, Math.abs(known.at));
    return countRealRoots(p, roundedTo(known.at - reach), roundedTo(known.at + reach));
  };
  if (near(known.dense) !== 1 || near(other.dense) !== 1) return null;
  const common = gcd(known.dense, other.dense);
  return degree(common) >= 1 && near(common) === 1;
}

/** A fraction close to a double. */
function roundedTo(value: number): Rational {
  return rational(BigInt(Math.round(value * 2 ** 40)), 1n << 40n);
}

/** The exact sign of an expression without letters; none when undefined, null when undecided. */
export function signOf(tree: Expression): -1 | 0 | 1 | null | 'none' {
  try {
    const field = new Field();
    if (field.isZero(new Canonical(field).of(tree))) return 0;
    const order = orderOf(boundedEvaluator(tree)({}), exactly(0));
    return order === 0 ? null : order;
  } catch (error) {
    if (error instanceof Undefined) return 'none';
    if (error instanceof TooLarge || error instanceof NotAlgebraic) return null;
    throw error;
  }
}

/** The mark of `x < ln 2`: any value without letters. Null when the number is not known. */
export function markAt(value: Expression): Mark | null {
  const { value: at, error } = boundedEvaluator(value)({});
  if (!Number.isFinite(at) || error > 1e-9 * Math.max(1, Math.abs(at))) return null;
  return { at, exact: value, dense: null, hole: false };
}
