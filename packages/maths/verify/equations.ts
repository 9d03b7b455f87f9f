import { boundedEvaluator, evaluator } from '../algebra/evaluate.ts';
import { scanRoots } from '../algebra/numeric-roots.ts';
import { contentOf, leadingTerm, samePolynomial, scale, type Polynomial } from '../algebra/polynomial.ts';
import { Field } from '../algebra/quotient.ts';
import { subtractExpressions } from '../expression/build.ts';
import { divide, one, rational, sign } from '../expression/rational.ts';
import type { Expression, Relation } from '../expression/tree.ts';
import { substitute, variablesOf } from '../expression/tree-parts.ts';
import { withoutLogarithm } from './logarithm-definition.ts';
import { approximate } from './numbers.ts';
import { solves } from './candidates.ts';
import { boundedCondition } from './bounded.ts';
import type { Bounded } from './bounded-numbers.ts';
import { compareComplexRoots } from './complex-roots.ts';
import { hasImaginary } from './complex.ts';
import type { EquationComparison } from './equation-comparison.ts';
import { compareExpressions } from './equivalence.ts';
import { tryAlgebra } from './try-algebra.ts';
import { areDefinedAlike, sameFactors } from './products.ts';
import { compareRootSets, difference, membersWritten, rootSet } from './root-sets.ts';

export type { EquationComparison } from './equation-comparison.ts';

const unknown: EquationComparison = { verdict: 'unknown', lost: [], gained: [], common: false };
const same: EquationComparison = { verdict: 'equal', lost: [], gained: [], common: true };

/** Compares the real solution sets of equations joined by "or". */
export function compareEquations(
  a: readonly Relation[],
  b: readonly Relation[],
  unknownName?: string,
): EquationComparison {
  const names = [...new Set([...a, ...b].flatMap((relation) => variablesOf(relation)))].sort();
  // `6 = 6` has no unknown: it holds for all values of any letter.
  const name = unknownName ?? (names.length <= 1 ? (names[0] ?? 'x') : undefined);
  const found = tryAlgebra(() =>
    name !== undefined && names.length <= 1 ? compareInOne(a, b, name) : compareInSeveral(a, b, names),
  );
  return found ?? unknown;
}

function compareInOne(a: readonly Relation[], b: readonly Relation[], name: string): EquationComparison {
  const field = new Field();
  if ([...a, ...b].some(({ sides }) => sides.some(hasImaginary))) return compareComplexRoots(a, b, name);
  const [left, right] = [rootSet(a, name, field), rootSet(b, name, field)];
  if (left !== null && right !== null) {
    const found = compareRootSets(left, right, field);
    if (found !== null) {
      return {
        verdict: found.same ? 'equal' : 'different',
        lost: found.lost,
        gained: found.gained,
        common: found.common,
      };
    }
  }
  if (
    sameUpToFactor(a, b) ||
    sameByDefinition(a, b) ||
    sameByDefinition(b, a) ||
    sameFactors(a, b) ||
    sameByIdentity(a, b)
  )
    return same;
  return compareByScan(a, b, name);
}

/** The same equation up to a constant factor and the order of its sides. */
export function sameUpToFactor(a: readonly Relation[], b: readonly Relation[]): boolean {
  if (a.length !== 1 || b.length !== 1) return false;
  const field = new Field();
  const [left, right] = [difference(a[0]!, field), difference(b[0]!, field)];
  return left !== null && right !== null && sameUpToNumber(left.top, right.top);
}

/** One is a constant multiple of the other. 0 = 0 only equals itself. */
export const sameUpToNumber = (a: Polynomial, b: Polynomial): boolean =>
  a.size > 0 && b.size > 0 && samePolynomial(primitivePart(a), primitivePart(b));

/** ln f = g and f = eᵍ. */
function sameByDefinition([only, more]: readonly Relation[], other: readonly Relation[]): boolean {
  const power = only === undefined || more !== undefined ? null : withoutLogarithm(only);
  return power !== null && sameUpToFactor([power], other);
}

/**
 * The difference of the sides is equal by identities, and both are defined at the same points: sin 2x = 1 and
 * 2 sin x cos x = 1.
 */
function sameByIdentity(a: readonly Relation[], b: readonly Relation[]): boolean {
  const [left, right] = [a[0], b[0]];
  if (a.length !== 1 || b.length !== 1 || left === undefined || right === undefined || !areDefinedAlike(a, b))
    return false;
  const difference = ({ sides }: Relation): Expression => subtractExpressions(sides[0]!, sides[1]!);
  return compareExpressions(difference(left), difference(right)).verdict === 'equal';
}

function primitivePart(p: Polynomial): Polynomial {
  const negative = sign(leadingTerm(p)!.coefficient) < 0;
  return scale(p, divide(negative ? rational(-1) : one, contentOf(p)));
}

/**
 * Roots found by a scan of one equation and proven not to solve the other refute equality; this never proves
 * it.
 */
function compareByScan(a: readonly Relation[], b: readonly Relation[], name: string): EquationComparison {
  const [left, right] = [rootsByScan(a, name), rootsByScan(b, name)];
  const [solvesA, solvesB] = [mayHold(a), mayHold(b)];
  const lost = left.filter((root) => !Number.isNaN(root) && !solvesB({ [name]: around(root) }));
  const gained = right.filter((root) => !Number.isNaN(root) && !solvesA({ [name]: around(root) }));
  const vanishing = [...left, ...right].some((root) => Number.isNaN(root));
  if (lost.length === 0 && gained.length === 0)
    return !vanishing && (allProven(a, b, name) || allProven(b, a, name)) ? same : unknown;
  return {
    verdict: 'different',
    lost: lost.map(approximate),
    gained: gained.map(approximate),
    common: lost.length < left.length,
  };
}

/**
 * A root found by bisection, with a margin for rounding; where a curve only touches zero, doubles are
 * accurate to half their digits.
 */
const around = (root: number): Bounded => ({ value: root, error: 1e-7 * Math.max(1, Math.abs(root)) });

/** False when every alternative is proven not to hold. */
function mayHold(relations: readonly Relation[]): (point: Record<string, number | Bounded>) => boolean {
  const conditions = relations.map(boundedCondition);
  return (point) => conditions.some((condition) => condition(point) !== false);
}

/**
 * Every listed value solves the other equation exactly, and a scan (already done) found no further solution.
 */
function allProven(a: readonly Relation[], listed: readonly Relation[], name: string): boolean {
  const field = new Field();
  const set = rootSet(listed, name, field);
  const values = set === null ? null : membersWritten(set, field);
  if (values === null || values.length === 0) return false;
  return values.every((value) =>
    a.some((relation) => {
      const sides = relation.sides.map((side) => substitute(side, name, value));
      return (
        sides.every((side) => Number.isFinite(evaluator(side)({}))) && solves(relation, name, value) === true
      );
    }),
  );
}

/**
 * A value too small for a double looks like 0 although it is not: neither a root nor proof that there is
 * none.
 */
function vanishesAround(f: (x: number) => number, root: number): boolean {
  const step = 1e-3 * Math.max(1, Math.abs(root));
  return f(root - step) === 0 && f(root + step) === 0;
}

/** Roots found by a scan; NaN for an interval on which the function is 0 or too small to tell. */
function rootsByScan(relations: readonly Relation[], name: string): number[] {
  const roots = relations.flatMap(({ sides: [left, right] }) => {
    const f = boundedEvaluator(subtractExpressions(left!, right!));
    const at = (x: number): number => f({ [name]: x });
    return scanRoots(at).map((root) => (vanishesAround(at, root) ? NaN : root));
  });
  return [...new Set(roots.map((root) => Number(root.toPrecision(12))))].sort((x, y) => x - y);
}

/**
 * Several variables: equality of the polynomials up to a factor proves; a point on only one of the two
 * refutes.
 */
function compareInSeveral(
  a: readonly Relation[],
  b: readonly Relation[],
  names: readonly string[],
): EquationComparison {
  if (sameUpToFactor(a, b)) return same;
  // Each search has its own limit of work, so that the verdict does not depend on the order of a and b.
  const point = tryAlgebra(() => pointOnOne(a, b, names)) ?? tryAlgebra(() => pointOnOne(b, a, names));
  return point === null ? unknown : { verdict: 'different', lost: [], gained: [], common: false, point };
}

function pointOnOne(
  a: readonly Relation[],
  b: readonly Relation[],
  names: readonly string[],
): Record<string, number> | null {
  const solves = mayHold(b);
  for (const name of names.toReversed()) {
    for (const start of [1, 2, 0, -1, 3]) {
      const fixed = Object.fromEntries(
        names.filter((each) => each !== name).map((each, index) => [each, start + 2 * index]),
      );
      for (const { sides } of a) {
        const f = boundedEvaluator(subtractExpressions(sides[0]!, sides[1]!));
        for (const root of scanRoots((value) => f({ ...fixed, [name]: value }), -40, 40, 1601)) {
          if (!solves({ ...fixed, [name]: around(root) })) return { ...fixed, [name]: root };
        }
      }
    }
  }
  return null;
}
