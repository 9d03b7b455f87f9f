import { evaluator } from '../../algebra/evaluate.ts';
import { numberValue } from '../../expression/build.ts';
import {
  compare,
  divide,
  equals,
  isInteger,
  rational,
  subtract,
  add,
  type Rational,
} from '../../expression/rational.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import {
  divided,
  equation,
  fraction,
  negated,
  number,
  sum,
  variable,
  type Expression,
  type List,
} from '../../expression/tree.ts';
import { opposite } from '../../expression/build.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { decimalOrFraction } from '../figures/convert.ts';
import { isFiniteDecimal, written } from '../arithmetic/numbers.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

/** Order, quartiles, and the constant step of listed numbers. */
export const listProperties = {
  ascending: { family: 'arithmetic', chain: (problem) => orderChain(problem, 1) },
  descending: { family: 'arithmetic', chain: (problem) => orderChain(problem, -1) },
  nth_largest: { family: 'arithmetic', chain: (problem) => rankChain(problem, -1) },
  nth_smallest: { family: 'arithmetic', chain: (problem) => rankChain(problem, 1) },
  lower_quartile: { family: 'statistics', chain: (problem) => quartileChain(problem, 'lower', halves) },
  upper_quartile: { family: 'statistics', chain: (problem) => quartileChain(problem, 'upper', halves) },
  interquartile_range: { family: 'statistics', chain: (problem) => spreadChain(problem, halves) },
  lower_quartile_by_rank: {
    family: 'statistics',
    chain: (problem) => quartileChain(problem, 'lower', ranks),
  },
  upper_quartile_by_rank: {
    family: 'statistics',
    chain: (problem) => quartileChain(problem, 'upper', ranks),
  },
  interquartile_range_by_rank: { family: 'statistics', chain: (problem) => spreadChain(problem, ranks) },
  common_difference: { family: 'sequence', chain: (problem) => stepChain(problem, 'difference') },
  common_ratio: { family: 'sequence', chain: (problem) => stepChain(problem, 'ratio') },
  shares: { family: 'proportion', chain: (problem) => sharesChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

const itemsOf = ({ expression }: Problem): readonly Expression[] | null =>
  expression.kind === 'list' && expression.items.every((item) => variablesOf(item).length === 0)
    ? expression.items
    : null;

function valuesOf(problem: Problem): readonly Rational[] | null {
  const values = itemsOf(problem)?.map((item) => numberValue(item)) ?? [];
  return values.length > 0 && values.every((each) => each !== null) ? values : null;
}

const listOf = (items: readonly Expression[]): List => ({ kind: 'list', items });

const largestDenominator = 10_000n;

/** Fractions over one denominator, then in order; values without a fraction are compared as decimals. */
function orderChain(problem: Problem, direction: 1 | -1): readonly Move[] | null {
  const items = itemsOf(problem);
  if (items === null || items.length < 2) return null;
  const sizes = items.map((item) => evaluator(item)({}));
  if (sizes.some((size) => !Number.isFinite(size))) return null;
  const exact = items.map((item) => numberValue(item));
  // Values that floating point cannot tell apart are not put in order.
  const close = sizes.some((a, i) =>
    sizes.some(
      (b, j) =>
        i < j &&
        Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a)) &&
        (exact[i] === null || exact[j] === null),
    ),
  );
  if (close) return null;
  const order = items
    .map((item, at) => ({ item, at }))
    .sort((a, b) => {
      const [x, y] = [exact[a.at], exact[b.at]];
      const sign = x != null && y != null ? compare(x, y) : Math.sign(sizes[a.at]! - sizes[b.at]!);
      return sign === 0 ? a.at - b.at : sign * direction;
    })
    .map(({ item }) => item);
  const same = sameForm(exact, items);
  const rule = direction === 1 ? 'order_ascending' : 'order_descending';
  // A line that is already in order still is the answer.
  return [...(same === null ? [] : [same]), answerMove(rule, listOf(order))];
}

/** In order, then the value at the place that is asked for. */
function rankChain(problem: Problem, direction: 1 | -1): readonly Move[] | null {
  const order = orderChain(problem, direction);
  const items = itemsOf(problem);
  const place = problem.question?.given.k;
  const k = place === undefined ? null : numberValue(place);
  const sorted = order?.at(-1)?.after;
  if (order === null || items === null || k === null || sorted?.kind !== 'list') return null;
  const value = sorted.items[Number(k.n) - 1];
  if (value === undefined) return null;
  const moves = order.filter(({ after }) => !sameTree(after, problem.expression));
  return [...moves, answerMove('value_at_rank', value, { rank: number(k) })];
}

function sameForm(exact: readonly (Rational | null)[], items: readonly Expression[]): Move | null {
  const values = exact.filter((each): each is Rational => each !== null);
  if (values.length !== items.length || !items.some((item) => !isPlain(item))) return null;
  const below = values.reduce((all, { d }) => (all / divisor(all, d)) * d, 1n);
  if (
    values.every((each) => isFiniteDecimal(each)) &&
    items.some((item) => isDecimal(item) || isPercent(item))
  ) {
    const after = listOf(values.map((each) => decimalOrFraction(each)));
    return sameTree(after, listOf(items)) ? null : answerMove('order_as_decimals', after);
  }
  if (below > largestDenominator || below === 1n) return null;
  const after = listOf(
    values.map(({ n, d }) => {
      const above = (n * below) / d;
      const size = divided(number(above < 0n ? -above : above), number(below));
      return above < 0n ? negated(size) : size;
    }),
  );
  return sameTree(after, listOf(items)) ? null : answerMove('order_common_denominator', after);
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
const inner = (item: Expression): Expression => (item.kind === 'negate' ? item.of : item);
const isPlain = (item: Expression): boolean => inner(item).kind === 'number';
const isPercent = (item: Expression): boolean => inner(item).kind === 'percent';
function isDecimal(item: Expression): boolean {
  const size = inner(item);
  return size.kind === 'number' && !isInteger(size.value);
}

type Method = {
  readonly pick: (sorted: readonly Rational[], which: 'lower' | 'upper') => Picked;
};
type Picked = { readonly value: Rational; readonly params: Move['params']; readonly rule: Move['rule'] };

/** The median of the lower or upper half; the middle value of an odd number belongs to neither half. */
const halves: Method = {
  pick: (sorted, which) => {
    const size = Math.floor(sorted.length / 2);
    const half = which === 'lower' ? sorted.slice(0, size) : sorted.slice(sorted.length - size);
    const middle = Math.floor(half.length / 2);
    const value =
      half.length % 2 === 1 ? half[middle]! : divide(add(half[middle - 1]!, half[middle]!), rational(2));
    return {
      value,
      params: { half: listOf(half.map((each) => written(each))) },
      rule: which === 'lower' ? 'quartile_of_lower_half' : 'quartile_of_upper_half',
    };
  },
};

/** The smallest value with at least a quarter, or three quarters, of the values up to it. */
const ranks: Method = {
  pick: (sorted, which) => {
    const rank = Math.ceil(((which === 'lower' ? 1 : 3) * sorted.length) / 4);
    return {
      value: sorted[rank - 1]!,
      params: { rank: number(rank) },
      rule: which === 'lower' ? 'quartile_by_rank_lower' : 'quartile_by_rank_upper',
    };
  },
};

/** The values in order, when they are not listed so. */
function sortedOf(
  problem: Problem,
): { readonly sorted: readonly Rational[]; readonly moves: readonly Move[] } | null {
  const values = valuesOf(problem);
  if (values === null || values.length < 4 || !values.every((each) => isFiniteDecimal(each))) return null;
  const sorted = values.toSorted(compare);
  const after = listOf(sorted.map((each) => written(each)));
  const inOrder = sameTree(after, listOf(itemsOf(problem)!));
  return { sorted, moves: inOrder ? [] : [answerMove('order_ascending', after)] };
}

function quartileChain(problem: Problem, which: 'lower' | 'upper', method: Method): readonly Move[] | null {
  const found = sortedOf(problem);
  if (found === null) return null;
  const { value, params, rule } = method.pick(found.sorted, which);
  return [...found.moves, answerMove(rule, written(value), params)];
}

function spreadChain(problem: Problem, method: Method): readonly Move[] | null {
  const found = sortedOf(problem);
  if (found === null) return null;
  const [lower, upper] = [method.pick(found.sorted, 'lower'), method.pick(found.sorted, 'upper')];
  const line = sum([written(upper.value), opposite(written(lower.value))]);
  return [
    ...found.moves,
    answerMove(method === halves ? 'interquartile_difference' : 'interquartile_difference_by_rank', line),
    { rule: 'sums_last', after: written(subtract(upper.value, lower.value)) },
  ];
}

/** The same difference, or the same ratio, between all neighbours. */
function stepChain(problem: Problem, kind: 'difference' | 'ratio'): readonly Move[] | null {
  const values = valuesOf(problem);
  if (values === null || values.length < 3) return null;
  if (kind === 'ratio' && values.some(({ n }) => n === 0n)) return null;
  const steps = values
    .slice(1)
    .map((value, at) => (kind === 'ratio' ? divide(value, values[at]!) : subtract(value, values[at]!)));
  if (!steps.every((each) => equals(each, steps[0]!))) return null;
  const [a, b] = itemsOf(problem) as [Expression, Expression];
  const name = variable(kind === 'ratio' ? 'r' : 'd');
  const first = kind === 'ratio' ? divided(b, a) : sum([b, opposite(a)]);
  const after = equation(name, fraction(steps[0]!));
  const start = equation(name, first);
  return [
    answerMove(kind === 'ratio' ? 'sequence_ratio' : 'sequence_difference', start),
    ...(sameTree(start, after) ? [] : [answerMove('collect_terms', after)]),
  ];
}

/** 120 in the ratio 3 : 5: eight equal parts, three of them and five of them. */
function sharesChain(problem: Problem): readonly Move[] | null {
  const parts = valuesOf(problem);
  const whole = problem.question?.given.w;
  const total = whole === undefined ? null : numberValue(whole);
  if (parts === null || total === null || parts.length < 2 || parts.some(({ n }) => n <= 0n)) return null;
  const all = parts.reduce(add);
  const one = divide(total, all);
  const shares = parts.map((part) => rational(one.n * part.n, one.d * part.d));
  return [
    answerMove(
      'shares_of_parts',
      listOf(parts.map((part) => ({ kind: 'multiply', factors: [fraction(part), decimalOrFraction(one)] }))),
      { total: fraction(total), count: fraction(all), one: decimalOrFraction(one) },
    ),
    answerMove('products_first', listOf(shares.map((share) => decimalOrFraction(share)))),
  ];
}
