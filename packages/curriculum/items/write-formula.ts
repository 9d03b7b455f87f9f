/** Writes formulas as a person would: no `1x`, no `+ -3`, no `0x`. */

type Term = readonly [factor: number, rest: string];

/**
 * A sum of terms `[factor, rest]`, with an empty rest for a plain number: `sum([[1, 'x'], [-3, '']])` is `x - 3`. Terms with the factor 0
 * are left out; an empty sum is `0`.
 */
export function sum(terms: readonly Term[]): string {
  const written = terms
    .filter(([factor]) => factor !== 0)
    .map(([factor, rest], index) => {
      const size = Math.abs(factor);
      const body = rest === '' ? String(size) : size === 1 ? rest : `${size}${rest}`;
      if (index === 0) return factor < 0 ? `-${body}` : body;
      return factor < 0 ? ` - ${body}` : ` + ${body}`;
    })
    .join('');
  return written === '' ? '0' : written;
}

/** A polynomial from its coefficients, highest power first: `poly([1, -5, 6])` is `x^2 - 5x + 6`. */
export const poly = (coefficients: readonly number[], letter = 'x'): string =>
  sum(
    coefficients.map((factor, index) => {
      const power = coefficients.length - 1 - index;
      return [factor, power === 0 ? '' : power === 1 ? letter : `${letter}^${power}`];
    }),
  );

/** `ax + b`. */
export const linear = (a: number, b: number, letter = 'x'): string => poly([a, b], letter);

/** A number inside a product or after a sign: negative ones in brackets. */
export const inBrackets = (value: number): string => (value < 0 ? `(${value})` : String(value));

export const greatestDivisor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : greatestDivisor(b, a % b);

/** A fraction in lowest terms, or a whole number: `fraction(6, -8)` is `-3/4`. */
export function fraction(above: number, below: number): string {
  const divisor = greatestDivisor(above, below) * Math.sign(below);
  const [top, bottom] = [above / divisor, below / divisor];
  return bottom === 1 ? String(top) : `${top}/${bottom}`;
}
