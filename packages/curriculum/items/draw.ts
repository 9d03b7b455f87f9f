import { seededRandom } from '@curvela/maths';

/** Random numbers and choices of one question, from its seed. */
export type Draw = {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** The same without 0 and the numbers in `except`. */
  nonZero(low: number, high: number, except?: readonly number[]): number;
  pick<Value>(list: readonly Value[]): Value;
  /** True with probability `share`. */
  chance(share: number): boolean;
  shuffle<Value>(list: readonly Value[]): Value[];
  /** So many different whole numbers from `low` to `high`, in random order. */
  distinct(count: number, low: number, high: number): number[];
};

/**
 * The draw of a seed, any whole number, of which the lowest 32 bits count. Neighbouring seeds give independent draws. Throws where a
 * template asks for the impossible, such as a number from an empty range.
 */
export function createDraw(seed: number): Draw {
  const { fraction } = seededRandom(scattered(seed));
  const int = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  const pick = <Value>(list: readonly Value[]): Value => {
    const value = list[int(0, list.length - 1)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const shuffle = <Value>(list: readonly Value[]): Value[] =>
    list
      .map((value) => ({ value, at: fraction() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ value }) => value);
  const range = (low: number, high: number) =>
    Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return {
    int,
    pick,
    shuffle,
    chance: (share) => fraction() < share,
    nonZero: (low, high, except = []) =>
      pick(range(low, high).filter((value) => value !== 0 && !except.includes(value))),
    distinct: (count, low, high) => shuffle(range(low, high)).slice(0, count),
  };
}

/** A bijection on 32 bits in which each bit affects about half of the others: the finaliser of MurmurHash3 (A. Appleby, public domain). */
function scattered(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
