import { mixedValue, divide, isInteger, rational, sign, type Rational } from '../expression/rational.ts';
import type { Expression } from '../expression/tree.ts';
import { inBaseUnits } from '../expression/units.ts';
import { NotAlgebraic } from './atoms.ts';
import { boundForm, factorialForm, type BoundForms } from './canonical-bound.ts';
import { Functions } from './functions.ts';
import { Multivariate } from './multivariate.ts';
import { atomPolynomial, constantOf, onePolynomial, TooLarge, type Monomial } from './polynomial.ts';
import { Undefined, type Quotient } from './quotient.ts';

export { NotAlgebraic } from './atoms.ts';

/** Powers above this stay opaque: (x + 1)^999999 is not expanded. */
const largestExpandedPower = 40;

/**
 * Converts expressions to one normal form: a quotient of polynomials over Q whose atoms are variables, roots
 * of primes, and opaque pieces (sin(…), ln(…), 2^x, …) with their arguments in normal form. Equal forms prove
 * equality wherever both sides are defined. Throws `Undefined`, `TooLarge` or `NotAlgebraic`; only `verify`
 * and `solve` may let callers see these.
 */
export class Canonical extends Functions {
  of(tree: Expression): Quotient {
    const { field } = this;
    switch (tree.kind) {
      case 'number':
        return field.constant(tree.value);
      case 'mixed':
        return field.constant(mixedValue(tree.whole, tree.numerator, tree.denominator));
      case 'constant':
        return this.constant(tree.name);
      case 'variable':
        return this.polynomial(atomPolynomial(tree.name));
      case 'add':
        return tree.terms.map((term) => this.of(term)).reduce((a, b) => field.add(a, b));
      case 'multiply':
        return tree.factors.map((factor) => this.of(factor)).reduce((a, b) => field.multiply(a, b));
      case 'divide': {
        const below = this.of(tree.denominator);
        this.divisors.push(below.top);
        return field.divide(this.of(tree.numerator), below);
      }
      case 'negate':
        return field.negate(this.of(tree.of));
      case 'percent':
        return field.divide(this.of(tree.of), field.constant(100));
      case 'power':
        return this.power(this.of(tree.base), this.of(tree.exponent));
      case 'root':
        return this.indexedRoot(this.of(tree.of), this.of(tree.index));
      case 'absolute':
        return this.absolute(this.of(tree.of));
      case 'factorial':
        return this.factorial(this.of(tree.of));
      case 'call':
        return this.call(
          tree.name,
          tree.args.map((argument) => this.of(argument)),
        );
      case 'plusminus':
        throw new NotAlgebraic('both signs');
      case 'degrees':
        return field.multiply(this.of(tree.of), this.piTimes(rational(1, 180)));
      case 'unit': {
        const { base, power, times } = inBaseUnits(tree.name);
        const atom = this.polynomial(atomPolynomial(`[${base}]`));
        return field.multiply(field.constant(times), field.power(atom, power));
      }
      default:
        return boundForm(tree, this.forms());
    }
  }

  protected forms(): BoundForms {
    return {
      field: this.field,
      of: (part) => this.of(part),
      power: (base, exponent) => this.power(base, exponent),
      opaque: (name, args, compute) => this.opaqueAtom(name, args, compute),
      fresh: () => new Canonical(),
    };
  }

  protected power(base: Quotient, exponent: Quotient): Quotient {
    const { field } = this;
    const n = field.valueOf(exponent);
    if (n === null) return this.variablePower(base, exponent);
    if (field.isZero(base) && sign(n) <= 0) throw new Undefined('power of zero');
    if (sign(n) < 0) this.divisors.push(base.top);
    if (n.n > 1_000_000n || n.n < -1_000_000n || n.d > 12n)
      return this.opaqueAtom('pow', [base, exponent], ([a, b]) => a! ** b!);
    const whole = Number(n.n);
    const root = n.d === 1n ? base : this.root(base, Number(n.d));
    return this.wholePower(root, whole);
  }

  protected wholePower(base: Quotient, n: number): Quotient {
    const { field } = this;
    const terms = Math.max(base.top.size, base.bottom.size);
    const single = terms <= 1;
    if (Math.abs(n) <= (single ? 400 : largestExpandedPower)) {
      try {
        return field.power(base, n);
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
      }
    }
    return this.opaqueAtom('pow', [base, field.constant(n)], ([a, b]) => a! ** b!);
  }

  /**
   * bᶠ for an exponent with letters or logarithms, as e^(f·ln b): splits over sums and prime factors, so that
   * 4^x = 2^(2x), 2^(x+1) = 2·2^x, and 2^(ln 5/ln 2) = 5. For other bases only a sum in the exponent is
   * split.
   */
  protected variablePower(base: Quotient, exponent: Quotient): Quotient {
    const { field } = this;
    const value = field.valueOf(base);
    const isE = field.key(base) === field.key(this.constant('e'));
    if (!isE && (value === null || value.n <= 0n)) return this.powerOfOther(base, exponent);
    const above = isE ? exponent : cancelFraction(field.multiply(exponent, this.logarithmOfNumber(value!)));
    const denominator = constantOf(above.bottom);
    if (denominator === null) return this.opaqueAtom('exp', [above], ([a]) => Math.exp(a!));
    let result = field.constant(1);
    for (const { powers, coefficient } of above.top.values()) {
      const [name, size, monomial] = baseOf(powers);
      result = field.multiply(
        result,
        this.simplePower(name, size, divide(coefficient, denominator), monomial),
      );
    }
    return result;
  }

  /** aᵐ⁺ⁿ = aᵐ·aⁿ, wherever all three are defined. */
  protected powerOfOther(base: Quotient, exponent: Quotient): Quotient {
    const { field } = this;
    const denominator = constantOf(exponent.bottom);
    if (denominator === null || field.isZero(base))
      return this.opaqueAtom('pow', [base, exponent], ([a, b]) => a! ** b!);
    let result = field.constant(1);
    for (const { powers, coefficient } of exponent.top.values()) {
      const by = divide(coefficient, denominator);
      const whole = Number(by.n);
      if (Math.abs(whole) > 200) throw new TooLarge('exponent');
      const unit = field.constant(rational(1, by.d));
      const part = powers.reduce<Quotient>(
        (total, [atom, times]) => field.multiply(total, this.polynomial(atomPolynomial(atom, times))),
        unit,
      );
      const factor =
        powers.length === 0
          ? this.power(base, field.constant(by))
          : field.power(
              this.opaqueAtom('pow', [base, part], ([a, b]) => a! ** b!),
              whole,
            );
      result = field.multiply(result, factor);
    }
    return result;
  }

  protected simplePower(
    name: string,
    size: number,
    by: Rational,
    monomial: readonly (readonly [string, number])[],
  ): Quotient {
    const whole = Number(by.n);
    if (Math.abs(whole) > 200) throw new TooLarge('exponent');
    if (monomial.length === 0) {
      const base = name === 'e' ? this.constant('e') : this.field.constant(rational(BigInt(name)));
      return this.field.power(by.d === 1n ? base : this.root(base, Number(by.d)), whole);
    }
    const key = monomial.map(([atom, exponent]) => `${atom}^${exponent}`).join('·');
    const atom = `pow(${name};${key}/${by.d})`;
    const numbers = monomial.map(
      ([factor, exponent]) => (this.field.constants.get(factor) ?? NaN) ** exponent,
    );
    const product = numbers.reduce((a, b) => a * b, 1);
    if (!Number.isNaN(product)) this.field.constants.set(atom, size ** (product / Number(by.d)));
    this.opaque ||= monomial.some(([factor]) => /[(]/.test(factor));
    return this.field.power(this.polynomial(atomPolynomial(atom)), whole);
  }

  protected indexedRoot(of: Quotient, index: Quotient): Quotient {
    const n = this.field.valueOf(index);
    if (n === null || !isInteger(n) || n.n < 2n || n.n > 12n) throw new NotAlgebraic('index of a root');
    return this.root(of, Number(n.n));
  }

  protected factorial(of: Quotient): Quotient {
    const n = this.field.valueOf(of);
    if (n === null) return factorialForm(of, this.forms());
    if (!isInteger(n) || n.n < 0n) throw new Undefined('factorial');
    if (n.n > 60n) throw new TooLarge('factorial');
    let result = 1n;
    for (let factor = 2n; factor <= n.n; factor += 1n) result *= factor;
    return this.field.constant(rational(result));
  }
}

/** A quotient whose denominator divides its numerator, as a polynomial. */
function cancelFraction(q: Quotient): Quotient {
  if (constantOf(q.bottom) !== null) return q;
  const whole = new Multivariate().quotient(q.top, q.bottom);
  return whole === null ? q : { top: whole, bottom: onePolynomial };
}

/** e to a multiple of ln 2 is 2 to that multiple: returns the base, its value, and the remaining exponent. */
function baseOf(powers: Monomial): [name: string, size: number, rest: Monomial] {
  const index = powers.findIndex(([atom]) => /^ln\(\d+\)$/.test(atom));
  if (index < 0) return ['e', Math.E, powers];
  const [atom, times] = powers[index]!;
  const name = atom.slice(3, -1);
  const left: Monomial = times === 1 ? [] : [[atom, times - 1]];
  return [name, Number(name), [...powers.slice(0, index), ...left, ...powers.slice(index + 1)]];
}
