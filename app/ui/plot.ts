export type Point = { x: number; y: number };

/** One decimal: short, and identical in all browsers (the last digits of sin and exp are not). */
export const short = (value: number): number => Math.round(value * 10) / 10;

/** Points of a parametric curve for parameters from `from` to `to`, inclusive. */
export function pointsOf(curve: (t: number) => Point, from: number, to: number, steps = 48): Point[] {
  return Array.from({ length: steps + 1 }, (_, at) => curve(from + ((to - from) * at) / steps));
}

/** An SVG path through points as cubic Bézier curves (Catmull-Rom, tension one sixth), one decimal each. */
export function pathOf(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  const pieces = points.slice(1).map((to, at) => {
    const from = points[at] ?? first;
    const before = points[at - 1] ?? from;
    const after = points[at + 2] ?? to;
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${short(c1.x)} ${short(c1.y)} ${short(c2.x)} ${short(c2.y)} ${short(to.x)} ${short(to.y)}`;
  });
  return `M${short(first.x)} ${short(first.y)}${pieces.join('')}`;
}

/** A path of straight lines. */
export const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
