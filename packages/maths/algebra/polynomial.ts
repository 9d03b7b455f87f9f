import {
  add as addRational,
  bitLength,
  equals,
  gcd,
  isZero,
  multiply as multiplyRational,
  one,
  rational,
  type Rational,
} from '../expression/rational.ts';

/** Powers of atoms, sorted by atom; each exponent ≥ 1. */
export type Monomial = readonly (readonly [atom: string, exponent: number])[];
export type Term = { readonly powers: Monomial; readonly coefficient: Rational };
/**
 * A sparse polynomial over Q in named atoms (variables and opaque pieces), keyed by monomial. Has no zero
 * coefficients.
 */
export type Polynomial = ReadonlyMap<string, Term>;

/** Thrown when an input exceeds the limits of the algebra; becomes the verdict `unknown`. */
export class TooLarge extends Error {}

const mostTerms = 400;
const mostBits = 3000;
const mostWork = 150_000;

/** Counts the work for one question, so that no input can keep a process busy. */
export class Budget {
  #left: number;
  constructor(work = mostWork) {
    this.#left = work;
  }
  spend(work: number): void {
    this.#left -= work;
    if (this.#left < 0) throw new TooLarge('work');
  }
}

/** Atoms whose n-th power reduces to something else: (√2)² = 2, sin² = 1 − cos². */
export type Reductions = Map<string, { readonly degree: number; readonly value: Polynomial }>;

export const zeroPolynomial: Polynomial = new Map();
export const constantPolynomial = (value: Rational): Polynomial =>
  isZero(value) ? zeroPolynomial : new Map([['', { powers: [], coefficient: value }]]);
export const onePolynomial = constantPolynomial(one);
export const atomPolynomial = (atom: string, exponent = 1): Polynomial =>
  new Map([[keyOf([[atom, exponent]]), { powers: [[atom, exponent]], coefficient: one }]]);

function keyOf(powers: Monomial): string {
  return powers.map(([atom, exponent]) => `${atom}^${exponent}`).join('·');
}

/** The value of a polynomial without atoms, else null. */
export function constantOf(p: Polynomial): Rational | null {
  if (p.size === 0) return rational(0);
  const only = p.get('');
  return p.size === 1 && only !== undefined ? only.coefficient : null;
}

function collect(sums: Map<string, Term>, powers: Monomial, coefficient: Rational): void {
  if (bitLength(coefficient.n) > mostBits || bitLength(coefficient.d) > mostBits)
    throw new TooLarge('digits');
  const key = keyOf(powers);
  const before = sums.get(key);
  const total = before === undefined ? coefficient : addRational(before.coefficient, coefficient);
  if (isZero(total)) sums.delete(key);
  else sums.set(key, { powers, coefficient: total });
  if (sums.size > mostTerms) throw new TooLarge('terms');
}

export function addPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  const sums = new Map(a);
  for (const term of b.values()) collect(sums, term.powers, term.coefficient);
  return sums;
}

export function scale(p: Polynomial, by: Rational): Polynomial {
  if (isZero(by)) return zeroPolynomial;
  return new Map(
    [...p].map(([key, { powers, coefficient }]) => [
      key,
      { powers, coefficient: multiplyRational(coefficient, by) },
    ]),
  );
}

export const negatePolynomial = (p: Polynomial): Polynomial => scale(p, rational(-1));
export const subtractPolynomials = (a: Polynomial, b: Polynomial): Polynomial =>
  addPolynomials(a, negatePolynomial(b));

export function samePolynomial(a: Polynomial, b: Polynomial): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([key, term]) => {
    const other = b.get(key);
    return other !== undefined && equals(other.coefficient, term.coefficient);
  });
}

function joinPowers(a: Monomial, b: Monomial): Monomial {
  const sums = new Map(a);
  for (const [atom, exponent] of b) sums.set(atom, (sums.get(atom) ?? 0) + exponent);
  return [...sums].sort(([left], [right]) => (left < right ? -1 : 1));
}

/** Product, with the powers of reducible atoms reduced. */
export function multiplyPolynomials(
  a: Polynomial,
  b: Polynomial,
  budget: Budget,
  reductions: Reductions,
): Polynomial {
  budget.spend(a.size * b.size + 1);
  const sums = new Map<string, Term>();
  let reducible = false;
  for (const left of a.values()) {
    for (const right of b.values()) {
      const powers = joinPowers(left.powers, right.powers);
      reducible ||= powers.some(([atom, exponent]) => exponent >= (reductions.get(atom)?.degree ?? Infinity));
      collect(sums, powers, multiplyRational(left.coefficient, right.coefficient));
    }
  }
  return reducible ? reduce(sums, budget, reductions) : sums;
}

function reduce(p: Polynomial, budget: Budget, reductions: Reductions): Polynomial {
  let total: Polynomial = zeroPolynomial;
  for (const { powers, coefficient } of p.values()) {
    const special = powers.find(([atom, exponent]) => exponent >= (reductions.get(atom)?.degree ?? Infinity));
    if (special === undefined) {
      total = addPolynomials(total, new Map([[keyOf(powers), { powers, coefficient }]]));
      continue;
    }
    const [atom, exponent] = special;
    const { degree, value } = reductions.get(atom)!;
    const rest: Monomial = powers.flatMap(([name, power]): [string, number][] =>
      name !== atom ? [[name, power]] : exponent > degree ? [[name, exponent - degree]] : [],
    );
    const lowered: Polynomial = new Map([[keyOf(rest), { powers: rest, coefficient }]]);
    total = addPolynomials(total, multiplyPolynomials(lowered, value, budget, reductions));
  }
  return total;
}

/** The positive rational c such that p/c has coprime whole coefficients. */
export function contentOf(p: Polynomial): Rational {
  let top = 0n;
  let bottom = 1n;
  for (const { coefficient } of p.values()) {
    top = gcd(top, coefficient.n);
    bottom = (bottom / gcd(bottom, coefficient.d)) * coefficient.d;
  }
  return top === 0n ? one : rational(top, bottom);
}

/** The monomial that divides every term. */
export function commonMonomial(p: Polynomial): Monomial {
  const [first, ...others] = [...p.values()];
  if (first === undefined) return [];
  return first.powers.flatMap(([atom, exponent]): [string, number][] => {
    const least = others.reduce(
      (smallest, { powers }) => Math.min(smallest, powers.find(([name]) => name === atom)?.[1] ?? 0),
      exponent,
    );
    return least > 0 ? [[atom, least]] : [];
  });
}

/** p divided by a monomial that divides every term. */
export function divideByMonomial(p: Polynomial, by: Monomial): Polynomial {
  if (by.length === 0) return p;
  return new Map(
    [...p.values()].map(({ powers, coefficient }) => {
      const rest = powers.flatMap(([atom, exponent]): [string, number][] => {
        const left = exponent - (by.find(([name]) => name === atom)?.[1] ?? 0);
        return left > 0 ? [[atom, left]] : [];
      });
      return [keyOf(rest), { powers: rest, coefficient }] as const;
    }),
  );
}

/** The atoms in use, sorted. */
export function atomsOf(p: Polynomial): string[] {
  const atoms = new Set<string>();
  for (const { powers } of p.values()) for (const [atom] of powers) atoms.add(atom);
  return [...atoms].sort();
}

/** The first term by total degree, then by name; its sign decides the sign of the polynomial. */
export function leadingTerm(p: Polynomial): Term | null {
  const degree = (term: Term): number => term.powers.reduce((total, [, exponent]) => total + exponent, 0);
  let best: Term | null = null;
  for (const term of p.values()) {
    if (best === null || degree(term) > degree(best)) best = term;
    else if (degree(term) === degree(best) && keyOf(term.powers) < keyOf(best.powers)) best = term;
  }
  return best;
}

/** A string that is equal for equal polynomials. */
export function polynomialKey(p: Polynomial): string {
  return [...p]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, { coefficient }]) => `${coefficient.n}/${coefficient.d}·${key}`)
    .join('+');
}

/** Polynomials of a higher degree are not treated as dense: counting their roots would take too long. */
const largestDegree = 60;

/** Coefficients by degree when p contains no other atom and its degree is within the limit, else null. */
export function toDense(p: Polynomial, atom: string): Rational[] | null {
  const dense: Rational[] = [];
  for (const { powers, coefficient } of p.values()) {
    if (powers.length > 1 || (powers.length === 1 && powers[0]![0] !== atom)) return null;
    const degree = powers[0]?.[1] ?? 0;
    if (degree > largestDegree) return null;
    while (dense.length <= degree) dense.push(rational(0));
    dense[degree] = coefficient;
  }
  return dense;
}

export function fromDense(dense: readonly Rational[], atom: string): Polynomial {
  const sums = new Map<string, Term>();
  dense.forEach((coefficient, degree) => {
    if (!isZero(coefficient)) collect(sums, degree === 0 ? [] : [[atom, degree]], coefficient);
  });
  return sums;
}

/** Coefficients as polynomials in the other atoms: p = Σ cᵢ·atomⁱ. */
export function coefficientsIn(p: Polynomial, atom: string): Polynomial[] {
  const parts: Map<string, Term>[] = [];
  for (const { powers, coefficient } of p.values()) {
    const degree = powers.find(([name]) => name === atom)?.[1] ?? 0;
    while (parts.length <= degree) parts.push(new Map());
    collect(
      parts[degree]!,
      powers.filter(([name]) => name !== atom),
      coefficient,
    );
  }
  return parts;
}
