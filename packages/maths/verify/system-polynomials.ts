import { Canonical } from '../algebra/canonical.ts';
import { coefficientsIn, type Polynomial } from '../algebra/polynomial.ts';
import type { Field, Quotient } from '../algebra/quotient.ts';
import { subtractExpressions } from '../expression/build.ts';
import type { Relation } from '../expression/tree.ts';

/** Thrown internally for a system whose solutions cannot be found exactly. */
export class UndecidedSystem extends Error {}

/** The polynomial that an equation sets to zero. Throws `UndecidedSystem` for anything else. */
export function polynomialOf(item: Relation, field: Field): Polynomial {
  const [left, right] = item.sides;
  if (left === undefined || right === undefined || item.signs.length !== 1 || item.signs[0] !== '=')
    throw new UndecidedSystem();
  const canonical = new Canonical(field);
  const { top } = canonical.of(subtractExpressions(left, right));
  const fixed = (divisor: Polynomial): boolean =>
    field.numberOf({ top: divisor, bottom: field.constant(1).top }) !== null;
  if (!canonical.divisors.every(fixed)) throw new UndecidedSystem();
  return top;
}

export const quotient = (top: Polynomial, field: Field): Quotient => ({ top, bottom: field.constant(1).top });

/**
 * An unknown in terms of the others, from an equation that is linear in it with a numeric coefficient;
 * otherwise null.
 */
export function solvedFor(p: Polynomial, name: string, field: Field): Quotient | null {
  const [free, factor, ...higher] = coefficientsIn(p, name);
  if (factor === undefined || higher.length > 0) return null;
  if (field.numberOf(quotient(factor, field)) === null) return null;
  return field.negate(field.divide(quotient(free ?? field.constant(0).top, field), quotient(factor, field)));
}

/** An equation with an unknown replaced by a value. */
export function substituteValue(p: Polynomial, name: string, value: Quotient, field: Field): Polynomial {
  const whole = coefficientsIn(p, name).reduceRight<Quotient>(
    (total, coefficient) => field.add(field.multiply(total, value), quotient(coefficient, field)),
    field.constant(0),
  );
  return whole.top;
}
