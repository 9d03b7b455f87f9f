import { NotAlgebraic } from '../../algebra/canonical.ts';
import { Unwritable } from '../../algebra/present.ts';
import { Undefined } from '../../algebra/quotient.ts';
import { numberValue, subtractExpressions } from '../../expression/build.ts';
import { add, divide, isZero, multiply, negate, subtract, type Rational } from '../../expression/rational.ts';
import {
  fraction,
  isExpression,
  number,
  product,
  sum,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { substitute, variablesOf } from '../../expression/tree-parts.ts';
import { opposite } from '../../expression/build.ts';
import { normalizeTree } from '../rewriting.ts';

/** a·x + b·y = c with exact numbers. */
type StraightLine = { readonly a: Rational; readonly b: Rational; readonly c: Rational };

/**
 * The line given by an equation in x and y; null when it is not a line. Throws when the limits of the algebra
 * are exceeded.
 */
export function straightLine(tree: Tree): StraightLine | null {
  try {
    return lineOf(tree);
  } catch (error) {
    // A curve that has no value at 0 or 1, or no normal form.
    if (error instanceof Undefined || error instanceof Unwritable || error instanceof NotAlgebraic)
      return null;
    throw error;
  }
}

function lineOf(tree: Tree): StraightLine | null {
  if (tree.kind !== 'relation' || tree.signs.join() !== '=' || tree.sides.length !== 2) return null;
  if (variablesOf(tree).some((name) => name !== 'x' && name !== 'y')) return null;
  const difference = subtractExpressions(tree.sides[0]!, tree.sides[1]!);
  const at = (x: number, y: number): Rational | null =>
    numberValue(normalizeTree(substitute(substitute(difference, 'x', number(x)), 'y', number(y))));
  const [zero, right, up] = [at(0, 0), at(1, 0), at(0, 1)];
  if (zero === null || right === null || up === null) return null;
  const [a, b] = [subtract(right, zero), subtract(up, zero)];
  const rebuilt = sum([
    product([fraction(a), variable('x')]),
    product([fraction(b), variable('y')]),
    fraction(zero),
  ]);
  const rest = numberValue(normalizeTree(subtractExpressions(difference, rebuilt)));
  if (rest === null || !isZero(rest) || (isZero(a) && isZero(b))) return null;
  return { a, b, c: negate(zero) };
}

export const passesThrough = ({ a, b, c }: StraightLine, [x, y]: readonly [Rational, Rational]): boolean =>
  isZero(subtract(add(multiply(a, x), multiply(b, y)), c));

/** The slope; null for a vertical line. */
export const slopeOf = ({ a, b }: StraightLine): Rational | null => (isZero(b) ? null : divide(negate(a), b));

/** The intercept on the axis of that letter; null when there is not exactly one. */
export function interceptOf({ a, b, c }: StraightLine, axis: 'x' | 'y'): Rational | null {
  const by = axis === 'x' ? a : b;
  return isZero(by) ? null : divide(c, by);
}

/** y = m·x + b in written form: y = 3x − 1. */
export function slopeForm(slope: Rational, intercept: Rational): Relation {
  return {
    kind: 'relation',
    sides: [
      variable('y'),
      normalizeTree(sum([product([fraction(slope), variable('x')]), fraction(intercept)])),
    ],
    signs: ['='],
  };
}

/** y − 2 = 3(x − 1). */
export function pointForm(slope: Rational, [x, y]: readonly [Rational, Rational]): Relation {
  const bracket = isZero(x) ? variable('x') : sum([variable('x'), opposite(fraction(x))]);
  const left = isZero(y) ? variable('y') : sum([variable('y'), opposite(fraction(y))]);
  return { kind: 'relation', sides: [left, timesBracket(slope, bracket)], signs: ['='] };
}

function timesBracket(slope: Rational, bracket: Expression): Expression {
  if (slope.n === slope.d) return bracket;
  const size = fraction({ n: slope.n < 0n ? -slope.n : slope.n, d: slope.d });
  const isOne = slope.d === 1n && (slope.n === 1n || slope.n === -1n);
  const positive = isOne ? bracket : product([size, bracket]);
  return slope.n < 0n ? { kind: 'negate', of: positive } : positive;
}

/** The exact coordinates of a given point; null when they are not rational. */
export function pointGiven(
  given: Readonly<Record<string, Expression>>,
  index: 1 | 2,
): readonly [Rational, Rational] | null {
  const [x, y] = [given[`x_${index}`], given[`y_${index}`]];
  const values = [x, y].map((each) => (each === undefined || !isExpression(each) ? null : numberValue(each)));
  const [first, second] = values;
  return first == null || second == null ? null : [first, second];
}
