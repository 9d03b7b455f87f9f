import { equation, variable, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { sameTree } from '../expression/tree-parts.ts';

/** The statement that there are no solutions. */
export const noSolutions: Tree = { kind: 'solutions', which: 'none' };

/**
 * The statement that one of these holds: the only one, several joined by “or”, or that there are no
 * solutions.
 */
export function anyOf(items: readonly Relation[]): Tree {
  const [only, more] = items;
  if (only === undefined) return noSolutions;
  return more === undefined ? only : { kind: 'alternatives', join: 'or', items };
}

/** The alternatives of a line that states several relations; null when it states something else. */
export function casesOf(line: Tree): readonly Relation[] | null {
  if (line.kind === 'relation') return [line];
  return line.kind === 'alternatives' && line.join === 'or' ? line.items : null;
}

/** x = a, x = b, …: the statement that the unknown has one of these values. */
export const anyValue = (name: string, values: readonly Expression[]): Tree =>
  anyOf(values.map((value) => equation(variable(name), value)));

/** Removes duplicate trees, keeping the first. */
export function distinct<Item extends Tree>(trees: readonly Item[]): Item[] {
  return trees.filter((tree, index) => trees.findIndex((other) => sameTree(other, tree)) === index);
}
