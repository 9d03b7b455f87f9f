import {
  add,
  divide,
  integerSquareRoot,
  isZero,
  multiply,
  rational,
  subtract,
  toNumber,
  zero,
  type Rational,
} from '../../expression/rational.ts';

/** a + b√n with a square-free whole n; b is 0 for a fraction. */
export type Surd = { readonly a: Rational; readonly b: Rational; readonly n: bigint };

export const fraction = (a: Rational): Surd => ({ a, b: zero, n: 1n });
export const surdValue = ({ a, b, n }: Surd): number => toNumber(a) + toNumber(b) * Math.sqrt(Number(n));

/** √r as a surd; null for negative and for very large numbers. */
function squareRoot(of: Rational): Surd | null {
  if (of.n < 0n || of.n * of.d > 10n ** 14n) return null;
  let rest = of.n * of.d;
  let outside = 1n;
  for (let factor = 2n; factor * factor <= rest && factor < 2000n; factor += 1n) {
    while (rest % (factor * factor) === 0n) {
      rest /= factor * factor;
      outside *= factor;
    }
  }
  const whole = integerSquareRoot(rest);
  if (whole * whole === rest) return fraction(rational(outside * whole, of.d));
  return { a: zero, b: rational(outside, of.d), n: rest };
}

/** Roots of ax² + bx + c, the smaller first; null without real ones. */
export function quadraticRoots(a: Rational, b: Rational, c: Rational): Surd[] | null {
  const root = squareRoot(subtract(multiply(b, b), multiply(rational(4), multiply(a, c))));
  if (root === null) return null;
  const below = multiply(rational(-2), a);
  const both = [rational(1), rational(-1)].map((sign): Surd => ({
    a: divide(add(b, multiply(sign, root.a)), below),
    b: divide(multiply(sign, root.b), below),
    n: root.n,
  }));
  return both.sort((left, right) => surdValue(left) - surdValue(right));
}

/** The value of a polynomial (coefficients by degree) at a surd. */
export function polynomialAt(p: readonly Rational[], at: Surd): Surd {
  return p.reduceRight<Surd>(
    (total, coefficient) => plus(times(total, at), fraction(coefficient)),
    fraction(zero),
  );
}

const radicand = (x: Surd, y: Surd): bigint => (isZero(x.b) ? y.n : x.n);
const plus = (x: Surd, y: Surd): Surd => ({ a: add(x.a, y.a), b: add(x.b, y.b), n: radicand(x, y) });
function times(x: Surd, y: Surd): Surd {
  const n = radicand(x, y);
  return {
    a: add(multiply(x.a, y.a), multiply(rational(n), multiply(x.b, y.b))),
    b: add(multiply(x.a, y.b), multiply(x.b, y.a)),
    n,
  };
}

/** x/y. Requires y ≠ 0. */
export function surdQuotient(x: Surd, y: Surd): Surd {
  const size = subtract(multiply(y.a, y.a), multiply(rational(y.n), multiply(y.b, y.b)));
  const above = times(x, { ...y, b: multiply(rational(-1), y.b) });
  return { ...above, a: divide(above.a, size), b: divide(above.b, size) };
}
