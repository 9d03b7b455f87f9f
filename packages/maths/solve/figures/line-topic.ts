import { numberValue } from '../../expression/build.ts';
import { divide, isZero, negate, rational, type Rational } from '../../expression/rational.ts';
import { type LineQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import {
  divided,
  equation,
  fraction,
  number,
  sum,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { isTidy, normalizeTree } from '../rewriting.ts';
import type { Move, Topic } from '../types.ts';
import { formulaOf } from './formulas.ts';
import { isLineQuestion, isResult } from './line-check.ts';
import { substituteGivens, evaluateRightSide } from './formula-topic.ts';
import { interceptOf, pointForm, pointGiven, slopeForm, slopeOf, straightLine } from './straight.ts';

/** The equation of a line from given properties, its intercepts and slope; midpoints. */
export const lineQuestionsTopic: Topic = {
  family: (problem) => (isLineQuestion(problem.question?.what) ? 'straight_line' : null),
  move: (line, problem) => (isKnown(problem) ? lineMove(line, problem) : null),
  done: (line, problem) => isKnown(problem) && isAnswer(line, problem) && lineMove(line, problem) === null,
};

/** All numbers are exact, and such a line exists. */
function isKnown({ question, expression }: Problem): boolean {
  const { what, given } = question!;
  if (what === 'vector_value') return expression.kind === 'point';
  if (Object.values(given).some((value) => numberValue(value) === null)) return false;
  if (what === 'line_two_points')
    return !(sameTree(given.x_1!, given.x_2!) && sameTree(given.y_1!, given.y_2!));
  if (['slope', 'distance', 'midpoint', 'line_point_slope', 'line_slope_intercept'].includes(what))
    return true;
  const line = straightLine(expression);
  if (line === null) return false;
  if (what === 'slope_of' || what === 'slope_parallel') return slopeOf(line) !== null;
  if (what === 'slope_perpendicular') return slopeOf(line) !== null && !isZero(slopeOf(line)!);
  const [x, y] = [interceptOf(line, 'x') !== null, interceptOf(line, 'y') !== null];
  return what === 'intercepts' ? x && y : what === 'intercept_x' ? x : what === 'intercept_y' ? y : true;
}

/** The answer: the line solved for y (or x = 3), the point, the slope. */
function isAnswer(line: Tree, { question }: Problem): boolean {
  const { what } = question!;
  if (what === 'midpoint' || what === 'vector_value') return line.kind === 'point';
  if (what === 'intercepts') return line.kind === 'alternatives';
  if (line.kind !== 'relation') return false;
  const [left] = line.sides;
  return left?.kind === 'variable' && (what.startsWith('slope_') ? left.name === 'm' : left.name !== 'm');
}

function lineMove(line: Tree, problem: Problem): Move | null {
  const { what, given } = problem.question!;
  switch (what) {
    case 'midpoint':
      return midpointMove(line, problem);
    case 'vector_value':
      return coordinatesMove(line);
    case 'intercept_x':
    case 'intercept_y':
    case 'intercepts':
      return interceptMove(line, problem, what);
    case 'slope_of':
      return slopeMove(line, 'slope_from_equation', (slope) => slope);
    case 'slope_parallel':
      return slopeMove(line, 'parallel_slope', (slope) => slope);
    case 'slope_perpendicular':
      return slopeMove(line, 'perpendicular_slope', (slope) => negate(divide(rational(1), slope)));
    case 'line_slope_intercept':
      return sameTree(line, problem.expression)
        ? {
            rule: 'slope_intercept_form',
            after: slopeForm(numberValue(given.m!)!, numberValue(given.b!)!),
            promise: 'asked',
          }
        : null;
    case 'line_two_points':
      return twoPointsMove(line, problem);
    default:
      return throughPoint(line, problem);
  }
}

function midpointMove(line: Tree, problem: Problem): Move | null {
  const { x_1: x, x_2: u, y_1: y, y_2: v } = problem.question!.given;
  if (sameTree(line, problem.expression)) {
    const middle = (a: Expression, b: Expression): Expression => divided(sum([a, b]), number(2));
    return {
      rule: 'midpoint_formula',
      after: { kind: 'point', coordinates: [middle(x!, u!), middle(y!, v!)] },
      promise: 'asked',
    };
  }
  return coordinatesMove(line);
}

function coordinatesMove(line: Tree): Move | null {
  if (line.kind !== 'point' || line.coordinates.every(isTidy)) return null;
  return {
    rule: 'collect_terms',
    after: { kind: 'point', coordinates: line.coordinates.map(normalizeTree) },
  };
}

function interceptMove(line: Tree, problem: Problem, what: LineQuestion): Move | null {
  if (!sameTree(line, problem.expression)) return null;
  const straight = straightLine(line);
  const [x, y] = straight === null ? [null, null] : [interceptOf(straight, 'x'), interceptOf(straight, 'y')];
  if (what === 'intercept_x' && x !== null)
    return {
      rule: 'intercept_x',
      after: equation(variable('x'), fraction(x)),
      promise: 'asked',
    };
  if (what === 'intercept_y' && y !== null)
    return {
      rule: 'intercept_y',
      after: equation(variable('y'), fraction(y)),
      promise: 'asked',
    };
  if (x === null || y === null) return null;
  const items = [equation(variable('x'), fraction(x)), equation(variable('y'), fraction(y))];
  return { rule: 'intercepts', after: { kind: 'alternatives', join: 'and', items }, promise: 'asked' };
}

/** 2x + y = 5, y = −2x + 5, then the slope. */
function slopeMove(
  line: Tree,
  rule: Move['rule'],
  change: (slope: Rational) => Rational | null,
): Move | null {
  const straight = straightLine(line);
  if (straight === null || line.kind !== 'relation') return null;
  const slope = slopeOf(straight);
  const wanted = slope === null ? null : change(slope);
  if (slope === null || wanted === null) return null;
  const solved = slopeForm(slope, divide(straight.c, straight.b));
  if (!sameTree(solved, line)) {
    const alone =
      line.sides[0]?.kind === 'variable' &&
      line.sides[0].name === 'y' &&
      !variablesOf(line.sides[1]!).includes('y');
    if (!alone) return { rule: 'solve_for_y', after: solved };
  }
  return { rule, after: equation(variable('m'), fraction(wanted)), promise: 'asked' };
}

function twoPointsMove(line: Tree, problem: Problem): Move | null {
  const { x_1: x, x_2: u } = problem.question!.given;
  if (sameTree(line, problem.expression)) {
    if (sameTree(x!, u!))
      return {
        rule: 'vertical_line',
        after: equation(variable('x'), fraction(numberValue(x!)!)),
        promise: 'asked',
      };
    return { rule: 'formula_slope', after: formulaOf('slope').relation, promise: 'asked' };
  }
  return fromSlope(line, problem);
}

/** From `m = …` to the line, then solved for y. */
function fromSlope(line: Tree, problem: Problem): Move | null {
  if (line.kind !== 'relation' || line.signs.join() !== '=') return null;
  const [left, right] = line.sides;
  if (left?.kind !== 'variable' || left.name !== 'm') return finishLine(line);
  const step = substituteGivens(left, right!, problem) ?? evaluateRightSide(left, right!);
  if (step !== null) return step;
  const [slope, point] = [numberValue(right!), pointGiven(problem.question!.given, 1)];
  if (slope === null || point === null) return null;
  return { rule: 'point_slope_form', after: pointForm(slope, point), promise: 'asked' };
}

/** y − 2 = 3(x − 1) to y = 3x − 1. */
function finishLine(line: Relation): Move | null {
  const straight = straightLine(line);
  const slope = straight === null ? null : slopeOf(straight);
  if (straight === null || slope === null) return null;
  const after = slopeForm(slope, divide(straight.c, straight.b));
  return sameTree(after, line) ? null : { rule: 'solve_for_y', after };
}

/** A point with a slope, or with a parallel or perpendicular line. */
function throughPoint(line: Tree, problem: Problem): Move | null {
  const { what, given } = problem.question!;
  const point = pointGiven(given, 1)!;
  if (what === 'line_point_slope') {
    const slope = numberValue(given.m!)!;
    if (sameTree(line, problem.expression))
      return { rule: 'point_slope_form', after: pointForm(slope, point), promise: 'asked' };
    return line.kind === 'relation' ? finishLine(line) : null;
  }
  const straight = straightLine(line);
  if (straight === null) return fromSlope(line, problem);
  if (isResult(line, problem)) return line.kind === 'relation' ? finishLine(line) : null;
  const across = what === 'line_perpendicular';
  const special = alongAxis(slopeOf(straight), across, point);
  if (special !== null) return { ...special, promise: 'asked' };
  return slopeMove(line, across ? 'perpendicular_slope' : 'parallel_slope', (slope) =>
    across ? negate(divide(rational(1), slope)) : slope,
  );
}

/** Parallel or perpendicular to a line along an axis: x = 3 or y = 2 directly. */
function alongAxis(
  slope: Rational | null,
  across: boolean,
  [x, y]: readonly [Rational, Rational],
): Move | null {
  const vertical = across ? slope !== null && isZero(slope) : slope === null;
  const horizontal = across ? slope === null : slope !== null && isZero(slope);
  if (vertical) return { rule: 'vertical_line', after: equation(variable('x'), fraction(x)) };
  return horizontal ? { rule: 'horizontal_line', after: equation(variable('y'), fraction(y)) } : null;
}
