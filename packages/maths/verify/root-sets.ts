import { Canonical, NotAlgebraic } from '../algebra/canonical.ts';
import { coefficientsIn, toDense, TooLarge, type Polynomial } from '../algebra/polynomial.ts';
import { writeQuotient } from '../algebra/present.ts';
import { Field, Undefined, type Quotient } from '../algebra/quotient.ts';
import { denseRoots } from '../algebra/numeric-roots.ts';
import {
  countRealRoots,
  degree,
  divmod,
  equalDense,
  gcd,
  squareFree,
  times,
  trimZeros,
  type Dense,
} from '../algebra/univariate.ts';
import { one } from '../expression/rational.ts';
import { subtractExpressions } from '../expression/build.ts';
import type { Expression, Relation } from '../expression/tree.ts';
import { solves } from './candidates.ts';
import { withoutRoots } from './conjugates.ts';
import { exactRoots } from './exact-roots.ts';
import { tryAlgebra } from './try-algebra.ts';
import { rootsOfLogarithms, rootsOfPowers } from './logarithmic-roots.ts';
import { approximate } from './numbers.ts';

/**
 * The exact real solutions of an equation in one unknown: the real roots of `dense` (square-free, excluded
 * points removed) and the single values in `values` (which contain roots of numbers). `all` minus the
 * `excluded` points for identities.
 */
type RootSet =
  | { readonly kind: 'roots'; readonly dense: Dense; readonly values: readonly Quotient[] }
  | { readonly kind: 'all'; readonly excluded: Dense };

const nothing: RootSet = { kind: 'roots', dense: [one], values: [] };

/** The solution set of several equations joined by "or"; null when one of them is not algebraic in the unknown. */
export function rootSet(equations: readonly Relation[], name: string, field: Field): RootSet | null {
  const whole = wholeProduct(equations, name, field);
  if (whole !== null) return whole;
  let total: RootSet = nothing;
  for (const equation of equations) {
    const one = rootsOfOne(equation, name, field) ?? rootsByLogarithms(equation, name, field);
    if (one === null) return null;
    if (one.kind === 'all' || total.kind === 'all') return one.kind === 'all' ? one : total;
    total = union(total, one, field);
  }
  return total;
}

/** x = 2 + √3 or x = 2 − √3: their product has rational coefficients. */
function wholeProduct(equations: readonly Relation[], name: string, field: Field): RootSet | null {
  if (equations.length < 2) return null;
  const forms = equations.map((equation) => difference(equation, field));
  if (forms.some((form) => form === null || form.top.size === 0)) return null;
  const product = forms.reduce<Polynomial | null>(
    (total, form) => (total === null ? form!.top : field.times(total, form!.top)),
    null,
  );
  const dense = product === null ? null : toDense(product, name);
  const divisors = forms.flatMap((form) => form!.divisors);
  if (dense === null) return null;
  // An excluded point of one equation may solve another: the product is the union only when there are no
  // divisors.
  if (divisors.some((divisor) => (toDense(divisor, name) ?? [one, one]).length > 1)) return null;
  return { kind: 'roots', dense: squareFree(trimZeros(dense)), values: [] };
}

export type Difference = {
  readonly top: Polynomial;
  readonly divisors: readonly Polynomial[];
  readonly opaque: boolean;
};

/**
 * The numerator of left − right; null when it is too large or not algebraic. An undefined side has no
 * solutions.
 */
export function difference(equation: Relation, field: Field): Difference | null {
  const [left, right] = equation.sides;
  if (left === undefined || right === undefined || equation.sides.length !== 2) return null;
  try {
    const canonical = new Canonical(field);
    const { top } = canonical.of(subtractExpressions(left, right));
    return { top, divisors: canonical.divisors, opaque: canonical.opaque };
  } catch (error) {
    if (error instanceof TooLarge || error instanceof NotAlgebraic || error instanceof Undefined) return null;
    throw error;
  }
}

function rootsOfOne(equation: Relation, name: string, field: Field): RootSet | null {
  const form = difference(equation, field);
  if (form === null) return null;
  const excluded = excludedBy(form.divisors, name);
  // A root or a logarithm may have cancelled; where it is undefined there is no solution: (√x)² = −4.
  if (form.top.size === 0) return form.opaque || excluded === null ? null : { kind: 'all', excluded };
  if (excluded === null || form.opaque) return rootsByCandidates(equation, form.top, name, field);
  const dense = toDense(form.top, name);
  if (dense !== null)
    return { kind: 'roots', dense: without(squareFree(trimZeros(dense)), excluded), values: [] };
  return (
    linearWithRoots(form.top, name, excluded, field) ?? rootsByCandidates(equation, form.top, name, field)
  );
}

/** Sums of logarithms, and polynomials in one power with the unknown in the exponent. */
function rootsByLogarithms(equation: Relation, name: string, field: Field): RootSet | null {
  const form = difference(equation, field);
  if (form === null || form.top.size === 0) return null;
  const plain = !form.opaque && form.divisors.every((divisor) => divisor.size === 1);
  const values =
    rootsOfLogarithms(equation, name, field, exactRoots) ??
    (plain ? rootsOfPowers(form.top, name, field, exactRoots) : null);
  return values === null ? null : { kind: 'roots', dense: [one], values };
}

/**
 * Equations with roots and absolute values: the zeros of a polynomial that has all their solutions, each
 * substituted exactly.
 */
function rootsByCandidates(equation: Relation, top: Polynomial, name: string, field: Field): RootSet | null {
  const dense = withoutRoots(top, name, field);
  const candidates = dense === null ? null : exactRoots(dense, field);
  if (candidates === null) return null;
  const values: Quotient[] = [];
  for (const candidate of candidates) {
    const verdict = solves(equation, name, writeQuotient(candidate));
    if (verdict === null) return null;
    if (verdict) values.push(candidate);
  }
  return { kind: 'roots', dense: [one], values };
}

/** a·x + b = 0 where a and b contain roots of numbers. */
function linearWithRoots(top: Polynomial, name: string, excluded: Dense, field: Field): RootSet | null {
  const [b, a, ...higher] = coefficientsIn(top, name);
  if (higher.length > 0 || b === undefined) return null;
  const constant = (p: Polynomial): Quotient => ({ top: p, bottom: field.constant(1).top });
  if (field.numberOf(constant(b)) === null) return null;
  if (a === undefined || a.size === 0) return nothing;
  if (field.numberOf(constant(a)) === null) return null;
  const value = field.negate(field.divide(constant(b), constant(a)));
  const lost = degree(excluded) > 0 && isRoot(excluded, value, field);
  return lost ? nothing : { kind: 'roots', dense: [one], values: [value] };
}

function excludedBy(divisors: readonly Polynomial[], name: string): Dense | null {
  let product: Dense = [one];
  for (const divisor of divisors) {
    const dense = toDense(divisor, name);
    // A divisor made of roots of numbers is a nonzero constant.
    if (dense === null) {
      if (coefficientsIn(divisor, name).length > 1) return null;
      continue;
    }
    if (dense.length > 1) product = times(product, trimZeros(dense));
  }
  return product;
}

function without(dense: Dense, excluded: Dense): Dense {
  const common = gcd(dense, excluded);
  return degree(common) < 1 ? dense : divmod(dense, common)[0];
}

function union(a: RootSet & { kind: 'roots' }, b: RootSet & { kind: 'roots' }, field: Field): RootSet {
  const values = [...a.values];
  for (const value of b.values) if (!values.some((other) => field.same(value, other))) values.push(value);
  return { kind: 'roots', dense: squareFree(times(a.dense, b.dense)), values };
}

/** Whether this value (with roots of numbers) is exactly a zero of the polynomial. */
function isRoot(dense: Dense, value: Quotient, field: Field): boolean {
  const result = dense.reduceRight<Quotient>(
    (total, coefficient) => field.add(field.multiply(total, value), field.constant(coefficient)),
    field.constant(0),
  );
  return field.isZero(result);
}

type RootDifference = {
  readonly same: boolean;
  /** Solutions only of the first, and only of the second. */
  readonly lost: readonly Expression[];
  readonly gained: readonly Expression[];
  readonly common: boolean;
};

/** Compares two solution sets exactly; null when it cannot. */
export function compareRootSets(a: RootSet, b: RootSet, field: Field): RootDifference | null {
  if (a.kind === 'all' || b.kind === 'all') return compareWithAll(a, b);
  if (a.values.length === 0 && b.values.length === 0) return compareDense(a.dense, b.dense);
  const [left, right] = [allValues(a, field), allValues(b, field)];
  if (left === null || right === null) return null;
  const lost = left.filter((value) => !right.some((other) => field.same(value, other)));
  const gained = right.filter((value) => !left.some((other) => field.same(value, other)));
  // Logarithms of numbers may be equal without having the same form.
  if (lost.some((value) => gained.some((other) => isNear(value, other, field)))) return null;
  return {
    same: lost.length === 0 && gained.length === 0,
    lost: lost.map((value) => written(value, field)),
    gained: gained.map((value) => written(value, field)),
    common: lost.length < left.length,
  };
}

function isNear(a: Quotient, b: Quotient, field: Field): boolean {
  const [x, y] = [field.numberOf(a), field.numberOf(b)];
  return x === null || y === null || Math.abs(x - y) < 1e-9 * Math.max(1, Math.abs(x));
}

function compareWithAll(a: RootSet, b: RootSet): RootDifference {
  if (a.kind === 'all' && b.kind === 'all') {
    const [left, right] = [squareFree(a.excluded), squareFree(b.excluded)];
    return {
      same: equalDense(left, right),
      lost: rootsWritten(right),
      gained: rootsWritten(left),
      common: true,
    };
  }
  return { same: false, lost: [], gained: [], common: true };
}

function compareDense(a: Dense, b: Dense): RootDifference {
  const common = gcd(a, b);
  const [lost, gained] = [divmod(a, common)[0], divmod(b, common)[0]];
  const [missing, extra] = [countRealRoots(lost), countRealRoots(gained)];
  return {
    same: missing === 0 && extra === 0,
    lost: missing === 0 ? [] : rootsWritten(lost),
    gained: extra === 0 ? [] : rootsWritten(gained),
    common: countRealRoots(common) > 0,
  };
}

/** All real roots as exact values, or null when one has no exact form. */
function allValues(set: RootSet & { kind: 'roots' }, field: Field): Quotient[] | null {
  const exact = exactRoots(set.dense, field);
  if (exact === null) return null;
  const values = [...set.values];
  for (const value of exact) if (!values.some((other) => field.same(value, other))) values.push(value);
  return values;
}

/** A value for display; what the normal form cannot write, such as ln 2, as a decimal. */
function written(value: Quotient, field: Field): Expression {
  return tryAlgebra(() => writeQuotient(value)) ?? approximate(field.numberOf(value) ?? NaN);
}

/** Real roots for display: exact where possible, otherwise to four decimals. */
function rootsWritten(dense: Dense): Expression[] {
  if (degree(dense) < 1) return [];
  const field = new Field();
  const exact = exactRoots(dense, field);
  return exact === null ? denseRoots(squareFree(dense)).map(approximate) : exact.map(writeQuotient);
}

/** The members of a set for display, or null for "all". */
export function membersWritten(set: RootSet, field: Field): Expression[] | null {
  if (set.kind === 'all') return null;
  const values = allValues(set, field);
  return values === null ? rootsWritten(set.dense) : values.map((value) => written(value, field));
}
