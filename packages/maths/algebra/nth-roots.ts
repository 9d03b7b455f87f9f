import { divide, multiply, negate, rational, subtract, zero, type Rational } from '../expression/rational.ts';
import { degree, equalDense, leading, power, trimZeros, type Dense } from './univariate.ts';

/** g with gⁿ = p, or null. Determines the coefficients from the highest down and checks the result. */
export function exactRoot(p: Dense, n: number): Dense | null {
  if (p.length === 0 || degree(p) % n !== 0) return null;
  const top = rationalRootOf(leading(p), n);
  if (top === null) return null;
  const size = degree(p) / n;
  const g: Rational[] = Array.from({ length: size + 1 }, () => zero);
  g[size] = top;
  const slope = multiply(rational(n), divide(leading(p), top));
  for (let index = size - 1; index >= 0; index -= 1) {
    const place = degree(p) - (size - index);
    const known = power(trimZeros(g), n)[place] ?? zero;
    g[index] = divide(subtract(p[place] ?? zero, known), slope);
  }
  return equalDense(power(g, n), p) ? g : null;
}

/** The n-th root of a fraction when it is rational (the positive one for even n), else null. */
export function rationalRootOf(value: Rational, n: number): Rational | null {
  if (value.n < 0n) {
    if (n % 2 === 0) return null;
    const positive = rationalRootOf(negate(value), n);
    return positive === null ? null : negate(positive);
  }
  const top = integerRoot(value.n, n);
  const bottom = integerRoot(value.d, n);
  return top === null || bottom === null ? null : rational(top, bottom);
}

function integerRoot(value: bigint, n: number): bigint | null {
  if (value < 2n) return value;
  let low = 1n;
  let high = 1n << BigInt(Math.ceil(value.toString(2).length / n) + 1);
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** BigInt(n) <= value) low = middle;
    else high = middle - 1n;
  }
  return low ** BigInt(n) === value ? low : null;
}
