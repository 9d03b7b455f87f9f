import { toNumber } from '../expression/rational.ts';
import { derivative, type Dense } from './univariate.ts';

/** The sign change of a continuous function between two points, by bisection to full double precision. */
function bisect(f: (x: number) => number, low: number, high: number): number {
  let [left, right] = [low, high];
  let atLeft = f(left);
  for (let step = 0; step < 100; step += 1) {
    const middle = (left + right) / 2;
    const value = f(middle);
    if (value === 0 || middle === left || middle === right) return middle;
    if (value < 0 === atLeft < 0) [left, atLeft] = [middle, value];
    else right = middle;
  }
  return (left + right) / 2;
}

/**
 * All real roots of a square-free polynomial as doubles, ascending. Between consecutive roots of its
 * derivative there is at most one.
 */
export function denseRoots(p: Dense): number[] {
  const coefficients = p.map(toNumber);
  if (coefficients.length < 2) return [];
  const f = (x: number): number =>
    coefficients.reduceRight((total, coefficient) => total * x + coefficient, 0);
  if (coefficients.length === 2) return [-coefficients[0]! / coefficients[1]!];
  const top = Math.abs(coefficients.at(-1)!);
  const bound = 1 + Math.max(...coefficients.slice(0, -1).map((coefficient) => Math.abs(coefficient) / top));
  const turns = denseRoots(derivative(p)).filter((x) => Math.abs(x) < bound);
  const marks = [-bound, ...turns, bound];
  const roots: number[] = [];
  marks.slice(1).forEach((high, index) => {
    const low = marks[index]!;
    const [a, b] = [f(low), f(high)];
    if (a === 0) roots.push(low);
    else if (a < 0 !== b < 0 && b !== 0) roots.push(bisect(f, low, high));
  });
  return [...new Set(roots)].sort((a, b) => a - b);
}

/** The points of a scan: a fine grid near zero, then increasingly wide steps. */
function grid(low: number, high: number, pieces: number): number[] {
  const width = (high - low) / pieces;
  const near = Array.from({ length: pieces + 1 }, (_, index) => low + index * width);
  const far = Array.from({ length: 160 }, (_, index) => high * 1.06 ** (index + 1));
  return [...far.map((x) => -x).toReversed(), ...near, ...far];
}

/**
 * Roots of any function found by sign changes and by minima of |f| that touch zero, mostly between −60 and
 * 60. May miss some.
 */
export function scanRoots(f: (x: number) => number, low = -60, high = 60, pieces = 4801): number[] {
  const points = grid(low, high, pieces);
  const values = points.map(f);
  const roots: number[] = [];
  for (let index = 1; index < points.length; index += 1) {
    const [x, value, before] = [points[index]!, values[index]!, values[index - 1]!];
    if (value === 0) roots.push(x);
    else if (Number.isFinite(before) && Number.isFinite(value) && before !== 0 && before < 0 !== value < 0) {
      const root = bisect(f, points[index - 1]!, x);
      if (Math.abs(f(root)) < 1e-6 * Math.max(1, Math.abs(before), Math.abs(value))) roots.push(root);
    } else {
      const touched = touchesZero(f, points, values, index);
      if (touched !== null) roots.push(touched);
    }
  }
  return roots;
}

/**
 * A minimum of |f| between three neighbouring points that reaches zero (a double root, or a root at the edge
 * of the domain).
 */
function touchesZero(
  f: (x: number) => number,
  points: readonly number[],
  values: readonly number[],
  index: number,
): number | null {
  const [a, b, c] = [values[index - 1], values[index], values[index + 1]].map((value) =>
    Math.abs(value ?? NaN),
  );
  if (!(a! >= b! && b! <= c!) || b! > 0.1) return null;
  let [left, right] = [points[index - 1]!, points[index + 1]!];
  for (let step = 0; step < 90; step += 1) {
    const third = (right - left) / 3;
    if (Math.abs(f(left + third)) <= Math.abs(f(right - third))) right -= third;
    else left += third;
  }
  const at = (left + right) / 2;
  return Math.abs(f(at)) < 1e-10 ? at : null;
}
