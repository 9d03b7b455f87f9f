import { isExpression, number, type Expression, type Relation, type Tree } from '../expression/tree.ts';
import { contains, expressionsOf, mapParts } from '../expression/tree-parts.ts';

/** True when it contains a unit of measure or money. */
export const hasUnit = (tree: Tree): boolean =>
  expressionsOf(tree).some((part) => contains(part, ({ kind }) => kind === 'unit'));

/** The plain numbers of values, equations and lists: every unit is replaced by 1. */
export function withoutUnits(tree: Tree): Tree {
  if (isExpression(tree)) return bare(tree);
  if (tree.kind === 'relation') return bareRelation(tree);
  if (tree.kind === 'alternatives') return { ...tree, items: tree.items.map(bareRelation) };
  return tree.kind === 'list' ? { ...tree, items: tree.items.map(bare) } : tree;
}

const bareRelation = (relation: Relation): Relation => ({ ...relation, sides: relation.sides.map(bare) });

const bare = (part: Expression): Expression => (part.kind === 'unit' ? number(1) : mapParts(part, bare));
