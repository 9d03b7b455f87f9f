import { isNumber, numberValue } from '../../expression/build.ts';
import { isInteger } from '../../expression/rational.ts';
import {
  divided,
  equation,
  number,
  raised,
  rooted,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { contains, mapParts, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { hasDenominator } from '../rational/denominators.ts';
import type { Move } from '../types.ts';

/** x^(2/3) is ∛(x²). */
export function withRoots(line: Relation): Relation {
  const change = (part: Expression): Expression => {
    const inner = mapParts(part, change);
    if (inner.kind !== 'power') return inner;
    const exponent = numberValue(inner.exponent);
    if (exponent === null || isInteger(exponent) || variablesOf(inner.base).length === 0) return inner;
    const size = exponent.n < 0n ? -exponent.n : exponent.n;
    const of = size === 1n ? inner.base : raised(inner.base, number(size));
    const root = rooted(of, number(exponent.d));
    return exponent.n < 0n ? divided(number(1), root) : root;
  };
  return { ...line, sides: line.sides.map(change) };
}

/** Roots in a denominator: multiplies both sides by the denominator. */
export function withoutDenominators(line: Relation, name: string): Move | null {
  const found: Expression[] = [];
  for (const side of line.sides) {
    contains(side, (part) => {
      if (
        part.kind === 'divide' &&
        variablesOf(part.denominator).includes(name) &&
        !found.some((each) => sameTree(each, part.denominator))
      )
        found.push(part.denominator);
      return false;
    });
  }
  const [by, more] = found;
  if (by === undefined || more !== undefined) return null;
  const multiplied = (side: Expression): Expression | null => timesDenominator(side, by, name);
  const [left, right] = line.sides.map(multiplied);
  if (left == null || right == null) return null;
  return {
    rule: 'multiply_by_denominator',
    after: equation(left, right),
    params: { by },
    promise: 'loses_none',
  };
}

function timesDenominator(side: Expression, by: Expression, name: string): Expression | null {
  const terms = side.kind === 'add' ? side.terms : [side];
  const parts = terms.map((term): Expression | null => {
    const inner = term.kind === 'negate' ? term.of : term;
    const sized = (part: Expression): Expression =>
      term.kind === 'negate' ? { kind: 'negate', of: part } : part;
    if (inner.kind === 'divide' && sameTree(inner.denominator, by)) return sized(inner.numerator);
    if (hasDenominator(inner, name)) return null;
    return sized(isNumber(inner, 1) ? by : { kind: 'multiply', factors: [inner, by] });
  });
  if (parts.some((part) => part === null)) return null;
  const known = parts.flatMap((part) => (part === null ? [] : [part]));
  return known.length === 1 ? known[0]! : { kind: 'add', terms: known };
}
