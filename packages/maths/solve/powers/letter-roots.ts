import { factorsOf, isNumber, numberValue } from '../../expression/build.ts';
import { isInteger } from '../../expression/rational.ts';
import { divided, number, product, raised, rooted, type Expression } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { primeFactors } from '../../algebra/primes.ts';
import { changeInside } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { flat } from './changes.ts';
import { monomialOf, writeMonomial } from './monomials.ts';
import { hasLetters } from './pieces.ts';

/** Roots with letters: √(12x³) = 2x√(3x), √x · √x = x, 1/√x = √x/x. */
export function letterRootMove(tree: Expression): Move | null {
  const rules: readonly [Move['rule'], (part: Expression) => Expression | null][] = [
    ['power_of_root', powerOfRoot],
    ['root_of_powers', rootOfPowers],
    ['product_of_roots', productOfRoots],
    ['rationalise', rationaliseDenominator],
  ];
  for (const [rule, change] of rules) {
    const after = changeInside(tree, change);
    if (after !== null) return { rule, after: flat(after) };
  }
  return null;
}

const indexOf = (part: Expression & { kind: 'root' }): number => {
  const value = numberValue(part.index);
  return value !== null && isInteger(value) && value.n < 13n ? Number(value.n) : 0;
};

/** (√x)² = x. */
function powerOfRoot(part: Expression): Expression | null {
  if (part.kind !== 'power' || part.base.kind !== 'root' || !hasLetters(part.base)) return null;
  const n = numberValue(part.exponent);
  const index = BigInt(indexOf(part.base));
  if (n === null || !isInteger(n) || index < 2n || n.n % index !== 0n || n.n <= 0n) return null;
  const times = n.n / index;
  return times === 1n ? part.base.of : raised(part.base.of, number(times));
}

/** √a · √b = √(ab) for roots of the same index, at least one with letters. */
function productOfRoots(part: Expression): Expression | null {
  if (part.kind !== 'multiply') return null;
  const roots = part.factors.filter((factor) => factor.kind === 'root');
  const [first] = roots;
  if (first === undefined || roots.length < 2 || !roots.some(hasLetters)) return null;
  if (roots.some((root) => !sameTree(root.index, first.index))) return null;
  const others = part.factors.filter((factor) => factor.kind !== 'root');
  const same = roots.length === indexOf(first) && roots.every((root) => sameTree(root.of, first.of));
  const monomial = same ? null : monomialOf(product(roots.flatMap((root) => factorsOf(root.of))));
  if (!same && monomial === null) return null;
  const joined = same ? first.of : rooted(writeMonomial(monomial!), first.index);
  return product([...others, joined]);
}

/**
 * Takes whole powers out of the root; out of an even root as absolute values, unless they are otherwise known
 * to be positive.
 */
function rootOfPowers(part: Expression): Expression | null {
  if (part.kind !== 'root' || !hasLetters(part)) return null;
  const n = indexOf(part);
  const inside = monomialOf(part.of);
  if (n < 2 || inside === null || inside.coefficient.n <= 0n || inside.coefficient.d !== 1n) return null;
  const outside: Expression[] = [];
  const left: Expression[] = [];
  const [taken, kept] = splitNumber(inside.coefficient.n, n);
  for (const { base, exponent } of inside.powers) {
    const value = numberValue(exponent);
    if (value === null || !isInteger(value) || value.n < 0n) return null;
    const [whole, rest] = [Number(value.n) / n, Number(value.n) % n];
    const times = Math.floor(whole);
    const needsSize = n % 2 === 0 && times % 2 === 1 && rest % 2 === 0;
    const size: Expression = needsSize ? { kind: 'absolute', of: base } : base;
    if (times > 0) outside.push(times === 1 ? size : raised(size, number(times)));
    if (rest > 0) left.push(rest === 1 ? base : raised(base, number(rest)));
  }
  if (outside.length === 0 && taken === 1n) return null;
  const under = [...(kept === 1n && left.length > 0 ? [] : [number(kept)]), ...left];
  const root = under.length === 1 && isNumber(under[0]!, 1) ? [] : [rooted(product(under), part.index)];
  return product([...(taken === 1n ? [] : [number(taken)]), ...outside, ...root]);
}

/** 72 = 6² · 2. */
function splitNumber(value: bigint, n: number): [taken: bigint, kept: bigint] {
  let taken = 1n;
  for (const [prime, times] of primeFactors(value).factors) taken *= prime ** BigInt(Math.floor(times / n));
  return [taken, value / taken ** BigInt(n)];
}

/** a/√x = a√x/x. */
function rationaliseDenominator(part: Expression): Expression | null {
  if (part.kind !== 'divide') return null;
  const below = factorsOf(part.denominator);
  const root = below.find(
    (factor) => factor.kind === 'root' && hasLetters(factor) && isNumber(factor.index, 2),
  );
  if (root === undefined || root.kind !== 'root') return null;
  const others = below.filter((factor) => factor !== root);
  const above = isNumber(part.numerator, 1) ? [] : factorsOf(part.numerator);
  const monomial = monomialOf(product([...others, root.of]));
  const under =
    root.of.kind === 'add' || monomial === null ? product([...others, root.of]) : writeMonomial(monomial);
  return divided(product([...above, root]), under);
}
