/** An exact fraction in lowest terms with a positive denominator: 0.1 is 1/10 and nothing is rounded. */
export type Rational = { readonly n: bigint; readonly d: bigint };

export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** n/d in lowest terms. Throws RangeError when d is zero. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const numerator = BigInt(n);
  const denominator = BigInt(d);
  if (denominator === 0n) throw new RangeError('a fraction with denominator 0');
  const common = gcd(numerator, denominator) || 1n;
  const sign = denominator < 0n ? -1n : 1n;
  return { n: (sign * numerator) / common, d: (sign * denominator) / common };
}

export const zero = rational(0);
export const one = rational(1);
export const minusOne = rational(-1);

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const absolute = (a: Rational): Rational => (a.n < 0n ? negate(a) : a);
export const equals = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const isZero = (a: Rational): boolean => a.n === 0n;
export const isInteger = (a: Rational): boolean => a.d === 1n;
export const sign = (a: Rational): -1 | 0 | 1 => (a.n > 0n ? 1 : a.n < 0n ? -1 : 0);
export const compare = (a: Rational, b: Rational): -1 | 0 | 1 => sign(subtract(a, b));

/** aⁿ for an integer n. The caller must keep n small and not raise zero to a negative power. */
export function power(a: Rational, n: number): Rational {
  const exponent = BigInt(Math.abs(n));
  return n >= 0 ? rational(a.n ** exponent, a.d ** exponent) : rational(a.d ** exponent, a.n ** exponent);
}

/** The nearest double, also when numerator and denominator exceed the range of a double. */
export function toNumber(a: Rational): number {
  const direct = Number(a.n) / Number(a.d);
  if (Number.isFinite(direct) && (direct !== 0 || a.n === 0n)) return direct;
  const shift = bitLength(a.n) - bitLength(a.d);
  const scaled =
    shift >= 0 ? a.n / (a.d << BigInt(Math.max(0, shift - 60))) : (a.n << BigInt(60 - shift)) / a.d;
  return Number(scaled) * 2 ** (shift >= 0 ? Math.max(0, shift - 60) : shift - 60);
}

/** The number of bits; used to limit sizes. */
export function bitLength(a: bigint): number {
  return (a < 0n ? -a : a).toString(16).length * 4;
}

/** Integer square root, rounded down (Newton's method on integers). */
export function integerSquareRoot(a: bigint): bigint {
  if (a < 2n) return a < 0n ? 0n : a;
  let guess = 1n << BigInt(Math.ceil(bitLength(a) / 2) + 1);
  for (;;) {
    const next = (guess + a / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** √a when it is rational, else null. */
export function exactSquareRoot(a: Rational): Rational | null {
  if (a.n < 0n) return null;
  const n = integerSquareRoot(a.n);
  const d = integerSquareRoot(a.d);
  return n * n === a.n && d * d === a.d ? { n, d } : null;
}

/**
 * The digits of a terminating decimal, with `.` or the given separator and a minimum number of decimals: 3/8
 * → 0.375, and 47/10 with two → 4.70. Throws RangeError for 1/3.
 */
export function decimalDigits(a: Rational, separator = '.', atLeast = 0): string {
  const digits = shortestDigits(a, separator);
  const [, decimals = ''] = digits.split(separator);
  if (decimals.length >= atLeast) return digits;
  return `${digits}${decimals === '' ? separator : ''}${'0'.repeat(atLeast - decimals.length)}`;
}

function shortestDigits(a: Rational, separator: string): string {
  if (a.d === 1n) return a.n.toString();
  // A number of n bits is divisible by 2 at most n times, and less often by 5.
  const longest = a.d.toString(2).length;
  let places = 0;
  let scale = 1n;
  while (scale % a.d !== 0n) {
    if (places === longest) throw new RangeError(`no decimal: ${a.n}/${a.d}`);
    scale *= 10n;
    places += 1;
  }
  const digits = ((a.n < 0n ? -a.n : a.n) * (scale / a.d)).toString().padStart(places + 1, '0');
  return `${a.n < 0n ? '-' : ''}${digits.slice(0, -places)}${separator}${digits.slice(-places)}`;
}

/** The value of a mixed number: 2 1/3 is 7/3. */
export function mixedValue(whole: bigint, numerator: bigint, denominator: bigint): Rational {
  return rational(whole * denominator + numerator, denominator);
}
