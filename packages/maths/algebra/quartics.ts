import { isInteger, rational, type Rational } from '../expression/rational.ts';

/** Larger coefficients are not searched. */
const largestCoefficient = 5000n;

/**
 * A quartic with whole coefficients as a product of two quadratics with whole coefficients, or null when
 * there is none (or the coefficients are too large): x⁴ + 4 = (x² + 2x + 2)(x² − 2x + 2). Tries the divisors
 * of the first and the last coefficient; the two middle ones then follow from linear equations or from a
 * quadratic.
 */
export function splitQuartic(p: readonly Rational[]): [Rational[], Rational[]] | null {
  if (
    p.length !== 5 ||
    p.some((each) => !isInteger(each) || each.n > largestCoefficient || -each.n > largestCoefficient)
  )
    return null;
  const [a0, a1, a2, a3, a4] = p.map(({ n }) => n) as [bigint, bigint, bigint, bigint, bigint];
  if (a0 === 0n) return null;
  for (const first of divisors(a4)) {
    for (const last of divisors(a0).flatMap((each) => [each, -each])) {
      const [second, lastSecond] = [a4 / first, a0 / last];
      for (const [q, t] of middles({ first, second, last, lastSecond, a1, a2, a3 })) {
        const fits = last * t + q * lastSecond === a1 && last * second + q * t + first * lastSecond === a2;
        if (!fits || q * second + first * t !== a3) continue;
        return [[last, q, first].map((n) => rational(n)), [lastSecond, t, second].map((n) => rational(n))];
      }
    }
  }
  return null;
}

type Outer = {
  first: bigint;
  second: bigint;
  last: bigint;
  lastSecond: bigint;
  a1: bigint;
  a2: bigint;
  a3: bigint;
};

/** q and t with first·t + second·q = a3 and lastSecond·q + last·t = a1. */
function middles({ first, second, last, lastSecond, a1, a2, a3 }: Outer): [bigint, bigint][] {
  const determinant = second * last - first * lastSecond;
  if (determinant !== 0n) {
    const [q, t] = [a3 * last - first * a1, second * a1 - lastSecond * a3];
    return q % determinant === 0n && t % determinant === 0n ? [[q / determinant, t / determinant]] : [];
  }
  // first = second·c and last = lastSecond·c: q is a root of q·(a3 − second·q)/first = a2 − first·lastSecond − last·second.
  const product = a2 - first * lastSecond - last * second;
  const found: [bigint, bigint][] = [];
  for (const q of divisors(product === 0n ? 1n : product).flatMap((each) => [each, -each, 0n])) {
    if ((a3 - second * q) % first === 0n) found.push([q, (a3 - second * q) / first]);
  }
  if (product === 0n && a3 % second === 0n) found.push([a3 / second, 0n]);
  return found;
}

function divisors(n: bigint): bigint[] {
  const size = n < 0n ? -n : n;
  const found: bigint[] = [];
  for (let each = 1n; each * each <= size && each <= largestCoefficient; each += 1n) {
    if (size % each === 0n) found.push(each, size / each);
  }
  return [...new Set(found)];
}
