import { numberValue } from '../expression/build.ts';
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  one,
  rational,
  type Rational,
} from '../expression/rational.ts';
import { constant, fraction, number, product, raised, type Expression } from '../expression/tree.ts';
import { sameTree, variablesOf } from '../expression/tree-parts.ts';

/** A sum of logarithms to one base, plus a number: Σ by·log of + rest. */
export type LogarithmSum = {
  readonly logarithms: readonly { readonly of: Expression; readonly by: Rational }[];
  readonly rest: Rational;
  readonly base: Expression;
};

type Found = { logarithms: { of: Expression; by: Rational }[]; rest: Rational; base: Expression | null };

/** Products of a higher degree are not built. */
const largestPower = 12;

/** The tree as a sum of logarithms to one base; null when it contains anything else or no logarithm. */
export function sumOfLogarithms(tree: Expression): LogarithmSum | null {
  const found: Found = { logarithms: [], rest: rational(0), base: null };
  if (!collect(tree, one, found) || found.base === null) return null;
  return { ...found, base: found.base };
}

/**
 * Two products that are equal exactly where the sum is 0, provided that all arguments of logarithms are
 * positive and the base is positive and not 1: Π f^(+c) and b^(−rest)·Π f^(−c), with all exponents made
 * integers. Null above the largest powers.
 */
export function productsOf({ logarithms, rest, base }: LogarithmSum): [Expression, Expression] | null {
  const scale = [...logarithms.map(({ by }) => by), rest].reduce((total, each) => lcm(total, each.d), 1n);
  const powers = logarithms.map(({ of, by }) => ({ of, times: Number((by.n * scale) / by.d) }));
  const shift = multiply(rest, rational(scale));
  if (powers.some(({ times }) => Math.abs(times) > largestPower) || Math.abs(Number(shift.n)) > 64)
    return null;
  const side = (positive: boolean): Expression[] =>
    powers
      .filter(({ times }) => times > 0 === positive)
      .map(({ of, times }) => raised(of, number(Math.abs(times))));
  const factor = isZero(shift) ? number(1) : raised(base, fraction(negate(shift)));
  return [product(side(true)), product([factor, ...side(false)])];
}

function collect(tree: Expression, by: Rational, found: Found): boolean {
  const value = numberValue(tree);
  if (value !== null) {
    found.rest = add(found.rest, multiply(by, value));
    return true;
  }
  switch (tree.kind) {
    case 'add':
      return tree.terms.every((term) => collect(term, by, found));
    case 'negate':
      return collect(tree.of, negate(by), found);
    case 'multiply': {
      const numbers = tree.factors.map(numberValue);
      const others = tree.factors.filter((_, index) => numbers[index] === null);
      const size = numbers.reduce<Rational>(
        (total, each) => (each === null ? total : multiply(total, each)),
        by,
      );
      return others.length === 1 && collect(others[0]!, size, found);
    }
    case 'divide': {
      const below = numberValue(tree.denominator);
      return below !== null && !isZero(below) && collect(tree.numerator, divide(by, below), found);
    }
    case 'call':
      return collectCall(tree, by, found);
    default:
      return false;
  }
}

function collectCall(tree: Expression & { kind: 'call' }, by: Rational, found: Found): boolean {
  const [of, written] = tree.args;
  if (of === undefined || (tree.name !== 'ln' && tree.name !== 'log')) return false;
  const base = tree.name === 'ln' ? constant('e') : (written ?? number(10));
  if (variablesOf(base).length > 0 || (found.base !== null && !sameTree(found.base, base))) return false;
  found.base = base;
  found.logarithms.push({ of, by });
  return true;
}

function lcm(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
