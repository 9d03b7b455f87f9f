import type { Stroke } from './stroke.ts';

export type Pixel = readonly [right: number, down: number];

const hair = 0.04;

/** Joins short segments into lines where their ends meet. */
export class Chains {
  readonly #ends = new Map<string, Pixel[]>();
  readonly #all = new Set<Pixel[]>();

  add(a: Pixel, b: Pixel): void {
    const [first, second] = [this.#meeting(a), this.#meeting(b)];
    if (first === second) return;
    const [before, after] = [this.#ends.get(first), this.#ends.get(second)];
    if (before !== undefined && before === after) return this.#close(before, first, second);
    const chain = before === undefined ? [a] : this.#from(before, first, true);
    if (after === undefined) chain.push(b);
    else chain.push(...this.#from(after, second, false));
    this.#all.add(chain);
    this.#ends.set(keyOf(chain[0]!), chain);
    this.#ends.set(keyOf(chain.at(-1)!), chain);
  }

  /**
   * The key of the open end at a point; cells of different sizes compute it with slightly different rounding.
   */
  #meeting(place: Pixel): string {
    for (const [x, y] of [
      [-hair, -hair],
      [hair, -hair],
      [-hair, hair],
      [hair, hair],
    ] as const) {
      const key = keyOf([place[0] + x, place[1] + y]);
      if (this.#ends.has(key)) return key;
    }
    return keyOf(place);
  }

  #close(chain: Pixel[], first: string, second: string): void {
    chain.push(chain[0]!);
    this.#ends.delete(first);
    this.#ends.delete(second);
  }

  /** Removes a chain from the table, oriented so that the named end is its last (or first) one. */
  #from(chain: Pixel[], end: string, last: boolean): Pixel[] {
    this.#all.delete(chain);
    this.#ends.delete(keyOf(chain[0]!));
    this.#ends.delete(keyOf(chain.at(-1)!));
    return (keyOf(chain.at(-1)!) === end) === last ? chain : chain.toReversed();
  }

  strokes(): Stroke[] {
    return [...this.#all].map((chain) => simplifyStroke(chain).flat());
  }
}

const keyOf = ([right, down]: Pixel): string => `${Math.round(right * 8)} ${Math.round(down * 8)}`;

/** Removes points on straight stretches (D. H. Douglas and T. K. Peucker 1973). */
function simplifyStroke(chain: readonly Pixel[]): Pixel[] {
  const first = chain[0]!;
  const last = chain.at(-1)!;
  const closed = chain.length > 3 && first[0] === last[0] && first[1] === last[1];
  if (!closed) return reduce(chain, 0, chain.length - 1, [first]);
  const half = Math.floor(chain.length / 2);
  return reduce(chain, half, chain.length - 1, reduce(chain, 0, half, [first]));
}

const straight = 0.12;

function reduce(chain: readonly Pixel[], from: number, to: number, into: Pixel[]): Pixel[] {
  const [x1, y1] = chain[from]!;
  const [x2, y2] = chain[to]!;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  let [farthest, place] = [straight, -1];
  for (let at = from + 1; at < to; at += 1) {
    const [x, y] = chain[at]!;
    const away = Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
    if (away > farthest) [farthest, place] = [away, at];
  }
  if (place < 0) into.push(chain[to]!);
  else reduce(chain, place, to, reduce(chain, from, place, into));
  return into;
}
