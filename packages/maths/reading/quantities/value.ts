import { called, divided, fraction, number, product, type Expression } from '../../expression/tree.ts';
import { addExpressions, subtractExpressions } from '../../expression/build.ts';
import {
  add,
  divide,
  isInteger,
  isZero,
  multiply,
  rational,
  subtract,
  toNumber,
  type Rational,
} from '../../expression/rational.ts';

/** A quantity as it is calculated from the numbers of the text: the calculation, its result, and the numbers that it uses. */
export type QuantityValue = {
  readonly tree: Expression;
  readonly n: Rational;
  readonly uses: ReadonlySet<number>;
};

const union = (a: QuantityValue, b: QuantityValue): ReadonlySet<number> => new Set([...a.uses, ...b.uses]);

/** A number with a finite decimal expansion as it is, another one as a fraction. */
function treeOf(n: Rational): Expression {
  let rest = n.d;
  while (rest % 2n === 0n) rest /= 2n;
  while (rest % 5n === 0n) rest /= 5n;
  return rest === 1n && n.n >= 0n ? number(n) : fraction(n);
}

export const given = (n: Rational, id: number): QuantityValue => ({
  tree: treeOf(n),
  n,
  uses: new Set([id]),
});
export const constant = (n: bigint | Rational): QuantityValue => {
  const value = typeof n === 'bigint' ? rational(n) : n;
  return { tree: treeOf(value), n: value, uses: new Set() };
};
export const plus = (a: QuantityValue, b: QuantityValue): QuantityValue => ({
  tree: addExpressions(a.tree, b.tree),
  n: add(a.n, b.n),
  uses: union(a, b),
});
export const minus = (a: QuantityValue, b: QuantityValue): QuantityValue => ({
  tree: subtractExpressions(a.tree, b.tree),
  n: subtract(a.n, b.n),
  uses: union(a, b),
});
const factorsOf = ({ tree }: QuantityValue): readonly Expression[] =>
  tree.kind === 'multiply' ? tree.factors : [tree];
export const times = (a: QuantityValue, b: QuantityValue): QuantityValue => ({
  tree: product([...factorsOf(a), ...factorsOf(b)]),
  n: multiply(a.n, b.n),
  uses: union(a, b),
});
export const over = (a: QuantityValue, b: QuantityValue): QuantityValue | null =>
  isZero(b.n) ? null : { tree: divided(a.tree, b.tree), n: divide(a.n, b.n), uses: union(a, b) };

const floorOf = (n: Rational): bigint => (n.n >= 0n ? n.n / n.d : -((-n.n + n.d - 1n) / n.d));

/** How often one goes into the other, without what is left: (61 − 1) / 6. The engine has no rules for rounding. */
export function wholeTimes(a: QuantityValue, b: QuantityValue): QuantityValue | null {
  const left = remainder(a, b);
  return left === null ? null : over(minus(a, constant(left.n)), b);
}

/** How many are needed for all: (61 + 5) / 6. */
export function timesForAll(a: QuantityValue, b: QuantityValue): QuantityValue | null {
  const left = remainder(a, b);
  if (left === null) return null;
  return isZero(left.n) ? over(a, b) : over(plus(a, constant(subtract(b.n, left.n))), b);
}

/** What is left after as many whole shares as there are: 61 − 6 · 10. */
export function remainder(a: QuantityValue, b: QuantityValue): QuantityValue | null {
  const quotient = over(a, b);
  return quotient === null ? null : minus(a, times(b, constant(floorOf(quotient.n))));
}
export const withUses = (a: QuantityValue, uses: Iterable<number>): QuantityValue => ({
  ...a,
  uses: new Set([...a.uses, ...uses]),
});
export const total = (values: readonly QuantityValue[]): QuantityValue =>
  values.reduce((all, each) => plus(all, each));
export const sizeOf = (a: QuantityValue): number => toNumber(a.n);
export function manyOf(name: 'gcd' | 'lcm', values: readonly QuantityValue[]): QuantityValue | null {
  if (values.length < 2 || values.some(({ n }) => !isInteger(n) || n.n <= 0n)) return null;
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
  const n = values
    .map((each) => each.n.n)
    .reduce((a, b) => (name === 'gcd' ? gcd(a, b) : (a * b) / gcd(a, b)));
  return {
    tree: called(name, ...values.map(({ tree }) => tree)),
    n: rational(n),
    uses: new Set(values.flatMap(({ uses }) => [...uses])),
  };
}
