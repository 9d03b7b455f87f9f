import { Canonical } from '../algebra/canonical.ts';
import type { Field, Quotient } from '../algebra/quotient.ts';
import { countRealRoots, degree, discriminant, type Dense } from '../algebra/univariate.ts';
import { factorise } from '../algebra/univariate-factors.ts';
import { divide, multiply, negate, rational, sign } from '../expression/rational.ts';

/** The real roots of a polynomial whose factors over Q are linear or quadratic, ascending; else null. */
export function exactRoots(dense: Dense, field: Field): Quotient[] | null {
  if (degree(dense) < 1) return [];
  const split = factorise(dense);
  if (split === null) return null;
  const roots: Quotient[] = [];
  for (const { part } of split.factors) {
    if (degree(part) > 2) {
      if (countRealRoots(part) > 0) return null;
      continue;
    }
    roots.push(...rootsOfFactor(part, field));
  }
  return roots.sort((x, y) => (field.numberOf(x) ?? 0) - (field.numberOf(y) ?? 0));
}

function rootsOfFactor(part: Dense, field: Field): Quotient[] {
  const [c, b, a] = part;
  if (a === undefined) return [field.constant(divide(negate(c!), b!))];
  const inside = discriminant(a, b!, c!);
  if (sign(inside) < 0) return [];
  const root = new Canonical(field).root(field.constant(inside), 2);
  const below = field.constant(multiply(rational(2), a));
  const minusB = field.constant(negate(b!));
  return [field.divide(field.subtract(minusB, root), below), field.divide(field.add(minusB, root), below)];
}
