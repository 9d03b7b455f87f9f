import { number, sum, variable, negated, type Expression } from '../expression/tree.ts';
import { substitute } from '../expression/tree-parts.ts';
import { atomsOf, coefficientsIn, TooLarge } from './polynomial.ts';
import type { Field, Quotient } from './quotient.ts';
import { NotAlgebraic } from './atoms.ts';

type Series = Expression & { readonly kind: 'series' };
/** What a closed form needs from the normal form: trees, and powers with letters in the exponent. */
export type Forms = {
  readonly field: Field;
  readonly of: (tree: Expression) => Quotient;
  readonly power: (base: Quotient, exponent: Quotient) => Quotient;
};

const mostTerms = 300n;
const largestPower = 12;
/** A name that cannot be typed, so that atoms that depend on the index can be found by it. */
const index = '▢';

/**
 * Exact Σ and Π: term by term between whole numbers, else the closed form of powers and of geometric sums.
 */
export function seriesForm(series: Series, forms: Forms): Quotient {
  const { field } = forms;
  const endless = series.to.kind === 'constant' && series.to.name === 'infinity';
  const low = forms.of(series.from);
  if (endless) return endlessSum(series, low, forms);
  const high = forms.of(series.to);
  const [first, last] = [field.valueOf(low), field.valueOf(high)];
  if (first !== null && last !== null) {
    if (first.d !== 1n || last.d !== 1n) throw new NotAlgebraic('bounds of a sum');
    if (last.n - first.n < mostTerms) return termByTerm(series, first.n, last.n, forms);
  }
  if (series.operation === 'product') throw new NotAlgebraic('product');
  return sumOfPowers(series, low, high, forms) ?? geometricSum(series, low, high, forms);
}

const termAt = ({ of, variable: name }: Series, at: Expression): Expression => substitute(of, name, at);

function termByTerm(series: Series, first: bigint, last: bigint, { field, of }: Forms): Quotient {
  const adds = series.operation === 'sum';
  let result = field.constant(adds ? 0 : 1);
  for (let at = first; at <= last; at += 1n) {
    const place = at < 0n ? negated(number(-at)) : number(at);
    const term = of(termAt(series, place));
    result = adds ? field.add(result, term) : field.multiply(result, term);
  }
  return result;
}

/** Σ of a polynomial in the index: sums of powers (J. Faulhaber 1631) by Pascal's recursion. */
function sumOfPowers(series: Series, low: Quotient, high: Quotient, { field, of }: Forms): Quotient | null {
  const term = of(termAt(series, variable(index)));
  const mixed = [...atomsOf(term.top), ...atomsOf(term.bottom)].some(
    (atom) => atom !== index && atom.includes(index),
  );
  if (mixed || atomsOf(term.bottom).includes(index)) return null;
  const coefficients = coefficientsIn(term.top, index);
  if (coefficients.length > largestPower) throw new TooLarge('power');
  const before = field.subtract(low, field.constant(1));
  const sums = [high, before].map((end) => powerSums(end, coefficients.length, field));
  return coefficients
    .map((coefficient, power) => {
      const between = field.subtract(sums[0]![power]!, sums[1]![power]!);
      return field.multiply({ top: coefficient, bottom: term.bottom }, between);
    })
    .reduce((a, b) => field.add(a, b), field.constant(0));
}

/** 1^p + 2^p + … + n^p for p = 0, 1, …: (n + 1)^(p+1) − 1 = Σ over j of (p+1 over j) S_j. */
function powerSums(n: Quotient, count: number, field: Field): Quotient[] {
  const sums: Quotient[] = [];
  const next = field.add(n, field.constant(1));
  for (let p = 0; p < count; p += 1) {
    let rest = field.subtract(field.power(next, p + 1), field.constant(1));
    let binomial = 1;
    for (let j = 0; j < p; j += 1) {
      rest = field.subtract(rest, field.multiply(field.constant(binomial), sums[j]!));
      binomial = (binomial * (p + 1 - j)) / (j + 1);
    }
    sums.push(field.divide(rest, field.constant(p + 1)));
  }
  return sums;
}

/** The quotient of consecutive terms when it does not depend on the index. */
function ratioOf(series: Series, { field, of }: Forms): Quotient | null {
  const [here, next] = [
    of(termAt(series, variable(index))),
    of(termAt(series, sum([variable(index), number(1)]))),
  ];
  if (field.isZero(here)) return null;
  const ratio = field.divide(next, here);
  const depends = [...atomsOf(ratio.top), ...atomsOf(ratio.bottom)].some((atom) => atom.includes(index));
  return depends ? null : ratio;
}

/** First term · (1 − rⁿ)/(1 − r). */
function geometricSum(series: Series, low: Quotient, high: Quotient, forms: Forms): Quotient {
  const { field, of, power } = forms;
  const ratio = ratioOf(series, forms);
  if (ratio === null) throw new NotAlgebraic('sum');
  const one = field.constant(1);
  const count = field.add(field.subtract(high, low), one);
  const first = of(termAt(series, series.from));
  return field.multiply(
    first,
    field.divide(field.subtract(one, power(ratio, count)), field.subtract(one, ratio)),
  );
}

/** First term/(1 − r) for |r| < 1. */
function endlessSum(series: Series, low: Quotient, forms: Forms): Quotient {
  const { field, of } = forms;
  const start = field.valueOf(low);
  const ratio = series.operation === 'sum' && start?.d === 1n ? ratioOf(series, forms) : null;
  const size = ratio === null ? null : field.numberOf(ratio);
  if (ratio === null || size === null || Math.abs(size) >= 1 - 1e-12) throw new NotAlgebraic('endless sum');
  return field.divide(of(termAt(series, series.from)), field.subtract(field.constant(1), ratio));
}
