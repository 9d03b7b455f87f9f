import { primeFactors } from '../../algebra/primes.ts';
import { numberValue } from '../../expression/build.ts';
import { rational, type Rational } from '../../expression/rational.ts';
import { number, type Expression } from '../../expression/tree.ts';

/** A number as a power of a whole number that is not itself a power: 8 is 2³, 1/9 is 3⁻², √2 is 2^(1/2). */
export type AsPower = { readonly base: bigint; readonly exponent: Rational };

const largest = 10n ** 12n;

export function asPower(tree: Expression): AsPower | null {
  if (tree.kind === 'root') {
    const [inside, index] = [asPower(tree.of), numberValue(tree.index)];
    if (inside === null || index === null || index.n <= 0n) return null;
    return {
      base: inside.base,
      exponent: rational(inside.exponent.n * index.d, inside.exponent.d * index.n),
    };
  }
  if (tree.kind === 'power') {
    const [inside, times] = [asPower(tree.base), numberValue(tree.exponent)];
    if (inside === null || times === null) return null;
    return {
      base: inside.base,
      exponent: rational(inside.exponent.n * times.n, inside.exponent.d * times.d),
    };
  }
  const value = numberValue(tree);
  return value === null ? null : ofNumber(value);
}

function ofNumber({ n, d }: Rational): AsPower | null {
  if (n <= 0n || n > largest || d > largest || n === d) return null;
  if (d === 1n) return ofWhole(n);
  const [above, below] = [n === 1n ? null : ofWhole(n), ofWhole(d)];
  if (n === 1n) return below === null ? null : { base: below.base, exponent: rational(-below.exponent.n) };
  if (above === null || below === null) return null;
  // 8/27 is (2/3)³, which has no whole base.
  return above.base === below.base
    ? { base: above.base, exponent: rational(above.exponent.n - below.exponent.n) }
    : null;
}

function ofWhole(n: bigint): AsPower | null {
  const { factors, certain } = primeFactors(n);
  if (!certain || factors.length === 0) return null;
  const times = factors.reduce((total, [, each]) => greatest(total, each), 0);
  const base = factors.reduce((total, [prime, each]) => total * prime ** BigInt(each / times), 1n);
  return { base, exponent: rational(times) };
}

const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b));

export const baseTree = ({ base }: AsPower): Expression => number(base);
