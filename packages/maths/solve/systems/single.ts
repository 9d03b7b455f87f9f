import { toDense } from '../../algebra/polynomial.ts';
import { writeDense, writeQuotient } from '../../algebra/present.ts';
import { Field } from '../../algebra/quotient.ts';
import { degree, scaled, trimZeros } from '../../algebra/univariate.ts';
import { minusOne, one, sign } from '../../expression/rational.ts';
import {
  equation,
  number,
  variable,
  type Alternatives,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { contains, sameTree } from '../../expression/tree-parts.ts';
import { isSimplified } from '../../verify/simplified.ts';
import { exactRoots } from '../../verify/exact-roots.ts';
import { noSolutions } from '../alternatives.ts';
import { isTidy } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { isValue, lettersOf, systemTree, type Item } from './system.ts';

/** Solves an equation in one unknown; a quadratic one may have two values, which gives two systems. */
export function singleMove(items: readonly Item[]): Move | null {
  const place = items.findIndex((item) => lettersOf(item).length === 1 && !isSettled(item));
  const found = items[place];
  const [name] = found === undefined ? [] : lettersOf(found);
  if (found === undefined || name === undefined) return null;
  const dense = toDense(found.difference, name);
  if (dense === null) return null;
  const shape = standardOf(trimZeros(dense), name);
  const swap = (line: Relation): Relation[] =>
    items.map((item, index) => (index === place ? line : item.line));
  const params = { equation: found.line, letter: variable(name) };
  if (degree(trimZeros(dense)) > 1 && !sameTree(shape, found.line))
    return { rule: 'order_equation', after: systemTree(swap(shape)), params };
  const roots = exactRoots(trimZeros(dense), new Field())?.map(writeQuotient);
  if (roots === undefined) return null;
  const systemsFound = roots.map((root) => systemTree(swap(equation(variable(name), root))));
  const [only] = systemsFound;
  if (only === undefined) return { rule: 'no_real_value', after: noSolutions, params };
  if (systemsFound.length === 1) return { rule: 'solve_single', after: only, params };
  return { rule: 'solve_single_twice', after: systemsTree(systemsFound), params };
}

function isSettled(item: Item): boolean {
  const right = item.line.sides[1]!;
  const rooted = contains(right, (part) => part.kind === 'root');
  return isValue(item) && isSimplified(right) && (!rooted || isTidy(right));
}

function standardOf(dense: ReturnType<typeof trimZeros>, name: string): Relation {
  const positive = sign(dense.at(-1) ?? one) > 0 ? dense : scaled(dense, minusOne);
  return equation(writeDense(positive, name), number(0));
}

/** Several systems as one tree; single equations joined by "or" when nothing else remains. */
export function systemsTree(items: readonly (Relation | Alternatives)[]): Tree {
  const whole = items.flatMap((item) =>
    item.kind === 'alternatives' ? [{ ...item, join: 'and' as const }] : [],
  );
  if (whole.length === items.length) return { kind: 'systems', items: whole };
  return {
    kind: 'alternatives',
    join: 'or',
    items: items.flatMap((item) => (item.kind === 'relation' ? [item] : [])),
  };
}
