import {
  add,
  divide,
  equals,
  gcd as integerGcd,
  isZero,
  multiply,
  one,
  rational,
  sign,
  subtract,
  zero,
  type Rational,
} from '../expression/rational.ts';

/** A polynomial in one variable over Q: coefficients by degree, the last one not zero; [] is the zero polynomial. */
export type Dense = readonly Rational[];

export const degree = (p: Dense): number => p.length - 1;
export const leading = (p: Dense): Rational => p.at(-1) ?? zero;

export function trimZeros(p: readonly Rational[]): Dense {
  let length = p.length;
  while (length > 0 && isZero(p[length - 1]!)) length -= 1;
  return p.slice(0, length);
}

export function plus(a: Dense, b: Dense): Dense {
  const length = Math.max(a.length, b.length);
  return trimZeros(Array.from({ length }, (_, index) => add(a[index] ?? zero, b[index] ?? zero)));
}
export const times = (a: Dense, b: Dense): Dense => {
  if (a.length === 0 || b.length === 0) return [];
  const result: Rational[] = Array.from({ length: a.length + b.length - 1 }, () => zero);
  a.forEach((left, i) => {
    b.forEach((right, j) => {
      result[i + j] = add(result[i + j]!, multiply(left, right));
    });
  });
  return result;
};
export const scaled = (p: Dense, by: Rational): Dense =>
  trimZeros(p.map((coefficient) => multiply(coefficient, by)));
export const minus = (a: Dense, b: Dense): Dense => plus(a, scaled(b, rational(-1)));
const monic = (p: Dense): Dense => (p.length === 0 ? p : scaled(p, divide(one, leading(p))));
export const derivative = (p: Dense): Dense =>
  trimZeros(p.slice(1).map((coefficient, index) => multiply(coefficient, rational(index + 1))));

/** Quotient and remainder. Requires b ≠ 0. */
export function divmod(a: Dense, b: Dense): [quotient: Dense, remainder: Dense] {
  let rest = a;
  const quotient: Rational[] = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => zero);
  while (rest.length >= b.length && rest.length > 0) {
    const shift = rest.length - b.length;
    const factor = divide(leading(rest), leading(b));
    quotient[shift] = factor;
    const lowered = rest.map((coefficient, index) =>
      index < shift ? coefficient : subtract(coefficient, multiply(factor, b[index - shift]!)),
    );
    rest = trimZeros(lowered.slice(0, -1));
  }
  return [trimZeros(quotient), rest];
}

/** Monic greatest common divisor. */
export function gcd(a: Dense, b: Dense): Dense {
  let [x, y] = [a, b];
  while (y.length > 0) [x, y] = [y, monic(divmod(x, y)[1])];
  return monic(x);
}

/** The polynomial with the same roots, each of multiplicity one. */
export function squareFree(p: Dense): Dense {
  const common = gcd(p, derivative(p));
  return degree(common) < 1 ? monic(p) : monic(divmod(p, common)[0]);
}

export function valueAt(p: Dense, x: Rational): Rational {
  return p.reduceRight((total, coefficient) => add(multiply(total, x), coefficient), zero);
}

/**
 * Coprime whole coefficients, and the rational that was taken out (its sign makes the leading coefficient
 * positive).
 */
export function primitive(p: Dense): { content: Rational; part: Dense } {
  if (p.length === 0) return { content: one, part: p };
  let top = 0n;
  let bottom = 1n;
  for (const coefficient of p) {
    top = integerGcd(top, coefficient.n);
    bottom = (bottom / integerGcd(bottom, coefficient.d)) * coefficient.d;
  }
  const content = rational(sign(leading(p)) === -1 ? -top : top, bottom);
  return { content, part: scaled(p, divide(one, content)) };
}

/**
 * The number of distinct real roots (Sturm's theorem, J. C. F. Sturm 1829), overall or in (low, high].
 * Requires p ≠ 0.
 */
export function countRealRoots(p: Dense, low: Rational | null = null, high: Rational | null = null): number {
  const chain: Dense[] = [squareFree(p)];
  if (degree(chain[0]!) < 1) return 0;
  chain.push(derivative(chain[0]!));
  for (;;) {
    const rest = divmod(chain.at(-2)!, chain.at(-1)!)[1];
    if (rest.length === 0) break;
    // Scaling by a positive number preserves the signs and keeps the coefficients small.
    const { content, part } = primitive(rest);
    chain.push(scaled(part, rational(sign(content) === 1 ? -1 : 1)));
  }
  const changes = (signs: number[]): number => {
    const nonzero = signs.filter((value) => value !== 0);
    return nonzero.filter((value, index) => index > 0 && value !== nonzero[index - 1]).length;
  };
  const atEnd = (negative: boolean): number[] =>
    chain.map((part) => sign(leading(part)) * (negative && degree(part) % 2 === 1 ? -1 : 1));
  const from = low === null ? atEnd(true) : chain.map((part) => sign(valueAt(part, low)));
  const to = high === null ? atEnd(false) : chain.map((part) => sign(valueAt(part, high)));
  return changes(from) - changes(to);
}

export function power(p: Dense, n: number): Dense {
  let result: Dense = [one];
  for (let count = 0; count < n; count += 1) result = times(result, p);
  return result;
}

export function equalDense(a: Dense, b: Dense): boolean {
  return a.length === b.length && a.every((coefficient, index) => equals(coefficient, b[index]!));
}

/** b² − 4ac. */
export function discriminant(a: Rational, b: Rational, c: Rational): Rational {
  return subtract(multiply(b, b), multiply(rational(4), multiply(a, c)));
}
