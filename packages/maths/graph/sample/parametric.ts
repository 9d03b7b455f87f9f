import { toDown, toRight, type View } from '../view.ts';
import { clipStroke, type Stroke } from './stroke.ts';

export type Path = (at: number) => readonly [x: number, y: number];

const pieces = 240;
const deepest = 6;
const tolerance = 0.15;

type Place = readonly [at: number, right: number, down: number];

/**
 * The strokes of a curve whose parameter runs from `low` to `high`, in pixels; broken where it is undefined
 * and where it jumps.
 */
export function parametricStrokes(path: Path, low: number, high: number, view: View): Stroke[] {
  const strokes: Stroke[] = [];
  let current: number[] = [];
  const cut = () => {
    if (current.length > 2) strokes.push(...clipStroke(current, view));
    current = [];
  };
  const place = (at: number): Place => {
    const [x, y] = path(at);
    return [at, toRight(view, x), toDown(view, y)];
  };
  const add = ([, right, down]: Place) => {
    if (Number.isFinite(right) && Number.isFinite(down)) current.push(right, down);
    else cut();
  };
  const between = (a: Place, b: Place, depth: number): void => {
    const m = place((a[0] + b[0]) / 2);
    if (depth > 1 && isStraight(a, m, b)) return add(b);
    if (depth > deepest) {
      if (Math.hypot(b[1] - a[1], b[2] - a[2]) > 40) cut();
      return add(b);
    }
    between(a, m, depth + 1);
    between(m, b, depth + 1);
  };
  let before = place(low);
  add(before);
  for (let step = 1; step <= pieces; step += 1) {
    const next = place(low + ((high - low) * step) / pieces);
    between(before, next, 0);
    before = next;
  }
  cut();
  return strokes;
}

/** The midpoint lies on the chord, and near its middle. */
function isStraight(a: Place, m: Place, b: Place): boolean {
  const off = Math.hypot(m[1] - (a[1] + b[1]) / 2, m[2] - (a[2] + b[2]) / 2);
  return off <= tolerance + 0.02 * Math.hypot(b[1] - a[1], b[2] - a[2]);
}
