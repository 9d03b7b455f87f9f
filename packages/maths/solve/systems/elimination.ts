import { scale } from '../../algebra/polynomial.ts';
import { writePolynomial } from '../../algebra/present.ts';
import { numberValue } from '../../expression/build.ts';
import {
  absolute,
  divide,
  equals,
  gcd,
  isInteger,
  negate,
  one,
  rational,
  sign,
  type Rational,
} from '../../expression/rational.ts';
import { equation, number, variable, type Relation } from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { Canonical } from '../../algebra/canonical.ts';
import type { Move } from '../types.ts';
import {
  combineEquations,
  factorOf,
  addOrSubtractEquations,
  lettersOf,
  standardForm,
  systemTree,
  type Item,
} from './system.ts';

/** Two equations and the unknown to eliminate from them. */
type Pair = { readonly first: number; readonly second: number; readonly name: string };

/**
 * The equations that still share unknowns: one whose unknown occurs in no other is left until the others are
 * solved.
 */
export function coreOf(items: readonly Item[]): Item[] {
  const place = items.findIndex((item) =>
    lettersOf(item).some((name) =>
      items.every((other) => other === item || !lettersOf(other).includes(name)),
    ),
  );
  return place < 0 || items.length === 1 ? [...items] : coreOf(items.filter((_, index) => index !== place));
}

/** Writes all linear equations as ax + by = c; null when they already are. */
export function standardMove(items: readonly Item[], core: readonly Item[]): Move | null {
  const lines = items.map((item) => (core.includes(item) ? written(item) : item.line));
  if (lines.every((line, index) => sameTree(line, items[index]!.line))) return null;
  return { rule: 'system_standard', after: systemTree(lines) };
}

/**
 * An equation that contains all unknowns with whole coefficients is left as is, regardless of order or common
 * factors.
 */
function written(item: Item): Relation {
  const [left, right] = item.line.sides as [Relation['sides'][0], Relation['sides'][0]];
  const canonical = new Canonical();
  const tidyLeft = writePolynomial(canonical.of(left).top);
  const value = numberValue(right);
  const whole = [...item.difference.values()].every(({ coefficient }) => isInteger(coefficient));
  const terms = (tree: typeof left): number => (tree.kind === 'add' ? tree.terms.length : 1);
  const flat =
    terms(left) === terms(tidyLeft) && JSON.stringify(shape(left)) === JSON.stringify(shape(tidyLeft));
  if (whole && value !== null && isInteger(value) && flat) return item.line;
  return standardForm(item.difference);
}

function shape(tree: Relation['sides'][0]): string[] {
  return (tree.kind === 'add' ? tree.terms : [tree])
    .map((term) =>
      JSON.stringify(term, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
    )
    .sort();
}

/** Two equations in which an unknown has equal or opposite coefficients: subtracts or adds them. */
export function readyMove(items: readonly Item[], core: readonly Item[]): Move | null {
  const pair = pairWhere(items, core, (a, b) => equals(absolute(a), absolute(b)));
  return pair === null ? null : joinMove(items, pair);
}

function pairWhere(
  items: readonly Item[],
  core: readonly Item[],
  fits: (a: Rational, b: Rational) => boolean,
): Pair | null {
  const [top, low] = core;
  if (core.length !== 2 || top === undefined || low === undefined) return null;
  for (const name of lettersOf(top)) {
    const [a, b] = [factorOf(top, name), factorOf(low, name)];
    if (a === null || b === null || a.n === 0n || b.n === 0n || !fits(a, b)) continue;
    return { first: items.indexOf(top), second: items.indexOf(low), name };
  }
  return null;
}

/** The sum or difference replaces the equation with the larger coefficients. */
function joinMove(items: readonly Item[], { first, second, name }: Pair): Move {
  const [top, low] = [items[first]!, items[second]!];
  const same = equals(factorOf(top, name)!, factorOf(low, name)!);
  const sum = addOrSubtractEquations(top, low, !same);
  const replaced = weight(top) > weight(low) ? first : second;
  const lines = items.map((item, index) => (index === replaced ? sum : item.line));
  return {
    rule: same ? 'subtract_equations' : 'add_equations',
    after: systemTree(lines),
    params: { letter: variable(name) },
  };
}

function weight({ difference }: Item): number {
  return [...difference.values()].reduce(
    (total, { coefficient }) => total + Math.abs(Number(coefficient.n)),
    0,
  );
}

/**
 * Multiplies the equations so that an unknown gets equal or opposite coefficients (their least common
 * multiple).
 */
export function scaleMove(items: readonly Item[], core: readonly Item[]): Move | null {
  const [first, second] = core;
  if (core.length !== 2 || first === undefined || second === undefined) return null;
  const choices = lettersOf(first).flatMap((name) => {
    const [a, b] = [factorOf(first, name), factorOf(second, name)];
    if (a === null || b === null || a.n === 0n || b.n === 0n || !isInteger(a) || !isInteger(b)) return [];
    const multiple = (absolute(a).n / gcd(a.n, b.n)) * absolute(b).n;
    return [{ name, byFirst: multiple / absolute(a).n, bySecond: multiple / absolute(b).n, multiple }];
  });
  const best = choices.sort((x, y) => Number(x.multiple - y.multiple))[0];
  if (best === undefined || best.multiple > 1_000_000n) return null;
  const lines = items.map((item) =>
    item === first ? times(item, best.byFirst) : item === second ? times(item, best.bySecond) : item.line,
  );
  const params = { letter: variable(best.name), first: number(best.byFirst), second: number(best.bySecond) };
  if (best.byFirst === 1n || best.bySecond === 1n) {
    const by = best.byFirst === 1n ? best.bySecond : best.byFirst;
    const which = best.byFirst === 1n ? second : first;
    const named = { letter: variable(best.name), by: number(by), equation: which.line };
    return { rule: 'scale_equation', after: systemTree(lines), params: named };
  }
  return { rule: 'scale_equations', after: systemTree(lines), params };
}

function times({ line }: Item, by: bigint): Relation {
  if (by === 1n) return line;
  const whole = rational(by);
  const [left, right] = line.sides.map((side) => writePolynomial(scale(new Canonical().of(side).top, whole)));
  return equation(left!, right!);
}

/** Three or more equations: eliminates one unknown from all but one of them. */
export function eliminateMove(items: readonly Item[], core: readonly Item[]): Move | null {
  if (core.length < 3) return null;
  const names = [...new Set(core.flatMap(lettersOf))];
  const options = names.flatMap((name) => {
    const holders = core.filter((item) => (factorOf(item, name)?.n ?? 0n) !== 0n);
    const pivot = holders.toSorted((a, b) => size(a, name) - size(b, name))[0];
    return pivot === undefined || holders.length < 2 ? [] : [{ name, pivot, holders }];
  });
  const best = options.sort(
    (a, b) => a.holders.length - b.holders.length || size(a.pivot, a.name) - size(b.pivot, b.name),
  )[0];
  if (best === undefined) return null;
  const { name, pivot, holders } = best;
  const lines = items.map((item) => {
    if (item === pivot || !holders.includes(item)) return item.line;
    return combineEquations(item, factorOf(pivot, name)!, pivot, factorOf(item, name)!);
  });
  return {
    rule: 'eliminate_letter',
    after: systemTree(lines),
    params: { letter: variable(name), equation: pivot.line },
  };
}

function size(item: Item, name: string): number {
  const factor = factorOf(item, name);
  return factor === null ? Infinity : Math.abs(Number(factor.n) / Number(factor.d));
}

/** The equation solved for an unknown with a numeric coefficient: y = 2x − 1. */
export function solvedFor(item: Item, name: string): Relation | null {
  const factor = factorOf(item, name);
  if (factor === null || factor.n === 0n) return null;
  const rest = new Map(
    [...item.difference].filter(([, { powers }]) => !powers.some(([atom]) => atom === name)),
  );
  const value = scale(rest, negate(divide(one, factor)));
  return equation(variable(name), writePolynomial(value));
}

/** The effort of solving an equation for an unknown: 0 for a coefficient ±1 that leaves no fractions. */
export function effort(item: Item, name: string): number {
  const factor = factorOf(item, name);
  if (factor === null || factor.n === 0n) return Infinity;
  const unit = factor.d === 1n && (factor.n === 1n || factor.n === -1n);
  return (unit ? 0 : 10) + (sign(factor) < 0 ? 1 : 0);
}
