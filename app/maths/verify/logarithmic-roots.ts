import { Canonical } from '../algebra/canonical.ts';
import { evaluator } from '../algebra/evaluate.ts';
import { atomsOf, toDense, type Polynomial, type Term } from '../algebra/polynomial.ts';
import { writeQuotient } from '../algebra/present.ts';
import type { Field, Quotient } from '../algebra/quotient.ts';
import { degree, trimmed, type Dense } from '../algebra/univariate.ts';
import { numberValue, subtractExpressions } from '../expression/build.ts';
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  one,
  rational,
  sign,
  type Rational,
} from '../expression/rational.ts';
import {
  called, constant, divided, fraction, number, product, raised, sameTree, substitute, sum, variablesOf,
  type Expression, type Relation,
} from '../expression/tree.ts'; // prettier-ignore

type Roots = (dense: Dense, field: Field) => Quotient[] | null;

/** A sum of logarithms to one base and a number. */
type Sum = {
  readonly logarithms: { readonly of: Expression; readonly by: Rational }[];
  rest: Rational;
  base: Expression | null;
};

/** Products beyond this degree are not built. */
const largestPower = 12;

/**
 * The solutions of a sum of logarithms of polynomials that equals a number: c₁·log f₁ + … + c = 0 gives f₁^c₁ · … = b^(−c), a polynomial
 * equation that has all solutions and perhaps more; of its roots those count at which every fᵢ is positive. Null when the equation is of
 * another kind or a root cannot be written.
 */
export function rootsOfLogarithms(
  equation: Relation,
  name: string,
  field: Field,
  exactRoots: Roots,
): Quotient[] | null {
  const [left, right] = equation.sides;
  const found = logarithmsOf(subtractExpressions(left!, right!), name);
  if (found === null) return null;
  const dense = productEquation(found, name);
  const candidates = dense === null || dense.length === 0 ? null : exactRoots(dense, field);
  if (candidates === null) return null;
  const kept: Quotient[] = [];
  for (const candidate of candidates) {
    const value = writeQuotient(candidate);
    const sizes = found.logarithms.map(({ of }) => evaluator(substitute(of, name, value))({}));
    // So near to 0 that its sign is not certain.
    if (sizes.some((size) => Math.abs(size) < 1e-9 && !isExactlyZero(size))) return null;
    if (sizes.every((size) => size > 0)) kept.push(candidate);
  }
  return kept;
}

/** Fractions are put in without rounding as long as they are small, so that 0 is 0. */
const isExactlyZero = (size: number): boolean => size === 0;

function logarithmsOf(tree: Expression, name: string): Sum | null {
  const found: Sum = { logarithms: [], rest: rational(0), base: null };
  return collect(tree, one, found) && found.logarithms.some(({ of }) => variablesOf(of).includes(name))
    ? found
    : null;
}

function collect(tree: Expression, by: Rational, found: Sum): boolean {
  const value = numberValue(tree);
  if (value !== null) {
    found.rest = add(found.rest, multiply(by, value));
    return true;
  }
  switch (tree.kind) {
    case 'add':
      return tree.terms.every((term) => collect(term, by, found));
    case 'negate':
      return collect(tree.of, negate(by), found);
    case 'multiply': {
      const numbers = tree.factors.map(numberValue);
      const others = tree.factors.filter((_, place) => numbers[place] === null);
      const size = numbers.reduce<Rational>(
        (total, each) => (each === null ? total : multiply(total, each)),
        by,
      );
      return others.length === 1 && collect(others[0]!, size, found);
    }
    case 'divide': {
      const below = numberValue(tree.denominator);
      return below !== null && !isZero(below) && collect(tree.numerator, divide(by, below), found);
    }
    case 'call':
      return collectCall(tree, by, found);
    default:
      return false;
  }
}

function collectCall(tree: Expression & { kind: 'call' }, by: Rational, found: Sum): boolean {
  const [of, written] = tree.args;
  if (of === undefined || (tree.name !== 'ln' && tree.name !== 'log')) return false;
  const base = tree.name === 'ln' ? constant('e') : (written ?? number(10));
  if (variablesOf(base).length > 0 || (found.base !== null && !sameTree(found.base, base))) return false;
  found.base = base;
  found.logarithms.push({ of, by });
  return true;
}

/** Π f^(+c) − b^(−c) · Π f^(−c), all exponents made whole; null where a number e would stay in it. */
function productEquation({ logarithms, rest, base }: Sum, name: string): Dense | null {
  const scale = [...logarithms.map(({ by }) => by), rest].reduce((total, each) => lcm(total, each.d), 1n);
  const powers = logarithms.map(({ of, by }) => ({ of, times: Number((by.n * scale) / by.d) }));
  const shift = multiply(rest, rational(scale));
  const baseValue = base === null ? null : numberValue(base);
  if (powers.some(({ times }) => Math.abs(times) > largestPower) || Math.abs(Number(shift.n)) > 64)
    return null;
  if (!isZero(shift) && (baseValue === null || sign(baseValue) <= 0)) return null;
  const side = (positive: boolean): Expression[] =>
    powers
      .filter(({ times }) => times > 0 === positive)
      .map(({ of, times }) => raised(of, number(Math.abs(times))));
  const factor = isZero(shift) ? number(1) : raised(fraction(baseValue!), fraction(negate(shift)));
  const { top } = new Canonical().of(
    subtractExpressions(product(side(true)), product([factor, ...side(false)])),
  );
  const dense = toDense(top, name);
  return dense === null ? null : trimmed(dense);
}

function lcm(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
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
  // One power alone is never 0.
  if (isOnePower(top, name)) return [];
  const roots = shape === null || degree(shape.dense) < 1 ? null : exactRoots(shape.dense, field);
  if (shape === null || roots === null) return null;
  const canonical = new Canonical(field);
  const found: Quotient[] = [];
  for (const root of roots) {
    if (field.isZero(root)) continue;
    const size = field.numberOf(root);
    if (size === null || Math.abs(size) < 1e-9) return null;
    if (size > 0) found.push(canonical.of(divided(called('ln', writeQuotient(root)), shape.logarithm)));
  }
  return found;
}

/**
 * All terms, divided by the first, are powers of one product of powers of primes and e: their polynomial, and the logarithm of
 * that product. Two terms always are: 3ˣ = 2ˣ⁺¹.
 */
function powerShape(top: Polynomial, name: string): { dense: Dense; logarithm: Expression } | null {
  const [first, ...others] = [...top.values()];
  if (first === undefined || others.length === 0) return null;
  const atoms = atomsOf(top);
  const exponents = ({ powers }: Term): number[] =>
    atoms.map((atom) => powers.find(([each]) => each === atom)?.[1] ?? 0);
  const start = exponents(first);
  const offsets = others.map((term) => exponents(term).map((exponent, place) => exponent - start[place]!));
  const shared = offsets[0]!.reduce((total, each) => greatest(total, Math.abs(each)), 0);
  const unit = offsets[0]!.map((each) => each / shared);
  const steps = offsets.map((offset) => multipleOf(offset, unit));
  if (steps.some((step) => step === null)) return null;
  const lowest = Math.min(0, ...(steps as number[]));
  const dense: Rational[] = Array.from({ length: Math.max(0, ...(steps as number[])) - lowest + 1 }, () =>
    rational(0),
  );
  if (dense.length > 40) return null;
  [first, ...others].forEach((term, place) => {
    const at = (place === 0 ? 0 : steps[place - 1]!) - lowest;
    dense[at] = add(dense[at]!, term.coefficient);
  });
  const logarithms = atoms.map((atom, place) => logarithmOfAtom(atom, unit[place]!, name));
  if (logarithms.some((each) => each === null)) return null;
  return { dense: trimmed(dense), logarithm: sum(logarithms as Expression[]) };
}

function isOnePower(top: Polynomial, name: string): boolean {
  const [only, more] = [...top.values()];
  return only !== undefined && more === undefined && only.powers.length > 0 && only.powers.every(([atom]) => logarithmOfAtom(atom, 1, name) !== null); // prettier-ignore
}

/** The number k with offset = k · unit, a whole number. */
function multipleOf(offset: readonly number[], unit: readonly number[]): number | null {
  const place = unit.findIndex((each) => each !== 0);
  const times = offset[place]! / unit[place]!;
  return Number.isInteger(times) && offset.every((each, at) => each === times * unit[at]!) ? times : null;
}

const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b));

function logarithmOfAtom(atom: string, times: number, name: string): Expression | null {
  const shape = /^pow\((e|\d+);(.+)\^1\/(\d+)\)$/.exec(atom);
  if (shape === null || shape[2] !== name) return null;
  const size = shape[1] === 'e' ? number(1) : called('ln', number(BigInt(shape[1]!)));
  return product([fraction(rational(times, BigInt(shape[3]!))), size]);
}
