import type { Expression } from '../../expression/tree.ts';
import { functionOf, type OneVariable, type Parameters } from '../values.ts';
import { approach, ownValue, type Approach } from './approach.ts';
import { breakFunctionsOf } from './break-functions.ts';
import { zerosOf } from './zeros.ts';

/**
 * The behaviour at a point where a curve may break. `value` is the function's own value there, NaN when
 * undefined.
 */
export type Break = {
  readonly at: number;
  readonly kind: 'pole' | 'jump' | 'hole' | 'end' | 'corner' | 'wild';
  readonly left: Approach;
  readonly right: Approach;
  readonly value: number;
};

const pieces = 160;
/** With more breaks than this in view, their dots are not drawn. */
const mostBreaks = 120;

/** The points of an interval where the curve of an expression breaks, ends or has a corner, in order. */
export function breaksOf(
  tree: Expression,
  name: string,
  parameters: Parameters,
  from: number,
  to: number,
): Break[] {
  const f = functionOf(tree, name, parameters);
  const breakFunctions = breakFunctionsOf(tree, name).map((watch) => functionOf(watch, name, parameters));
  const places = breakFunctions
    .flatMap((watch) => zerosOf(watch, from, to, pieces))
    .sort((a, b) => a - b)
    .filter((at, place, all) => place === 0 || at - all[place - 1]! > 1e-9 * Math.max(1, Math.abs(at)));
  if (places.length > 4 * mostBreaks) return [];
  const marks = [from, ...places, to];
  return places.flatMap((at, index) => {
    const distanceTo = (other: number) => Math.abs(at - other) || (to - from) / pieces;
    const exact = breakFunctions.some((watch) => watch(at) === 0);
    const found = breakAt(f, at, exact, distanceTo(marks[index]!), distanceTo(marks[index + 2]!));
    return found === null ? [] : [found];
  });
}

/**
 * An end of the domain that lies between two doubles is included when its neighbour is; an exact one is
 * evaluated directly.
 */
function breakAt(f: OneVariable, at: number, exact: boolean, before: number, after: number): Break | null {
  const [left, right] = [approach(f, at, 'left', before), approach(f, at, 'right', after)];
  if (left.kind === 'none' && right.kind === 'none') return null;
  const sides = [left.kind, right.kind];
  const value = !exact && sides.includes('none') && sides.includes('finite') ? ownValue(f, at) : f(at);
  return { at, left, right, value, kind: kindOf(left, right, value) };
}

function kindOf(left: Approach, right: Approach, value: number): Break['kind'] {
  if (left.kind === 'infinite' || right.kind === 'infinite') return 'pole';
  if (left.kind === 'wild' || right.kind === 'wild') return 'wild';
  if (left.kind !== 'finite' || right.kind !== 'finite') return 'end';
  if (!same(left.value, right.value)) return 'jump';
  return same(value, left.value) ? 'corner' : 'hole';
}

const same = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-5 * Math.max(1e-2, Math.abs(a), Math.abs(b));

/** Next to a pole, a double that only nearly equals it has some huge value. */
const farthestDot = 1e6;

export type Dot = { readonly x: number; readonly y: number; readonly filled: boolean };

/**
 * The dots that show which values belong to a curve at its breaks: filled where included, hollow where
 * excluded.
 */
export function dotsOf(breaks: readonly Break[]): Dot[] {
  if (breaks.length > mostBreaks) return [];
  return breaks.flatMap(({ at, kind, left, right, value }) => {
    if (kind === 'corner' || kind === 'wild') return [];
    const heights = [left, right].flatMap((side) => (side.kind === 'finite' ? [side.value] : []));
    const ends = kind === 'hole' ? heights.slice(0, 1) : heights;
    const dots = ends.map((y): Dot => ({ x: at, y, filled: same(y, value) }));
    const alone = Math.abs(value) < farthestDot && !dots.some(({ filled }) => filled);
    return alone ? [...dots, { x: at, y: value, filled: true }] : dots;
  });
}
