import type { OneVariable } from '../values.ts';
import { toDown, toRight, type View } from '../view.ts';
import type { Approach } from './approach.ts';
import type { Break } from './breaks.ts';
import { clipStroke, type Stroke } from './stroke.ts';

/** Distance of the initial samples, in pixels. */
const stride = 7;
/** Maximum distance between a midpoint and its chord, in pixels. */
const tolerance = 0.2;
const deepest = 9;
/** Maximum number of evaluations per curve, as sin(1/x) would need infinitely many. */
const mostValues = 9000;

type Place = { readonly x: number; readonly right: number; readonly down: number };

/** The strokes of y = f(x) in pixels, cut at the breaks and at the edge of the view. */
export function curveStrokes(f: OneVariable, breaks: readonly Break[], view: View): Stroke[] {
  const walk = new Walk(f, view);
  let from: { x: number; side: Approach | null } = { x: view.x[0], side: null };
  for (const found of breaks) {
    walk.along(from, { x: found.at, side: found.left });
    if (found.kind !== 'corner') walk.cut();
    from = { x: found.at, side: found.right };
  }
  walk.along(from, { x: view.x[1], side: null });
  return walk.finished();
}

type End = { x: number; side: Approach | null };

class Walk {
  readonly #f: OneVariable;
  readonly #view: View;
  #values = 0;
  #current: Place[] = [];
  readonly #strokes: Stroke[] = [];

  constructor(f: OneVariable, view: View) {
    this.#f = f;
    this.#view = view;
  }

  /** Ends the current stroke. */
  cut(): void {
    if (this.#current.length > 0) {
      const points = this.#current.flatMap(({ right, down }) => [right, down]);
      this.#strokes.push(...clipStroke(points, this.#view));
    }
    this.#current = [];
  }

  finished(): Stroke[] {
    this.cut();
    return this.#strokes;
  }

  /** Samples an interval without known breaks. */
  along(from: End, to: End): void {
    if (from.side?.kind === 'none' || to.side?.kind === 'none' || to.x <= from.x) return;
    const span = toRight(this.#view, to.x) - toRight(this.#view, from.x);
    const pieces = Math.max(2, Math.ceil(span / stride));
    let before = this.#end(from, to.x);
    this.#push(before);
    for (let place = 1; place <= pieces; place += 1) {
      const next =
        place === pieces ? this.#end(to, from.x) : this.#at(from.x + ((to.x - from.x) * place) / pieces);
      this.#between(before, next, 0);
      before = next;
    }
  }

  #at(x: number): Place {
    this.#values += 1;
    return this.#place(x, this.#f(x));
  }

  #place(x: number, y: number): Place {
    return { x, right: toRight(this.#view, x), down: toDown(this.#view, y) };
  }

  /** The end of an interval: the limit there, or a value right next to it. */
  #end({ x, side }: End, other: number): Place {
    if (side === null) return this.#at(x);
    if (side.kind === 'finite') return this.#place(x, side.value);
    if (side.kind === 'infinite') return this.#place(x, side.up ? Infinity : -Infinity);
    return this.#at(x + (other - x) * 1e-4);
  }

  #push(place: Place): void {
    if (Number.isNaN(place.down)) this.cut();
    else this.#current.push(place);
  }

  #between(a: Place, b: Place, depth: number): void {
    if (Number.isNaN(a.down) && Number.isNaN(b.down)) return this.#push(b);
    const middle = (a.x + b.x) / 2;
    if (
      this.#values > mostValues ||
      depth > deepest ||
      middle <= a.x ||
      middle >= b.x ||
      this.#unseen(a, b)
    ) {
      if (depth > deepest && this.#isTorn(a, b)) this.cut();
      return this.#push(b);
    }
    const m = this.#at(middle);
    if (depth > 0 && this.#isStraight(a, m, b)) return this.#push(b);
    this.#between(a, m, depth + 1);
    this.#between(m, b, depth + 1);
  }

  /** Both far above or both far below the view. */
  #unseen(a: Place, b: Place): boolean {
    const { height } = this.#view;
    return (a.down < -height && b.down < -height) || (a.down > 2 * height && b.down > 2 * height);
  }

  #isStraight(a: Place, m: Place, b: Place): boolean {
    if (Number.isNaN(a.down + m.down + b.down)) return false;
    const chord = (a.down + b.down) / 2;
    const slope = (b.down - a.down) / (b.right - a.right);
    // Towards infinity, a curve is refined as long as it is in view.
    if (!Number.isFinite(slope)) return false;
    return Math.abs(m.down - chord) <= tolerance * Math.sqrt(1 + slope * slope);
  }

  /** Values that stay apart however close their points are: an undetected jump. */
  #isTorn(a: Place, b: Place): boolean {
    const gap = Math.abs(a.down - b.down);
    if (!(gap > 3)) return Number.isNaN(gap);
    let [low, high, below, above] = [a.x, b.x, a.down, b.down];
    for (let step = 0; step < 30; step += 1) {
      const middle = (low + high) / 2;
      const down = toDown(this.#view, this.#f(middle));
      if (Number.isNaN(down)) return true;
      if (Math.abs(down - below) >= Math.abs(above - down)) [high, above] = [middle, down];
      else [low, below] = [middle, down];
    }
    return Math.abs(above - below) > gap / 3;
  }
}
