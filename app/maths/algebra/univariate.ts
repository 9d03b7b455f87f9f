import {
  add, divide, equals, exactSquareRoot, gcd as integerGcd, isZero, multiply, negate, one, rational, sign, subtract, zero,
  type Rational,
} from '../expression/rational.ts'; // prettier-ignore
import { splitQuartic } from './quartics.ts';

/** A polynomial in one variable over Q: coefficients by degree, the last one not zero; [] is the zero polynomial. */
export type Dense = readonly Rational[];

export const degree = (p: Dense): number => p.length - 1;
export const leading = (p: Dense): Rational => p.at(-1) ?? zero;

export function trimmed(p: readonly Rational[]): Dense {
  let length = p.length;
  while (length > 0 && isZero(p[length - 1]!)) length -= 1;
  return p.slice(0, length);
}

export function plus(a: Dense, b: Dense): Dense {
  const length = Math.max(a.length, b.length);
  return trimmed(Array.from({ length }, (_, index) => add(a[index] ?? zero, b[index] ?? zero)));
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
  trimmed(p.map((coefficient) => multiply(coefficient, by)));
export const minus = (a: Dense, b: Dense): Dense => plus(a, scaled(b, rational(-1)));
const monic = (p: Dense): Dense => (p.length === 0 ? p : scaled(p, divide(one, leading(p))));
export const derivative = (p: Dense): Dense =>
  trimmed(p.slice(1).map((coefficient, index) => multiply(coefficient, rational(index + 1))));

/** Quotient and remainder; b is not zero. */
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
    rest = trimmed(lowered.slice(0, -1));
  }
  return [trimmed(quotient), rest];
}

/** Monic greatest common divisor. */
export function gcd(a: Dense, b: Dense): Dense {
  let [x, y] = [a, b];
  while (y.length > 0) [x, y] = [y, monic(divmod(x, y)[1])];
  return monic(x);
}

/** The polynomial with the same roots, each once. */
export function squareFree(p: Dense): Dense {
  const common = gcd(p, derivative(p));
  return degree(common) < 1 ? monic(p) : monic(divmod(p, common)[0]);
}

export function valueAt(p: Dense, x: Rational): Rational {
  return p.reduceRight((total, coefficient) => add(multiply(total, x), coefficient), zero);
}

/** Whole coefficients without a common factor, and the rational that was taken out (its sign makes the leading one positive). */
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
 * The number of different real roots (Sturm's theorem, J. C. F. Sturm 1829), all of them or those in (low, high].
 * p is not zero.
 */
export function countRealRoots(p: Dense, low: Rational | null = null, high: Rational | null = null): number {
  const chain: Dense[] = [squareFree(p)];
  if (degree(chain[0]!) < 1) return 0;
  chain.push(derivative(chain[0]!));
  for (;;) {
    const rest = divmod(chain.at(-2)!, chain.at(-1)!)[1];
    if (rest.length === 0) break;
    // Scaling by a positive number keeps the signs and the coefficients small.
    const { content, part } = primitive(rest);
    chain.push(scaled(part, rational(sign(content) === 1 ? -1 : 1)));
  }
  const changes = (signs: number[]): number => {
    const kept = signs.filter((value) => value !== 0);
    return kept.filter((value, index) => index > 0 && value !== kept[index - 1]).length;
  };
  const atEnd = (negative: boolean): number[] =>
    chain.map((part) => sign(leading(part)) * (negative && degree(part) % 2 === 1 ? -1 : 1));
  const from = low === null ? atEnd(true) : chain.map((part) => sign(valueAt(part, low)));
  const to = high === null ? atEnd(false) : chain.map((part) => sign(valueAt(part, high)));
  return changes(from) - changes(to);
}

const mostCandidates = 4000;

/** Positive divisors, or null when the number is too large to try. */
function divisorsOf(n: bigint): bigint[] | null {
  const size = n < 0n ? -n : n;
  if (size > 10n ** 12n) return null;
  const number = Number(size);
  const small: bigint[] = [];
  const large: bigint[] = [];
  for (let candidate = 1; candidate * candidate <= number; candidate += 1) {
    if (number % candidate !== 0) continue;
    small.push(BigInt(candidate));
    if (candidate * candidate !== number) large.unshift(BigInt(number / candidate));
  }
  return [...small, ...large];
}

/** All rational roots, each once, or null when there are too many candidates (rational root theorem). */
export function rationalRoots(p: Dense): Rational[] | null {
  let { part } = primitive(squareFree(p));
  const roots: Rational[] = [];
  if (part.length > 0 && isZero(part[0]!)) {
    roots.push(zero);
    part = part.slice(1);
  }
  if (degree(part) < 1) return roots;
  if (degree(part) === 1) return [...roots, divide(negate(part[0]!), part[1]!)];
  if (degree(part) === 2) return [...roots, ...rationalQuadraticRoots(part)];
  const tops = divisorsOf(part[0]!.n);
  const bottoms = divisorsOf(leading(part).n);
  if (tops === null || bottoms === null || tops.length * bottoms.length > mostCandidates) return null;
  for (const bottom of bottoms) {
    for (const top of tops) {
      if (integerGcd(top, bottom) !== 1n) continue;
      for (const candidate of [rational(top, bottom), rational(-top, bottom)]) {
        if (isZero(valueAt(part, candidate))) roots.push(candidate);
      }
    }
  }
  return roots;
}

function rationalQuadraticRoots([c, b, a]: Dense): Rational[] {
  const root = exactSquareRoot(discriminant(a!, b!, c!));
  if (root === null) return [];
  const below = multiply(rational(2), a!);
  const pair = [divide(subtract(negate(b!), root), below), divide(add(negate(b!), root), below)];
  return equals(pair[0]!, pair[1]!) ? [pair[0]!] : pair;
}

/** b² − 4ac. */
export function discriminant(a: Rational, b: Rational, c: Rational): Rational {
  return subtract(multiply(b, b), multiply(rational(4), multiply(a, c)));
}

type Factorisation = {
  readonly content: Rational;
  /** Primitive factors with whole coefficients, with multiplicity, smallest degree first. */
  readonly factors: readonly { readonly part: Dense; readonly times: number }[];
  /** False when a factor of degree above 3 may still split. */
  readonly complete: boolean;
};

/** Factors over Q: rational roots, and what is left over; a quartic in x² also splits as a quadratic does. */
export function factorise(p: Dense): Factorisation | null {
  const { content, part } = primitive(p);
  const roots = rationalRoots(part);
  if (roots === null) return null;
  let rest = part;
  const factors: { part: Dense; times: number }[] = [];
  for (const root of roots) {
    const linear: Dense = [rational(-root.n), rational(root.d)];
    let times = 0;
    for (;;) {
      const [quotient, remainder] = divmod(rest, linear);
      if (remainder.length > 0) break;
      rest = quotient;
      times += 1;
    }
    factors.push({ part: linear, times });
  }
  const pieces = degree(rest) >= 1 ? splitRest(rest) : [];
  const complete = pieces.every((piece) => degree(piece.part) <= 3);
  return {
    content: multiply(content, degree(rest) === 0 ? rest[0]! : one),
    factors: [...factors, ...pieces],
    complete,
  };
}

function splitRest(rest: Dense): { part: Dense; times: number }[] {
  const free = squareFree(rest);
  if (degree(free) < degree(rest)) {
    const times = degree(rest) / degree(free);
    const whole = primitive(free).part;
    if (Number.isInteger(times) && equalDense(power(whole, times), rest)) return [{ part: whole, times }];
  }
  const even = rest.every((coefficient, index) => index % 2 === 0 || isZero(coefficient));
  if (degree(rest) === 4 && even) {
    const inner = factorise([rest[0]!, rest[2]!, rest[4]!]);
    if (inner !== null && inner.factors.length > 1) {
      return inner.factors.map(({ part, times }) => ({ part: spread(part), times }));
    }
  }
  const pair = splitQuartic(primitive(rest).part);
  return (pair ?? [rest]).map((part) => ({ part, times: 1 }));
}

/** p(x²). */
function spread(p: Dense): Dense {
  return trimmed(p.flatMap((coefficient) => [coefficient, zero]));
}

export function power(p: Dense, n: number): Dense {
  let result: Dense = [one];
  for (let count = 0; count < n; count += 1) result = times(result, p);
  return result;
}

export function equalDense(a: Dense, b: Dense): boolean {
  return a.length === b.length && a.every((coefficient, index) => equals(coefficient, b[index]!));
}

/** g with gⁿ = p, or null. Determines the coefficients from the top and checks the result. */
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
    const known = power(trimmed(g), n)[place] ?? zero;
    g[index] = divide(subtract(p[place] ?? zero, known), slope);
  }
  return equalDense(power(g, n), p) ? g : null;
}

/** The n-th root of a fraction when it is a fraction (the positive one for even n), else null. */
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
