import { differentiate } from '../algebra/differentiate.ts';
import { evaluator } from '../algebra/evaluate.ts';
import { numberValue } from '../expression/build.ts';
import { mixedValue, toNumber, type Rational } from '../expression/rational.ts';
import type { Expression, Relation } from '../expression/tree.ts';
import { contains } from '../expression/tree-parts.ts';
import {
  absoluteOf,
  factorialOf,
  powerOf,
  productOf,
  quotientOf,
  rootOf,
  sumOf,
} from './bounded-arithmetic.ts';
import { callWithBounds } from './bounded-functions.ts';
import { exactly, never, withRoundingError, scaled, unsure, type Bounded } from './bounded-numbers.ts';

/** Values of the variables, exact or with their own bounds. */
type Point = Readonly<Record<string, number | Bounded>>;
type BoundedEvaluator = (values: Point) => Bounded;

/**
 * Evaluates like `evaluator`, with a bound for the rounding errors (running error analysis, N. J. Higham,
 * Accuracy and Stability of Numerical Algorithms, 3.3): the true value lies within `error` of `value`. Two
 * values further apart than their errors are therefore proven different. NaN with error 0 means proven
 * undefined; an infinite error means unknown.
 */
export function boundedEvaluator(tree: Expression): BoundedEvaluator {
  switch (tree.kind) {
    case 'number':
      return constantly(ofRational(tree.value));
    case 'mixed':
      return constantly(ofRational(mixedValue(tree.whole, tree.numerator, tree.denominator)));
    case 'constant':
      if (tree.name === 'infinity' || tree.name === 'i') return constantly(unsure);
      return constantly(withRoundingError(tree.name === 'pi' ? Math.PI : Math.E));
    case 'variable':
      return (values) => boundedValue(values[tree.name]);
    case 'add':
      return fold(tree.terms, sumOf);
    case 'multiply':
      return fold(tree.factors, productOf);
    case 'divide':
      return fold([tree.numerator, tree.denominator], quotientOf);
    case 'power':
      return boundedPower(tree.base, tree.exponent);
    case 'root':
      return fold([tree.of, tree.index], rootOf);
    case 'negate':
      return mapped(tree.of, ({ value, error }) => ({ value: -value, error }));
    case 'absolute':
      return mapped(tree.of, absoluteOf);
    case 'percent':
      return mapped(tree.of, (of) => quotientOf(of, exactly(100)));
    case 'degrees':
      return mapped(tree.of, (of) => scaled(of, Math.PI / 180));
    case 'factorial':
      return mapped(tree.of, factorialOf);
    case 'call': {
      const args = tree.args.map(boundedEvaluator);
      return (values) =>
        callWithBounds(
          tree.name,
          args.map((argument) => argument(values)),
        );
    }
    case 'piecewise':
      return boundedCases(tree);
    case 'plusminus':
      return constantly(unsure);
    case 'derivative':
      return boundedSlope(tree);
    default:
      return byNumericMethod(tree);
  }
}

const boundedValue = (value: number | Bounded | undefined): Bounded =>
  typeof value === 'number' ? exactly(value) : (value ?? unsure);
const constantly =
  (of: Bounded): BoundedEvaluator =>
  () =>
    of;

function mapped(tree: Expression, change: (of: Bounded) => Bounded): BoundedEvaluator {
  const of = boundedEvaluator(tree);
  return (values) => change(of(values));
}

function fold(parts: readonly Expression[], join: (a: Bounded, b: Bounded) => Bounded): BoundedEvaluator {
  const all = parts.map(boundedEvaluator);
  return (values) => all.map((part) => part(values)).reduce(join);
}

function ofRational(value: Rational): Bounded {
  const double = toNumber(value);
  const exact =
    isPowerOfTwo(value.d) && [value.n, value.d].every((part) => Number.isSafeInteger(Number(part)));
  return exact ? exactly(double) : withRoundingError(double);
}

const isPowerOfTwo = (value: bigint): boolean => (value & (value - 1n)) === 0n;

/** An exponent written as a fraction with an odd denominator also takes negative bases, as in `evaluator`. */
function boundedPower(base: Expression, exponent: Expression): BoundedEvaluator {
  const size = exponent.kind === 'negate' ? exponent.of : exponent;
  const written = size.kind === 'divide' ? numberValue(exponent) : null;
  if (written !== null && written.d % 2n === 1n && written.d > 1n && written.d < 100n) {
    const [above, below] = [exactly(Number(written.n)), exactly(Number(written.d))];
    return mapped(base, (of) => powerOf(rootOf(of, below), above));
  }
  return fold([base, exponent], powerOf);
}

function boundedCases(tree: Expression & { kind: 'piecewise' }): BoundedEvaluator {
  const branches = tree.branches.map(({ value, when }) => ({
    value: boundedEvaluator(value),
    holds: boundedCondition(when),
  }));
  const otherwise = tree.otherwise === null ? constantly(never) : boundedEvaluator(tree.otherwise);
  return (values) => {
    for (const { value, holds } of branches) {
      const decided = holds(values);
      if (decided === null) return unsure;
      if (decided) return value(values);
    }
    return otherwise(values);
  };
}

/** Whether a relation holds at given values; null when rounding makes it undecidable. */
export function boundedCondition({ sides, signs }: Relation): (values: Point) => boolean | null {
  const compute = sides.map(boundedEvaluator);
  return (values) => {
    const at = compute.map((side) => side(values));
    let open = false;
    for (const [place, sign] of signs.entries()) {
      const order = orderOf(at[place]!, at[place + 1]!);
      if (order === 'none') return false;
      if (order === null) open = true;
      else if (
        !{
          '=': order === 0,
          '!=': order !== 0,
          '<': order < 0,
          '<=': order <= 0,
          '>': order > 0,
          '>=': order >= 0,
        }[sign]
      )
        return false;
    }
    return open ? null : true;
  };
}

/** −1, 0 or 1 when proven; null when the bounds overlap; none when one of them is undefined. */
export function orderOf(a: Bounded, b: Bounded): -1 | 0 | 1 | null | 'none' {
  if ((Number.isNaN(a.value) && a.error === 0) || (Number.isNaN(b.value) && b.error === 0)) return 'none';
  const tolerance = a.error + b.error;
  if (tolerance === 0 && a.value === b.value) return 0;
  if (!(Math.abs(a.value - b.value) > tolerance)) return null;
  return a.value < b.value ? -1 : 1;
}

/** −1, 0 or 1 when proven; `none`: proven to be undefined; null: undecided. */
export type ProvenSign = ReturnType<typeof orderOf>;

/** The sign of a number, if its bounds determine it. */
export const signByBounds = (tree: Expression): ProvenSign => orderOf(boundedEvaluator(tree)({}), exactly(0));

/** The symbolic derivative, where the function itself is defined. */
function boundedSlope(tree: Expression & { kind: 'derivative' }): BoundedEvaluator {
  const derived = tree.order > 3 ? null : differentiate(tree.of, tree.variable, tree.order);
  if (derived === null || contains(tree.of, (part) => part.kind === 'piecewise'))
    return byNumericMethod(tree);
  const open = contains(tree.of, (part) => part.kind === 'integral' && part.bounds === null);
  const [slope, whole] = [
    boundedEvaluator(derived),
    open ? constantly(exactly(0)) : boundedEvaluator(tree.of),
  ];
  return (values) => {
    const at = whole(values);
    return Number.isFinite(at.value) && at.error < Infinity ? slope(values) : at;
  };
}

/**
 * Integrals, limits and sums are approximated by `evaluator`: accurate to a few digits, and no proof that a
 * value is undefined.
 */
function byNumericMethod(tree: Expression): BoundedEvaluator {
  const compute = evaluator(tree);
  if (tree.kind === 'unit') return constantly(withRoundingError(compute({})));
  return (values) => {
    const exact = Object.entries(values).map(([name, value]) => [name, boundedValue(value)] as const);
    if (exact.some(([, { error }]) => error > 0)) return unsure;
    const value = compute(Object.fromEntries(exact.map(([name, at]) => [name, at.value])));
    return Number.isFinite(value) ? { value, error: 1e-6 * Math.max(1, Math.abs(value)) } : unsure;
  };
}
