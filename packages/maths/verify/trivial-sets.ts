import { toDense } from '../algebra/polynomial.ts';
import { Field } from '../algebra/quotient.ts';
import {
  countRealRoots,
  degree,
  divmod,
  equalDense,
  gcd,
  squareFree,
  times,
  type Dense,
} from '../algebra/univariate.ts';
import type { CheckAnswer } from '../contract.ts';
import { one } from '../expression/rational.ts';
import { relationsOf } from '../expression/signs.ts';
import { equation, relation as related, type Relation, type Tree } from '../expression/tree.ts';
import { withoutRoots } from './conjugates.ts';
import { sameUpToFactor } from './equations.ts';
import { tryAlgebra } from './try-algebra.ts';
import { isNeverSolved, sameFactorsOfAny } from './products.ts';
import { difference, rootSet } from './root-sets.ts';

type Verdict = CheckAnswer['verdict'];

/**
 * Two equations without real solutions are equal only when one is a rewritten form of the other: equal up to
 * a factor, or with the same complex roots once radicals and absolute values are eliminated. x² + 1 = 0 and
 * x² + 2 = 0 are not. Null where they have solutions.
 */
export function compareWithoutSolutions(
  a: readonly Relation[],
  b: readonly Relation[],
  name: string,
): Verdict | null {
  if (sameUpToFactor(a, b)) return null;
  return tryAlgebra((): Verdict | null => {
    const field = new Field();
    if (!isEmpty(a, name, field) || !isEmpty(b, name, field)) return null;
    if (sameFactorsOfAny(a, b)) return 'equal';
    const [left, right] = [complexRoots(a, name, field), complexRoots(b, name, field)];
    if (left === null || right === null) return 'unknown';
    if (equalDense(left.dense, right.dense)) return 'equal';
    const plain = [left, right].every(({ exact, dense }) => exact && degree(dense) > 0);
    return plain ? 'different' : 'unknown';
  });
}

function isEmpty(equations: readonly Relation[], name: string, field: Field): boolean {
  const set = rootSet(equations, name, field);
  if (set === null) return isNeverSolved(equations);
  if (set.kind === 'all' || set.values.length > 0) return false;
  return degree(set.dense) < 1 || countRealRoots(set.dense) === 0;
}

type Roots = { readonly dense: Dense; readonly exact: boolean };

/**
 * A square-free polynomial with all complex roots; not `exact` when eliminating radicals may have added
 * roots. Null for other functions.
 */
function complexRoots(equations: readonly Relation[], name: string, field: Field): Roots | null {
  let total: Roots = { dense: [one], exact: true };
  for (const each of equations) {
    const roots = rootsOfOne(each, name, field);
    if (roots === null) return null;
    total = { dense: times(total.dense, roots.dense), exact: total.exact && roots.exact };
  }
  return { ...total, dense: degree(total.dense) < 1 ? [one] : squareFree(total.dense) };
}

function rootsOfOne(each: Relation, name: string, field: Field): Roots | null {
  const form = difference(each, field);
  if (form === null) return null;
  const set = form.opaque || toDense(form.top, name) === null ? null : rootSet([each], name, field);
  if (set?.kind === 'roots') return { dense: set.dense, exact: true };
  const dense = withoutRoots(form.top, name, field);
  return dense === null ? null : { dense, exact: false };
}

/**
 * Two statements that hold nowhere, or everywhere: equal only when each relation of one is a rewritten
 * relation of the other. x² < −1 and x² < −2 are not. `same` compares two single relations.
 */
export function areRewritten(
  a: Tree,
  b: Tree,
  name: string,
  same: (a: Relation, b: Relation) => boolean,
): boolean {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  if ([...left, ...right].some(isExclusion)) return sameBesideExclusions(left, right, name);
  const [first] = left;
  const [second] = right;
  if (first !== undefined && second !== undefined && left.length === 1 && right.length === 1)
    return sameUpToFactor([asEquation(first)], [asEquation(second)]);
  const within = (some: readonly Relation[], all: readonly Relation[]): boolean =>
    some.every((part) => all.some((other) => same(part, other)));
  return within(left, right) && within(right, left);
}

const isExclusion = ({ signs }: Relation): boolean => signs[0] === '!=';
const asEquation = ({ sides }: Relation): Relation => equation(sides[0]!, sides[1]!);

/**
 * x/(x − 2) = 2/(x − 2), x ≠ 2 and x = 2, x ≠ 2: apart from the excluded values, the equations have the same
 * complex roots.
 */
function sameBesideExclusions(a: readonly Relation[], b: readonly Relation[], name: string): boolean {
  const field = new Field();
  const excluded = complexRoots([...a, ...b].filter(isExclusion).map(asEquation), name, field);
  const [left, right] = [a, b].map((pairs) =>
    complexRoots(
      pairs.filter((pair) => !isExclusion(pair)),
      name,
      field,
    ),
  );
  if (left == null || right == null || excluded === null) return false;
  const without = ({ dense }: Roots): Dense => divmod(dense, gcd(dense, excluded.dense))[0];
  const [p, q] = [without(left), without(right)];
  return (degree(p) < 1 && degree(q) < 1) || equalDense(squareFree(p), squareFree(q));
}

/** 1 < x < 3 as 1 < x, x < 3. */
function pairsOf(tree: Tree): Relation[] {
  const items = relationsOf(tree)?.items ?? [];
  return items.flatMap(({ signs, sides }) =>
    signs.map((sign, index) => related(sides[index]!, sign, sides[index + 1]!)),
  );
}
