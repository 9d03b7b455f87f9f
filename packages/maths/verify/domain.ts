import { toDense, type Polynomial } from '../algebra/polynomial.ts';
import { trimZeros } from '../algebra/univariate.ts';
import { rationalRoots } from '../algebra/univariate-factors.ts';
import { compare, equals, type Rational } from '../expression/rational.ts';
import { fraction, number, type Expression } from '../expression/tree.ts';
import type { Sample } from './sampling.ts';

/** A statement of the form `x = 0` or `x < 0`, in parts so that it can be written in any locale. */
export type Condition = { readonly name: string; readonly sign: '=' | '<' | '>'; readonly value: Expression };

/** The rational zeros of divisors that occur on only one side: x/x and 1 differ at 0. */
export function pointsLeftOut(
  left: readonly Polynomial[],
  right: readonly Polynomial[],
  name: string,
): Condition[] {
  const [a, b] = [zerosOf(left, name), zerosOf(right, name)];
  const apart = [
    ...a.filter((value) => !b.some((other) => equals(value, other))),
    ...b.filter((value) => !a.some((other) => equals(value, other))),
  ];
  return apart.sort(compare).map((value) => ({ name, sign: '=', value: fraction(value) }));
}

function zerosOf(divisors: readonly Polynomial[], name: string): Rational[] {
  const zeros: Rational[] = [];
  for (const divisor of divisors) {
    const dense = toDense(divisor, name);
    if (dense === null || dense.length < 2) continue;
    for (const root of rationalRoots(trimZeros(dense)) ?? []) {
      if (!zeros.some((zero) => equals(zero, root))) zeros.push(root);
    }
  }
  return zeros;
}

/** A half-line from zero where only one of the two is defined: ln x² and 2 ln x for x < 0. */
export function regionsApart(samples: readonly Sample[], name: string): Condition | null {
  const apart = samples.filter(({ found }) => found === 'apart').map((point) => point.at[name] ?? 0);
  if (apart.length < 3) return null;
  const together = samples.filter(({ found }) => found !== 'apart').map((point) => point.at[name] ?? 0);
  const [low, high] = [Math.min(...apart), Math.max(...apart)];
  const below = together.filter((value) => value <= high);
  const above = together.filter((value) => value >= low);
  if (below.length === 0) return { name, sign: '<', value: boundary(high, Math.min(...together)) };
  if (above.length === 0) return { name, sign: '>', value: boundary(low, Math.max(...together)) };
  return null;
}

/** The simplest whole number between the last point of one side and the first point of the other. */
function boundary(here: number, there: number): ReturnType<typeof fraction> {
  const [low, high] = here < there ? [here, there] : [there, here];
  if (low <= 0 && high >= 0) return number(0);
  const whole = Math.ceil(low);
  return whole <= high ? fraction({ n: BigInt(whole), d: 1n }) : number(0);
}
