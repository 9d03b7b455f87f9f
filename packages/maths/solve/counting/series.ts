import { isNumber, numberValue } from '../../expression/build.ts';
import {
  divided,
  negated,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
} from '../../expression/tree.ts';
import { substitute, variablesOf } from '../../expression/tree-parts.ts';
import { dependsOn, splitFactors } from '../../algebra/integral-pieces.ts';
import { infiniteSign } from '../../algebra/limits.ts';
import { neatNegate, neatProduct, neatQuotient, neatSum } from '../../algebra/neat.ts';
import { powerOf } from '../../algebra/power-of-variable.ts';
import { tidyPieces } from '../../algebra/tidy-pieces.ts';
import { tidyTree } from '../calculus/normal.ts';
import type { RuleRewrite } from '../calculus/rewrite-outermost.ts';
import { textbookForm } from '../calculus/textbook.ts';
import type { RuleId } from '../rule-ids.ts';

export type SeriesExpression = Expression & { readonly kind: 'series' };
type Step = RuleRewrite<RuleId>;

const mostWritten = 12n;

/**
 * The next step for Σ or Π: short ones are written out, long ones use the school formulas. Null when none
 * fits.
 */
export function seriesStep(series: SeriesExpression): Step | null {
  const short = writtenOut(series);
  if (short !== null || series.operation === 'product') return short;
  return endless(series) ?? split(series) ?? known(series) ?? geometric(series);
}

function writtenOut({ of, variable: name, from, to, operation }: SeriesExpression): Step | null {
  const [first, last] = [numberValue(from), numberValue(to)];
  if (first?.d !== 1n || last?.d !== 1n || last.n < first.n || last.n - first.n >= mostWritten) return null;
  const terms: Expression[] = [];
  for (let at = first.n; at <= last.n; at += 1n) {
    const term = substitute(of, name, at < 0n ? negated(number(-at)) : number(at));
    terms.push(tidyTree(term) ?? textbookForm(term));
  }
  return { rule: 'series_written_out', after: operation === 'sum' ? sum(terms) : product(terms) };
}

/** a/(1 − r) for an infinite geometric sum. */
function endless(series: SeriesExpression): Step | null {
  if (infiniteSign(series.to) !== 1) return null;
  const ratio = ratioOf(series);
  const size = ratio === null ? null : numberValue(ratio);
  if (ratio === null || size === null || (size.n < 0n ? -size.n : size.n) >= size.d) return null;
  const first = firstTerm(series);
  return {
    rule: 'series_geometric_endless',
    after: divided(first, sum([number(1), neatNegate(ratio)])),
    pieces: { first, ratio },
  };
}

/** Splits into terms, with constants in front. */
function split(series: SeriesExpression): Step | null {
  const { of, variable: name } = series;
  if (!dependsOn(of, name)) {
    const count = tidyTree(neatSum(series.to, neatNegate(series.from), number(1)));
    return count === null
      ? null
      : { rule: 'series_constant', after: neatProduct(of, count), pieces: { count } };
  }
  if (of.kind === 'add') {
    const terms = of.terms.map((term) =>
      term.kind === 'negate' ? neatNegate({ ...series, of: term.of }) : { ...series, of: term },
    );
    return { rule: 'series_split', after: neatSum(...terms) };
  }
  const { outside, inside } = splitFactors(of, name);
  if (outside !== null)
    return {
      rule: 'series_factor',
      after: neatProduct(outside, { ...series, of: inside }),
      pieces: { factor: outside },
    };
  const whole = powerOf(of, name) === null && !geometricLike(of, name) ? tidyTree(of) : null;
  return whole?.kind === 'add' ? { rule: 'multiply_out', after: { ...series, of: whole } } : null;
}

const geometricLike = (of: Expression, name: string): boolean =>
  of.kind === 'power' && dependsOn(of.exponent, name);

/** Σk, Σk² and Σk³ from 1. */
function known(series: SeriesExpression): Step | null {
  const power = powerOf(series.of, series.variable);
  if (power?.d !== 1n || power.n < 1n || power.n > 3n) return null;
  const start = numberValue(series.from);
  if (start?.d !== 1n || start.n < 0n) return null;
  if (start.n === 0n) return { rule: 'series_start', after: { ...series, from: number(1) } };
  if (start.n > 1n) {
    const before: Expression = { ...series, from: number(1), to: number(start.n - 1n) };
    return { rule: 'series_start', after: neatSum({ ...series, from: number(1) }, neatNegate(before)) };
  }
  const n = series.to;
  const next = numberValue(n) === null ? sum([n, number(1)]) : number(numberValue(n)!.n + 1n);
  const twice = tidyTree(neatSum(neatProduct(number(2), n), number(1)));
  if (twice === null) return null;
  const formulas: Record<string, () => Expression> = {
    1: () => divided(product([n, next]), number(2)),
    2: () => divided(product([n, next, twice]), number(6)),
    3: () => raised(divided(product([n, next]), number(2)), number(2)),
  };
  const rules: Record<string, RuleId> = { 1: 'series_numbers', 2: 'series_squares', 3: 'series_cubes' };
  return { rule: rules[String(power.n)]!, after: formulas[String(power.n)]!() };
}

/** First term times (1 − rⁿ)/(1 − r), n the number of terms. */
function geometric(series: SeriesExpression): Step | null {
  const ratio = ratioOf(series);
  if (ratio === null || isNumber(ratio, 1)) return null;
  const first = firstTerm(series);
  const count = tidyTree(neatSum(series.to, neatNegate(series.from), number(1)));
  if (count === null) return null;
  const above = sum([number(1), neatNegate(raised(ratio, count))]);
  const below = sum([number(1), neatNegate(ratio)]);
  return {
    rule: 'series_geometric',
    after: neatProduct(first, neatQuotient(above, below)),
    pieces: { first, ratio, count },
  };
}

function firstTerm({ of, variable: name, from }: SeriesExpression): Expression {
  const term = substitute(of, name, from);
  return tidyTree(term) ?? textbookForm(term);
}

/** The constant ratio of successive terms; null when it depends on the index. */
function ratioOf({ of, variable: name }: SeriesExpression): Expression | null {
  const next = substitute(of, name, sum([variable(name), number(1)]));
  const quotient = divided(next, of);
  const ratio = tidyTree(quotient) ?? tidyPieces(textbookForm(quotient), tidyTree);
  const plain = ratio === null || dependsOn(ratio, name) ? powerRatio(of, name) : ratio;
  return plain === null || variablesOf(plain).includes(name) ? null : plain;
}

/** b^k with k in the exponent once: the ratio is b. */
function powerRatio(of: Expression, name: string): Expression | null {
  const { inside } = splitFactors(of, name);
  const turned = inside.kind === 'divide' && isNumber(inside.numerator, 1);
  const power = turned ? inside.denominator : inside;
  if (power.kind !== 'power' || dependsOn(power.base, name)) return null;
  const next = substitute(power.exponent, name, sum([variable(name), number(1)]));
  const step = tidyTree(neatSum(next, neatNegate(power.exponent)));
  if (step === null || dependsOn(step, name)) return null;
  const ratio = raised(power.base, turned ? neatNegate(step) : step);
  return tidyTree(ratio) ?? textbookForm(ratio);
}
