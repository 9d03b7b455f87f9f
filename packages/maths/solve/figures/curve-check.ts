import { evaluator } from '../../algebra/evaluate.ts';
import { subtractExpressions } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import { equation, isExpression, variable, type Expression, type Tree } from '../../expression/tree.ts';
import { substitute, variablesOf } from '../../expression/tree-parts.ts';
import { compareTrees } from '../../verify/compare-trees.ts';
import { isSameFormula } from '../formulas/topic.ts';
import { curveOf, isCurveQuestion, type Curve } from './curve.ts';

const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const isEqual = (expected: Tree, answer: Tree): boolean =>
  compareTrees({ expected, answer }).verdict === 'equal';
const valueOf = (tree: Expression): number => evaluator(tree)({});

/**
 * Whether a line answers a question about a graph, checked from values of the function alone: symmetry for
 * the axis and the vertex, the value at the midpoint for the discriminant, composition for the inverse, a
 * difference quotient for the tangent.
 */
export function answersCurveQuestion(line: Tree, problem: Problem): boolean {
  const what = problem.question?.what;
  if (what === 'intercept_y') return isValueAtZero(line, problem.expression);
  if (!isCurveQuestion(what)) return false;
  if (what === 'inverse') return isOnInverse(line, problem.expression);
  if (what === 'discriminant') return isDiscriminant(line, problem.expression);
  const curve = curveOf(problem.expression);
  if (curve === null) return false;
  return what === 'tangent_line' ? saysTangent(line, curve, problem) : saysParabola(line, curve, what);
}

/** Evaluates a formula at numbers. */
function sampler({ body, variable: name }: Curve): (at: number) => number {
  const of = evaluator(body);
  return (at) => of({ [name]: at });
}

function namedValue(line: Tree): readonly [name: string, value: number] | null {
  if (line.kind !== 'relation' || line.signs.join() !== '=') return null;
  const [left, right] = line.sides;
  if (left?.kind !== 'variable' || variablesOf(right!).length > 0) return null;
  return [left.name, valueOf(right!)];
}

function isValueAtZero(line: Tree, tree: Tree): boolean {
  const [curve, found] = [curveOf(tree), namedValue(line)];
  return curve !== null && found?.[0] === 'y' && near(sampler(curve)(0), found[1]);
}

/** D = −4a · f(h) where h is the axis of symmetry: computed from three values of the function. */
function isDiscriminant(line: Tree, tree: Tree): boolean {
  const found = namedValue(line);
  const body =
    curveOf(tree)?.body ??
    (tree.kind === 'relation' ? subtractExpressions(tree.sides[0]!, tree.sides[1]!) : null);
  const [name] = body === null ? [] : variablesOf(body);
  if (found?.[0] !== 'D' || body === null || name === undefined) return false;
  const f = sampler({ body, variable: name });
  const { a, middle } = shapeOf(f);
  return near(-4 * a * f(middle), found[1]);
}

function shapeOf(f: (at: number) => number): { readonly a: number; readonly middle: number } {
  const a = (f(1) + f(-1) - 2 * f(0)) / 2;
  return { a, middle: -(f(1) - f(-1)) / (4 * a) };
}

function saysParabola(line: Tree, curve: Curve, what: string): boolean {
  const f = sampler(curve);
  const isMiddle = (at: number): boolean => [1, 2.5].every((step) => near(f(at - step), f(at + step)));
  if (line.kind === 'point') {
    const [x, y] = line.coordinates.map(valueOf);
    return line.coordinates.length === 2 && isMiddle(x!) && near(f(x!), y!);
  }
  const found = namedValue(line);
  if (found === null) return false;
  if (found[0] === curve.variable) return isMiddle(found[1]);
  const { a, middle } = shapeOf(f);
  const fits = what === 'minimum_value' ? a > 0 : what === 'maximum_value' && a < 0;
  return found[0] === 'y' && fits && near(f(middle), found[1]);
}

/**
 * The points of the function with their coordinates swapped; when solved for y it must invert the function in
 * both orders.
 */
function isOnInverse(line: Tree, tree: Tree): boolean {
  const curve = curveOf(tree);
  if (curve === null) return false;
  const result = inverseBody(line, inverseName(tree));
  if (result !== null) return undoes(curve, result);
  const exchanged = equation(variable('x'), substitute(curve.body, curve.variable, variable('y')));
  return isSameFormula(exchanged, line, 'y');
}

/** The name of the inverse of the defined function; f⁻¹ where it has no name. */
export const inverseName = (tree: Tree): string =>
  tree.kind === 'definition' && /^[A-Za-z]$/.test(tree.name) ? `${tree.name}⁻¹` : 'f⁻¹';

const inverseBody = (line: Tree, name: string): Expression | null =>
  line.kind === 'definition' && line.name === name ? line.body : null;

/** f(g(x)) = x and g(f(x)) = x. */
export function undoes({ body, variable: name }: Curve, inverse: Expression): boolean {
  const letter = variable(name);
  if (variablesOf(inverse).some((each) => each !== name)) return false;
  return isEqual(letter, substitute(body, name, inverse)) && isEqual(letter, substitute(inverse, name, body));
}

function saysTangent(line: Tree, curve: Curve, { question }: Problem): boolean {
  if (line.kind !== 'relation' || line.signs.join() !== '=') return false;
  const place = question!.given.x_1!;
  const [left, right] = line.sides as [Expression, Expression];
  if (left.kind === 'variable' && left.name === 'm' && variablesOf(right).length > 0)
    return isEqual({ kind: 'derivative', of: curve.body, variable: curve.variable, order: 1 }, right);
  const f = sampler(curve);
  const at = valueOf(place);
  const slope = (f(at + 1e-5) - f(at - 1e-5)) / 2e-5;
  const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-5 * Math.max(1, Math.abs(a));
  if (left.kind === 'variable' && left.name === 'm') return close(slope, valueOf(right));
  return touches(subtractExpressions(left, right), at, f(at), (rise) => close(slope, rise));
}

/** The line 0 = difference passes through (x, y) with a slope that the test accepts. */
function touches(difference: Expression, x: number, y: number, fits: (slope: number) => boolean): boolean {
  if (!isExpression(difference) || variablesOf(difference).some((name) => name !== 'x' && name !== 'y'))
    return false;
  const of = evaluator(difference);
  const [here, right, up] = [of({ x, y }), of({ x: x + 1, y }), of({ x, y: y + 1 })];
  return near(here, 0) && up !== here && fits(-(right - here) / (up - here));
}
