/** A double and the maximum distance of the true value from it. NaN with error 0: proven to be undefined. */
export type Bounded = { readonly value: number; readonly error: number };

/** Nothing is known. */
export const unsure: Bounded = { value: NaN, error: Infinity };
/** Proven to be undefined. */
export const never: Bounded = { value: NaN, error: 0 };
export const exactly = (value: number): Bounded => ({ value, error: 0 });

/**
 * Two units in the last place, which covers the platform's functions; the smallest number covers underflow.
 */
const unit = 2 ** -51;
export const withRoundingError = (value: number): Bounded =>
  Number.isFinite(value) ? { value, error: Math.abs(value) * unit + 1e-300 } : unsure;

/**
 * A result with its error: undefined when a part is, unknown when a part is unknown or the result overflows.
 */
export function combine(parts: readonly Bounded[], value: number, error: number): Bounded {
  if (parts.some((part) => Number.isNaN(part.value) && part.error === 0)) return never;
  return Number.isFinite(value) && Number.isFinite(error) ? { value, error } : unsure;
}

export function scaled(of: Bounded, by: number): Bounded {
  const value = of.value * by;
  return combine([of], value, of.error * Math.abs(by) * 1.0001 + 2 * withRoundingError(value).error);
}
