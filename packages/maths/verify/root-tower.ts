import {
  atomPolynomial,
  atomsOf,
  coefficientsIn,
  constantOf,
  constantPolynomial,
  onePolynomial,
  subtractPolynomials,
  addPolynomials,
  type Polynomial,
} from '../algebra/polynomial.ts';
import { Field, Undefined, type Quotient } from '../algebra/quotient.ts';
import { numberValue } from '../expression/build.ts';
import { isInteger, rational } from '../expression/rational.ts';
import {
  constant,
  fraction,
  number,
  product,
  raised,
  rooted,
  sum,
  type Expression,
} from '../expression/tree.ts';
import { signByBounds, type ProvenSign } from './bounded.ts';
import { normBy } from './conjugates.ts';

/** Thrown when a required sign cannot be proven. */
export class UndecidedRoot extends Error {}

const largestPower = 40;

/**
 * A number written with fractions, roots, e and π, as a quotient of polynomials in letters, one for each root
 * as written; the n-th power of a letter of index n is replaced by the radicand. A letter never represents
 * anything that contains later letters. Every divisor is proven nonzero and every even root is proven to have
 * a non-negative radicand; no value is ever rounded.
 */
export class RootTower {
  readonly field = new Field();
  /** What the letters represent, in order of creation. */
  readonly #letters = new Map<string, Expression>();
  readonly #signOf: (tree: Expression) => ProvenSign;

  /** `signOf` decides the signs of subexpressions. */
  constructor(signOf: (tree: Expression) => ProvenSign) {
    this.#signOf = signOf;
  }

  /** Throws `Undefined` for an undefined value, `UndecidedRoot` for other kinds of number, and `TooLarge`. */
  of(tree: Expression): Quotient {
    const { field } = this;
    const value = numberValue(tree);
    if (value !== null) return field.constant(value);
    switch (tree.kind) {
      case 'constant':
        if (tree.name === 'i' || tree.name === 'infinity') throw new UndecidedRoot(tree.name);
        return this.#letter(tree.name === 'pi' ? 'π' : 'e', constant(tree.name));
      case 'add':
        return tree.terms.map((term) => this.of(term)).reduce((a, b) => field.add(a, b));
      case 'multiply':
        return tree.factors.map((factor) => this.of(factor)).reduce((a, b) => field.multiply(a, b));
      case 'negate':
        return field.negate(this.of(tree.of));
      case 'percent':
        return field.divide(this.of(tree.of), field.constant(100));
      case 'divide':
        return this.#over(this.of(tree.numerator), tree.denominator);
      case 'absolute':
        return this.#absolute(tree.of);
      case 'root':
        return this.#rootOf(tree.of, numberValue(tree.index)?.n ?? 0n);
      case 'power':
        return this.#power(tree.base, tree.exponent);
      default:
        throw new UndecidedRoot(tree.kind);
    }
  }

  /** Whether this number is 0. Null when neither can be proven. */
  isZero(p: Polynomial): boolean | null {
    if (p.size === 0) return true;
    if (constantOf(p) !== null) return false;
    const sign = this.#signByBounds(p);
    if (sign !== null) return sign === 0;
    const atom = [...this.#letters.keys()].findLast((letter) => atomsOf(p).includes(letter));
    if (atom === undefined) return null;
    const [norm, rest] = [normBy(p, atom, this.field), this.#cofactor(p, atom)];
    if (norm === null || rest === null) return null;
    // The norm is the product of the number and this factor.
    const vanishes = this.isZero(norm);
    if (vanishes !== true) return vanishes;
    if (Math.abs(this.#signByBounds(rest) ?? 0) === 1) return true;
    return coefficientsIn(p, atom).every((part) => this.isZero(part) === true) ? true : null;
  }

  #over(top: Quotient, below: Expression): Quotient {
    if (this.#signed(below) === 0) throw new Undefined('division by zero');
    return this.field.divide(top, this.of(below));
  }

  #absolute(of: Expression): Quotient {
    const sign = this.#signed(of);
    return sign < 0 ? this.field.negate(this.of(of)) : this.of(of);
  }

  /** The real root of that index; those of index 4, 6, … are square roots of roots of half the index. */
  #rootOf(of: Expression, index: bigint): Quotient {
    const sign = this.#signed(of);
    if (index < 2n || index > 12n) throw new UndecidedRoot('index');
    if (index % 2n === 0n && sign < 0) throw new Undefined('root of a negative number');
    if (sign === 0) return this.field.constant(0);
    if (index > 3n) {
      const first = index % 2n === 0n ? 2n : 3n;
      if (index % first !== 0n) throw new UndecidedRoot('index');
      return this.#rootOf(rooted(of, number(index / first)), first);
    }
    const { top, bottom } = this.of(of);
    // ⁿ√(a/b) = ⁿ√(a·bⁿ⁻¹)/b for b > 0; a quotient in normal form may have its sign in the denominator.
    const below = this.#signByBounds(bottom);
    if (below !== 1 && below !== -1) throw new UndecidedRoot('sign');
    const degree = Number(index);
    const under = [...Array<Polynomial>(degree - 1).fill(bottom)].reduce(
      (p, q) => this.field.times(p, q),
      top,
    );
    const root = this.#root(under, degree);
    const whole = this.field.divide(root, { top: bottom, bottom: onePolynomial });
    return degree === 2 && below < 0 ? this.field.negate(whole) : whole;
  }

  #root(under: Polynomial, degree: number): Quotient {
    const written = rooted(this.#written(under), number(degree));
    const known = [...this.field.reductions].find(
      ([, { degree: other, value }]) => other === degree && subtractPolynomials(value, under).size === 0,
    );
    if (known !== undefined) return { top: atomPolynomial(known[0]), bottom: onePolynomial };
    const atom = `r${this.#letters.size}`;
    this.field.reductions.set(atom, { degree, value: under });
    return this.#letter(atom, written);
  }

  #letter(atom: string, of: Expression): Quotient {
    if (!this.#letters.has(atom)) this.#letters.set(atom, of);
    return { top: atomPolynomial(atom), bottom: onePolynomial };
  }

  #power(base: Expression, exponent: Expression): Quotient {
    const n = numberValue(exponent);
    if (n === null || n.n > BigInt(largestPower) || n.n < BigInt(-largestPower))
      throw new UndecidedRoot('power');
    const sign = this.#signed(base);
    if (sign === 0 && n.n < 0n) throw new Undefined('power of zero');
    if ((sign === 0 && n.n === 0n) || (sign < 0 && !isInteger(n))) throw new UndecidedRoot('power');
    const root = isInteger(n) ? this.of(base) : this.#rootOf(base, n.d);
    return this.field.power(root, Number(n.n));
  }

  #signed(tree: Expression): -1 | 0 | 1 {
    const sign = this.#signOf(tree);
    if (sign === null) throw new UndecidedRoot('sign');
    if (sign === 'none') throw new Undefined('no value');
    return sign;
  }

  #signByBounds(p: Polynomial): -1 | 0 | 1 | null {
    const sign = signByBounds(this.#written(p));
    return sign === 'none' ? null : sign;
  }

  /**
   * The norm divided by the number: a − b√v; for ∛v it is a² + b²t² + c²t⁴ − abt − act² − bct³ with t = ∛v.
   */
  #cofactor(p: Polynomial, atom: string): Polynomial | null {
    const degree = this.field.reductions.get(atom)?.degree;
    const [a = zero, b = zero, c = zero] = coefficientsIn(p, atom);
    const times = (...factors: Polynomial[]): Polynomial =>
      factors.reduce((x, y) => this.field.times(x, y), onePolynomial);
    const t = atomPolynomial(atom);
    if (degree === 2) return subtractPolynomials(a, times(b, t));
    if (degree !== 3) return null;
    const squares = [times(a, a), times(b, b, t, t), times(c, c, t, t, t, t)].reduce(addPolynomials);
    const mixed = [times(a, b, t), times(a, c, t, t), times(b, c, t, t, t)].reduce(addPolynomials);
    return subtractPolynomials(squares, mixed);
  }

  /** The polynomial with the letters replaced by their roots. */
  #written(p: Polynomial): Expression {
    const terms = [...p.values()].map(({ powers, coefficient }) =>
      product([
        fraction(coefficient),
        ...powers.map(([atom, exponent]) => raised(this.#letters.get(atom)!, number(exponent))),
      ]),
    );
    return sum(terms);
  }
}

const zero = constantPolynomial(rational(0));
