import type { OneVariable } from '../values.ts';

/** A zero between two points with different signs, to double precision. */
function zeroBetween(f: OneVariable, low: number, high: number, lowValue: number): number {
  let [a, b] = [low, high];
  for (let step = 0; step < 80; step += 1) {
    const middle = (a + b) / 2;
    if (middle === a || middle === b) break;
    const value = f(middle);
    if (value === 0) return middle;
    if (value < 0 === lowValue < 0) a = middle;
    else b = middle;
  }
  return neat(f, Math.abs(f(a)) <= Math.abs(f(b)) ? a : b);
}

/** The minimum of |f| in an interval, by golden-section search (J. Kiefer 1953). */
function dipBetween(f: OneVariable, low: number, high: number): number {
  const part = (Math.sqrt(5) - 1) / 2;
  let [a, b] = [low, high];
  let [left, right] = [b - part * (b - a), a + part * (b - a)];
  let [atLeft, atRight] = [Math.abs(f(left)), Math.abs(f(right))];
  for (let step = 0; step < 60 && b - a > 1e-14 * Math.max(1, Math.abs(a)); step += 1) {
    if (atLeft <= atRight) {
      [b, right, atRight] = [right, left, atLeft];
      left = b - part * (b - a);
      atLeft = Math.abs(f(left));
    } else {
      [a, left, atLeft] = [left, right, atRight];
      right = a + part * (b - a);
      atRight = Math.abs(f(right));
    }
  }
  return neat(f, (a + b) / 2);
}

/**
 * A nearby fraction with a small denominator, when the function is zero there: 1 rather than
 * 1.0000000000000002.
 */
function neat(f: OneVariable, at: number): number {
  for (const places of [1, 60, 1000]) {
    const near = Math.round(at * places) / places;
    if (
      Math.abs(near - at) <= 1e-6 * Math.max(1, Math.abs(at)) &&
      Math.abs(f(near)) <= Math.min(1e-13, Math.abs(f(at)))
    )
      return near + 0;
  }
  return at;
}

/**
 * Zeros of a function in an interval, in order, found on a grid by sign changes and by minima of |f| that
 * reach zero. A sign change through a pole is not a zero. Zeros closer together than the grid may be missed.
 */
export function zerosOf(f: OneVariable, from: number, to: number, pieces: number): number[] {
  const found: number[] = [];
  const step = (to - from) / pieces;
  // The grid is slightly offset, so that it seldom hits a zero exactly.
  const at = (place: number) => (place === 0 ? from : place === pieces ? to : from + (place + 0.0137) * step);
  const values = Float64Array.from({ length: pieces + 1 }, (_, index) => f(at(index)));
  const add = (zero: number) => {
    const last = found.at(-1);
    if (last === undefined || zero - last > step * 1e-6) found.push(zero);
  };
  for (let place = 0; place <= pieces; place += 1) {
    const value = values[place]!;
    if (value === 0) {
      // A function that is zero everywhere has no isolated zeros.
      if (values[place - 1] !== 0 && values[place + 1] !== 0) add(at(place));
      continue;
    }
    const before = place === 0 ? NaN : values[place - 1]!;
    if (value < 0 !== before < 0 && before !== 0 && !Number.isNaN(before) && !Number.isNaN(value)) {
      const zero = zeroBetween(f, at(place - 1), at(place), before);
      if (
        Math.abs(f(zero)) <= 1e-6 * Math.max(Math.abs(before), Math.abs(value)) ||
        Math.abs(f(zero)) < 1e-12
      )
        add(zero);
    } else if (place > 0 && place < pieces) {
      const dip = dipAt(f, [at(place - 1), at(place), at(place + 1)], [before, value, values[place + 1]!]);
      if (dip !== null) add(dip);
    }
    edge(f, place, values, at, add);
  }
  return found;
}

/** |f| is smallest at the middle of three points and reaches zero between them. */
function dipAt(
  f: OneVariable,
  [low, , high]: readonly number[],
  [a, b, c]: readonly number[],
): number | null {
  if (!(Math.abs(b!) <= Math.abs(a!) && Math.abs(b!) <= Math.abs(c!)) || a! < 0 !== c! < 0) return null;
  const dip = dipBetween(f, low!, high!);
  return Math.abs(f(dip)) <= 1e-10 * Math.max(Math.abs(a!), Math.abs(c!), 1e-3) ? dip : null;
}

/** Where the domain of a function starts or ends, it may be zero: √x at 0. */
function edge(
  f: OneVariable,
  place: number,
  values: Float64Array,
  at: (place: number) => number,
  add: (zero: number) => void,
): void {
  if (place === 0 || Number.isNaN(values[place]!) === Number.isNaN(values[place - 1]!)) return;
  const defined = Number.isNaN(values[place]!) ? place - 1 : place;
  let [inside, outside] = [at(defined), at(defined === place ? place - 1 : place)];
  for (let step = 0; step < 60; step += 1) {
    const middle = (inside + outside) / 2;
    if (Number.isNaN(f(middle))) outside = middle;
    else inside = middle;
  }
  const zero = neat(f, inside);
  if (Math.abs(f(zero)) < 1e-6 * Math.abs(values[defined]!)) add(zero);
}
