import { divide, negate, one, rational, sign, type Rational } from '../expression/rational.ts';
import { Atoms, greatestCommonDivisor } from './atoms.ts';
import {
  atomPolynomial,
  atomsOf,
  commonMonomial,
  constantOf,
  constantPolynomial,
  contentOf,
  divideByMonomial,
  fromDense,
  leadingTerm,
  scale,
  toDense,
  type Polynomial,
} from './polynomial.ts';
import { primeFactors } from './primes.ts';
import { Undefined, type Quotient } from './quotient.ts';
import { exactRoot } from './nth-roots.ts';

/** Divisible by all indices up to 12. */
const commonIndex = 27_720;

const isLetter = (p: Polynomial): boolean => {
  const [only, more] = [...p.values()];
  return only !== undefined && more === undefined && only.powers.length === 1 && only.powers[0]![1] === 1;
};

/** Roots and absolute values in normal form. */
export class Roots extends Atoms {
  /** The real n-th root. */
  root(of: Quotient, n: number): Quotient {
    const { field } = this;
    const value = field.valueOf(of);
    if (value !== null) return this.rootOfNumber(value, n);
    const below = constantOf(of.bottom);
    if (below === null) {
      if (this.positive)
        return field.divide(this.root(this.polynomial(of.top), n), this.root(this.polynomial(of.bottom), n));
      return this.opaqueAtom(`root${n}`, [of], ([a]) => a! ** (1 / n));
    }
    const top = scale(of.top, divide(one, below));
    return this.rootOfPolynomial(top, n);
  }

  protected rootOfPolynomial(whole: Polynomial, n: number): Quotient {
    const { field } = this;
    const content = contentOf(whole);
    const flipped = n % 2 === 1 && sign(leadingTerm(whole)!.coefficient) < 0;
    const outside = this.rootOfNumber(flipped ? negate(content) : content, n);
    const part = scale(whole, divide(flipped ? rational(-1) : one, content));
    const exact = this.exactRoot(part, n);
    if (exact !== null) return field.multiply(outside, n % 2 === 0 ? this.absolute(exact) : exact);
    // Odd roots exist for all numbers, so they split over products: ∛(x²) = (∛x)².
    if (this.positive || n % 2 === 1) {
      const monomial = commonMonomial(part);
      const split =
        monomial.some(([, exponent]) => exponent >= n) ||
        (n % 2 === 1 && monomial.some(([, exponent]) => exponent > 1)) ||
        (monomial.length > 0 && part.size > 1) ||
        monomial.length > 1;
      if (split) return field.multiply(outside, this.splitRoot(part, monomial, n));
    }
    if (n % 2 === 0) {
      const taken = this.evenPowersOut(part, n);
      if (taken !== null) return field.multiply(outside, taken);
    }
    if (this.positive && isLetter(part)) return field.multiply(outside, this.commonRoot(part, n));
    const value = field.numberOf(this.polynomial(part));
    if (value !== null && value < 0 && n % 2 === 0) throw new Undefined('root of a negative number');
    const inner = this.opaqueAtom(
      `root${n}`,
      [this.polynomial(part)],
      ([a]) => Math.sign(a!) * Math.abs(a!) ** (1 / n),
    );
    const [atom] = atomsOf(inner.top);
    field.reductions.set(atom!, { degree: n, value: part });
    return field.multiply(outside, inner);
  }

  /**
   * ⁿ√(xⁿᵏ·p) = |x|ᵏ·ⁿ√p for even n: an even power is never negative, so it leaves the root as an absolute
   * value.
   */
  protected evenPowersOut(part: Polynomial, n: number): Quotient | null {
    const { field } = this;
    const monomial = commonMonomial(part).flatMap(([atom, exponent]): [string, number][] =>
      exponent >= n ? [[atom, exponent - (exponent % n)]] : [],
    );
    if (monomial.length === 0) return null;
    const inside = this.root(this.polynomial(divideByMonomial(part, monomial)), n);
    return monomial.reduce((total, [atom, exponent]) => {
      const size = this.absolute(this.polynomial(atomPolynomial(atom)));
      return field.multiply(total, field.power(size, exponent / n));
    }, inside);
  }

  /** Roots of a positive letter as powers of one common root, so that √x · ∛x = x^(5/6). */
  protected commonRoot(part: Polynomial, n: number): Quotient {
    const [letter] = atomsOf(part);
    const atom = `root${commonIndex}(${letter})`;
    this.opaque = true;
    this.field.reductions.set(atom, { degree: commonIndex, value: part });
    return this.polynomial(atomPolynomial(atom, commonIndex / n));
  }

  protected splitRoot(
    part: Polynomial,
    monomial: readonly (readonly [string, number])[],
    n: number,
  ): Quotient {
    const { field } = this;
    let result =
      part.size > 1 ? this.root(this.polynomial(divideByMonomial(part, monomial)), n) : field.constant(1);
    for (const [atom, exponent] of monomial) {
      const outside = this.polynomial(atomPolynomial(atom));
      result = field.multiply(result, field.power(outside, Math.floor(exponent / n)));
      if (exponent % n > 0) result = field.multiply(result, field.power(this.root(outside, n), exponent % n));
    }
    return result;
  }

  protected exactRoot(part: Polynomial, n: number): Quotient | null {
    const [atom, ...others] = atomsOf(part);
    if (atom !== undefined && others.length === 0) {
      const dense = toDense(part, atom);
      const root = dense === null || dense.length > 40 ? null : exactRoot(dense, n);
      if (root !== null) return this.polynomial(fromDense(root, atom));
    }
    const [only, more] = [...part.values()];
    if (only === undefined || more !== undefined) return null;
    if (
      only.coefficient.n !== 1n ||
      only.coefficient.d !== 1n ||
      only.powers.some(([, exponent]) => exponent % n !== 0)
    )
      return null;
    return only.powers
      .map(([name, exponent]) => this.field.power(this.polynomial(atomPolynomial(name)), exponent / n))
      .reduce((a, b) => this.field.multiply(a, b), this.field.constant(1));
  }

  /** √12 = 2√3: each prime under a root is its own atom; these atoms are independent over Q. */
  protected rootOfNumber(value: Rational, n: number): Quotient {
    const { field } = this;
    if (value.n === 0n) return field.constant(0);
    if (value.n < 0n) {
      if (n % 2 === 0) throw new Undefined('root of a negative number');
      return field.negate(this.rootOfNumber(negate(value), n));
    }
    const { factors, certain } = primeFactors(value.n * value.d ** BigInt(n - 1));
    this.opaque ||= !certain || n > 3;
    let result = field.constant(rational(1, value.d));
    for (const [prime, times] of factors) {
      result = field.multiply(result, field.constant(rational(prime ** BigInt(Math.floor(times / n)))));
      const rest = times % n;
      if (rest === 0) continue;
      const common = greatestCommonDivisor(rest, n);
      result = field.multiply(result, field.power(this.primeRoot(prime, n / common), rest / common));
    }
    return result;
  }

  protected primeRoot(prime: bigint, n: number): Quotient {
    const atom = `root${n}(${prime})`;
    this.field.reductions.set(atom, { degree: n, value: constantPolynomial(rational(prime)) });
    return this.numeric(atom, Number(prime) ** (1 / n));
  }

  protected absolute(of: Quotient): Quotient {
    const { field } = this;
    const value = field.numberOf(of);
    if (value !== null && Math.abs(value) > 1e-9) return value < 0 ? field.negate(of) : of;
    if (field.isZero(of)) return of;
    const below = constantOf(of.bottom);
    if (below === null)
      return field.divide(this.absolute(this.polynomial(of.top)), this.absolute(this.polynomial(of.bottom)));
    const content = contentOf(of.top);
    const outside = field.constant(divide(content, below.n < 0n ? negate(below) : below));
    const negative = sign(leadingTerm(of.top)!.coefficient) < 0;
    const part = scale(of.top, divide(negative ? rational(-1) : one, content));
    if (this.positive && part.size === 1) return field.multiply(outside, this.polynomial(part));
    const squares = commonMonomial(part).flatMap(([atom, exponent]): [string, number][] =>
      exponent > 1 ? [[atom, exponent - (exponent % 2)]] : [],
    );
    if (squares.length > 0) {
      const rest = this.absolute(this.polynomial(divideByMonomial(part, squares)));
      return squares.reduce(
        (total, [atom, exponent]) => field.multiply(total, this.polynomial(atomPolynomial(atom, exponent))),
        field.multiply(outside, rest),
      );
    }
    const inner = this.opaqueAtom('abs', [this.polynomial(part)], ([a]) => Math.abs(a!));
    const [atom] = atomsOf(inner.top);
    field.reductions.set(atom!, { degree: 2, value: field.times(part, part) });
    return field.multiply(outside, inner);
  }
}
