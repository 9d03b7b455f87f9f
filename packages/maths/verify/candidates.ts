import { evaluator } from '../algebra/evaluate.ts';
import { Canonical, NotAlgebraic } from '../algebra/canonical.ts';
import { TooLarge } from '../algebra/polynomial.ts';
import { Undefined } from '../algebra/quotient.ts';
import { subtractExpressions } from '../expression/build.ts';
import type { Expression, Relation } from '../expression/tree.ts';
import { substitute } from '../expression/tree-parts.ts';
import { compareExpressions } from './equivalence.ts';
import { signOf } from './exact-sign.ts';

/**
 * Whether this value solves the equation exactly. Also false where a side is undefined; null when it cannot
 * be decided.
 */
export function solves(equation: Relation, name: string, value: Expression): boolean | null {
  const [left, right] = equation.sides;
  if (left === undefined || right === undefined || equation.sides.length !== 2) return null;
  const [l, r] = [substitute(left, name, value), substitute(right, name, value)];
  const sign = signOf(subtractExpressions(l, r));
  if (sign !== null) return sign === 0;
  try {
    const canonical = new Canonical();
    if (canonical.field.isZero(canonical.of(subtractExpressions(l, r)))) return true;
  } catch (error) {
    if (error instanceof Undefined) return false;
    if (!(error instanceof TooLarge || error instanceof NotAlgebraic)) throw error;
  }
  const [a, b] = [evaluator(l)({}), evaluator(r)({})];
  if (!Number.isFinite(a) || !Number.isFinite(b)) return null;
  const { verdict } = compareExpressions(l, r);
  return verdict === 'equal' ? true : verdict === 'different' ? false : null;
}
