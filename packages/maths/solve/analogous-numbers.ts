import type { Random } from '../random.ts';
import { numberValue, opposite } from '../expression/build.ts';
import {
  equation,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { mapParts } from '../expression/tree-parts.ts';
import { denseOf } from './dense.ts';
import { normalizeTree } from './rewriting.ts';

/** A random whole number between two bounds, inclusive. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random.fraction() * (high - low + 1));

/** A random nonzero whole number up to this absolute value. */
export function nonZero(random: Random, size: number): number {
  const value = between(random, 1, size);
  return random.fraction() < 0.5 ? -value : value;
}

/** The tree of a signed whole number. */
export function signedNumber(value: number): Expression {
  return value < 0 ? opposite(number(-value)) : number(value);
}

/** Replaces every written number by another of similar size, except exponents, root indices, 0 and 1. */
export function replaceNumbers(tree: Expression, random: Random): Expression {
  if (tree.kind === 'number') return freshNumber(tree, random);
  if (tree.kind === 'power') return raised(replaceNumbers(tree.base, random), tree.exponent);
  if (tree.kind === 'root') return { ...tree, of: replaceNumbers(tree.of, random) };
  if (tree.kind === 'mixed') {
    const below = BigInt(between(random, 2, 6));
    return {
      kind: 'mixed',
      whole: BigInt(between(random, 1, 4)),
      numerator: BigInt(between(random, 1, Number(below) - 1)),
      denominator: below,
    };
  }
  return mapParts(tree, (part) => replaceNumbers(part, random));
}

/** x²y⁵ with other whole exponents from 2 to 5. */
export function withFreshExponents(tree: Expression, random: Random): Expression {
  const inside = mapParts(tree, (part) => withFreshExponents(part, random));
  if (inside.kind !== 'power') return inside;
  const value = numberValue(inside.exponent);
  const isWhole = value !== null && value.d === 1n && value.n >= 2n;
  return isWhole ? raised(inside.base, number(between(random, 2, 5))) : inside;
}

function freshNumber(tree: Expression & { kind: 'number' }, random: Random): Expression {
  const { n, d } = tree.value;
  if (d !== 1n)
    return number({ ...tree.value, n: BigInt(between(random, 1, 9)) * (n % d === 0n ? d : 1n) || 1n });
  if (n === 0n || n === 1n) return tree;
  const size = Number(n);
  return number(size <= 12 ? between(random, 2, 12) : between(random, 2, Math.min(2 * size, 99)));
}

/** Equal numbers get equal replacements: x/(x − 2) = 2/(x − 2) becomes x/(x − 7) = 7/(x − 7). */
export function consistent(random: Random): (tree: Expression) => Expression {
  const chosen = new Map<bigint, Expression>();
  const change = (tree: Expression): Expression => {
    if (tree.kind === 'power') return raised(change(tree.base), tree.exponent);
    if (tree.kind === 'root') return { ...tree, of: change(tree.of) };
    if (tree.kind !== 'number' || tree.value.d !== 1n) return mapParts(tree, change);
    const known = chosen.get(tree.value.n) ?? freshNumber(tree, random);
    chosen.set(tree.value.n, known);
    return known;
  };
  return change;
}

/** A sum of three or more terms equal to 0. */
export function isStandard(tree: Tree): tree is Relation {
  return (
    tree.kind === 'relation' &&
    tree.sides[0]?.kind === 'add' &&
    tree.sides[0].terms.length > 2 &&
    numberValue(tree.sides[1]!)?.n === 0n
  );
}

/** Built from whole roots: (x² − a²)(x² − b²) for a biquadratic model, else one factor per degree. */
export function fromManyRoots(name: string, random: Random, model: Relation): Tree {
  const dense = denseOf(model.sides[0]!, name) ?? [];
  const even = dense.every((coefficient, power) => power % 2 === 0 || coefficient.n === 0n);
  const x = variable(name);
  const factor = (of: Expression, shift: number): Expression => sum([of, signedNumber(shift)]);
  const factors = even
    ? [between(random, 1, 3), between(random, 4, 6)].map((root) => factor(raised(x, number(2)), -root * root))
    : dense.slice(1).map(() => factor(x, nonZero(random, 4)));
  return equation(normalizeTree(product(factors)), number(0));
}
