import { exactRoots } from '../exact-roots.ts';
import { difference } from '../root-sets.ts';
import { toDense } from '../../algebra/polynomial.ts';
import { writeQuotient } from '../../algebra/present.ts';
import { Field } from '../../algebra/quotient.ts';
import { degree, trimZeros } from '../../algebra/univariate.ts';
import { numberValue, opposite } from '../../expression/build.ts';
import {
  divided,
  equation,
  fraction,
  number,
  product,
  raised,
  rooted,
  sum,
  variable,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import type { MistakeId } from '../mistake-ids.ts';

/** The exact roots of a quadratic equation as expressions; null for anything else. */
function quadraticRoots(relation: Relation, name: string): Expression[] | null {
  const field = new Field();
  const form = difference(relation, field);
  const dense = form === null ? null : toDense(form.top, name);
  if (dense === null || degree(trimZeros(dense)) !== 2) return null;
  return exactRoots(trimZeros(dense), field)?.map(writeQuotient) ?? null;
}

/** Solutions with one or both signs reversed: the result of a factor pair with wrong signs. */
export function turnedRoots(
  relation: Relation,
  name: string,
): { id: MistakeId; wrong: Relation[]; roots: Expression[] }[] {
  const roots = quadraticRoots(relation, name);
  if (roots === null || roots.every((root) => numberValue(root)?.n === 0n)) return [];
  const id: MistakeId = isProduct(relation) ? 'sign_of_solution' : 'wrong_sign_factor_pair';
  const [first, second = first] = roots;
  const flip = (root: Expression): Expression => opposite(root);
  const pairs = [
    [flip(first!), flip(second!)],
    [flip(first!), second!],
    [first!, flip(second!)],
  ];
  return pairs.map((pair) => ({
    id,
    roots: pair,
    wrong: pair.map((root) => equation(variable(name), root)),
  }));
}

/**
 * Results of misreading the quadratic formula: dividing only the root, or omitting the 2 in the denominator.
 */
export function formulaMisread(relation: Relation, name: string): { id: MistakeId; wrong: Relation[] }[] {
  const form = difference(relation, new Field());
  const dense = form === null ? null : toDense(form.top, name);
  if (dense === null || degree(trimZeros(dense)) !== 2) return [];
  const [c, b, a] = trimZeros(dense).map(fraction);
  const root = rooted(sum([raised(b!, number(2)), opposite(product([number(4), a!, c!]))]));
  const [below, minusB] = [product([number(2), a!]), opposite(b!)];
  const both = (make: (root: Expression) => Expression): Relation[] =>
    [root, opposite(root)].map((each) => equation(variable(name), make(each)));
  return [
    { id: 'formula_divides_part', wrong: both((each) => sum([minusB, divided(each, below)])) },
    { id: 'formula_denominator', wrong: both((each) => divided(sum([minusB, each]), a!)) },
  ];
}

/**
 * (x − 1)(x − 2) = 6 → x − 1 = 6 or x − 2 = 6: only a product equal to 0 requires one of its factors to be 0.
 */
export function productTakenApart(relation: Relation): Relation[] {
  const [left, right] = relation.sides;
  if (left?.kind !== 'multiply' || right === undefined || numberValue(right)?.n === 0n) return [];
  return left.factors
    .filter((factor) => variablesOf(factor).length > 0)
    .map((factor) => equation(factor, right));
}

/** (x − 2)(x + 3) = 0: already factored. */
function isProduct(relation: Relation): boolean {
  return relation.sides.some(
    (side) => side.kind === 'multiply' && side.factors.some((factor) => factor.kind === 'add'),
  );
}

/** A square equal to something: x² = 9, (x − 3)² = 4. */
export function isSquareEquation(relation: Relation): boolean {
  const squared = (side: Expression): boolean => {
    if (side.kind === 'multiply') return side.factors.some(squared);
    return side.kind === 'power' && side.exponent.kind === 'number' && side.exponent.value.n === 2n;
  };
  return relation.sides.filter(squared).length === 1;
}
