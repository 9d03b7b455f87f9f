import { primeFactors } from '../algebra/primes.ts';
import { numberValue } from '../expression/build.ts';
import { gcd, isInteger } from '../expression/rational.ts';
import { equation, number, product, raised, type Expression } from '../expression/tree.ts';
import { moveInside } from './powers/changes.ts';
import type { Move } from './types.ts';

const largestFactored = 10n ** 12n;

/** gcd and lcm of whole numbers from their prime factors. */
export function commonDivisor(tree: Expression): Move | null {
  return moveInside(tree, (part) => {
    if (part.kind !== 'call' || (part.name !== 'gcd' && part.name !== 'lcm')) return null;
    const values = part.args.map(numberValue);
    if (
      values.some((value) => value === null || !isInteger(value) || value.n < 1n || value.n > largestFactored)
    )
      return null;
    const numbers = values.map((value) => value!.n);
    const result = numbers.reduce((a, b) => (part.name === 'gcd' ? gcd(a, b) : (a / gcd(a, b)) * b));
    const items = numbers.map((value) => equation(number(value), primeProduct(value)));
    const rule = part.name === 'gcd' ? 'common_primes' : 'all_primes';
    return { rule, after: number(result), params: { numbers: { kind: 'alternatives', join: 'and', items } } };
  });
}

/** 12 = 2² · 3. */
function primeProduct(value: bigint): Expression {
  const { factors } = primeFactors(value);
  return product(
    factors.map(([prime, times]) => (times === 1 ? number(prime) : raised(number(prime), number(times)))),
  );
}
