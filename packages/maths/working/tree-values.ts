import { evaluator, type VariableValues } from '../algebra/evaluate.ts';
import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { contains, expressionsOf, variablesOf } from '../expression/tree-parts.ts';

/** The real value of an expression; NaN where it has none. */
export const valueOf = (tree: Expression, values: VariableValues = {}): number => evaluator(tree)(values);

/** The number that a result is: 12, A = 12, 12 cm. */
export function numberOf(tree: Tree): number | null {
  const side = isExpression(tree)
    ? tree
    : tree.kind === 'relation' && tree.signs.join() === '=' && tree.sides[0]!.kind === 'variable'
      ? tree.sides[1]!
      : null;
  if (side === null || variablesOf(side).length > 0) return null;
  const value = valueOf(side);
  return Number.isFinite(value) ? value : null;
}

/** The units in a tree, by name. */
export function unitsIn(tree: Tree): readonly string[] {
  const names = new Set<string>();
  for (const side of expressionsOf(tree))
    contains(side, (part) => part.kind === 'unit' && names.add(part.name).size === 0);
  return [...names];
}
