import { mixedValue } from '../expression/parser.ts';
import { divide, isInteger, negate, one, rational, sign, type Rational } from '../expression/rational.ts';
import type { Expression, FunctionName } from '../expression/tree.ts';
import { evaluator } from './evaluate.ts';
import {
  atomPolynomial, atomsOf, commonMonomial, constantOf, constantPolynomial, contentOf, divideByMonomial, fromDense, leadingTerm,
  onePolynomial, scale, TooLarge, toDense, type Polynomial,
} from './polynomial.ts'; // prettier-ignore
import { primeFactors } from './primes.ts';
import { Field, Undefined, type Quotient } from './quotient.ts';
import { exactRoot } from './univariate.ts';

/** Powers beyond this stay opaque: (x + 1)^999999 is compared as it stands. */
const largestExpandedPower = 40;

/**
 * Brings expressions into one normal form: a quotient of polynomials over Q whose atoms are variables, roots of primes, and
 * opaque pieces (sin(…), ln(…), 2^x, …) with their arguments in normal form. Equal forms prove equality wherever both sides
 * are defined. Throws `Undefined`, `TooLarge` or `NotAlgebraic`; only `verify` and `solve` see that.
 */
export class Canonical {
  readonly field: Field;
  /** Every divisor met on the way, for the points that have to be left out. */
  readonly divisors: Polynomial[] = [];
  /** True once a piece was met whose relations to others are not all known: then "not the same" proves nothing. */
  opaque = false;
  /** Variables are taken as positive: |x| = x, ln(xy) = ln x + ln y. */
  readonly #positive: boolean;

  constructor(field = new Field(), positive = false) {
    this.field = field;
    this.#positive = positive;
  }

  of(tree: Expression): Quotient {
    const { field } = this;
    switch (tree.kind) {
      case 'number':
        return field.constant(tree.value);
      case 'mixed':
        return field.constant(mixedValue(tree.whole, tree.numerator, tree.denominator));
      case 'constant':
        return this.#constant(tree.name);
      case 'variable':
        return this.#polynomial(atomPolynomial(tree.name));
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
        return this.#power(this.of(tree.base), this.of(tree.exponent));
      case 'root':
        return this.#indexedRoot(this.of(tree.of), this.of(tree.index));
      case 'absolute':
        return this.#absolute(this.of(tree.of));
      case 'factorial':
        return this.#factorial(this.of(tree.of));
      case 'call':
        return this.#call(tree.name, tree.args.map((argument) => this.of(argument))); // prettier-ignore
      case 'plusminus':
        throw new NotAlgebraic('both signs');
    }
  }

  #polynomial(top: Polynomial): Quotient {
    return { top, bottom: onePolynomial };
  }

  #constant(name: 'pi' | 'e' | 'infinity'): Quotient {
    if (name === 'infinity') throw new NotAlgebraic('infinity');
    return this.#numeric(name === 'pi' ? 'π' : 'e', name === 'pi' ? Math.PI : Math.E);
  }

  #numeric(atom: string, value: number): Quotient {
    this.field.constants.set(atom, value);
    return this.#polynomial(atomPolynomial(atom));
  }

  /** A piece that is only compared as a whole. */
  #opaqueAtom(name: string, args: readonly Quotient[], compute: (values: number[]) => number): Quotient {
    this.opaque = true;
    const atom = `${name}(${args.map((argument) => this.field.key(argument)).join(';')})`;
    const values = args.map((argument) => this.field.numberOf(argument));
    if (values.every((value) => value !== null)) {
      const value = compute(values);
      if (Number.isNaN(value)) throw new Undefined(name);
      this.field.constants.set(atom, value);
    }
    return this.#polynomial(atomPolynomial(atom));
  }

  #power(base: Quotient, exponent: Quotient): Quotient {
    const { field } = this;
    const n = field.valueOf(exponent);
    if (n === null) return this.#variablePower(base, exponent);
    if (field.isZero(base) && sign(n) <= 0) throw new Undefined('power of zero');
    if (sign(n) < 0) this.divisors.push(base.top);
    if (n.n > 1_000_000n || n.n < -1_000_000n || n.d > 12n)
      return this.#opaqueAtom('pow', [base, exponent], ([a, b]) => a! ** b!);
    const whole = Number(n.n);
    const root = n.d === 1n ? base : this.root(base, Number(n.d));
    return this.#wholePower(root, whole);
  }

  #wholePower(base: Quotient, n: number): Quotient {
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
    return this.#opaqueAtom('pow', [base, field.constant(n)], ([a, b]) => a! ** b!);
  }

  /** bᶠ for a variable exponent: splits over sums and prime factors, so that 4^x = 2^(2x) and 2^(x+1) = 2·2^x. */
  #variablePower(base: Quotient, exponent: Quotient): Quotient {
    const value = this.field.valueOf(base);
    const isE = this.field.key(base) === this.field.key(this.#constant('e'));
    const denominator = constantOf(exponent.bottom);
    if (denominator === null || (!isE && (value === null || value.n <= 0n))) {
      return this.#opaqueAtom('pow', [base, exponent], ([a, b]) => a! ** b!);
    }
    const powers: [string, number, number][] = isE ? [['e', 1, Math.E]] : primePowers(value!);
    let result = this.field.constant(1);
    for (const { powers: monomial, coefficient } of exponent.top.values()) {
      for (const [name, times, size] of powers) {
        const by = divide(rational(coefficient.n * BigInt(times), coefficient.d), denominator);
        result = this.field.multiply(result, this.#simplePower(name, size, by, monomial));
      }
    }
    return result;
  }

  #simplePower(
    name: string,
    size: number,
    by: Rational,
    monomial: readonly (readonly [string, number])[],
  ): Quotient {
    const whole = Number(by.n);
    if (Math.abs(whole) > 200) throw new TooLarge('exponent');
    if (monomial.length === 0) {
      const base = name === 'e' ? this.#constant('e') : this.field.constant(rational(BigInt(name)));
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
    return this.field.power(this.#polynomial(atomPolynomial(atom)), whole);
  }

  #indexedRoot(of: Quotient, index: Quotient): Quotient {
    const n = this.field.valueOf(index);
    if (n === null || !isInteger(n) || n.n < 2n || n.n > 12n) throw new NotAlgebraic('index of a root');
    return this.root(of, Number(n.n));
  }

  /** The real n-th root. */
  root(of: Quotient, n: number): Quotient {
    const { field } = this;
    const value = field.valueOf(of);
    if (value !== null) return this.#rootOfNumber(value, n);
    const below = constantOf(of.bottom);
    if (below === null) {
      if (this.#positive)
        return field.divide(
          this.root(this.#polynomial(of.top), n),
          this.root(this.#polynomial(of.bottom), n),
        );
      return this.#opaqueAtom(`root${n}`, [of], ([a]) => a! ** (1 / n));
    }
    const top = scale(of.top, divide(one, below));
    return this.#rootOfPolynomial(top, n);
  }

  #rootOfPolynomial(whole: Polynomial, n: number): Quotient {
    const { field } = this;
    const content = contentOf(whole);
    const flipped = n % 2 === 1 && sign(leadingTerm(whole)!.coefficient) < 0;
    const outside = this.#rootOfNumber(flipped ? negate(content) : content, n);
    const part = scale(whole, divide(flipped ? rational(-1) : one, content));
    const exact = this.#exactRoot(part, n);
    if (exact !== null) return field.multiply(outside, n % 2 === 0 ? this.#absolute(exact) : exact);
    if (this.#positive) {
      const monomial = commonMonomial(part);
      const split =
        monomial.some(([, exponent]) => exponent >= n) ||
        (monomial.length > 0 && part.size > 1) ||
        monomial.length > 1;
      if (split) return field.multiply(outside, this.#splitRoot(part, monomial, n));
    }
    const value = field.numberOf(this.#polynomial(part));
    if (value !== null && value < 0 && n % 2 === 0) throw new Undefined('root of a negative number');
    const inner = this.#opaqueAtom(
      `root${n}`,
      [this.#polynomial(part)],
      ([a]) => Math.sign(a!) * Math.abs(a!) ** (1 / n),
    );
    const [atom] = atomsOf(inner.top);
    field.reductions.set(atom!, { degree: n, value: part });
    return field.multiply(outside, inner);
  }

  #splitRoot(part: Polynomial, monomial: readonly (readonly [string, number])[], n: number): Quotient {
    const { field } = this;
    let result =
      part.size > 1 ? this.root(this.#polynomial(divideByMonomial(part, monomial)), n) : field.constant(1);
    for (const [atom, exponent] of monomial) {
      const outside = this.#polynomial(atomPolynomial(atom));
      result = field.multiply(result, field.power(outside, Math.floor(exponent / n)));
      if (exponent % n > 0) result = field.multiply(result, field.power(this.root(outside, n), exponent % n));
    }
    return result;
  }

  #exactRoot(part: Polynomial, n: number): Quotient | null {
    const [atom, ...others] = atomsOf(part);
    if (atom !== undefined && others.length === 0) {
      const dense = toDense(part, atom);
      const root = dense === null || dense.length > 40 ? null : exactRoot(dense, n);
      if (root !== null) return this.#polynomial(fromDense(root, atom));
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
      .map(([name, exponent]) => this.field.power(this.#polynomial(atomPolynomial(name)), exponent / n))
      .reduce((a, b) => this.field.multiply(a, b), this.field.constant(1));
  }

  /** √12 = 2√3: each prime under a root is an atom of its own, and those are independent over Q. */
  #rootOfNumber(value: Rational, n: number): Quotient {
    const { field } = this;
    if (value.n === 0n) return field.constant(0);
    if (value.n < 0n) {
      if (n % 2 === 0) throw new Undefined('root of a negative number');
      return field.negate(this.#rootOfNumber(negate(value), n));
    }
    const { factors, certain } = primeFactors(value.n * value.d ** BigInt(n - 1));
    this.opaque ||= !certain || n > 3;
    let result = field.constant(rational(1, value.d));
    for (const [prime, times] of factors) {
      result = field.multiply(result, field.constant(rational(prime ** BigInt(Math.floor(times / n)))));
      const rest = times % n;
      if (rest === 0) continue;
      const common = greatest(rest, n);
      result = field.multiply(result, field.power(this.#primeRoot(prime, n / common), rest / common));
    }
    return result;
  }

  #primeRoot(prime: bigint, n: number): Quotient {
    const atom = `root${n}(${prime})`;
    this.field.reductions.set(atom, { degree: n, value: constantPolynomial(rational(prime)) });
    return this.#numeric(atom, Number(prime) ** (1 / n));
  }

  #absolute(of: Quotient): Quotient {
    const { field } = this;
    const value = field.numberOf(of);
    if (value !== null && Math.abs(value) > 1e-9) return value < 0 ? field.negate(of) : of;
    if (field.isZero(of)) return of;
    const below = constantOf(of.bottom);
    if (below === null)
      return field.divide(
        this.#absolute(this.#polynomial(of.top)),
        this.#absolute(this.#polynomial(of.bottom)),
      );
    const content = contentOf(of.top);
    const outside = field.constant(divide(content, below.n < 0n ? negate(below) : below));
    const negative = sign(leadingTerm(of.top)!.coefficient) < 0;
    const part = scale(of.top, divide(negative ? rational(-1) : one, content));
    if (this.#positive && part.size === 1) return field.multiply(outside, this.#polynomial(part));
    const inner = this.#opaqueAtom('abs', [this.#polynomial(part)], ([a]) => Math.abs(a!));
    const [atom] = atomsOf(inner.top);
    field.reductions.set(atom!, { degree: 2, value: field.times(part, part) });
    return field.multiply(outside, inner);
  }

  #factorial(of: Quotient): Quotient {
    const n = this.field.valueOf(of);
    if (n === null) return this.#opaqueAtom('fact', [of], () => NaN);
    if (!isInteger(n) || n.n < 0n) throw new Undefined('factorial');
    if (n.n > 60n) throw new TooLarge('factorial');
    let result = 1n;
    for (let factor = 2n; factor <= n.n; factor += 1n) result *= factor;
    return this.field.constant(rational(result));
  }

  #call(name: FunctionName, args: readonly Quotient[]): Quotient {
    const { field } = this;
    const [of, base] = args as [Quotient, Quotient?];
    switch (name) {
      case 'tan':
        return this.#dividedBy(this.#sine(of), this.#cosine(of));
      case 'cot':
        return this.#dividedBy(this.#cosine(of), this.#sine(of));
      case 'sec':
        return this.#dividedBy(field.constant(1), this.#cosine(of));
      case 'csc':
        return this.#dividedBy(field.constant(1), this.#sine(of));
      case 'sin':
        return this.#sine(of);
      case 'cos':
        return this.#cosine(of);
      case 'ln':
        return this.#logarithm(of);
      case 'log':
        return field.divide(this.#logarithm(of), this.#logarithm(base ?? field.constant(10)));
      default: {
        const compute = evaluator({ kind: 'call', name, args: [{ kind: 'variable', name: 't' }] });
        return this.#opaqueAtom(name, [of], ([t]) => compute({ t: t! }));
      }
    }
  }

  #dividedBy(a: Quotient, b: Quotient): Quotient {
    this.divisors.push(b.top);
    return this.field.divide(a, b);
  }

  #sine(of: Quotient): Quotient {
    const { field } = this;
    const special = this.#specialAngle(of);
    if (special !== null) return special;
    if (sign(leadingTerm(of.top)!.coefficient) < 0) return field.negate(this.#sine(field.negate(of)));
    const cosine = this.#cosine(of);
    const sine = this.#opaqueAtom('sin', [of], ([a]) => Math.sin(a!));
    const [atom] = atomsOf(sine.top);
    const square = field.subtract(field.constant(1), field.multiply(cosine, cosine));
    field.reductions.set(atom!, { degree: 2, value: square.top });
    return sine;
  }

  #cosine(of: Quotient): Quotient {
    const { field } = this;
    const special = this.#specialAngle(field.add(of, this.#piTimes(rational(1, 2))));
    if (special !== null) return special;
    if (sign(leadingTerm(of.top)!.coefficient) < 0) return this.#cosine(field.negate(of));
    return this.#opaqueAtom('cos', [of], ([a]) => Math.cos(a!));
  }

  #piTimes(by: Rational): Quotient {
    return this.field.multiply(this.#constant('pi'), this.field.constant(by));
  }

  /** sin of a multiple of π/12 that school knows: 0, 1/2, √2/2, √3/2, 1. */
  #specialAngle(of: Quotient): Quotient | null {
    const { field } = this;
    const part = field.valueOf(field.divide(of, this.#constant('pi')));
    if (part === null) return null;
    const twelfth = (12n * part.n) / part.d;
    if (twelfth * part.d !== 12n * part.n) return null;
    const place = Number(((twelfth % 24n) + 24n) % 24n);
    const size = place > 12 ? place - 12 : place;
    const half = field.constant(rational(1, 2));
    const values: Record<number, () => Quotient> = {
      0: () => field.constant(0),
      2: () => half,
      3: () => field.multiply(half, this.#rootOfNumber(rational(2), 2)),
      4: () => field.multiply(half, this.#rootOfNumber(rational(3), 2)),
      6: () => field.constant(1),
    };
    const found = values[size > 6 ? 12 - size : size]?.() ?? null;
    return found === null || place <= 12 ? found : field.negate(found);
  }

  /** ln of a number is a sum over its primes; with positive variables products split as well. */
  #logarithm(of: Quotient): Quotient {
    const { field } = this;
    const value = field.valueOf(of);
    if (value !== null) {
      if (value.n <= 0n) throw new Undefined('logarithm');
      return this.#logarithmOfNumber(value);
    }
    if (field.key(of) === field.key(this.#constant('e'))) return field.constant(1);
    const single = of.top.size === 1 && of.bottom.size === 1;
    if (
      single &&
      (this.#positive || [...atomsOf(of.top), ...atomsOf(of.bottom)].every((atom) => this.#isPositive(atom)))
    ) {
      return field.subtract(this.#logarithmOfTerm(of.top), this.#logarithmOfTerm(of.bottom));
    }
    return this.#opaqueAtom('ln', [of], ([a]) => (a! > 0 ? Math.log(a!) : NaN));
  }

  #isPositive(atom: string): boolean {
    return (this.field.constants.get(atom) ?? 0) > 0 || atom.startsWith('pow(');
  }

  #logarithmOfNumber(value: Rational): Quotient {
    const { field } = this;
    return primePowers(value)
      .map(([name, times, size]) =>
        field.multiply(field.constant(times), this.#numeric(`ln(${name})`, Math.log(size))),
      )
      .reduce((a, b) => field.add(a, b), field.constant(0));
  }

  #logarithmOfTerm(term: Polynomial): Quotient {
    const { field } = this;
    const [{ powers, coefficient }] = [...term.values()] as [
      { powers: readonly (readonly [string, number])[]; coefficient: Rational },
    ];
    if (coefficient.n <= 0n)
      return this.#opaqueAtom('ln', [this.#polynomial(term)], ([a]) => (a! > 0 ? Math.log(a!) : NaN));
    return powers
      .map(([atom, exponent]) => field.multiply(field.constant(exponent), this.#logarithmOfAtom(atom)))
      .reduce((a, b) => field.add(a, b), this.#logarithmOfNumber(coefficient));
  }

  #logarithmOfAtom(atom: string): Quotient {
    if (atom === 'e') return this.field.constant(1);
    const natural = /^pow\(e;([^;()·]+)\^1\/1\)$/.exec(atom);
    if (natural !== null) return this.#polynomial(atomPolynomial(natural[1]!));
    return this.#opaqueAtom('ln', [this.#polynomial(atomPolynomial(atom))], ([a]) =>
      a! > 0 ? Math.log(a!) : NaN,
    );
  }
}

/** Thrown for what is no single real value, such as ± or ∞. */
export class NotAlgebraic extends Error {}

/** [prime, exponent, size] of a positive fraction. */
function primePowers(value: Rational): [string, number, number][] {
  const above = primeFactors(value.n).factors.map(([p, times]): [string, number, number] => [
    p.toString(),
    times,
    Number(p),
  ]);
  const below = primeFactors(value.d).factors.map(([p, times]): [string, number, number] => [
    p.toString(),
    -times,
    Number(p),
  ]);
  return [...above, ...below];
}

function greatest(a: number, b: number): number {
  return b === 0 ? a : greatest(b, a % b);
}
