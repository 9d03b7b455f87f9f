import { evaluator, type VariableValues } from '../algebra/evaluate.ts';
import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { contains, expressionsOf, partsOf, variablesOf } from '../expression/tree-parts.ts';

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

/** A letter and what it is equal to. */
export type LetterValue = { readonly name: string; readonly value: Expression };

/** The letters that stand alone on the left of an equation, with what they are equal to. */
export function valuesIn(tree: Tree | undefined): readonly LetterValue[] {
  const relations = tree?.kind === 'relation' ? [tree] : tree?.kind === 'alternatives' ? tree.items : [];
  return relations.flatMap(({ sides, signs }) => {
    const [left, right] = sides;
    return left?.kind === 'variable' &&
      right !== undefined &&
      signs.join() === '=' &&
      !variablesOf(right).includes(left.name)
      ? [{ name: left.name, value: right }]
      : [];
  });
}

/** A number as written, without a calculation. */
export const isLiteral = (tree: Expression): boolean =>
  tree.kind === 'number' || (tree.kind === 'negate' && tree.of.kind === 'number');

/** The numbers in an expression, without their signs. */
export const numbersIn = (tree: Expression): readonly number[] =>
  partsWithin(tree).flatMap((part) => (part.kind === 'number' ? [Math.abs(valueOf(part))] : []));

/** An expression and all its parts, at every depth. */
export const partsWithin = (tree: Expression): readonly Expression[] => [
  tree,
  ...partsOf(tree).flatMap(partsWithin),
];

/** Whether two values are equal but for the rounding of floating-point numbers. */
export const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b));
