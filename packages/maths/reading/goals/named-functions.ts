import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { type Expression, isExpression, type Relation, type Tree } from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { FormulaItem } from '../message/message-item.ts';

/* The functions and named expressions that a statement gives. */

/** A formula of a statement with its place among the items. */
export type StatedFormula = {
  readonly index: number;
  readonly item: FormulaItem;
  readonly trees: readonly Tree[];
  /** The formula whose definition was inserted: f(x) = 0 where f is given. */
  readonly from?: number;
};

/** A function or a named expression that the statement gives. */
export type NamedFunction = {
  readonly index: number;
  readonly name: string;
  readonly variable: string | null;
  readonly body: Expression;
};

/** The task that the form of an answer means. */
export function impliedBy(tree: Tree): Concept | null {
  const letters = variablesOf(tree);
  if (tree.kind === 'relation')
    return /^(?:b,m,x,y|m,n,x,y|c,m,x,y|m,p,x,y|a,b,x,y)$/.test(letters.join()) ? 'slope_intercept' : null;
  if (!isExpression(tree)) return null;
  if (contains(tree, (part) => part.kind === 'constant' && part.name === 'i')) return 'as_complex';
  return contains(tree, (part) => part.kind === 'power' && part.base.kind === 'add') && letters.length >= 3
    ? 'complete_square'
    : null;
}

/** The same statement with each side of it changed. */
export function mapTree(tree: Tree, change: (part: Expression) => Expression): Tree {
  if (isExpression(tree)) return change(tree);
  if (tree.kind === 'relation') return { ...tree, sides: tree.sides.map(change) };
  if (tree.kind === 'alternatives')
    return {
      ...tree,
      items: tree.items.map((item): Relation => ({ ...item, sides: item.sides.map(change) })),
    };
  if (tree.kind === 'definition') return { ...tree, body: change(tree.body) };
  if (tree.kind === 'list') return { ...tree, items: tree.items.map(change) };
  return tree;
}

/** f(x) = …, y = …, E = …: functions and names for expressions. */
export function definitionsOf(formulas: readonly StatedFormula[]): ReadonlyMap<string, NamedFunction> {
  const found = new Map<string, NamedFunction>();
  for (const { index, trees } of formulas) {
    const [tree] = trees;
    if (tree?.kind === 'definition') {
      if (tree.parameters.length === 1 && !found.has(tree.name))
        found.set(tree.name, { index, name: tree.name, variable: tree.parameters[0]!, body: tree.body });
      continue;
    }
    if (tree?.kind !== 'relation' || tree.signs.join() !== '=') continue;
    const [left, right] = tree.sides;
    const letters = variablesOf(right!);
    if (left?.kind !== 'variable' || letters.includes(left.name) || found.has(left.name)) continue;
    const isComplex = contains(right!, (part) => part.kind === 'constant' && part.name === 'i');
    if (letters.length === 0 && !isComplex && !/^[A-Z]$/.test(left.name)) continue;
    found.set(left.name, {
      index,
      name: left.name,
      variable: letters.length === 1 ? letters[0]! : null,
      body: right!,
    });
  }
  return found;
}
