import { relationsOf } from '../expression/signs.ts';
import { equation, isExpression, number, variable, type Relation, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';

/** Values without their unknown, compared with an equation: `3, -1/2` means x = 3 or x = -1/2. */
export function asStatement(tree: Tree, name: string | undefined): Tree {
  if (name === undefined) return tree;
  const values =
    tree.kind === 'list' ? tree.items : isExpression(tree) && variablesOf(tree).length === 0 ? [tree] : null;
  if (values === null) return tree;
  const items = values.map((value): Relation => equation(variable(name), value));
  return items.length === 1 ? items[0]! : { kind: 'alternatives', join: 'or', items };
}

/**
 * The equations of a statement joined by "or"; null when it contains anything else. "No solution" is the
 * equation 1 = 0.
 */
export function equationsOf(tree: Tree): readonly Relation[] | null {
  if (tree.kind === 'solutions' && (tree.except ?? []).length > 0) return null;
  if (tree.kind === 'solutions') return [equation(number(tree.which === 'all' ? 0 : 1), number(0))];
  const statement = relationsOf(tree);
  if (statement === null || (statement.join === 'and' && statement.items.length > 1)) return null;
  const plain = statement.items.every((item) => item.signs.length === 1 && item.signs[0] === '=');
  return plain ? statement.items : null;
}
