import { evaluator } from '../../algebra/evaluate.ts';
import { toNumber, rational, multiply, add, type Rational } from '../../expression/rational.ts';
import type { Problem } from '../../reading/request.ts';
import type { Expression, Relation, Tree } from '../../expression/tree.ts';
import { contains, expressionsOf, variablesOf } from '../../expression/tree-parts.ts';
import { familiesOf, timesPi, type Stretch } from '../../verify/families.ts';
import { anyOf, anyValue, casesOf } from '../alternatives.ts';
import { tidiedPieces } from '../powers/pieces.ts';
import type { Move, Topic } from '../types.ts';
import { writeAngle } from './angles.ts';
import { angleMove, solvedAngles } from './equations.ts';
import type { Style } from './general-solution.ts';
import { isAnglePiece } from './identities.ts';
import { stretchOf } from './stretch.ts';

/** Equations with sines, cosines and tangents of the unknown, in general or within an interval. */
export const trigonometricEquations: Topic = {
  supportedClauses: ['within'],
  family: ({ expression }) => {
    const [name, more] = variablesOf(expression);
    const isEquation =
      expression.kind === 'relation' &&
      expression.signs.join() === '=' &&
      name !== undefined &&
      more === undefined;
    return isEquation && expressionsOf(expression).some((side) => contains(side, isAnglePiece))
      ? 'trigonometric_equation'
      : null;
  },
  move: (line, problem) => lineMove(line, problem),
  done: (line, problem) => isDone(line, problem) && lineMove(line, problem) === null,
};

function isDone(line: Tree, problem: Problem): boolean {
  if (line.kind === 'solutions') return true;
  const solved = line.kind === 'relation' || line.kind === 'alternatives';
  return (
    solved &&
    !expressionsOf(line).some((side) => contains(side, isAnglePiece)) &&
    (problem.within === undefined || familiesOf(line) === null)
  );
}

function lineMove(line: Tree, problem: Problem): Move | null {
  const [name] = variablesOf(problem.expression);
  if (name === undefined) return null;
  const style: Style = { name, degrees: isInDegrees(problem) };
  const items = casesOf(line);
  if (items === null) return null;
  if (items.some((item) => item.sides.some((side) => contains(side, isAnglePiece)))) {
    return items.length === 1 && line.kind === 'relation' ? angleMove(line, style) : solveEach(items, style);
  }
  return problem.within === undefined ? null : inside(line, style, problem);
}

function isInDegrees({ within, expression }: Problem): boolean {
  return [within, expression].some(
    (tree) =>
      tree !== undefined &&
      expressionsOf(tree).some((side) => contains(side, (part) => part.kind === 'degrees')),
  );
}

function solveEach(items: readonly Relation[], style: Style): Move | null {
  const found = solvedAngles(items, style);
  return found === null ? null : { rule: 'solve_factors', after: anyOf(found) };
}

/** The members of the families within the interval, in order. */
function inside(line: Tree, style: Style, problem: Problem): Move | null {
  const families = familiesOf(line);
  const stretch = problem.within === undefined ? null : stretchOf(problem.within, style.name);
  if (families === null || stretch === null) return null;
  const values = families.items.flatMap(({ start, period }) =>
    membersOf(tidiedPieces(start), toNumber(period), period, stretch, style.degrees),
  );
  const sorted = values
    .toSorted((a, b) => evaluator(a)({}) - evaluator(b)({}))
    .filter(
      (value, place, all) => place === 0 || evaluator(value)({}) - evaluator(all[place - 1]!)({}) > 1e-9,
    );
  const after = anyValue(style.name, sorted);
  return { rule: 'within_interval', after, params: { interval: problem.within! }, promise: 'within' };
}

function membersOf(
  start: Expression,
  size: number,
  period: Rational,
  stretch: Stretch,
  degrees: boolean,
): Expression[] {
  const valueOf = (tree: Expression): number => evaluator(tree)({});
  const [low, high, from] = [valueOf(stretch.low), valueOf(stretch.high), valueOf(start)];
  const found: Expression[] = [];
  const exact = timesPi(start);
  const first = Math.floor((low - from) / (size * Math.PI)) - 1;
  for (let k = first; from + k * size * Math.PI <= high + 1 && found.length < 100; k += 1) {
    const place = from + k * size * Math.PI;
    const edge = 1e-9;
    const fits =
      (place > low + edge || (stretch.lowClosed && place > low - edge)) &&
      (place < high - edge || (stretch.highClosed && place < high + edge));
    if (!fits) continue;
    const shift = multiply(period, rational(k));
    found.push(exact === null ? shiftMember(start, shift) : writeAngle(add(exact, shift), degrees));
  }
  return found;
}

function shiftMember(start: Expression, by: Rational): Expression {
  if (by.n === 0n) return start;
  const terms = [start, writeAngle(by, false)].flatMap((tree) => (tree.kind === 'add' ? tree.terms : [tree]));
  return tidiedPieces({ kind: 'add', terms });
}
