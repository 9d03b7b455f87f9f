import type { Dense } from '../../algebra/univariate.ts';
import { isNumber, numberValue, opposite, subtractExpressions, termsOf } from '../../expression/build.ts';
import {
  divide,
  equals,
  isInteger,
  multiply,
  one,
  rational,
  sign,
  type Rational,
} from '../../expression/rational.ts';
import {
  equation,
  fraction,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { denseOf } from '../dense.ts';
import { hasBracket, isTidy, expandAll, splitBy, normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { squareMove } from './squares.ts';

/**
 * The next step of a quadratic equation by completing the square, from any line: x² + 6x + 4 = 0, x² + 6x =
 * −4, x² + 6x + 9 = −4 + 9, (x + 3)² = 5, and then the roots. A leading coefficient is divided out first.
 */
export function completeEquation(line: Relation, dense: Dense, name: string): Move | null {
  return squareMove(line, name) ?? foldSquare(line, name) ?? tidyMove(line) ?? shapeMove(line, dense, name);
}

/** x² + 6x + 9 = −4 + 9 → (x + 3)² = 5; x² + 6x + 9 − 9 + 4 = 0 → (x + 3)² − 9 + 4 = 0. */
function foldSquare(line: Relation, name: string): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  if (variablesOf(right).length > 0 || hasBracket(left)) return null;
  const { letters, numbers } = splitBy(left, name);
  const half = halfOf(sum(letters), name);
  if (half === null || half.n === 0n) return null;
  const square = multiply(half, half);
  const index = numbers.findIndex((term) => isValue(term, square));
  if (index < 0) return null;
  const bracket = squareOf(name, half);
  const rest = numbers.filter((_, at) => at !== index);
  const params = { bracket };
  return rest.length > 0
    ? { rule: 'fold_square', after: equation(sum([bracket, ...rest]), right), params }
    : { rule: 'fold_left_square', after: equation(bracket, normalizeTree(right)), params };
}

function tidyMove(line: Relation): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  if (hasBracket(left) || hasBracket(right))
    return { rule: 'multiply_out', after: equation(expandAll(left), expandAll(right)) };
  return isTidy(left) && isTidy(right)
    ? null
    : { rule: 'collect_terms', after: equation(normalizeTree(left), normalizeTree(right)) };
}

/** From a simplified equation to x² + bx = c, then adds (b/2)² on both sides. */
function shapeMove(line: Relation, dense: Dense, name: string): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  const [l, r] = [splitBy(left, name), splitBy(right, name)];
  if (l.letters.length === 0) return { rule: 'swap_sides', after: equation(right, left) };
  if (r.letters.length > 0) return gatherUnknown(left, right, name);
  const leading = dense[2] ?? one;
  if (!equals(leading, one)) return scaleBothSides(left, right, leading);
  const [term] = l.numbers;
  if (term !== undefined) return shifted(left, right, term);
  const half = halfOf(left, name);
  return half === null || half.n === 0n ? null : addHalfSquared(left, right, name, half);
}

/** x² + 6x = −4 → x² + 6x + 9 = −4 + 9. */
function addHalfSquared(left: Expression, right: Expression, name: string, half: Rational): Move {
  const square = fraction(multiply(half, half));
  const after = equation(
    sum([...termsOf(left), square]),
    isNumber(right, 0) ? square : sum([...termsOf(right), square]),
  );
  return { rule: 'add_half_square', after, params: { letter: variable(name), half: fraction(half), square } };
}

/** Moves all terms with the unknown to the left and the number to the right. */
function gatherUnknown(left: Expression, right: Expression, name: string): Move {
  const difference = subtractExpressions(left, right);
  const { numbers } = splitBy(normalizeTree(difference), name);
  const constant = sum(numbers);
  const after = equation(
    normalizeTree(subtractExpressions(difference, constant)),
    normalizeTree(opposite(constant)),
  );
  return { rule: 'gather_letter', after, params: { letter: variable(name) } };
}

function shifted(left: Expression, right: Expression, term: Expression): Move {
  const negative = term.kind === 'negate';
  const after = equation(
    normalizeTree(subtractExpressions(left, term)),
    normalizeTree(subtractExpressions(right, term)),
  );
  const params = { term: negative ? opposite(term) : term };
  return { rule: negative ? 'add_both_sides' : 'subtract_both_sides', after, params };
}

/** Makes the leading coefficient 1: 2x² + 12x = −7 is divided by 2, x²/2 + 3x = −2 multiplied by 2. */
function scaleBothSides(left: Expression, right: Expression, leading: Rational): Move {
  const whole = isInteger(leading);
  const by = whole ? leading : rational(sign(leading) < 0 ? -leading.d : leading.d);
  const factor = fraction(whole ? divide(one, by) : by);
  const scaled = (side: Expression): Expression => normalizeTree(expandAll(product([factor, side])));
  const after = equation(scaled(left), scaled(right));
  if (equals(by, rational(-1))) return { rule: 'change_signs', after };
  return { rule: whole ? 'divide_both_sides' : 'multiply_both_sides', after, params: { by: fraction(by) } };
}

/** Half of b in x² + bx; null unless the leading coefficient is 1 and there is no constant term. */
function halfOf(tree: Expression, name: string): Rational | null {
  const [c, b, a, ...more] = denseOf(tree, name) ?? [];
  if (a === undefined || b === undefined || more.length > 0 || !equals(a, one) || c?.n !== 0n) return null;
  return divide(b, rational(2));
}

function isValue(term: Expression, value: Rational): boolean {
  const found = numberValue(normalizeTree(term));
  return found !== null && equals(found, value);
}

const squareOf = (name: string, half: Rational): Expression =>
  raised(normalizeTree(sum([variable(name), fraction(half)])), number(2));
