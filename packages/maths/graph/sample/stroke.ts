import type { View } from '../view.ts';

/** A line through points in pixels: x, y, x, y, … (to the right and downwards). */
export type Stroke = readonly number[];

/** How far beyond the edge a line is drawn, so that its thickness ends out of sight. */
const beyond = 20;

/** A line clipped to the view; one that leaves and re-enters becomes several lines. */
export function clipStroke(points: Stroke, view: View): Stroke[] {
  const strokes: Stroke[] = [];
  let current: number[] = [];
  const box = [-beyond, -beyond, view.width + beyond, view.height + beyond] as const;
  for (let at = 2; at < points.length; at += 2) {
    const part = cut(points[at - 2]!, points[at - 1]!, points[at]!, points[at + 1]!, box);
    if (part === null) {
      if (current.length > 0) strokes.push(current);
      current = [];
      continue;
    }
    const [x1, y1, x2, y2] = part;
    if (current.length === 0 || current.at(-2) !== x1 || current.at(-1) !== y1) {
      if (current.length > 0) strokes.push(current);
      current = [x1, y1];
    }
    current.push(x2, y2);
  }
  if (current.length > 2) strokes.push(current);
  return strokes;
}

type Segment = [x1: number, y1: number, x2: number, y2: number];

/**
 * The part of a straight segment inside a box (Y.-D. Liang and B. A. Barsky 1984). Ends may be at infinite
 * height.
 */
export function cut(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  box: readonly [number, number, number, number],
): Segment | null {
  const [left, top, right, bottom] = box;
  const [from, to] = [within(y1, top, bottom), within(y2, top, bottom)];
  const [dx, dy] = [x2 - x1, to - from];
  let [start, end] = [0, 1];
  for (const [change, limit] of [
    [-dx, x1 - left],
    [dx, right - x1],
    [-dy, from - top],
    [dy, bottom - from],
  ] as const) {
    if (change === 0) {
      if (limit < 0) return null;
      continue;
    }
    const part = limit / change;
    if (change < 0) start = Math.max(start, part);
    else end = Math.min(end, part);
  }
  if (!(start <= end)) return null;
  const at = (part: number): [number, number] =>
    part === 0 ? [x1, from] : part === 1 ? [x2, to] : [x1 + part * dx, from + part * dy];
  return [...at(start), ...at(end)] as Segment;
}

/** Infinite height becomes a million pixels: enough for any visible slope. */
const within = (down: number, top: number, bottom: number): number =>
  Math.min(Math.max(down, top - 1e6), bottom + 1e6);

/** The path data, with one decimal; points that make no visible difference are left out. */
export function pathText(strokes: readonly Stroke[]): string {
  let text = '';
  for (const stroke of strokes) {
    let [lastX, lastY] = [tenth(stroke[0]!), tenth(stroke[1]!)];
    text += `M${lastX} ${lastY}`;
    let drawn = false;
    for (let at = 2; at < stroke.length; at += 2) {
      const [x, y] = [tenth(stroke[at]!), tenth(stroke[at + 1]!)];
      if (x === lastX && y === lastY && (drawn || at + 2 < stroke.length)) continue;
      text += `L${x} ${y}`;
      [lastX, lastY, drawn] = [x, y, true];
    }
  }
  return text;
}

const tenth = (value: number): number => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
};
