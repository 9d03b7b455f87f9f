import { evaluator } from '../../algebra/evaluate.ts';
import type { Problem } from '../../reading/request.ts';
import type { Expression, Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { curveOf } from '../figures/curve.ts';
import { truthOf } from '../figures/domain-check.ts';

/*
 * Answers that the steps find with derivatives, tested on values of the function alone: neighbours that are lower or higher, chords above or
 * below, slopes of secants.
 */
type Check = (line: Tree, problem: Problem) => boolean;
type Curve = (x: number) => number;

export const calculusChecks: Readonly<Record<string, Check>> = {
  critical_points: (line, problem) => isFlat(line, problem),
  extrema: (line, problem) =>
    isFlat(line, problem) || areTurningPoints(line, problem, (f) => (x) => rise(f, x)),
  inflection: (line, problem) =>
    isBendingZero(line, problem) || areTurningPoints(line, problem, (f) => (x) => bend(f, x)),
  inflection_x: (line, problem) =>
    isBendingZero(line, problem) || areTurningPlaces(line, problem, (f) => (x) => bend(f, x)),
  increasing: (line, problem) => isGrowth(line, problem, 1),
  decreasing: (line, problem) => isGrowth(line, problem, -1),
  normal_line: (line, problem) => isNormal(line, problem),
};

const step = 1e-4;
const rise = (f: Curve, x: number): number => (f(x + step) - f(x - step)) / (2 * step);
/** How far the middle of a chord lies above the curve, by the square of its half width. */
const bend = (f: Curve, x: number): number => (f(x + 0.01) + f(x - 0.01) - 2 * f(x)) / 0.0001;

function curveIn(problem: Problem): { readonly f: Curve; readonly name: string } | null {
  const curve = curveOf(problem.expression);
  if (curve === null) return null;
  const of = evaluator(curve.body);
  return { f: (x) => of({ [curve.variable]: x }), name: curve.variable };
}

const near = (a: number, b: number, width: number): boolean =>
  Math.abs(a - b) <= width * Math.max(1, Math.abs(a), Math.abs(b));

/** `g(x) = 0` where g is the slope at every sampled place. */
function isZeroOf(
  line: Tree,
  problem: Problem,
  slope: (f: Curve, x: number) => number,
  width: number,
): boolean {
  const curve = curveIn(problem);
  if (curve === null || line.kind !== 'relation' || line.signs.join() !== '=') return false;
  const [left, right] = line.sides.map((side) => evaluator(side));
  return [-2.3, -0.7, 0.4, 1.6, 3.1].every((x) => {
    const at = { [curve.name]: x };
    return near(left!(at) - right!(at), slope(curve.f, x), width);
  });
}

/** Sampled every hundredth: the signs that a slope has between −60 and 60, without repetitions. */
function signsOf(slope: (x: number) => number): readonly number[] {
  const signs: number[] = [];
  for (let at = -6000; at <= 6000; at += 1) {
    const sign = Math.sign(slope(at / 100 + 0.00317));
    if (sign !== 0 && sign !== signs.at(-1)) signs.push(sign);
  }
  return signs;
}

function isFlat(line: Tree, problem: Problem): boolean {
  const curve = curveIn(problem);
  if (line.kind === 'solutions' && line.which === 'none')
    return curve !== null && signsOf((x) => rise(curve.f, x)).length === 1;
  return isZeroOf(line, problem, rise, 1e-5);
}

function isBendingZero(line: Tree, problem: Problem): boolean {
  return isZeroOf(line, problem, bend, 1e-2);
}

/** Points of the curve at which the slope changes its sign, and as many as there are changes. */
function areTurningPoints(line: Tree, problem: Problem, slopeIn: (f: Curve) => Curve): boolean {
  const curve = curveIn(problem);
  if (curve === null) return false;
  const slope = slopeIn(curve.f);
  const changes = signsOf(slope).length - 1;
  if (line.kind === 'solutions') return line.which === 'none' && changes <= 0;
  const points = pointsOf(line, curve.name);
  if (points === null || points.length !== changes || new Set(points.map(([x]) => x)).size !== changes)
    return false;
  return points.every(
    ([x, y]) => near(curve.f(x), y, 1e-9) && Math.sign(slope(x - 0.03)) * Math.sign(slope(x + 0.03)) < 0,
  );
}

/** x = … for each place at which the slope changes its sign. */
function areTurningPlaces(line: Tree, problem: Problem, slopeIn: (f: Curve) => Curve): boolean {
  const curve = curveIn(problem);
  if (curve === null) return false;
  const slope = slopeIn(curve.f);
  const changes = signsOf(slope).length - 1;
  if (line.kind === 'solutions') return line.which === 'none' && changes <= 0;
  const cases =
    line.kind === 'relation' ? [line] : line.kind === 'alternatives' && line.join === 'or' ? line.items : [];
  const places = cases.map(({ sides: [left, right], signs }) =>
    left?.kind === 'variable' && left.name === curve.name && signs.join() === '=' ? valueOf(right) : NaN,
  );
  return (
    places.length === changes &&
    new Set(places).size === changes &&
    places.every((x) => Math.sign(slope(x - 0.03)) * Math.sign(slope(x + 0.03)) < 0)
  );
}

const valueOf = (tree: Expression | undefined): number =>
  tree === undefined || variablesOf(tree).length > 0 ? NaN : evaluator(tree)({});

/** A point, or several as x = … and y = …. */
function pointsOf(line: Tree, name: string): readonly (readonly [number, number])[] | null {
  if (line.kind === 'point') return [[valueOf(line.coordinates[0]), valueOf(line.coordinates[1])]];
  if (line.kind !== 'systems') return null;
  return line.items.map(({ items }) => {
    const named = (wanted: string): number => {
      const item = items.find(({ sides: [left] }) => left?.kind === 'variable' && left.name === wanted);
      return valueOf(item?.sides[1]);
    };
    return [named(name), named('y')] as const;
  });
}

/** The line holds exactly where secants rise (or fall); places with a slope near 0 decide nothing. */
function isGrowth(line: Tree, problem: Problem, direction: 1 | -1): boolean {
  const curve = curveIn(problem);
  const holds = curve === null ? null : truthOf(line, curve.name);
  if (curve === null || (holds === null && line.kind !== 'solutions')) return false;
  const isTrue = (x: number): boolean => (line.kind === 'solutions' ? line.which === 'all' : holds!(x));
  for (let at = -3000; at <= 3000; at += 7) {
    const x = at / 100 + 0.00317;
    const slope = rise(curve.f, x) * direction;
    if (Math.abs(slope) > 1e-3 && isTrue(x) !== slope > 0) return false;
  }
  return true;
}

/** m is the slope of the curve or that of a line at a right angle to it; the line itself passes through the point at a right angle. */
function isNormal(line: Tree, problem: Problem): boolean {
  const curve = curveIn(problem);
  const x = valueOf(problem.question?.given.x_1);
  if (curve === null || line.kind !== 'relation' || line.signs.join() !== '=' || !Number.isFinite(x))
    return false;
  const slope = rise(curve.f, x);
  const [left, right] = line.sides as [Expression, Expression];
  if (left.kind === 'variable' && left.name === 'm') {
    const value = valueOf(right);
    return near(value, slope, 1e-5) || near(value * slope, -1, 1e-5);
  }
  const [a, b] = [evaluator(left), evaluator(right)];
  const off = (at: number, y: number): number => a({ x: at, y }) - b({ x: at, y });
  const y = curve.f(x);
  // Along the normal, (1, −1/slope), and not along the tangent.
  const [dx, dy] = [-slope, 1];
  return (
    near(off(x, y), 0, 1e-9) && near(off(x + dx, y + dy), 0, 1e-4) && Math.abs(off(x + 1, y + slope)) > 1e-6
  );
}
