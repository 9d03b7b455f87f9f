import { writeQuotient } from '../algebra/present.ts';
import { Field } from '../algebra/quotient.ts';
import { degree } from '../algebra/univariate.ts';
import { isNumber, numberValue, subtractExpressions, termsOf } from '../expression/build.ts';
import { hasPlusMinus, splitSigns } from '../expression/signs.ts';
import {
  divided,
  equation,
  fraction,
  number,
  product,
  sum,
  variable,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { exactRoots } from '../verify/exact-roots.ts';
import { anyValue, distinct, noSolutions } from './alternatives.ts';
import { denseOf } from './dense.ts';
import { rootsOfPower } from './equations/powers.ts';
import { commonDenominator, normalizeTree } from './rewriting.ts';
import type { Move } from './types.ts';

/** Several equations at once: solves each factor; x = (5 ± √13)/2 is simplified or split. */
export function alternativesMove(items: readonly Relation[], name: string): Move | null {
  const values: Expression[] = [];
  for (const item of items) {
    const roots = rootsOf(item, name);
    if (roots === null) return null;
    values.push(...roots);
  }
  if (values.length === 0) return { rule: 'discriminant_negative', after: noSolutions };
  return { rule: 'solve_factors', after: anyValue(name, distinct(values)) };
}

function rootsOf(item: Relation, name: string): Expression[] | null {
  const [left, right] = item.sides;
  const dense = denseOf(subtractExpressions(left!, right!), name);
  if (dense === null) return surdRoots(left!, right!, name) ?? rootsOfPower(left!, right!, name);
  if (degree(dense) < 1) return null;
  return exactRoots(dense, new Field())?.map(writeQuotient) ?? rootsOfPower(left!, right!, name);
}

/** 2x − 1 = √5. */
function surdRoots(left: Expression, right: Expression, name: string): Expression[] | null {
  const inner = denseOf(left, name);
  if (inner === null || degree(inner) !== 1 || variablesOf(right).length > 0) return null;
  const moved = subtractExpressions(right, fraction(inner[0]!));
  return [normalizeTree(divided(moved, fraction(inner[1]!)))];
}

/** x − 3 = ±√5 → x = 3 ± √5; x = (5 ± √49)/4 → x = 3 or x = −1/2. */
export function plusMinusMove(line: Relation, name: string): Move | null {
  if (!line.sides.some(hasPlusMinus)) return null;
  const values = splitSigns(line).flatMap((item) => rootsOf(item, name) ?? [null]);
  const [high, low] = values;
  if (high == null || low == null || values.length !== 2) return null;
  const rationalValues = numberValue(high) !== null && numberValue(low) !== null;
  const after = rationalValues
    ? anyValue(name, [high, low])
    : equation(variable(name), joinWithPlusMinus(high, low));
  const isolated = line.sides[0]?.kind === 'variable';
  return { rule: isolated ? 'simplify_solutions' : 'move_terms', after };
}

/** The two values m + d and m − d as m ± d. */
function joinWithPlusMinus(high: Expression, low: Expression): Expression {
  const middle = normalizeTree(divided(sum([...termsOf(high), ...termsOf(low)]), number(2)));
  const off = normalizeTree(divided(subtractExpressions(high, low), number(2)));
  const positive = off.kind === 'negate' ? off.of : off;
  const spread: Expression = { kind: 'plusminus', of: positive };
  if (isNumber(middle, 0)) return spread;
  if (positive.kind === 'divide' && middle.kind !== 'number') {
    const below = commonDenominator([middle, positive]);
    const [a, b] = [
      normalizeTree(product([number(below), middle])),
      normalizeTree(product([number(below), positive])),
    ];
    return divided(sum([a, { kind: 'plusminus', of: b }]), number(below));
  }
  return sum([middle, spread]);
}
