import { isExpression, type Expression, type Relation, type Tree } from '../expression/tree.ts';

/**
 * The parts of a tree that a form check applies to: the value of x = 6/8, both sides of (x − 2)(x − 3) = 0,
 * the items of a set.
 */
export function judgedParts(tree: Tree): readonly Expression[] | null {
  if (isExpression(tree)) return [tree];
  switch (tree.kind) {
    case 'relation':
      return judgedSides(tree);
    case 'alternatives':
      return tree.items.flatMap(judgedSides);
    case 'systems':
      return tree.items.flatMap((item) => item.items.flatMap(judgedSides));
    case 'list':
      return tree.items;
    case 'point':
      return tree.coordinates;
    case 'definition':
      return [tree.body];
    default:
      return null;
  }
}

function judgedSides({ sides }: Relation): readonly Expression[] {
  const others = sides.filter((side) => side.kind !== 'variable');
  return others.length > 0 ? others : sides;
}
