import type { Rational } from '../expression/rational.ts';
import type { ConstantName } from '../expression/tree.ts';
import { atomPolynomial, onePolynomial, type Polynomial } from './polynomial.ts';
import { primeFactors } from './primes.ts';
import { Field, Undefined, type Quotient } from './quotient.ts';

/** Thrown for anything without a single real value, such as ± or ∞. */
export class NotAlgebraic extends Error {}

/** State shared by all layers of the normal form: the field, and the conversion of expressions to atoms. */
export class Atoms {
  readonly field: Field;
  /** Every divisor met during conversion; their zeros must be excluded. */
  readonly divisors: Polynomial[] = [];
  /**
   * True once a piece was met whose relations to others are not fully known: then unequal forms do not prove
   * inequality.
   */
  opaque = false;
  /** Variables are assumed positive: |x| = x, ln(xy) = ln x + ln y. */
  protected readonly positive: boolean;

  constructor(field = new Field(), positive = false) {
    this.field = field;
    this.positive = positive;
  }

  protected polynomial(top: Polynomial): Quotient {
    return { top, bottom: onePolynomial };
  }

  protected constant(name: ConstantName): Quotient {
    if (name === 'infinity') throw new NotAlgebraic('infinity');
    if (name === 'i') return this.imaginaryUnit();
    return this.numeric(name === 'pi' ? 'π' : 'e', name === 'pi' ? Math.PI : Math.E);
  }

  /** The imaginary unit, i² = −1. */
  protected imaginaryUnit(): Quotient {
    this.field.reductions.set('ⅈ', { degree: 2, value: this.field.constant(-1).top });
    return this.polynomial(atomPolynomial('ⅈ'));
  }

  protected numeric(atom: string, value: number): Quotient {
    this.field.constants.set(atom, value);
    return this.polynomial(atomPolynomial(atom));
  }

  /** An atom that is compared only as a whole. */
  protected opaqueAtom(
    name: string,
    args: readonly Quotient[],
    compute: (values: number[]) => number,
  ): Quotient {
    this.opaque = true;
    const atom = `${name}(${args.map((argument) => this.field.key(argument)).join(';')})`;
    const values = args.map((argument) => this.field.numberOf(argument));
    if (values.every((value) => value !== null)) {
      const value = compute(values);
      if (Number.isNaN(value)) throw new Undefined(name);
      this.field.constants.set(atom, value);
    }
    return this.polynomial(atomPolynomial(atom));
  }
}

/** Prime powers of a positive fraction as [prime, exponent, value]. */
export function primePowers(value: Rational): [string, number, number][] {
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

/** Greatest common divisor of small whole numbers. */
export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
