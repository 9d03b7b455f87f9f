import { acrossAt, upAt, type View } from '../view.ts';
import type { TwoVariables } from '../values.ts';

/**
 * A square of pixels with the values of a function of the plane at its corners, clockwise from the top left.
 */
export type Cell = {
  readonly right: number;
  readonly down: number;
  readonly size: number;
  readonly values: readonly [number, number, number, number];
};

const coarse = 12;
/** Subdivisions of a coarse cell: 12, 6, 3 pixels. */
const halvings = 2;
/** A cell in which the line bends by fewer pixels than this is not subdivided. */
const straight = 0.2;

/**
 * Searches the view for the cells that a curve F = 0 passes through. A coarse cell is subdivided when the
 * signs of its corners differ, or when F changes fast enough to reach zero inside it.
 */
export function cellsOf(f: TwoVariables, view: View, onLine: (cell: Cell) => void): void {
  const [columns, rows] = [Math.ceil(view.width / coarse) + 1, Math.ceil(view.height / coarse) + 1];
  const grid = new Float64Array((columns + 1) * (rows + 1));
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      grid[row * (columns + 1) + column] = valueAt(
        f,
        view,
        column * coarse - coarse / 2,
        row * coarse - coarse / 2,
      );
    }
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * (columns + 1) + column;
      const values = [grid[at]!, grid[at + 1]!, grid[at + columns + 2]!, grid[at + columns + 1]!] as const;
      divide(
        f,
        view,
        { right: column * coarse - coarse / 2, down: row * coarse - coarse / 2, size: coarse, values },
        0,
        onLine,
      );
    }
  }
}

export const valueAt = (f: TwoVariables, view: View, right: number, down: number): number => {
  const value = f(acrossAt(view, right), upAt(view, down));
  // A curve exactly through a corner is moved slightly, so that no cell has it at two corners at once.
  if (value === 0) return 1e-300;
  // Differences of infinite values would be NaN.
  return Math.abs(value) === Infinity ? Math.sign(value) * 1e150 : value;
};

function divide(f: TwoVariables, view: View, cell: Cell, depth: number, onLine: (cell: Cell) => void): void {
  const { right, down, size, values } = cell;
  const crossed = isCrossed(values);
  if (!crossed && !mayTouch(values, depth)) return;
  if (depth === halvings) return crossed ? onLine(cell) : undefined;
  const half = size / 2;
  const at = (x: number, y: number) => valueAt(f, view, right + x, down + y);
  const middle = at(half, half);
  const [a, b, c, d] = values;
  const bend = Math.abs(middle - (a + b + c + d) / 4);
  if (crossed && bend * size < straight * (Math.max(a, b, c, d) - Math.min(a, b, c, d))) return onLine(cell);
  if (
    !crossed &&
    middle > 0 === a > 0 &&
    bend < 0.2 * Math.min(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d))
  )
    return;
  const [top, side, bottom, left] = [at(half, 0), at(size, half), at(half, size), at(0, half)];
  const parts = [
    [0, 0, [a, top, middle, left]],
    [half, 0, [top, b, side, middle]],
    [half, half, [middle, side, c, bottom]],
    [0, half, [left, middle, bottom, d]],
  ] as const;
  for (const [x, y, corners] of parts) {
    divide(f, view, { right: right + x, down: down + y, size: half, values: corners }, depth + 1, onLine);
  }
}

function isCrossed([a, b, c, d]: Cell['values']): boolean {
  const up = (a > 0 ? 1 : 0) + (b > 0 ? 1 : 0) + (c > 0 ? 1 : 0) + (d > 0 ? 1 : 0);
  return up > 0 && up < 4;
}

/** F changes by more over the cell than its distance from zero, or its domain ends inside. */
function mayTouch([a, b, c, d]: Cell['values'], depth: number): boolean {
  const [low, high] = [Math.min(a, b, c, d), Math.max(a, b, c, d)];
  if (Number.isNaN(low)) return depth < 1 && [a, b, c, d].some((value) => !Number.isNaN(value));
  const near = Math.min(Math.abs(low), Math.abs(high));
  return near < (high - low) * 1.5;
}
