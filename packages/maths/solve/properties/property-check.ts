import { NotAlgebraic } from '../../algebra/canonical.ts';
import { Unwritable } from '../../algebra/present.ts';
import { TooLarge } from '../../algebra/polynomial.ts';
import { Undefined } from '../../algebra/quotient.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { degree, gcd } from '../../algebra/univariate.ts';
import { numberValue } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import { divided, isExpression, number, type Expression, type Tree } from '../../expression/tree.ts';
import { contains, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { compareTrees } from '../../verify/compare-trees.ts';
import { calculusChecks } from './calculus-check.ts';
import { listChecks } from './list-check.ts';
import { logFormChecks } from './log-forms.ts';
import { oneLetterChecks } from './one-letter.ts';
import { offerChecks } from './offers.ts';
import { parityChecks } from './parity.ts';
import { solutionCountChecks } from './solution-count.ts';
import { parametricChecks } from './parametric.ts';
import { hasSameSides } from './relation-check.ts';
import { waveChecks } from './waves.ts';
import { curveOf } from '../figures/curve.ts';
import { denseOf } from '../dense.ts';
import { normalizeTree } from '../rewriting.ts';
import { divide, multiply, rational, subtract, type Rational } from '../../expression/rational.ts';

/*
 * Whether a line answers a question about a property, by another method than the one that found it: interpolation through values for
 * polynomials, trial division for divisors, sampling for the values of a function.
 */
type Check = (line: Tree, problem: Problem) => boolean;

const isEqual = (expected: Tree, answer: Tree): boolean =>
  compareTrees({ expected, answer }).verdict === 'equal';

export function answersPropertyQuestion(line: Tree, problem: Problem): boolean {
  const check = checks[problem.question?.what ?? ''];
  try {
    return check !== undefined && check(line, problem);
  } catch (error) {
    // Where the algebra cannot decide, the line is not confirmed.
    const undecided = [TooLarge, Undefined, NotAlgebraic, Unwritable].some((kind) => error instanceof kind);
    if (!undecided) throw error;
    return false;
  }
}

const checks: Readonly<Record<string, Check>> = {
  ...calculusChecks,
  ...listChecks,
  ...waveChecks,
  ...logFormChecks,
  ...parametricChecks,
  ...oneLetterChecks,
  ...parityChecks,
  ...solutionCountChecks,
  ...offerChecks,
  binomial_term: (line, problem) => isTermOf(line, problem),
  binomial_power_term: (line, problem) => isTermOf(line, problem),
  holds: (line, problem) => hasSameSides(line, problem),
  degree: (line, problem) => {
    const found = interpolated(problem.expression);
    return found !== null && isNumber(line, rational(found.length - 1));
  },
  leading_coefficient: (line, problem) => {
    const found = interpolated(problem.expression);
    return found !== null && isNumber(line, found.at(-1) ?? rational(0));
  },
  coefficient: (line, problem) => {
    if (isTermOf(line, problem)) return true;
    const found = interpolated(problem.expression);
    const power = problem.question?.given.n;
    const exponent = power === undefined ? null : numberValue(power);
    return found !== null && exponent !== null && isNumber(line, found[Number(exponent.n)] ?? rational(0));
  },
  constant_term: (line, problem) => {
    if (isTermOf(line, problem)) return true;
    const found = interpolated(problem.expression);
    return found !== null && isNumber(line, found[0] ?? rational(0));
  },
  quotient_and_remainder: (line, problem) => isDivision(line, problem),
  common_divisor: (line, problem) => isCommon(line, problem, 'divisor'),
  common_multiple: (line, problem) => isCommon(line, problem, 'multiple'),
  divisors: (line, problem) => listsDivisors(line, problem),
  is_prime: (line, problem) => listsDivisors(line, problem),
  is_divisible: (line, problem) => isWholeDivision(line, problem),
  divisor_count: (line, problem) => {
    const n = wholeOf(problem.expression);
    if (n === null || !isExpression(line)) return false;
    const value = numberValue(normalizeTree(line));
    return value !== null && value.d === 1n && value.n === BigInt(trialDivisors(n).length);
  },
  range: (line, problem) => isRange(line, problem),
  slope_and_intercept: (line, problem) => isSlopeAndIntercept(line, problem),
};

const isNumber = (line: Tree, wanted: Rational): boolean => {
  const value = isExpression(line) ? numberValue(line) : null;
  return value !== null && value.n === wanted.n && value.d === wanted.d;
};

const mostValues = 33;

/** The coefficients of a polynomial in one letter from its values at 1, 2, 3, … (Newton); two more values confirm them. */
function interpolated(tree: Tree): readonly Rational[] | null {
  const [name, ...others] = variablesOf(tree);
  if (!isExpression(tree) || name === undefined || others.length > 0) return null;
  const values: Rational[] = [];
  for (let at = 0; at < mostValues; at += 1) {
    const value = numberValue(normalizeTree(substitute(tree, name, number(at + 1))));
    if (value === null) return null;
    values.push(value);
  }
  // Divided differences on the points 1, 2, 3, …
  const differences: Rational[] = [];
  let row: readonly Rational[] = values;
  for (let order = 0; order < mostValues; order += 1) {
    differences.push(row[0]!);
    row = row.slice(1).map((value, at) => divide(subtract(value, row[at]!), rational(order + 1)));
  }
  if (differences.slice(-2).some(({ n }) => n !== 0n)) return null;
  let coefficients: Rational[] = [];
  for (let order = differences.length - 1; order >= 0; order -= 1) {
    // (…)(x − node) + the next difference.
    const shifted = [rational(0), ...coefficients];
    coefficients = shifted.map((each, at) =>
      subtract(each, multiply(rational(order + 1), coefficients[at] ?? rational(0))),
    );
    const first = coefficients[0] ?? rational(0);
    coefficients[0] = subtract(first, multiply(rational(-1), differences[order]!));
  }
  while (coefficients.length > 0 && coefficients.at(-1)!.n === 0n) coefficients.pop();
  return coefficients;
}

const degreeOf = (tree: Tree): number | null => {
  if (isExpression(tree) && variablesOf(tree).length === 0) return 0;
  const found = interpolated(tree);
  return found === null ? null : found.length - 1;
};

/** The coefficients of f(x) · xᵐ from its values, for the smallest m ≤ 30 that makes it a polynomial. */
function laurent(tree: Tree): { readonly coefficients: readonly Rational[]; readonly shift: number } | null {
  const [name] = variablesOf(tree);
  if (!isExpression(tree) || name === undefined) return null;
  const shifts = contains(tree, (part) => part.kind === 'divide') ? [2, 4, 6, 8, 10, 12, 16, 20] : [0];
  for (const shift of shifts) {
    const factor: Expression = { kind: 'power', base: { kind: 'variable', name }, exponent: number(shift) };
    const found = interpolated(shift === 0 ? tree : { kind: 'multiply', factors: [tree, factor] });
    if (found !== null) return { coefficients: found, shift };
  }
  return null;
}

/** c · xᵉ with the coefficient that the values of the power show at xᵉ; the exponent is the one that is asked for, or that of the place. */
function isTermOf(line: Tree, { expression, question }: Problem): boolean {
  const found = laurent(expression);
  const [name] = variablesOf(expression);
  if (found === null || name === undefined || !isExpression(line)) return false;
  const [at1, at2] = [1, 2].map((at) => numberValue(normalizeTree(substitute(line, name, number(at)))));
  if (at1 == null || at2 == null || at1.n === 0n) return false;
  // c · 2ᵉ over c · 1ᵉ is 2ᵉ.
  const exponent = Math.log2(Number((at2.n * at1.d * 2n ** 40n) / (at2.d * at1.n)) / 2 ** 40);
  if (!Number.isInteger(exponent)) return false;
  const coefficient = found.coefficients[exponent + found.shift];
  if (coefficient === undefined || coefficient.n !== at1.n || coefficient.d !== at1.d) return false;
  const { k, n } = question?.given ?? {};
  if (k === undefined) return BigInt(exponent) === (n === undefined ? 0n : numberValue(n)?.n);
  // Terms of (a + b)ⁿ follow each other in equal steps of the exponent, so the place counts them from the first one.
  const present = found.coefficients.flatMap((each, at) => (each.n === 0n ? [] : [at - found.shift]));
  const rising = growsFirst(expression, name);
  const ordered = rising ? present : present.toReversed();
  return ordered[Number(numberValue(k)?.n) - 1] === exponent;
}

/** Whether the first term of the base has the lower power: then the expansion begins with the lowest one. */
function growsFirst(tree: Tree, name: string): boolean {
  const base = tree.kind === 'power' ? tree.base : null;
  if (base?.kind !== 'add') return false;
  const growth = base.terms.map((term) => {
    const of = evaluator(term);
    return Math.abs(of({ [name]: 1e4 })) / Math.abs(of({ [name]: 1 }));
  });
  return growth[0]! < growth[1]!;
}

/** P = D · Q + R: both sides are equal, and each next rest is smaller than the dividend; at the end smaller than the divisor. */
function isDivision(line: Tree, { expression }: Problem): boolean {
  if (!isExpression(expression) || expression.kind !== 'divide' || line.kind !== 'relation') return false;
  const [left, right] = line.sides;
  if (line.signs.join() !== '=' || !isEqual(expression.numerator, left!) || !isEqual(left!, right!))
    return false;
  const terms = right!.kind === 'add' ? right!.terms : [right!];
  const isMultiple = (part: Expression): boolean =>
    part.kind === 'multiply' && part.factors.some((factor) => isEqual(expression.denominator, factor));
  const rest = terms.filter((part) => !isMultiple(part));
  const size = rest.length === 0 ? -1 : degreeOf({ kind: 'add', terms: rest });
  const whole = degreeOf(expression.numerator);
  return size !== null && whole !== null && (size < whole || terms.length === rest.length);
}

/** n = d · q + r with whole numbers and r smaller than d. */
function isWholeDivision(line: Tree, { expression }: Problem): boolean {
  if (!isExpression(expression) || expression.kind !== 'divide' || line.kind !== 'relation') return false;
  const [left, right] = line.sides;
  if (line.signs.join() !== '=' || !isEqual(expression.numerator, left!) || !isEqual(left!, right!))
    return false;
  const [multiple, rest, ...more] = right!.kind === 'add' ? right!.terms : [right!];
  const [whole, remainder] = [multiple!, rest ?? number(0)].map((each) => numberValue(normalizeTree(each)));
  const divisor = numberValue(expression.denominator);
  if (more.length > 0 || whole?.d !== 1n || remainder?.d !== 1n || divisor?.d !== 1n) return false;
  return whole.n % divisor.n === 0n && remainder.n >= 0n && remainder.n < divisor.n;
}

/** Divides all of them (or is divided by all), and what is left over has no factor in common. */
function isCommon(line: Tree, { expression }: Problem, kind: 'divisor' | 'multiple'): boolean {
  if (expression.kind !== 'list') return false;
  if (line.kind === 'list')
    return (
      line.items.length === expression.items.length &&
      line.items.every((item, at) => isEqual(expression.items[at]!, item))
    );
  if (!isExpression(line)) return false;
  const quotients = expression.items.map((item) =>
    normalizeTree(kind === 'divisor' ? divided(item, line) : divided(line, item)),
  );
  const hasDenominator = (tree: Expression): boolean => contains(tree, (part) => part.kind === 'divide');
  return !quotients.some(hasDenominator) && areCoprime(quotients);
}

/**
 * No common factor: with all letters but one filled in, Euclid's algorithm ends in a number, for every letter; and no number divides all values.
 */
function areCoprime(trees: readonly Expression[]): boolean {
  const letters = [...new Set(trees.flatMap((tree) => variablesOf(tree)))];
  const fill = (tree: Expression, step: number, except?: string): Expression =>
    letters.reduce(
      (current, name, at) => (name === except ? current : substitute(current, name, number(step + 13 * at))),
      tree,
    );
  const shared = letters.some((name) => {
    const dense = trees.map((tree) => denseOf(fill(tree, 17, name), name));
    return dense.some((each) => each === null) || degree(dense.map((each) => each!).reduce(gcd)) > 0;
  });
  if (shared) return false;
  const values = [2, 3, 5, 8, 11, 20].flatMap((step) =>
    trees.map((tree) => numberValue(normalizeTree(fill(tree, step)))),
  );
  return (
    values.every((value) => value?.d === 1n) && values.map((value) => value!.n).reduce(wholeDivisor) === 1n
  );
}

const wholeDivisor = (a: bigint, b: bigint): bigint => {
  let [x, z] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (z > 0n) [x, z] = [z, x % z];
  return x;
};

function wholeOf(tree: Tree): bigint | null {
  const value = isExpression(tree) ? numberValue(tree) : null;
  return value !== null && value.d === 1n && value.n > 0n ? value.n : null;
}

/** By trying every number up to the square root. */
function trialDivisors(n: bigint): readonly number[] {
  const size = Number(n);
  const small: number[] = [];
  for (let each = 1; each * each <= size; each += 1) if (size % each === 0) small.push(each);
  return [...new Set([...small, ...small.map((each) => size / each)])].sort((a, b) => a - b);
}

function listsDivisors(line: Tree, { expression }: Problem): boolean {
  const n = wholeOf(expression);
  if (n === null || line.kind !== 'list') return false;
  const listed = line.items.map((item) => numberValue(item));
  return listed.map((value) => (value?.d === 1n ? Number(value.n) : NaN)).join() === trialDivisors(n).join();
}

/** Places near 0 closely and far ones widely, to both sides. */
const places: readonly number[] = [-1, 1].flatMap((side) =>
  Array.from({ length: 6001 }, (_, at) => side * (at < 4000 ? at / 200 : 20 * 1.01 ** (at - 4000))),
);
/** Close to the sixths of whole numbers, where the borders of school formulas lie: a logarithm falls without end there. */
const closePlaces: readonly number[] = Array.from({ length: 121 }, (_, at) => (at - 60) / 6).flatMap(
  (border) =>
    Array.from({ length: 40 }, (_, step) => 1.5 ** -(step + 4)).flatMap((off) => [
      border - off,
      border + off,
    ]),
);
const sortedPlaces = [...places, ...closePlaces].toSorted((a, b) => a - b);

/** No sampled value lies outside, and every value inside (near 0 or near a border) lies between two neighbouring ones. */
function isRange(line: Tree, { expression }: Problem): boolean {
  const curve = curveOf(expression);
  if (curve === null) return false;
  if (line.kind === 'relation' && line.signs.join() === '=')
    return isExpression(line.sides[1]!) && isEqual(curve.body, line.sides[1]);
  const borders = bordersOf(line);
  if (borders === null) return false;
  const of = evaluator(curve.body);
  const values = sortedPlaces.map((at) => of({ [curve.variable]: at }));
  const near = 1e-9;
  const isInside = (value: number): boolean =>
    borders.low - near * Math.max(1, Math.abs(borders.low)) <= value &&
    value <= borders.high + near * Math.max(1, Math.abs(borders.high));
  const finite = values.filter((value) => Number.isFinite(value));
  if (finite.length === 0 || !finite.every(isInside)) return false;
  if (borders.without !== null && finite.some((value) => Math.abs(value - borders.without!) < 1e-12))
    return false;
  const from = Number.isFinite(borders.low)
    ? borders.low
    : Number.isFinite(borders.high)
      ? borders.high - 8
      : -6;
  const wanted = Array.from({ length: 57 }, (_, at) => from + 0.03 + at / 7).filter(
    (value) =>
      value < borders.high - 0.02 && (borders.without === null || Math.abs(value - borders.without) > 0.02),
  );
  const between = (value: number): boolean =>
    values.some((each, at) => {
      const next = values[at + 1];
      return (
        next !== undefined &&
        Number.isFinite(each) &&
        Number.isFinite(next) &&
        (each - value) * (next - value) <= 0 &&
        Math.abs(each - next) < 0.5 * Math.max(1, Math.abs(value), Math.abs(sortedPlaces[at]!))
      );
    });
  return (
    wanted.length > 0 &&
    wanted.every(between) &&
    areBordersRight(line, (at) => of({ [curve.variable]: at }), borders)
  );
}

type Borders = { readonly low: number; readonly high: number; readonly without: number | null };

/** Places so far apart that neighbours differ by more than floating point loses. */
const coarsePlaces: readonly number[] = [...new Set(places.map((at) => at + 0))]
  .filter((at) => Math.abs(at) <= 1000)
  .sort((a, b) => a - b);

/** A border belongs to the range where the function turns at it, or begins there; a value that is only approached does not. */
function areBordersRight(line: Tree, f: (at: number) => number, { low, high }: Borders): boolean {
  if (line.kind !== 'relation' || line.signs.includes('!=')) return true;
  const isClosed = line.signs.every((sign) => sign === '<=' || sign === '>=');
  const values = coarsePlaces.map(f);
  const isReached = (border: number, side: 1 | -1): boolean =>
    values.some((value, at) => {
      if (!(Math.abs(value - border) <= 0.3)) return false;
      const isBeyond = (other: number | undefined): boolean =>
        other !== undefined && (!Number.isFinite(other) || (other - value) * side > 0);
      return isBeyond(values[at - 1]) && isBeyond(values[at + 1]);
    });
  return (
    (!Number.isFinite(low) || isReached(low, 1) === isClosed) &&
    (!Number.isFinite(high) || isReached(high, -1) === isClosed)
  );
}

/** y ≥ 2, −1 ≤ y ≤ 3, y ≠ 2, all numbers. */
function bordersOf(line: Tree): Borders | null {
  if (line.kind === 'solutions')
    return line.which === 'all' && line.except === undefined
      ? { low: -Infinity, high: Infinity, without: null }
      : null;
  if (line.kind !== 'relation') return null;
  const [left, middle, right] = line.sides;
  const valueOf = (tree: Expression | undefined): number =>
    tree === undefined || variablesOf(tree).length > 0 ? NaN : evaluator(tree)({});
  if (right !== undefined)
    return middle?.kind === 'variable' && middle.name === 'y'
      ? { low: valueOf(left), high: valueOf(right), without: null }
      : null;
  if (left?.kind !== 'variable' || left.name !== 'y') return null;
  const value = valueOf(middle);
  if (!Number.isFinite(value)) return null;
  switch (line.signs[0]) {
    case '>':
    case '>=':
      return { low: value, high: Infinity, without: null };
    case '<':
    case '<=':
      return { low: -Infinity, high: value, without: null };
    case '!=':
      return { low: -Infinity, high: Infinity, without: value };
    default:
      return null;
  }
}

/** m and b from two points of the line: (0, b) and (1, m + b) lie on it. */
function isSlopeAndIntercept(line: Tree, { expression }: Problem): boolean {
  if (line.kind !== 'alternatives' || expression.kind !== 'relation' || line.items.length !== 2) return false;
  const [m, b] = line.items.map(({ sides: [name, value], signs }, at) =>
    name?.kind === 'variable' && name.name === 'mb'[at] && signs.join() === '=' ? numberValue(value!) : null,
  );
  if (m == null || b == null) return false;
  const [left, right] = expression.sides as [Expression, Expression];
  return [0, 1, 5].every((x) => {
    const height = (Number(m.n) / Number(m.d)) * x + Number(b.n) / Number(b.d);
    const at = { x, y: height };
    return Math.abs(evaluator(left)(at) - evaluator(right)(at)) < 1e-9 * Math.max(1, Math.abs(height));
  });
}
