import { negated, type Alternatives, type Expression, type Relation, type Tree } from './tree.ts';
import { contains, mapParts } from './tree-parts.ts';

/** True when the expression contains a ±. */
export function hasPlusMinus(tree: Expression): boolean {
  return contains(tree, (part) => part.kind === 'plusminus');
}

/** The expression with every ± read as plus, or as minus. */
export function withSign(tree: Expression, sign: '+' | '-'): Expression {
  if (tree.kind === 'plusminus') {
    const inner = withSign(tree.of, sign);
    return sign === '+' ? inner : negated(inner);
  }
  return mapParts(tree, (part) => withSign(part, sign));
}

/** A relation with ± as the two relations it represents (upper signs together, lower signs together). */
export function splitSigns(relation: Relation): Relation[] {
  if (!relation.sides.some(hasPlusMinus)) return [relation];
  return (['+', '-'] as const).map((sign) => ({
    ...relation,
    sides: relation.sides.map((side) => withSign(side, sign)),
  }));
}

/** The relations of a statement and how they are joined; each ± is split. Null for anything but relations. */
export function relationsOf(tree: Tree): Alternatives | null {
  if (tree.kind === 'relation') {
    return { kind: 'alternatives', join: 'or', items: splitSigns(tree) };
  }
  if (tree.kind !== 'alternatives') return null;
  return { ...tree, items: tree.items.flatMap(splitSigns) };
}
