import { Canonical } from '../algebra/canonical.ts';
import { boundedEvaluator, evaluator } from '../algebra/evaluate.ts';
import { scanRoots } from '../algebra/numeric-roots.ts';
import type { CheckAnswer } from '../contract.ts';
import { subtractExpressions } from '../expression/build.ts';
import { divide, gcd, isInteger, isZero, rational, toNumber, type Rational } from '../expression/rational.ts';
import { splitSigns } from '../expression/signs.ts';
import {
  constant,
  divided,
  negated,
  number,
  product,
  sum,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { contains, partsOf, substitute, variablesOf } from '../expression/tree-parts.ts';
import { setVerdict } from './compare-sets.ts';
import { compareExpressions } from './equivalence.ts';
import { tryAlgebra } from './try-algebra.ts';
import { equationsOf } from './statements.ts';

/** x = start + k·period for all integers k; the period as a multiple of π, 0 for a single value. */
type Family = { readonly start: Expression; readonly period: Rational };
type Families = { readonly name: string; readonly items: readonly Family[] };

const parameters: ReadonlySet<string> = new Set(['k', 'n', 'm', 'z']);
const mostResidues = 60;
const undecided: CheckAnswer = { verdict: 'unknown', note: 'not_decided' };

/**
 * Compares x = π/6 + 2kπ or … with an equation in x or with other such families, over one common period:
 * substitutes each member exactly, and scans the period for further solutions. Null when neither side is a
 * family.
 */
export function compareFamilies(expected: Tree, answer: Tree): CheckAnswer | null {
  const [left, right] = [familiesOf(expected), familiesOf(answer)];
  if (left === null && right === null) return null;
  const result = tryAlgebra(() => {
    if (left !== null && right !== null)
      return left.name === right.name ? betweenFamilies(left, right) : undecided;
    const families = left ?? right!;
    const equations = equationsOf(left === null ? expected : answer);
    if (equations === null) return undecided;
    const verdict = withEquations(equations, families);
    return verdict === null
      ? undecided
      : setVerdict(
          left === null ? verdict.missing : verdict.extra,
          left === null ? verdict.extra : verdict.missing,
        );
  });
  return result ?? undecided;
}

/** The families of a solved statement in one unknown; null when no line contains an integer parameter. */
export function familiesOf(tree: Tree): Families | null {
  const items =
    tree.kind === 'relation'
      ? [tree]
      : tree.kind === 'alternatives' && tree.join === 'or'
        ? tree.items
        : null;
  const lines = items?.flatMap(splitSigns) ?? [];
  const [first] = lines;
  const name = first?.sides[0]?.kind === 'variable' ? first.sides[0].name : null;
  if (name === null || name === undefined) return null;
  const found = lines.map((line) => familyOf(line, name));
  if (found.some((family) => family === null)) return null;
  const families = found as Family[];
  return families.every(({ period }) => isZero(period)) ? null : { name, items: families };
}

function familyOf({ sides, signs }: Relation, name: string): Family | null {
  const [left, right] = sides;
  if (signs.join() !== '=' || left?.kind !== 'variable' || left.name !== name || right === undefined)
    return null;
  const [parameter, more] = variablesOf(right);
  if (parameter === undefined) return { start: right, period: rational(0) };
  if (more !== undefined || parameter === name || !parameters.has(parameter)) return null;
  const at = (k: number): Expression => substitute(right, parameter, number(k));
  const [start, step, further] = [
    at(0),
    subtractExpressions(at(1), at(0)),
    subtractExpressions(at(2), at(1)),
  ];
  const [period, again] = [timesPi(step), timesPi(further)];
  if (period === null || again === null || isZero(period) || period.n * again.d !== again.n * period.d)
    return null;
  return { start, period: period.n < 0n ? rational(-period.n, period.d) : period };
}

/** The r of value = r·π, if it is rational. */
export function timesPi(value: Expression): Rational | null {
  return tryAlgebra(() => {
    const canonical = new Canonical();
    return canonical.field.valueOf(canonical.of(divided(value, constant('pi'))));
  });
}

function commonPeriod(periods: readonly Rational[]): Rational | null {
  const known = periods.filter((period) => !isZero(period));
  if (known.length === 0) return null;
  const below = known.reduce((total, { d }) => (total / gcd(total, d)) * d, 1n);
  const above = known
    .map(({ n, d }) => (n * below) / d)
    .reduce((total, each) => (total / gcd(total, each)) * each, 1n);
  return rational(above, below);
}

/** All members within one period; null when there are too many, or a single value is among them. */
function residues({ items }: Families, period: Rational): Expression[] | null {
  const all: Expression[] = [];
  for (const { start, period: own } of items) {
    if (isZero(own)) return null;
    const count = divide(period, own);
    if (!isInteger(count) || count.n > BigInt(mostResidues)) return null;
    for (let k = 0; k < Number(count.n); k += 1)
      all.push(
        sum([start, product([number(rational(BigInt(k) * own.n)), divided(constant('pi'), number(own.d))])]),
      );
  }
  return all.length > mostResidues ? null : all;
}

function betweenFamilies(a: Families, b: Families): CheckAnswer {
  const period = commonPeriod([...a.items, ...b.items].map((item) => item.period));
  const [left, right] = period === null ? [null, null] : [residues(a, period), residues(b, period)];
  if (period === null || left === null || right === null) return undecided;
  const relate = (from: readonly Expression[], to: readonly Expression[]): ('in' | 'near' | 'out')[] =>
    from.map((item) => {
      const found = to.map((other) => compareModuloPeriod(item, other, period));
      return found.includes('in') ? 'in' : found.includes('near') ? 'near' : 'out';
    });
  const [missing, extra] = [relate(left, right), relate(right, left)];
  if (missing.includes('near') || extra.includes('near')) return undecided;
  return setVerdict(missing.includes('out'), extra.includes('out'));
}

/** Equal up to whole periods, exactly or to double precision. */
function compareModuloPeriod(a: Expression, b: Expression, period: Rational): 'in' | 'near' | 'out' {
  const difference = subtractExpressions(a, b);
  const exact = timesPi(difference);
  if (exact !== null) return isInteger(divide(exact, period)) ? 'in' : 'out';
  const turns = evaluator(difference)({}) / (toNumber(period) * Math.PI);
  if (Math.abs(turns - Math.round(turns)) > 1e-7) return 'out';
  const whole = product([
    number(rational(BigInt(Math.abs(Math.round(turns))) * period.n, period.d)),
    constant('pi'),
  ]);
  const shifted = subtractExpressions(difference, turns < 0 ? negated(whole) : whole);
  return compareExpressions(shifted, number(0)).verdict === 'equal' ? 'in' : 'near';
}

/**
 * Solutions of the equations that the families lack, and members that are not solutions; null when undecided.
 */
function withEquations(
  equations: readonly Relation[],
  families: Families,
): { missing: boolean; extra: boolean } | null {
  const own = equations.map((each) => periodOf(each, families.name));
  if (own.some((each) => each === null)) return null;
  const period = commonPeriod([...(own as Rational[]), ...families.items.map((item) => item.period)]);
  const members = period === null ? null : residues(families, period);
  if (period === null || members === null) return null;
  const verdicts = members.map((value) => solvesAny(equations, families.name, value));
  if (verdicts.includes(null)) return null;
  const size = toNumber(period) * Math.PI;
  const places = members.map((value) => evaluator(value)({}));
  const roots = rootsBetween(equations, families.name, -0.1234, size - 0.1234);
  const missing = roots.some((root) => !places.some((place) => nearTurns(root - place, size)));
  return { missing, extra: verdicts.includes(false) };
}

const nearTurns = (difference: number, size: number): boolean =>
  Math.abs(difference / size - Math.round(difference / size)) * size < 1e-5;

/** Roots of any of the equations in an interval, as doubles. */
function rootsBetween(equations: readonly Relation[], name: string, low: number, high: number): number[] {
  return equations.flatMap(({ sides }) => {
    const f = boundedEvaluator(subtractExpressions(sides[0]!, sides[1]!));
    return scanRoots((x) => f({ [name]: x }), low, high, 1601).filter((root) => root >= low && root < high);
  });
}

/** Whether a value solves one of them; null when undecided. */
function solvesAny(equations: readonly Relation[], name: string, value: Expression): boolean | null {
  let open = false;
  for (const { sides } of equations) {
    const [l, r] = [substitute(sides[0]!, name, value), substitute(sides[1]!, name, value)];
    const [a, b] = [evaluator(l)({}), evaluator(r)({})];
    if (!Number.isFinite(a) || !Number.isFinite(b) || Math.abs(a - b) > 1e-6 * Math.max(1, Math.abs(a)))
      continue;
    const verdict = tryAlgebra(() => compareExpressions(l, r).verdict);
    if (verdict === 'equal') return true;
    open = true;
  }
  return open ? null : false;
}

/**
 * The period, as a multiple of π, of an equation whose unknown occurs only in trigonometric functions; null
 * for others.
 */
function periodOf({ sides }: Relation, name: string): Rational | null {
  const periods: Rational[] = [];
  const known = sides.every((side) => collect(side, name, periods));
  return known ? commonPeriod(periods) : null;
}

const ofAngle: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

function collect(tree: Expression, name: string, periods: Rational[]): boolean {
  if (!variablesOf(tree).includes(name)) return variablesOf(tree).length === 0;
  if (tree.kind === 'variable') return false;
  if (tree.kind !== 'call' || !ofAngle.has(tree.name))
    return (
      !contains(tree, (part) => part === tree && part.kind === 'piecewise') &&
      partsOf(tree).every((part) => collect(part, name, periods))
    );
  const at = (x: number): Expression => substitute(tree.args[0]!, name, number(x));
  const [slope, again] = [subtractExpressions(at(1), at(0)), subtractExpressions(at(3), at(2))].map((step) =>
    tryAlgebra(() => {
      const canonical = new Canonical();
      return canonical.field.valueOf(canonical.of(step));
    }),
  );
  if (slope == null || again == null || isZero(slope) || slope.n * again.d !== again.n * slope.d)
    return false;
  periods.push(rational(2n * slope.d, slope.n < 0n ? -slope.n : slope.n));
  return true;
}

/** An interval whose ends may be included or not. */
export type Stretch = {
  readonly low: Expression;
  readonly high: Expression;
  readonly lowClosed: boolean;
  readonly highClosed: boolean;
};

/**
 * Whether these are exactly the solutions of an equation in an interval. Each is substituted exactly; a scan
 * looks for others.
 */
export function areAllWithin(
  equations: readonly Relation[],
  name: string,
  values: readonly Expression[],
  stretch: Stretch,
): boolean {
  const [low, high] = [evaluator(stretch.low)({}), evaluator(stretch.high)({})];
  if (!(high > low) || !(high - low < 500)) return false;
  const places = values.map((value) => evaluator(value)({}));
  const edge = 1e-7;
  const isInside = (place: number): boolean =>
    (place > low + edge || (stretch.lowClosed && place > low - edge)) &&
    (place < high - edge || (stretch.highClosed && place < high + edge));
  if (!places.every(isInside)) return false;
  if (!values.every((value) => solvesAny(equations, name, value) === true)) return false;
  const roots = rootsBetween(equations, name, low - 0.0123, high + 0.0171).filter(isInside);
  return roots.every((root) => places.some((place) => Math.abs(place - root) < 1e-5));
}
