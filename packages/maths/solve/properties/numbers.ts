import { primeFactors } from '../../algebra/primes.ts';
import { numberValue } from '../../expression/build.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import {
  equation,
  number,
  product,
  raised,
  sum,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { isExpression } from '../../expression/tree.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

const largest = 1_000_000_000n;
const mostListed = 64;

/** The divisors of whole numbers, how many there are, and whether a number is prime. */
export const numberProperties = {
  divisors: { family: 'arithmetic', chain: (problem) => divisorChain(problem) },
  divisor_count: { family: 'arithmetic', chain: (problem) => countChain(problem) },
  is_prime: { family: 'arithmetic', chain: (problem) => primeChain(problem) },
  is_divisible: { family: 'arithmetic', chain: (problem) => divisibleChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

function wholeOf({ expression }: Problem): bigint | null {
  const value = isExpression(expression) ? numberValue(expression) : null;
  return value !== null && value.d === 1n && value.n >= 1n && value.n <= largest ? value.n : null;
}

/** All divisors in order, made from the prime factors. */
function divisorsOf(n: bigint): readonly bigint[] {
  const all = primeFactors(n).factors.reduce<bigint[]>(
    (found, [prime, times]) =>
      Array.from({ length: times + 1 }, (_, count) => prime ** BigInt(count)).flatMap((power) =>
        found.map((each) => each * power),
      ),
    [1n],
  );
  return all.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

const listOf = (values: readonly bigint[]) => ({
  kind: 'list' as const,
  items: values.map((each) => number(each)),
});

/** 1 · 36, 2 · 18, 3 · 12, …: every divisor comes with a partner. */
function divisorChain(problem: Problem): readonly Move[] | null {
  const n = wholeOf(problem);
  if (n === null) return null;
  const all = divisorsOf(n);
  if (all.length > mostListed) return null;
  const items = all
    .filter((each) => each * each <= n)
    .map((each): Relation => equation(number(n), product([number(each), number(n / each)])));
  return [
    answerMove('divisor_pairs', listOf(all), {
      n: number(n),
      pairs: { kind: 'alternatives', join: 'and', items },
    }),
  ];
}

/** 360 = 2³ · 3² · 5 has (3 + 1)(2 + 1)(1 + 1) divisors. */
function countChain(problem: Problem): readonly Move[] | null {
  const n = wholeOf(problem);
  if (n === null || n < 2n) return null;
  const { factors } = primeFactors(n);
  const powers = product(
    factors.map(([prime, times]) => (times === 1 ? number(prime) : raised(number(prime), number(times)))),
  );
  const choices = factors.map(([, times]): Expression => sum([number(times), number(1)]));
  const count = factors.reduce((total, [, times]) => total * (times + 1), 1);
  const isPrime = factors.length === 1 && factors[0]![1] === 1;
  return [
    ...(isPrime ? [] : [{ rule: 'prime_factors', after: powers } as const]),
    answerMove('divisor_choices', product(choices)),
    answerMove('sums_last', number(count)),
  ];
}

/** The divisors decide: a prime has exactly 1 and itself. */
function primeChain(problem: Problem): readonly Move[] | null {
  const n = wholeOf(problem);
  if (n === null) return null;
  const all = divisorsOf(n);
  if (all.length > mostListed) return null;
  const rule = n === 1n ? 'one_is_not_prime' : all.length === 2 ? 'number_is_prime' : 'number_is_composite';
  return [answerMove(rule, listOf(all), { n: number(n) })];
}

/** 85 = 6 · 14 + 1: what is left over decides. */
function divisibleChain({ expression }: Problem): readonly Move[] | null {
  if (!isExpression(expression) || expression.kind !== 'divide') return null;
  const [n, d] = [expression.numerator, expression.denominator].map((each) => numberValue(each));
  if (n == null || d == null || n.d !== 1n || d.d !== 1n || n.n < 0n || d.n < 1n) return null;
  const [quotient, rest] = [n.n / d.n, n.n % d.n];
  const multiple = product([number(d.n), number(quotient)]);
  const params = { n: number(n.n), d: number(d.n) };
  return [
    rest === 0n
      ? answerMove('division_is_exact', equation(number(n.n), multiple), params)
      : answerMove('division_leaves_rest', equation(number(n.n), sum([multiple, number(rest)])), {
          ...params,
          r: number(rest),
        }),
  ];
}
