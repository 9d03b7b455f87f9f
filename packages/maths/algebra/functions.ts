import { rational, sign, type Rational } from '../expression/rational.ts';
import { variable, type FunctionName } from '../expression/tree.ts';
import { primePowers } from './atoms.ts';
import { evaluator } from './evaluate.ts';
import { exactOfMany } from './exact-many-numbers.ts';
import { atomPolynomial, atomsOf, leadingTerm, type Polynomial } from './polynomial.ts';
import { Undefined, type Quotient } from './quotient.ts';
import { Roots } from './roots.ts';

/** Trigonometric functions and logarithms in normal form. */
export class Functions extends Roots {
  protected call(name: FunctionName, args: readonly Quotient[]): Quotient {
    const { field } = this;
    const [of, base] = args as [Quotient, Quotient?];
    const angle = this.knownAngle(name, of);
    if (angle !== null) return angle;
    switch (name) {
      case 'tan':
        return this.dividedBy(this.sine(of), this.cosine(of));
      case 'cot':
        return this.dividedBy(this.cosine(of), this.sine(of));
      case 'sec':
        return this.dividedBy(field.constant(1), this.cosine(of));
      case 'csc':
        return this.dividedBy(field.constant(1), this.sine(of));
      case 'sin':
        return this.sine(of);
      case 'cos':
        return this.cosine(of);
      case 'ln':
        return this.logarithm(of);
      case 'log':
        return field.divide(this.logarithm(of), this.logarithm(base ?? field.constant(10)));
      default: {
        const exact = exactOfMany(field, name, args);
        if (exact !== null) return exact.rooted ? this.root(exact.value, 2) : exact.value;
        const names = args.map((_, index) => `t${index}`);
        const compute = evaluator({ kind: 'call', name, args: names.map(variable) });
        return this.opaqueAtom(name, args, (values) =>
          compute(Object.fromEntries(values.map((value, index) => [`t${index}`, value]))),
        );
      }
    }
  }

  /** arcsin(1/2) = π/6 and the like. */
  protected knownAngle(name: FunctionName, of: Quotient): Quotient | null {
    const value = ['asin', 'acos', 'atan'].includes(name) ? this.field.numberOf(of) : null;
    if (value === null) return null;
    const size = { asin: Math.asin, acos: Math.acos, atan: Math.atan }[name as 'asin' | 'acos' | 'atan'](
      value,
    );
    const twelfths = Math.round((size * 12) / Math.PI);
    if (Number.isNaN(twelfths) || Math.abs(size - (twelfths * Math.PI) / 12) > 1e-9) return null;
    const angle = this.piTimes(rational(twelfths, 12));
    const back =
      name === 'asin'
        ? this.sine(angle)
        : name === 'acos'
          ? this.cosine(angle)
          : this.field.divide(this.sine(angle), this.cosine(angle));
    return this.field.same(back, of) ? angle : null;
  }

  protected dividedBy(a: Quotient, b: Quotient): Quotient {
    this.divisors.push(b.top);
    return this.field.divide(a, b);
  }

  protected sine(of: Quotient): Quotient {
    const { field } = this;
    const special = this.specialAngle(of);
    if (special !== null) return special;
    if (sign(leadingTerm(of.top)!.coefficient) < 0) return field.negate(this.sine(field.negate(of)));
    const cosine = this.cosine(of);
    const sine = this.opaqueAtom('sin', [of], ([a]) => Math.sin(a!));
    const [atom] = atomsOf(sine.top);
    const square = field.subtract(field.constant(1), field.multiply(cosine, cosine));
    field.reductions.set(atom!, { degree: 2, value: square.top });
    return sine;
  }

  protected cosine(of: Quotient): Quotient {
    const { field } = this;
    const special = this.specialAngle(field.add(of, this.piTimes(rational(1, 2))));
    if (special !== null) return special;
    if (sign(leadingTerm(of.top)!.coefficient) < 0) return this.cosine(field.negate(of));
    return this.opaqueAtom('cos', [of], ([a]) => Math.cos(a!));
  }

  protected piTimes(by: Rational): Quotient {
    return this.field.multiply(this.constant('pi'), this.field.constant(by));
  }

  /** sin of a multiple of π/12 with a value known in school: 0, 1/2, √2/2, √3/2, 1. */
  protected specialAngle(of: Quotient): Quotient | null {
    const { field } = this;
    const part = field.valueOf(field.divide(of, this.constant('pi')));
    if (part === null) return null;
    const twelfth = (12n * part.n) / part.d;
    if (twelfth * part.d !== 12n * part.n) return null;
    const place = Number(((twelfth % 24n) + 24n) % 24n);
    const size = place > 12 ? place - 12 : place;
    const half = field.constant(rational(1, 2));
    const values: Record<number, () => Quotient> = {
      0: () => field.constant(0),
      2: () => half,
      3: () => field.multiply(half, this.rootOfNumber(rational(2), 2)),
      4: () => field.multiply(half, this.rootOfNumber(rational(3), 2)),
      6: () => field.constant(1),
    };
    const found = values[size > 6 ? 12 - size : size]?.() ?? null;
    return found === null || place <= 12 ? found : field.negate(found);
  }

  /** ln of a number becomes a sum over its primes; with positive variables products split as well. */
  protected logarithm(of: Quotient): Quotient {
    const { field } = this;
    const value = field.valueOf(of);
    if (value !== null) {
      if (value.n <= 0n) throw new Undefined('logarithm');
      return this.logarithmOfNumber(value);
    }
    if (field.key(of) === field.key(this.constant('e'))) return field.constant(1);
    const single = of.top.size === 1 && of.bottom.size === 1;
    if (
      single &&
      (this.positive || [...atomsOf(of.top), ...atomsOf(of.bottom)].every((atom) => this.isPositive(atom)))
    ) {
      return field.subtract(this.logarithmOfTerm(of.top), this.logarithmOfTerm(of.bottom));
    }
    return this.opaqueAtom('ln', [of], ([a]) => (a! > 0 ? Math.log(a!) : NaN));
  }

  protected isPositive(atom: string): boolean {
    return (this.field.constants.get(atom) ?? 0) > 0 || atom.startsWith('pow(');
  }

  protected logarithmOfNumber(value: Rational): Quotient {
    const { field } = this;
    return primePowers(value)
      .map(([name, times, size]) =>
        field.multiply(field.constant(times), this.numeric(`ln(${name})`, Math.log(size))),
      )
      .reduce((a, b) => field.add(a, b), field.constant(0));
  }

  protected logarithmOfTerm(term: Polynomial): Quotient {
    const { field } = this;
    const [{ powers, coefficient }] = [...term.values()] as [
      { powers: readonly (readonly [string, number])[]; coefficient: Rational },
    ];
    if (coefficient.n <= 0n)
      return this.opaqueAtom('ln', [this.polynomial(term)], ([a]) => (a! > 0 ? Math.log(a!) : NaN));
    return powers
      .map(([atom, exponent]) => field.multiply(field.constant(exponent), this.logarithmOfAtom(atom)))
      .reduce((a, b) => field.add(a, b), this.logarithmOfNumber(coefficient));
  }

  protected logarithmOfAtom(atom: string): Quotient {
    if (atom === 'e') return this.field.constant(1);
    const root = /^root(\d+)\((\d+)\)$/.exec(atom);
    if (root !== null)
      return this.field.divide(
        this.logarithmOfNumber(rational(BigInt(root[2]!))),
        this.field.constant(rational(BigInt(root[1]!))),
      );
    const natural = /^pow\(e;([^;()·]+)\^1\/1\)$/.exec(atom);
    if (natural !== null) return this.polynomial(atomPolynomial(natural[1]!));
    return this.opaqueAtom('ln', [this.polynomial(atomPolynomial(atom))], ([a]) =>
      a! > 0 ? Math.log(a!) : NaN,
    );
  }
}
