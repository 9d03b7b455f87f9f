import { realRoot } from '../algebra/evaluate.ts';
import { combine, exactly, never, withRoundingError, unsure, type Bounded } from './bounded-numbers.ts';

export function absoluteOf({ value, error }: Bounded): Bounded {
  return { value: Math.abs(value), error };
}

/** The sum; its rounding error is known exactly (D. E. Knuth, The Art of Computer Programming 2, 4.2.2). */
export function sumOf(a: Bounded, b: Bounded): Bounded {
  const total = a.value + b.value;
  const back = total - a.value;
  const lost = Math.abs(a.value - (total - back) + (b.value - back));
  return combine([a, b], total, (a.error + b.error) * 1.0001 + lost);
}

export function productOf(a: Bounded, b: Bounded): Bounded {
  const product = a.value * b.value;
  if (
    a.error === 0 &&
    b.error === 0 &&
    Number.isSafeInteger(product) &&
    Number.isSafeInteger(a.value) &&
    Number.isSafeInteger(b.value)
  )
    return exactly(product);
  if (
    (a.value === 0 && a.error === 0 && b.error < Infinity) ||
    (b.value === 0 && b.error === 0 && a.error < Infinity)
  )
    return combine([a, b], 0, 0);
  const { error } = withRoundingError(product);
  return combine(
    [a, b],
    product,
    error + (Math.abs(a.value) * b.error + Math.abs(b.value) * a.error + a.error * b.error) * 1.0001,
  );
}

export function quotientOf(a: Bounded, b: Bounded): Bounded {
  if (b.value === 0 && b.error === 0) return a.error === Infinity ? unsure : never;
  const lowerBound = Math.abs(b.value) - b.error;
  if (Number.isNaN(a.value) || Number.isNaN(b.value)) return combine([a, b], NaN, Infinity);
  if (!(lowerBound > 0)) return unsure;
  const value = a.value / b.value;
  if (a.error === 0 && b.error === 0 && Number.isSafeInteger(value) && value * b.value === a.value)
    return exactly(value);
  const error = ((a.error + Math.abs(value) * b.error) / lowerBound) * 1.0001;
  return combine([a, b], value, error + withRoundingError(value).error);
}

export function rootOf(of: Bounded, index: Bounded): Bounded {
  const n = index.value;
  if (index.error !== 0 || !Number.isInteger(n) || n < 2) return unsure;
  if (Number.isNaN(of.value) || of.error === Infinity) return combine([of], NaN, Infinity);
  if (of.error === 0) {
    if (of.value < 0 && n % 2 === 0) return never;
    const value = realRoot(of.value, n);
    return Number.isSafeInteger(value) && value ** n === of.value ? exactly(value) : withRoundingError(value);
  }
  const [low, high] = [of.value - of.error, of.value + of.error];
  if (n % 2 === 0 && high < 0) return never;
  if (n % 2 === 0 && low < 0) return unsure;
  const value = realRoot(of.value, n);
  const error = Math.max(realRoot(high, n) - value, value - realRoot(low, n)) * 1.0001;
  return combine([of], value, error + 2 * withRoundingError(value).error);
}

export function powerOf(a: Bounded, b: Bounded): Bounded {
  if (Number.isNaN(a.value) || Number.isNaN(b.value) || a.error === Infinity || b.error === Infinity)
    return combine([a, b], NaN, Infinity);
  const value = a.value ** b.value;
  const whole = b.error === 0 && Number.isInteger(b.value);
  const [low, high] = [a.value - a.error, a.value + a.error];
  if (low <= 0 && high >= 0 && !(whole && b.value > 0)) {
    if (a.error !== 0 || b.error !== 0) return unsure;
    return b.value > 0 ? exactly(0) : never;
  }
  if (whole) {
    if (a.error === 0 && Number.isSafeInteger(value)) return exactly(value);
    const ends = Math.max(Math.abs(low ** b.value - value), Math.abs(high ** b.value - value));
    // When the interval contains zero, an even power has its minimum inside, so the whole height is the
    // error.
    const over = low < 0 && high > 0 ? Math.max(Math.abs(low), Math.abs(high)) ** b.value : 0;
    return combine([a, b], value, Math.max(ends, over) * 1.0001 + 4 * withRoundingError(value).error);
  }
  // Whether a power of a negative base is real depends on how the exponent is written.
  if (low < 0) return unsure;
  const corners = [low, high].flatMap((x) => [b.value - b.error, b.value + b.error].map((y) => x ** y));
  const error = Math.max(...corners.map((corner) => Math.abs(corner - value)));
  return combine([a, b], value, error * 1.0001 + 4 * withRoundingError(value).error);
}

export function factorialOf(of: Bounded): Bounded {
  if (of.error !== 0) return unsure;
  if (Number.isNaN(of.value) || !Number.isInteger(of.value) || of.value < 0) return never;
  let value = 1;
  for (let factor = 2; factor <= Math.min(of.value, 171); factor += 1) value *= factor;
  return Number.isSafeInteger(value) ? exactly(value) : combine([of], value, value * 1e-13);
}
