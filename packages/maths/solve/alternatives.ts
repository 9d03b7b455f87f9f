import { equation, variable, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { sameTree } from '../expression/tree-parts.ts';

/** Nothing solves it. */
export const noSolutions: Tree = { kind: 'solutions', which: 'none' };

/** The statement that one of these holds: the only one, several with “or”, or that nothing solves it. */
export function anyOf(items: readonly Relation[]): Tree {
  const [only, more] = items;
  if (only === undefined) return noSolutions;
  return more === undefined ? only : { kind: 'alternatives', join: 'or', items };
}

/** The relations of which a line says that one holds; null when it says something else. */
export function casesOf(line: Tree): readonly Relation[] | null {
  if (line.kind === 'relation') return [line];
  return line.kind === 'alternatives' && line.join === 'or' ? line.items : null;
}

/** x = a, x = b, …: the statement that the unknown has one of these values. */
export const anyValue = (name: string, values: readonly Expression[]): Tree =>
  anyOf(values.map((value) => equation(variable(name), value)));

/** Each tree once, where it stands first. */
export function distinct<Item extends Tree>(trees: readonly Item[]): Item[] {
  return trees.filter((tree, place) => trees.findIndex((other) => sameTree(other, tree)) === place);
}
