import { divide, one, rational, sign, toNumber, type Rational } from '../expression/rational.ts';
import {
  addPolynomials,
  atomsOf,
  commonMonomial,
  constantOf,
  constantPolynomial,
  contentOf,
  divideByMonomial,
  fromDense,
  leadingTerm,
  multiplyPolynomials,
  negatePolynomial,
  onePolynomial,
  polynomialKey,
  scale,
  subtractPolynomials,
  toDense,
  Budget,
  type Monomial,
  type Polynomial,
  type Reductions,
} from './polynomial.ts';
import { degree, divmod, gcd } from './univariate.ts';

/**
 * A quotient of two polynomials; the denominator is never zero. With several atoms it may not be in lowest
 * terms.
 */
export type Quotient = { readonly top: Polynomial; readonly bottom: Polynomial };

/** Thrown for a value that does not exist, such as 1/0. */
export class Undefined extends Error {}

/** Arithmetic of quotients for one question: holds its budget and the reductions of its atoms. */
export class Field {
  readonly budget = new Budget();
  readonly reductions: Reductions = new Map();
  /** Numeric values of constant atoms such as √2 and π, to decide signs. */
  readonly constants = new Map<string, number>();

  constant(value: Rational | number): Quotient {
    return {
      top: constantPolynomial(typeof value === 'number' ? rational(value) : value),
      bottom: onePolynomial,
    };
  }

  add(a: Quotient, b: Quotient): Quotient {
    if (polynomialKey(a.bottom) === polynomialKey(b.bottom))
      return this.normal(addPolynomials(a.top, b.top), a.bottom);
    const top = addPolynomials(this.times(a.top, b.bottom), this.times(b.top, a.bottom));
    return this.normal(top, this.times(a.bottom, b.bottom));
  }

  negate(a: Quotient): Quotient {
    return { top: negatePolynomial(a.top), bottom: a.bottom };
  }

  subtract(a: Quotient, b: Quotient): Quotient {
    return this.add(a, this.negate(b));
  }

  multiply(a: Quotient, b: Quotient): Quotient {
    return this.normal(this.times(a.top, b.top), this.times(a.bottom, b.bottom));
  }

  divide(a: Quotient, b: Quotient): Quotient {
    if (b.top.size === 0) throw new Undefined('division by zero');
    return this.normal(this.times(a.top, b.bottom), this.times(a.bottom, b.top));
  }

  power(a: Quotient, n: number): Quotient {
    if (n < 0) return this.divide(this.constant(1), this.power(a, -n));
    let result = this.constant(1);
    for (let bit = n, square = a; bit > 0; bit = Math.floor(bit / 2)) {
      if (bit % 2 === 1) result = this.multiply(result, square);
      if (bit > 1) square = this.multiply(square, square);
    }
    return result;
  }

  times(a: Polynomial, b: Polynomial): Polynomial {
    return multiplyPolynomials(a, b, this.budget, this.reductions);
  }

  /** True when a = b as formal quotients, by cross-multiplication. */
  same(a: Quotient, b: Quotient): boolean {
    return subtractPolynomials(this.times(a.top, b.bottom), this.times(b.top, a.bottom)).size === 0;
  }

  isZero(a: Quotient): boolean {
    return a.top.size === 0;
  }

  /** The rational value of a constant without atoms, else null. */
  valueOf(a: Quotient): Rational | null {
    const top = constantOf(a.top);
    const bottom = constantOf(a.bottom);
    return top === null || bottom === null ? null : divide(top, bottom);
  }

  /** The numeric value when all atoms are constants, else null. */
  numberOf(a: Quotient): number | null {
    const top = this.#number(a.top);
    const bottom = this.#number(a.bottom);
    return top === null || bottom === null ? null : top / bottom;
  }

  #number(p: Polynomial): number | null {
    let total = 0;
    for (const { powers, coefficient } of p.values()) {
      let value = toNumber(coefficient);
      for (const [atom, exponent] of powers) {
        const size = this.constants.get(atom);
        if (size === undefined) return null;
        value *= size ** exponent;
      }
      total += value;
    }
    return total;
  }

  /** Applies cheap cancellations and normalises the sign, so that equal quotients usually look equal. */
  normal(top: Polynomial, bottom: Polynomial): Quotient {
    if (bottom.size === 0) throw new Undefined('division by zero');
    if (top.size === 0) return this.constant(0);
    const shared = sharedMonomial(commonMonomial(top), commonMonomial(bottom));
    let [above, below] = [divideByMonomial(top, shared), divideByMonomial(bottom, shared)];
    [above, below] = cancelOneAtom(above, below);
    const content = contentOf(below);
    const flip = sign(leadingTerm(below)!.coefficient) < 0 ? rational(-1) : one;
    const by = divide(flip, content);
    return { top: scale(above, by), bottom: scale(below, by) };
  }

  key(a: Quotient): string {
    return `${polynomialKey(a.top)}⁄${polynomialKey(a.bottom)}`;
  }
}

function sharedMonomial(a: Monomial, b: Monomial): Monomial {
  return a.flatMap(([atom, exponent]): [string, number][] => {
    const least = Math.min(exponent, b.find(([name]) => name === atom)?.[1] ?? 0);
    return least > 0 ? [[atom, least]] : [];
  });
}

function cancelOneAtom(top: Polynomial, bottom: Polynomial): [Polynomial, Polynomial] {
  if (constantOf(bottom) !== null) return [top, bottom];
  const [atom, ...others] = atomsOf(bottom);
  if (atom === undefined || others.length > 0) return [top, bottom];
  const above = toDense(top, atom);
  const below = toDense(bottom, atom);
  if (above === null || below === null || above.length > 60 || below.length > 60) return [top, bottom];
  const common = gcd(above, below);
  if (degree(common) < 1) return [top, bottom];
  return [fromDense(divmod(above, common)[0], atom), fromDense(divmod(below, common)[0], atom)];
}
