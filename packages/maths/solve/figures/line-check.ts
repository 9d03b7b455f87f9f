import { numberValue } from '../../expression/build.ts';
import { add, isZero, multiply, rational, subtract } from '../../expression/rational.ts';
import { lineQuestions, type LineQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import type { Expression, Tree } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { normalizeTree } from '../rewriting.ts';
import { formulaOf } from './formulas.ts';
import { passesThrough, pointForm, pointGiven, slopeOf, straightLine } from './straight.ts';

type Point = Extract<Tree, { kind: 'point' }>;

/** The questions about lines. */
export const isLineQuestion = (what: string | undefined): what is LineQuestion =>
  lineQuestions.some((each) => each === what);

/** The requested line: through the point (or points), with the right direction. */
export function isResult(line: Tree, problem: Problem): boolean {
  const straight = straightLine(line);
  const { what, given } = problem.question!;
  const [first, second] = [pointGiven(given, 1), pointGiven(given, 2)];
  if (straight === null) return false;
  if (first !== null && !passesThrough(straight, first)) return false;
  if (what === 'line_two_points') return second !== null && passesThrough(straight, second);
  const slope = slopeOf(straight);
  if (what === 'line_point_slope' || what === 'line_slope_intercept') {
    const [m, b] = [numberValue(given.m!), given.b === undefined ? null : numberValue(given.b)];
    const meets = b === null || passesThrough(straight, [rational(0), b]);
    return m !== null && slope !== null && isZero(subtract(m, slope)) && meets;
  }
  const other = straightLine(problem.expression);
  if (other === null) return false;
  const { a, b } = straight;
  const turn =
    what === 'line_parallel'
      ? subtract(multiply(a, other.b), multiply(b, other.a))
      : add(multiply(a, other.a), multiply(b, other.b));
  return isZero(turn);
}

/**
 * Whether a line of working answers a question about a straight line, checked from the points and directions.
 */
export function answersLineQuestion(line: Tree, problem: Problem): boolean {
  const { what, given } = problem.question!;
  if (!isLineQuestion(what)) return false;
  if (line.kind === 'relation' && line.sides[0]?.kind === 'variable' && line.sides[0].name === 'm')
    return saysSlope(line.sides[1]!, problem);
  if (what === 'midpoint') return line.kind === 'point' && isMiddle(line.coordinates, given);
  if (what === 'vector_value') return line.kind === 'point' && isSameVector(line, problem.expression);
  if (what.startsWith('intercept')) return isIntercept(line, problem);
  return isResult(line, problem);
}

/** The slope of the requested line: through both points, or by the direction of the given line. */
function saysSlope(right: Expression, problem: Problem): boolean {
  const { what, given } = problem.question!;
  const slope = numberValue(right);
  if (slope === null)
    return what === 'line_two_points' && sameTree(right, formulaOf('slope').relation.sides[1]!);
  const point = pointGiven(given, 1);
  if (point !== null) return isResult(pointForm(slope, point), problem);
  const straight = straightLine(problem.expression);
  const own = straight === null ? null : slopeOf(straight);
  if (what === 'slope_perpendicular') return own !== null && isZero(add(multiply(own, slope), rational(1)));
  return (what === 'slope_of' || what === 'slope_parallel') && own !== null && isZero(subtract(own, slope));
}

function isMiddle(coordinates: readonly Expression[], given: Readonly<Record<string, Expression>>): boolean {
  const [p, q] = [pointGiven(given, 1), pointGiven(given, 2)];
  const [x, y] = coordinates.map((each) => numberValue(normalizeTree(each)));
  if (p === null || q === null || x == null || y == null || coordinates.length !== 2) return false;
  return [x, y].every((value, index) =>
    isZero(subtract(subtract(value, p[index]!), subtract(q[index]!, value))),
  );
}

function isSameVector(line: Point, wanted: Tree): boolean {
  return (
    wanted.kind === 'point' &&
    wanted.coordinates.length === line.coordinates.length &&
    line.coordinates.every((each, index) =>
      sameTree(normalizeTree(each), normalizeTree(wanted.coordinates[index]!)),
    )
  );
}

function isIntercept(line: Tree, { expression, question }: Problem): boolean {
  const straight = straightLine(expression);
  if (straight === null) return false;
  const zero = rational(0);
  if (line.kind === 'alternatives') {
    const [x, y] = line.items.map((item) => numberValue(item.sides[1]!));
    return x != null && y != null && passesThrough(straight, [x, zero]) && passesThrough(straight, [zero, y]);
  }
  const axis = question!.what === 'intercept_x' ? 'x' : 'y';
  const [left, right] = line.kind === 'relation' ? line.sides : [];
  const value = right === undefined ? null : numberValue(right);
  if (value === null || left?.kind !== 'variable' || left.name !== axis) return false;
  return passesThrough(straight, axis === 'x' ? [value, zero] : [zero, value]);
}
