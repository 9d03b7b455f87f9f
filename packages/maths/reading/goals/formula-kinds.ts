import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { type Expression, isExpression, type Tree } from '../../expression/tree.ts';

/* What a formula of a statement is by its shape alone: a value given, a range, a pair of letters. */

export const areExpressions = (trees: readonly Tree[]): boolean =>
  trees.length > 0 && trees.every((tree) => isExpression(tree));

/** "x ≠ 3" beside a function or an expression in x, "x > 0" beside an expression: where it is defined. */
export function isDomainNote(tree: Tree | undefined, main: readonly Tree[]): boolean {
  if (tree?.kind !== 'relation' || tree.signs.length !== 1) return false;
  const [left, right] = tree.sides;
  const [sign] = tree.signs;
  if (left?.kind !== 'variable' || variablesOf(right!).length > 0) return false;
  if (!main.some((each) => variablesOf(each).includes(left.name))) return false;
  return sign === '!='
    ? main.every((each) => isExpression(each) || each.kind === 'definition')
    : (sign === '>' || sign === '>=') && areExpressions(main);
}

/** "the pair (x, y)": the form of an answer. */
export const isPairOfLetters = (tree: Tree | undefined): boolean =>
  tree?.kind === 'point' && tree.coordinates.every(({ kind }) => kind === 'variable');

/** `x = 2`, `a = -1`: the letter and its value; null for anything else. */
export function assignmentOf(
  tree: Tree | undefined,
): { readonly name: string; readonly value: Expression } | null {
  if (tree?.kind !== 'relation' || tree.signs.join() !== '=') return null;
  const [left, right] = tree.sides;
  if (left?.kind !== 'variable' || variablesOf(right!).length > 0) return null;
  return { name: left.name, value: right! };
}

/** A range of one letter: 0 ≤ x < 2π, x > 0, an interval. */
export function isRegion(tree: Tree): boolean {
  if (tree.kind === 'interval') return true;
  if (tree.kind !== 'relation' || tree.signs.some((sign) => sign === '=' || sign === '!=')) return false;
  const lettered = tree.sides.filter((side) => variablesOf(side).length > 0);
  return lettered.length === 1 && lettered[0]!.kind === 'variable';
}

/** A value without letters and operators other than a sign. */
export const isConstant = (tree: Tree | undefined): tree is Expression =>
  tree !== undefined &&
  isExpression(tree) &&
  variablesOf(tree).length === 0 &&
  !contains(tree, (part) => part.kind === 'unit');
