import { divide, multiply, negate, one, rational, sign, type Rational } from '../expression/rational.ts';
import {
  addPolynomials,
  atomsOf,
  Budget,
  coefficientsIn,
  commonMonomial,
  constantOf,
  constantPolynomial,
  contentOf,
  divideByMonomial,
  fromDense,
  multiplyPolynomials,
  negatePolynomial,
  onePolynomial,
  samePolynomial,
  scale,
  subtractPolynomials,
  toDense,
  zeroPolynomial,
  type Monomial,
  type Polynomial,
  type Term,
} from './polynomial.ts';
import { rationalRootOf } from './nth-roots.ts';
import { degree, gcd as denseGcd, trimZeros, type Dense } from './univariate.ts';
import { factorise } from './univariate-factors.ts';

/** A factor with coprime whole coefficients and a positive leading coefficient, and its multiplicity. */
export type Factor = { readonly part: Polynomial; readonly times: number };
/** content · Π partᵗ; `content` is a number. */
export type Factors = { readonly content: Rational; readonly factors: readonly Factor[] };

const noReductions = new Map<string, never>();

/**
 * Polynomials in several atoms over Q: exact division, greatest common divisor, factors. Create one instance
 * per question: it has a budget.
 */
export class Multivariate {
  readonly #budget = new Budget();

  times(a: Polynomial, b: Polynomial): Polynomial {
    return multiplyPolynomials(a, b, this.#budget, noReductions);
  }

  power(p: Polynomial, n: number): Polynomial {
    let result = onePolynomial;
    for (let count = 0; count < n; count += 1) result = this.times(result, p);
    return result;
  }

  /**
   * a/b when b divides a, else null. Both are treated as polynomials in one atom, with recursive division of
   * the coefficients.
   */
  quotient(a: Polynomial, b: Polynomial): Polynomial | null {
    const constant = constantOf(b);
    if (constant !== null) return constant.n === 0n ? null : scale(a, divide(one, constant));
    const atom = atomsOf(b)[0]!;
    const under = coefficientsIn(b, atom);
    const lead = under.at(-1)!;
    let rest = a;
    let result: Polynomial = zeroPolynomial;
    for (;;) {
      if (rest.size === 0) return result;
      const above = coefficientsIn(rest, atom);
      const shift = above.length - under.length;
      if (shift < 0) return null;
      const factor = this.quotient(above.at(-1)!, lead);
      if (factor === null) return null;
      const term = this.times(factor, atomPower(atom, shift));
      result = addPolynomials(result, term);
      rest = subtractPolynomials(rest, this.times(term, b));
    }
  }

  /**
   * Greatest common divisor, primitive with a positive leading coefficient (Euclid's algorithm with primitive
   * remainders).
   */
  gcd(a: Polynomial, b: Polynomial): Polynomial {
    if (a.size === 0) return primitivePart(b);
    if (b.size === 0) return primitivePart(a);
    const shared = atomsOf(a).filter((atom) => atomsOf(b).includes(atom));
    const [atom] = shared;
    if (atom === undefined) return onePolynomial;
    if (atomsOf(a).length === 1 && atomsOf(b).length === 1)
      return primitivePart(
        fromDense(denseGcd(trimZeros(toDense(a, atom) ?? []), trimZeros(toDense(b, atom) ?? [])), atom),
      );
    const [contentA, contentB] = [this.contentIn(a, atom), this.contentIn(b, atom)];
    const content = this.gcd(contentA, contentB);
    let [x, y] = [this.quotient(a, contentA)!, this.quotient(b, contentB)!];
    if (coefficientsIn(x, atom).length < coefficientsIn(y, atom).length) [x, y] = [y, x];
    while (y.size > 0) {
      const rest = this.pseudoRemainder(x, y, atom);
      x = y;
      y = rest.size === 0 ? rest : this.quotient(rest, this.contentIn(rest, atom))!;
    }
    const part = coefficientsIn(x, atom).length > 1 ? x : onePolynomial;
    return primitivePart(this.times(part, content));
  }

  /** The common divisor of the coefficients of a polynomial in one atom. */
  contentIn(p: Polynomial, atom: string): Polynomial {
    return coefficientsIn(p, atom).reduce((total, each) => this.gcd(total, each), zeroPolynomial);
  }

  private pseudoRemainder(a: Polynomial, b: Polynomial, atom: string): Polynomial {
    const under = coefficientsIn(b, atom);
    const lead = under.at(-1)!;
    let rest = a;
    for (;;) {
      const above = coefficientsIn(rest, atom);
      const shift = above.length - under.length;
      if (rest.size === 0 || shift < 0) return primitivePart(rest);
      const taken = this.times(this.times(above.at(-1)!, atomPower(atom, shift)), b);
      rest = subtractPolynomials(this.times(rest, lead), taken);
    }
  }

  /** √p, ∛p, … when it is a polynomial, found from the square-free factors; else null. */
  exactRoot(p: Polynomial, n: number): Polynomial | null {
    if (p.size === 0) return p;
    const { content, factors } = this.factor(p);
    const outside = rationalRootOf(content, n);
    if (outside === null || factors.some(({ times }) => times % n !== 0)) return null;
    return factors.reduce(
      (total, { part, times }) => this.times(total, this.power(part, times / n)),
      constantPolynomial(outside),
    );
  }

  /**
   * The factors found by school methods: common factors, roots, quadratics in one letter, cubes, repeated
   * factors.
   */
  factor(p: Polynomial): Factors {
    if (p.size === 0) return { content: rational(0), factors: [] };
    const monomial = commonMonomial(p);
    const part = primitivePart(divideByMonomial(p, monomial));
    const size = contentOf(p);
    const content = sign(firstTerm(p).coefficient) < 0 ? negate(size) : size;
    const letters = monomial.map(([atom, times]): Factor => ({ part: atomPower(atom, 1), times }));
    return { content, factors: mergeEqualFactors([...letters, ...this.split(part)]) };
  }

  /** Factors of a primitive polynomial without a common monomial. */
  private split(p: Polynomial): Factor[] {
    const atoms = atomsOf(p);
    if (atoms.length === 0) return [];
    if (atoms.length === 1) return splitDense(p, atoms[0]!);
    for (const atom of atoms) {
      const content = this.contentIn(p, atom);
      if (constantOf(content) === null)
        return [...this.split(content), ...this.split(primitivePart(this.quotient(p, content)!))];
    }
    const found =
      this.homogeneous(p, atoms) ?? this.repeated(p, atoms) ?? this.quadratic(p, atoms) ?? this.cubes(p);
    if (found === null) return [{ part: p, times: 1 }];
    return found.flatMap(({ part, times }) =>
      this.split(primitivePart(part)).map((each) => ({ part: each.part, times: each.times * times })),
    );
  }

  /** Homogeneous in two letters: treated as a polynomial in one letter, x² − 7xy + 12y² as x² − 7x + 12. */
  private homogeneous(p: Polynomial, [x, y, more]: readonly string[]): Factor[] | null {
    if (x === undefined || y === undefined || more !== undefined) return null;
    const dense: Rational[] = [];
    const degrees = new Set<number>();
    for (const { powers, coefficient } of p.values()) {
      const at = powers.find(([atom]) => atom === x)?.[1] ?? 0;
      degrees.add(powers.reduce((total, [, exponent]) => total + exponent, 0));
      while (dense.length <= at) dense.push(rational(0));
      dense[at] = coefficient;
    }
    const found = degrees.size === 1 && dense.length < 60 ? factorise(trimZeros(dense)) : null;
    if (found === null || found.factors.length + found.factors[0]!.times < 3) return null;
    return found.factors.map(({ part, times }) => ({ part: this.withLetter(part, x, y), times }));
  }

  private withLetter(dense: Dense, x: string, y: string): Polynomial {
    return dense
      .map((coefficient, at) =>
        scale(this.times(atomPower(x, at), atomPower(y, degree(dense) - at)), coefficient),
      )
      .reduce(addPolynomials);
  }

  private repeated(p: Polynomial, atoms: readonly string[]): Factor[] | null {
    for (const atom of atoms) {
      const common = this.gcd(p, slope(p, atom));
      if (constantOf(common) === null)
        return [
          { part: common, times: 1 },
          { part: this.quotient(p, common)!, times: 1 },
        ];
    }
    return null;
  }

  /** a·v² + b·v + c in v = atomᵏ with a discriminant that is a perfect square. */
  private quadratic(p: Polynomial, atoms: readonly string[]): Factor[] | null {
    for (const atom of atoms) {
      const parts = coefficientsIn(p, atom).map((part) => part ?? zeroPolynomial);
      const top = parts.length - 1;
      if (top % 2 === 1 || parts.some((part, at) => part.size > 0 && at % (top / 2) !== 0)) continue;
      const [c, b, a] = [parts[0]!, parts[top / 2]!, parts[top]!];
      const inside = subtractPolynomials(this.times(b, b), scale(this.times(a, c), rational(4)));
      const root = inside.size === 0 ? null : this.squareRoot(inside, atoms.length);
      if (root === null) continue;
      const v = atomPower(atom, top / 2);
      const shape = addPolynomials(scale(this.times(a, v), rational(2)), addPolynomials(b, root));
      const first = primitivePart(this.quotient(shape, this.contentIn(shape, atom)) ?? shape);
      const second = this.quotient(p, first);
      if (second !== null && constantOf(second) === null)
        return [
          { part: first, times: 1 },
          { part: second, times: 1 },
        ];
    }
    return null;
  }

  /** The square root of a polynomial with fewer letters, so that the recursion ends. */
  private squareRoot(p: Polynomial, fewerThan: number): Polynomial | null {
    return atomsOf(p).length < fewerThan ? this.exactRoot(p, 2) : null;
  }

  /** a³ ± b³ for two monomials. */
  private cubes(p: Polynomial): Factor[] | null {
    const terms = [...p.values()].map(cubeRoot);
    const [a, b] = terms;
    if (terms.length !== 2 || a == null || b == null) return null;
    const sum = addPolynomials(a, b);
    const square = addPolynomials(this.times(a, a), this.times(b, b));
    return [
      { part: sum, times: 1 },
      { part: subtractPolynomials(square, this.times(a, b)), times: 1 },
    ];
  }
}

function atomPower(atom: string, exponent: number): Polynomial {
  return exponent === 0
    ? onePolynomial
    : fromDense([...Array.from({ length: exponent }, () => rational(0)), one], atom);
}

/** Whole coefficients without a common divisor, the leading one positive. */
function primitivePart(p: Polynomial): Polynomial {
  if (p.size === 0) return p;
  const flip = sign(firstTerm(p).coefficient) < 0;
  const part = scale(p, divide(one, contentOf(p)));
  return flip ? negatePolynomial(part) : part;
}

function splitDense(p: Polynomial, atom: string): Factor[] {
  const dense = toDense(p, atom);
  const found = dense === null ? null : factorise(trimZeros(dense));
  if (found === null) return [{ part: p, times: 1 }];
  return found.factors.map(({ part, times }) => ({ part: primitivePart(fromDense(part, atom)), times }));
}

function slope(p: Polynomial, atom: string): Polynomial {
  return coefficientsIn(p, atom)
    .map((part, at): Polynomial => {
      if (at === 0) return zeroPolynomial;
      const raised: Term[] = [...part.values()].map(({ powers, coefficient }) => ({
        powers: at === 1 ? powers : sortedPowers([...powers, [atom, at - 1]]),
        coefficient: multiply(coefficient, rational(at)),
      }));
      return raised.reduce<Polynomial>(
        (total, term) => addPolynomials(total, singleTerm(term)),
        zeroPolynomial,
      );
    })
    .reduce(addPolynomials, zeroPolynomial);
}

const sortedPowers = (powers: Monomial): Monomial => [...powers].sort(([a], [b]) => (a < b ? -1 : 1));

/** A polynomial with one term; goes through the arithmetic, which knows how keys are made. */
function singleTerm({ powers, coefficient }: Term): Polynomial {
  const budget = new Budget();
  return powers.reduce<Polynomial>(
    (total, [atom, exponent]) => multiplyPolynomials(total, atomPower(atom, exponent), budget, noReductions),
    constantPolynomial(coefficient),
  );
}

function cubeRoot({ powers, coefficient }: Term): Polynomial | null {
  const outside = rationalRootOf(coefficient, 3);
  if (outside === null || powers.some(([, exponent]) => exponent % 3 !== 0)) return null;
  return singleTerm({ powers: powers.map(([atom, exponent]) => [atom, exponent / 3]), coefficient: outside });
}

/** Counts equal factors together, in order of discovery. */
function mergeEqualFactors(factors: readonly Factor[]): Factor[] {
  const total: Factor[] = [];
  for (const factor of factors) {
    const index = total.findIndex(({ part }) => samePolynomial(part, factor.part));
    if (index < 0) total.push(factor);
    else total[index] = { part: factor.part, times: total[index]!.times + factor.times };
  }
  return total;
}

/** The term written first: highest degree, then highest power of the first letter. */
function firstTerm(p: Polynomial): Term {
  const degreeOf = ({ powers }: Term): number => powers.reduce((total, [, exponent]) => total + exponent, 0);
  return [...p.values()].reduce((best, term) => {
    const order = degreeOf(term) - degreeOf(best);
    return order > 0 || (order === 0 && comesFirst(term.powers, best.powers)) ? term : best;
  });
}

function comesFirst(a: Monomial, b: Monomial): boolean {
  const atoms = [...new Set([...a, ...b].map(([atom]) => atom))].sort();
  for (const atom of atoms) {
    const [left, right] = [a, b].map((each) => each.find(([name]) => name === atom)?.[1] ?? 0);
    if (left !== right) return left! > right!;
  }
  return false;
}
