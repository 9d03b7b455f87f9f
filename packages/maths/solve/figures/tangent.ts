import { numberValue } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import { divide, equals, type Rational } from '../../expression/rational.ts';
import { equation, isExpression, variable, type Expression, type Tree } from '../../expression/tree.ts';
import { sameTree, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { derivatives } from '../calculus/derivative-topic.ts';
import { valueForm } from '../calculus/value.ts';
import type { Move } from '../types.ts';
import { curveOf, type Curve } from './curve.ts';
import { pointForm, slopeForm, slopeOf, straightLine } from './straight.ts';

/** m = f′(x), its value at the point, the line through the point with that slope, then solved for y. */
export function tangentMove(line: Tree, problem: Problem): Move | null {
  const curve = curveOf(problem.expression);
  const place = problem.question!.given.x_1!;
  if (curve === null || curve.variable !== 'x' || line.kind !== 'relation') return null;
  const derivative: Expression = { kind: 'derivative', of: curve.body, variable: 'x', order: 1 };
  if (sameTree(line, problem.expression))
    return { rule: 'tangent_slope', after: equation(variable('m'), derivative), promise: 'asked' };
  const [left, right] = line.sides as [Expression, Expression];
  if (left.kind === 'variable' && left.name === 'm')
    return slopeMove(right, derivative, place) ?? lineMove(right, curve, problem.question!.given);
  const straight = straightLine(line);
  const slope = straight === null ? null : slopeOf(straight);
  if (straight === null || slope === null) return null;
  const after = slopeForm(slope, divide(straight.c, straight.b));
  return sameTree(after, line) ? null : { rule: 'solve_for_y', after, promise: 'asked' };
}

/** One step of m = d/dx(…), or substitutes the point, or computes the value. */
function slopeMove(right: Expression, derivative: Expression, place: Expression): Move | null {
  const letter = variable('m');
  const step = derivatives.move(right, { task: 'differentiate', expression: derivative });
  if (step !== null && isExpression(step.after) && variablesOf(right).length > 0)
    return { ...step, after: equation(letter, step.after), promise: 'asked' };
  if (variablesOf(right).includes('x'))
    return {
      rule: 'put_in_values',
      after: equation(letter, substitute(right, 'x', place)),
      promise: 'asked',
    };
  const value = valueForm(right);
  return sameTree(value, right)
    ? null
    : { rule: 'collect_terms', after: equation(letter, value), promise: 'asked' };
}

/** The point of the curve; a given one must lie on it. */
function lineMove(
  right: Expression,
  { body }: Curve,
  given: Readonly<Record<string, Expression>>,
): Move | null {
  const [slope, x] = [numberValue(right), numberValue(given.x_1!)];
  const y = numberValue(valueForm(substitute(body, 'x', given.x_1!)));
  if (slope === null || x === null || y === null) return null;
  if (given.y_1 !== undefined && !isValue(given.y_1, y)) return null;
  return { rule: 'tangent_point', after: pointForm(slope, [x, y]), promise: 'asked' };
}

function isValue(tree: Expression, wanted: Rational): boolean {
  const value = numberValue(tree);
  return value !== null && equals(value, wanted);
}
