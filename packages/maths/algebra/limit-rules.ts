import { isNumber, numberValue } from '../expression/build.ts';
import {
  called,
  divided,
  number,
  raised,
  rooted,
  type Expression,
  type FunctionName,
} from '../expression/tree.ts';
import { contains, mapParts, variablesOf } from '../expression/tree-parts.ts';
import { differentiate } from './differentiate.ts';
import { evaluator } from './evaluate.ts';
import { dependsOn } from './integral-pieces.ts';
import type { IntegrationForms } from './integration-types.ts';
import { limitOfFunction } from './limit-functions.ts';
import { leadingTermAt } from './leading-terms.ts';
import {
  agreedSign,
  bounded,
  exponentialOf,
  finite,
  hasRoot,
  infinite,
  negateLimit,
  reciprocal,
  samples,
  settingsOf,
  type LimitValue,
} from './limit-values.ts';
import { neatNegate, neatProduct, neatQuotient, neatSum } from './neat.ts';
import { tidyPieces } from './tidy-pieces.ts';

const mostRounds = 6;
const mostWork = 200;

/**
 * One-sided limits at a point, or at +∞ when the point is null. Counts its work so that no input runs for too
 * long.
 */
export class LimitRules {
  readonly #name: string;
  readonly #to: Expression | null;
  readonly #direction: 1 | -1;
  readonly #forms: IntegrationForms;
  #left = mostWork;
  #rounds = 0;

  constructor(name: string, to: Expression | null, direction: 1 | -1, forms: IntegrationForms) {
    this.#name = name;
    this.#to = to;
    this.#direction = direction;
    this.#forms = forms;
  }

  of(tree: Expression): LimitValue | null {
    this.#left -= 1;
    if (this.#left < 0) return null;
    if (!dependsOn(tree, this.#name)) return finite(tree);
    if (this.#to === null) {
      const leading = leadingTermAt(tree, this.#name);
      if (leading !== null) return this.#atInfinity(leading.coefficient, leading.exponent.n);
    }
    return this.#byParts(tree);
  }

  #atInfinity(coefficient: Expression, power: bigint): LimitValue | null {
    if (power < 0n) return finite(number(0));
    if (power === 0n) return finite(coefficient);
    const sign = this.#signOf(coefficient);
    return sign === 0 ? null : infinite(sign);
  }

  #byParts(tree: Expression): LimitValue | null {
    switch (tree.kind) {
      case 'variable':
        return this.#to === null ? infinite(1) : finite(this.#to);
      case 'negate':
        return negateLimit(this.of(tree.of));
      case 'add':
        return this.#sum(tree.terms);
      case 'multiply':
        return this.#product(tree.factors);
      case 'divide':
        return this.#quotient(tree.numerator, tree.denominator);
      case 'power':
        return this.#power(tree.base, tree.exponent);
      case 'root':
        return this.#root(tree.of, tree.index);
      case 'absolute': {
        const inner = this.of(tree.of);
        if (inner?.kind === 'infinite') return infinite(1);
        return inner?.kind === 'finite' ? finite({ kind: 'absolute', of: inner.value }) : inner;
      }
      case 'call':
        return this.#call(tree.name, tree.args);
      default:
        return null;
    }
  }

  #sum(terms: readonly Expression[]): LimitValue | null {
    const limits = terms.map((term) => this.of(term));
    if (limits.some((limit) => limit === null || limit.kind === 'none')) return this.#joined(terms);
    const ends = limits.flatMap((limit) => (limit!.kind === 'infinite' ? [limit!.sign] : []));
    if (ends.length > 0) return new Set(ends).size === 1 ? infinite(ends[0]!) : this.#joined(terms);
    if (limits.some((limit) => limit!.kind === 'bounded')) return bounded;
    return finite(neatSum(...limits.flatMap((limit) => (limit!.kind === 'finite' ? [limit!.value] : []))));
  }

  /**
   * ∞ − ∞: multiplies a difference with a root by its conjugate; puts fractions over a common denominator.
   */
  #joined(terms: readonly Expression[]): LimitValue | null {
    return this.#deeper(() => this.#together(terms));
  }

  #together(terms: readonly Expression[]): LimitValue | null {
    const { tidy } = this.#forms;
    const rooted = terms.find((term) => hasRoot(term, this.#name));
    if (rooted !== undefined && terms.length > 1) {
      const rest = neatSum(...terms.filter((term) => term !== rooted));
      const squares = neatSum(neatProduct(rooted, rooted), neatNegate(neatProduct(rest, rest)));
      const above = tidyPieces(squares, tidy);
      const below = neatSum(rooted, neatNegate(rest));
      return above === null ? null : this.of(neatQuotient(above, below));
    }
    const whole = tidyPieces(neatSum(...terms), tidy);
    return whole === null || whole.kind === 'add' ? null : this.of(whole);
  }

  #product(factors: readonly Expression[]): LimitValue | null {
    const below = factors.filter((factor) => factor.kind === 'divide');
    if (below.length > 0) {
      const above = factors.map((factor) => (factor.kind === 'divide' ? factor.numerator : factor));
      return this.#quotient(
        neatProduct(...above),
        neatProduct(...below.map((factor) => (factor.kind === 'divide' ? factor.denominator : factor))),
      );
    }
    const limits = factors.map((factor) => this.of(factor));
    if (limits.some((limit) => limit === null || limit.kind === 'none')) return null;
    const zero = limits.findIndex((limit) => limit!.kind === 'finite' && this.#isZero(limit!.value));
    const unbounded = limits.some((limit) => limit!.kind === 'infinite');
    if (zero >= 0 && unbounded) return this.#zeroTimesInfinity(factors, zero);
    if (zero >= 0) return finite(number(0));
    if (limits.some((limit) => limit!.kind === 'bounded')) return unbounded ? null : bounded;
    if (!unbounded)
      return finite(
        neatProduct(...limits.flatMap((limit) => (limit!.kind === 'finite' ? [limit!.value] : []))),
      );
    const signs = limits.map((limit) =>
      limit!.kind === 'infinite' ? limit!.sign : limit!.kind === 'finite' ? this.#signOf(limit!.value) : 0,
    );
    const sign = signs.reduce<number>((total, each) => total * each, 1);
    return sign === 0 ? null : infinite(sign);
  }

  /** 0 · ∞ as a quotient: moves one of the two factors to the denominator as its reciprocal. */
  #zeroTimesInfinity(factors: readonly Expression[], zero: number): LimitValue | null {
    const small = factors[zero]!;
    const rest = neatProduct(...factors.filter((_, index) => index !== zero));
    const ways = [
      () => this.#lhospital(rest, reciprocal(small)),
      () => this.#lhospital(small, reciprocal(rest)),
    ];
    // A logarithm stays in the numerator, where differentiation removes it.
    const ordered = contains(small, (part) => part.kind === 'call') ? ways.toReversed() : ways;
    return ordered[0]!() ?? ordered[1]!();
  }

  #quotient(above: Expression, below: Expression): LimitValue | null {
    const [top, bottom] = [this.of(above), this.of(below)];
    if (top === null || bottom === null || top.kind === 'none' || bottom.kind === 'none') return null;
    const zeroBelow = bottom.kind === 'finite' && this.#isZero(bottom.value);
    const zeroAbove = top.kind === 'finite' && this.#isZero(top.value);
    if ((zeroAbove && zeroBelow) || (top.kind === 'infinite' && bottom.kind === 'infinite'))
      return this.#lhospital(above, below);
    if (bottom.kind === 'infinite') return finite(number(0));
    if (bottom.kind === 'bounded') return null;
    if (zeroBelow) {
      const sign = top.kind === 'bounded' ? 0 : this.#signNear(divided(above, below));
      return sign === 0 ? null : infinite(sign);
    }
    if (top.kind === 'bounded') return bounded;
    if (top.kind === 'infinite') {
      const sign = bottom.kind === 'finite' ? this.#signOf(bottom.value) * top.sign : 0;
      return sign === 0 ? null : infinite(sign);
    }
    return finite(neatQuotient(top.value, bottom.value));
  }

  #lhospital(above: Expression, below: Expression): LimitValue | null {
    return this.#deeper(() => this.#derived(this.#withoutBars(above), this.#withoutBars(below)));
  }

  #derived(above: Expression, below: Expression): LimitValue | null {
    const [u, v] = [differentiate(above, this.#name), differentiate(below, this.#name)];
    if (u === null || v === null || isNumber(v, 0)) return null;
    const quotient = neatQuotient(u, v);
    return this.of(tidyPieces(quotient, this.#forms.tidy) ?? quotient);
  }

  #power(base: Expression, exponent: Expression): LimitValue | null {
    const value = numberValue(exponent);
    const inner = this.of(base);
    if (value !== null) {
      if (inner?.kind === 'infinite')
        return this.#powerOfInfinity(inner.sign, value.n, value.d, raised(base, exponent));
      if (inner?.kind !== 'finite') return value.n > 0n ? inner : null;
      if (!this.#isZero(inner.value)) return finite(raised(inner.value, exponent));
      if (value.n > 0n) return finite(number(0));
      const sign = this.#signNear(raised(base, exponent));
      return sign === 0 ? null : infinite(sign);
    }
    const outer = this.of(exponent);
    const start = inner?.kind === 'finite' ? this.#signOf(inner.value) : 0;
    const steady = inner?.kind === 'finite' && start > 0 && outer?.kind === 'finite';
    if (steady && inner.kind === 'finite' && outer.kind === 'finite')
      return finite(raised(inner.value, outer.value));
    const natural = base.kind === 'constant' && base.name === 'e';
    if (natural) return exponentialOf(outer);
    if (this.#signNear(base) <= 0) return null;
    return exponentialOf(this.of(neatProduct(exponent, called('ln', base))));
  }

  #powerOfInfinity(sign: 1 | -1, n: bigint, d: bigint, whole: Expression): LimitValue | null {
    if (n < 0n) return finite(number(0));
    if (sign > 0) return infinite(1);
    if (d % 2n === 0n) return null;
    const near = this.#signNear(whole);
    return near === 0 ? null : infinite(near);
  }

  #root(of: Expression, index: Expression): LimitValue | null {
    const n = numberValue(index);
    const inner = this.of(of);
    if (n === null || inner === null) return null;
    if (inner.kind === 'finite') return finite(rooted(inner.value, index));
    if (inner.kind !== 'infinite') return null;
    return inner.sign > 0 || n.n % 2n === 1n ? infinite(inner.sign) : null;
  }

  #call(name: FunctionName, args: readonly Expression[]): LimitValue | null {
    const [of, base] = args;
    const inner = of === undefined ? null : this.of(of);
    if (of === undefined || inner === null || (base !== undefined && dependsOn(base, this.#name)))
      return null;
    return limitOfFunction(
      { kind: 'call', name, args },
      inner,
      (tree) => this.#isZero(tree),
      (tree) => this.#signNear(tree),
    );
  }

  #deeper(work: () => LimitValue | null): LimitValue | null {
    if (this.#rounds >= mostRounds) return null;
    this.#rounds += 1;
    const found = work();
    this.#rounds -= 1;
    return found;
  }

  /** |f| is f or −f, depending on the sign of f close to the point. */
  #withoutBars(tree: Expression): Expression {
    const inner = mapParts(tree, (part) => this.#withoutBars(part));
    const sign = inner.kind === 'absolute' ? this.#signNear(inner.of) : 0;
    if (inner.kind !== 'absolute' || sign === 0) return inner;
    return sign > 0 ? inner.of : neatNegate(inner.of);
  }

  #isZero(tree: Expression): boolean {
    if (isNumber(tree, 0)) return true;
    const compute = evaluator(tree);
    const values = samples(tree).map((at) => compute(at));
    const defined = values.filter((value) => !Number.isNaN(value));
    return defined.length > 0 && defined.every((value) => Math.abs(value) < 1e-9);
  }

  #signOf(tree: Expression): number {
    const compute = evaluator(tree);
    const values = samples(tree).map((at) => compute(at));
    return agreedSign(values.filter((value) => !Number.isNaN(value)));
  }

  /**
   * The sign of the values close to the point; 0 when they have none. Letters are sampled wherever the
   * expression is defined.
   */
  #signNear(tree: Expression): number {
    const [f, place] = [evaluator(tree), this.#to === null ? null : evaluator(this.#to)];
    const letters = [...variablesOf(tree), ...(this.#to === null ? [] : variablesOf(this.#to))];
    const names = [...new Set(letters)].filter((name) => name !== this.#name);
    const values = settingsOf(names).map((at) =>
      [1e-3, 1e-4, 1e-5, 1e-6].map((h) => {
        const x = place === null ? 1 / h : place(at) + this.#direction * h;
        return f({ ...at, [this.#name]: x });
      }),
    );
    return agreedSign(values.filter((near) => !near.every((value) => Number.isNaN(value))).flat());
  }
}
