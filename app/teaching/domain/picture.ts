import type { Graph, GraphPoint } from '../model/blocks.ts';
import { curveOf } from './pedagogy/curve.ts';
import type { Formula, FormulaTree } from './pedagogy/state.ts';

/*
 * The graph of a problem in one unknown: y = left side − right side, sampled on the server so that the browser only draws points.
 * The window is chosen from the curve. Undefined values leave gaps.
 */

const samples = 160;
/** Widest range searched for zeros of the curve. */
const reach = 20;

type Drawn = { formula: Formula; tree: FormulaTree };

/** The given line and the learner's as curves; null when the given one cannot be drawn. `at`: the x at which they were compared. */
export function pictureOf(given: Drawn, mine: Drawn | null, at: number | null): Graph | null {
  const ours = curveOf(given.tree);
  if (!ours) return null;
  const theirs = mine ? curveOf(mine.tree) : null;
  const x = windowOf(ours.at, at);
  const y = heights([ours.at, ...(theirs ? [theirs.at] : [])], x, at);
  if (!y) return null;
  const mark = at !== null && theirs ? { x: at, given: ours.at(at), mine: theirs.at(at) } : null;
  const inside = (value: number) => Number.isFinite(value) && value >= y[0] && value <= y[1];
  return {
    x,
    y,
    given: sampled(ours.at, x, y),
    mine: theirs ? sampled(theirs.at, x, y) : null,
    mark: mark && inside(mark.given) && inside(mark.mine) ? mark : null,
    labels: { given: given.formula, mine: theirs && mine ? mine.formula : null },
  };
}

/** From slightly left of the first zero to slightly right of the last, always including the origin. */
function windowOf(curve: (x: number) => number, at: number | null): [number, number] {
  const meets = [0, ...(at === null ? [] : [at])];
  const step = 0.25;
  for (let x = -reach; x < reach; x += step) {
    const [left, right] = [curve(x), curve(x + step)];
    if (Number.isFinite(left) && Number.isFinite(right) && left * right <= 0) meets.push(x);
  }
  const low = Math.floor(Math.min(...meets)) - 2;
  const high = Math.ceil(Math.max(...meets)) + 2;
  const missing = Math.max(0, 6 - (high - low)) / 2;
  return [Math.floor(low - missing), Math.ceil(high + missing)];
}

/** The y range of the middle of the curves: poles and far ends are ignored. */
function heights(
  curves: ((x: number) => number)[],
  [from, to]: [number, number],
  at: number | null,
): [number, number] | null {
  const inner = (to - from) / 8;
  const places = Array.from(
    { length: 41 },
    (_, index) => from + inner + ((to - from - 2 * inner) * index) / 40,
  );
  const values = curves
    .flatMap((curve) => [...places, ...(at === null ? [] : [at])].map(curve))
    .filter((value) => Number.isFinite(value) && Math.abs(value) < 1e6)
    .toSorted((a, b) => a - b);
  if (values.length === 0) return null;
  const trim = curves.length * 2;
  const low = Math.min(0, values[Math.min(trim, values.length - 1)] ?? 0);
  const high = Math.max(0, values[Math.max(0, values.length - 1 - trim)] ?? 0);
  const pad = Math.max(1, (high - low) * 0.12);
  return [Math.floor(low - pad), Math.ceil(high + pad)];
}

function sampled(
  curve: (x: number) => number,
  [from, to]: [number, number],
  [low, high]: [number, number],
): GraphPoint[][] {
  const pieces: GraphPoint[][] = [];
  let piece: GraphPoint[] = [];
  for (let index = 0; index <= samples; index += 1) {
    const x = from + ((to - from) * index) / samples;
    const y = curve(x);
    if (Number.isFinite(y) && y >= low && y <= high) piece.push({ x: short(x), y: short(y) });
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces.filter((points) => points.length > 1);
}

const short = (value: number) => Math.round(value * 1000) / 1000;
