import {
  add,
  divide,
  equals,
  exactSquareRoot,
  gcd as integerGcd,
  isZero,
  multiply,
  negate,
  one,
  rational,
  subtract,
  zero,
  type Rational,
} from '../expression/rational.ts';
import { splitQuartic } from './quartics.ts';
import {
  degree,
  discriminant,
  divmod,
  equalDense,
  leading,
  power,
  primitive,
  squareFree,
  trimZeros,
  valueAt,
  type Dense,
} from './univariate.ts';

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

/** All rational roots, each once (rational root theorem), or null when there are too many candidates. */
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

type Factorisation = {
  readonly content: Rational;
  /** Primitive factors with whole coefficients, with multiplicity, smallest degree first. */
  readonly factors: readonly { readonly part: Dense; readonly times: number }[];
  /** False when a factor of degree above 3 may still be reducible. */
  readonly complete: boolean;
};

/**
 * Factors over Q: rational roots and the remaining factor; a quartic in x² also splits as a quadratic does.
 */
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
  return trimZeros(p.flatMap((coefficient) => [coefficient, zero]));
}
