import { exactRoots } from '../root-sets.ts';
import { difference } from '../root-sets.ts';
import { toDense } from '../../algebra/polynomial.ts';
import { writeQuotient } from '../../algebra/present.ts';
import { Field } from '../../algebra/quotient.ts';
import { degree, trimmed } from '../../algebra/univariate.ts';
import { numberValue, opposite } from '../../expression/build.ts';
import { equation, variable, type Expression, type Relation } from '../../expression/tree.ts';
import type { MistakeId } from '../mistake-ids.ts';

/** The exact roots of a quadratic equation, written; null for anything else. */
export function quadraticRoots(relation: Relation, name: string): Expression[] | null {
  const field = new Field();
  const form = difference(relation, field);
  const dense = form === null ? null : toDense(form.top, name);
  if (dense === null || degree(trimmed(dense)) !== 2) return null;
  return exactRoots(trimmed(dense), field)?.map(writeQuotient) ?? null;
}

/** Solutions with one or both signs turned: what comes out of a factor pair with wrong signs. */
export function turnedRoots(
  relation: Relation,
  name: string,
): { id: MistakeId; wrong: Relation[]; roots: Expression[] }[] {
  const roots = quadraticRoots(relation, name);
  if (roots === null || roots.every((root) => numberValue(root)?.n === 0n)) return [];
  const id: MistakeId = isProduct(relation) ? 'sign_of_solution' : 'wrong_sign_factor_pair';
  const [first, second = first] = roots;
  const flip = (root: Expression): Expression => opposite(root);
  const pairs = [[flip(first!), flip(second!)], [flip(first!), second!], [first!, flip(second!)]]; // prettier-ignore
  return pairs.map((pair) => ({
    id,
    roots: pair,
    wrong: pair.map((root) => equation(variable(name), root)),
  }));
}

/** (x − 2)(x + 3) = 0: already factored. */
function isProduct(relation: Relation): boolean {
  return relation.sides.some(
    (side) => side.kind === 'multiply' && side.factors.some((factor) => factor.kind === 'add'),
  );
}

/** Something squared equals something: x² = 9, (x − 3)² = 4. */
export function isSquareEquation(relation: Relation): boolean {
  const squared = (side: Expression): boolean => {
    if (side.kind === 'multiply') return side.factors.some(squared);
    return side.kind === 'power' && side.exponent.kind === 'number' && side.exponent.value.n === 2n;
  };
  return relation.sides.filter(squared).length === 1;
}
