import type { TwoVariables } from '../values.ts';
import type { View } from '../view.ts';
import { cellsOf, valueAt, type Cell } from './cells.ts';
import { Chains, type Pixel } from './chains.ts';
import type { Stroke } from './stroke.ts';

type Corner = readonly [right: number, down: number, value: number];

/**
 * The strokes of F(x, y) = 0 in pixels, by marching squares (W. E. Lorensen and H. E. Cline 1987) with
 * refined edges. With `jumps`, sign changes at discontinuities count too.
 */
export function implicitStrokes(f: TwoVariables, view: View, jumps = false): Stroke[] {
  const chains = new Chains();
  cellsOf(f, view, (cell) => {
    const crossings = edgesOf(cell).flatMap(([a, b]) => {
      const found = crossing(f, view, a, b, jumps);
      return found === null ? [] : [found];
    });
    if (crossings.length === 2) chains.add(crossings[0]!, crossings[1]!);
    if (crossings.length === 4) joinSaddle(f, view, cell, crossings, chains);
  });
  return chains.strokes();
}

function edgesOf({ right, down, size, values: [a, b, c, d] }: Cell): (readonly [Corner, Corner])[] {
  const corners: Corner[] = [
    [right, down, a],
    [right + size, down, b],
    [right + size, down + size, c],
    [right, down + size, d],
  ];
  return corners.map((corner, at) => [corner, corners[(at + 1) % 4]!] as const);
}

/**
 * The zero of F between two corners; null without a sign change, or when the sign changes through a pole or a
 * jump.
 */
function crossing(f: TwoVariables, view: View, a: Corner, b: Corner, jumps: boolean): Pixel | null {
  if (Number.isNaN(a[2]) || Number.isNaN(b[2]) || a[2] > 0 === b[2] > 0) return null;
  // Always starts from the same end, so that neighbouring cells get the same double.
  let [low, high] = a[0] < b[0] || a[1] < b[1] ? [a, b] : [b, a];
  const size = Math.max(Math.abs(low[2]), Math.abs(high[2]));
  for (let step = 0; step < 12; step += 1) {
    const part = step % 3 === 2 ? 0.5 : Math.min(0.95, Math.max(0.05, low[2] / (low[2] - high[2])));
    const [right, down] = [low[0] + part * (high[0] - low[0]), low[1] + part * (high[1] - low[1])];
    const value = valueAt(f, view, right, down);
    if (Number.isNaN(value)) return null;
    if (Math.abs(value) < 1e-7 * size) return [right, down];
    if (value > 0 === low[2] > 0) low = [right, down, value];
    else high = [right, down, value];
    if (Math.abs(high[0] - low[0]) + Math.abs(high[1] - low[1]) < 0.01) break;
  }
  const rest = Math.min(Math.abs(low[2]), Math.abs(high[2]));
  return jumps || rest <= size * 0.45 ? [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2] : null;
}

/** Two lines through one cell: the value in the middle decides which corners they separate. */
function joinSaddle(
  f: TwoVariables,
  view: View,
  { right, down, size, values }: Cell,
  at: readonly Pixel[],
  chains: Chains,
): void {
  const middle = valueAt(f, view, right + size / 2, down + size / 2);
  const [top, side, bottom, left] = at as [Pixel, Pixel, Pixel, Pixel];
  if (middle > 0 === values[0] > 0) {
    chains.add(top, side);
    chains.add(bottom, left);
  } else {
    chains.add(left, top);
    chains.add(side, bottom);
  }
}

/**
 * An isolated point where F reaches zero without a sign change: x² + y² = 0. Starts from the best point of a
 * coarse grid.
 */
export function isolatedZero(f: TwoVariables, view: View): { x: number; y: number } | null {
  let best = { x: 0, y: 0, size: Infinity };
  const look = (x: number, y: number): boolean => {
    const size = Math.abs(f(x, y));
    if (!(size < best.size)) return false;
    best = { x, y, size };
    return true;
  };
  const [dx, dy] = [(view.x[1] - view.x[0]) / 40, (view.y[1] - view.y[0]) / 30];
  for (let across = 0; across <= 40; across += 1) {
    for (let up = 0; up <= 30; up += 1) look(view.x[0] + across * dx, view.y[0] + up * dy);
  }
  const first = best.size;
  for (let [stepX, stepY, tries] = [dx, dy, 0]; stepX > dx * 1e-9 && tries < 400; tries += 1) {
    const { x, y } = best;
    const better = [look(x + stepX, y), look(x - stepX, y), look(x, y + stepY), look(x, y - stepY)].includes(
      true,
    );
    if (!better) [stepX, stepY] = [stepX / 2, stepY / 2];
  }
  const near = (value: number) => Math.round(value * 1e6) / 1e6;
  return best.size <= 1e-10 * Math.max(1, first) ? { x: near(best.x), y: near(best.y) } : null;
}
