import { numberValue } from '../../expression/build.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { type Expression, isExpression, type Tree } from '../../expression/tree.ts';
import { assignmentOf, isConstant, isDomainNote, isPairOfLetters, isRegion } from './formula-kinds.ts';
import type { StatedFormula } from './named-functions.ts';
import type { Statement } from './statement.ts';

/* The formulas of a statement by their parts in it: equations, expressions, values of letters, ranges. */

export type SortedFormulas = {
  readonly statements: readonly StatedFormula[];
  readonly expressions: readonly StatedFormula[];
  readonly values: ReadonlyMap<string, { readonly index: number; readonly value: Expression }>;
  readonly regions: readonly StatedFormula[];
  readonly numbers: readonly StatedFormula[];
};

/** Sorts the formulas of a statement: equations and inequalities, expressions, values of letters, ranges. */
export function sortFormulas(statement: Statement): SortedFormulas {
  const inserted = new Set(statement.formulas.flatMap(({ from }) => (from === undefined ? [] : [from])));
  const formulas = statement.formulas.filter(
    ({ index }) =>
      !inserted.has(index) &&
      !statement.isChoice(index) &&
      !isMention(statement, index) &&
      !isPairOfLetters(statement.formulaAt(index)!.trees[0]),
  );
  const trees = formulas.map(({ trees: each }) => each[0]!);
  const lettersBesides = (at: number): Set<string> =>
    new Set(trees.flatMap((tree, index) => (index === at ? [] : variablesOf(tree))));
  const equations = trees.filter((tree) => tree.kind === 'relation' || tree.kind === 'alternatives').length;
  const values = new Map<string, { index: number; value: Expression }>();
  const [statements, expressions, regions, numbers]: StatedFormula[][] = [[], [], [], []];
  formulas.forEach((formula, at) => {
    const tree = trees[at]!;
    const assigned = assignmentOf(tree);
    const others = lettersBesides(at);
    if (assigned !== null && others.has(assigned.name) && isGiven(statement, formula, trees)) {
      if (values.has(assigned.name)) statements!.push(formula);
      else values.set(assigned.name, { index: formula.index, value: assigned.value });
    } else if (isRegion(tree) && equations > (tree.kind === 'relation' ? 1 : 0) && isRangeOf(tree, trees))
      regions!.push(formula);
    else if (isConditionOfExpression(tree, trees)) return;
    else if (!isExpression(tree)) statements!.push(formula);
    else if (formula.item.bare && variablesOf(tree).length === 0) numbers!.push(formula);
    else expressions!.push(formula);
  });
  return { statements: statements!, expressions: expressions!, values, regions: regions!, numbers: numbers! };
}

/** A value is given, not one of several equations, when the rest is an expression or function, or a word such as "when" is before it. */
function isGiven(statement: Statement, { index }: StatedFormula, trees: readonly Tree[]): boolean {
  const rest = trees.filter((tree) => assignmentOf(tree) === null);
  const functions = rest.every((tree) => isExpression(tree) || tree.kind === 'definition');
  if (functions && rest.length > 0) return true;
  if (rest.length !== 1) return false;
  // "when d = 420 and t = 6": the word before the first value counts for all.
  for (let at = index - 1; at >= 0 && index - at < 8; at -= 1) {
    const item = statement.items[at]!;
    if (statement.isConcept(at, 'when')) return true;
    const skipped =
      item.kind === 'break' ||
      (item.kind === 'concept' && item.concepts.some((each) => each === 'object' || each === 'and')) ||
      (item.kind === 'formula' && assignmentOf(item.trees[0]) !== null);
    if (!skipped) return false;
  }
  return false;
}

const isRangeOf = (range: Tree, trees: readonly Tree[]): boolean =>
  trees.some(
    (tree) =>
      tree !== range &&
      (tree.kind === 'relation' || tree.kind === 'alternatives') &&
      !isRegion(tree) &&
      (range.kind === 'interval' || variablesOf(tree).join() === variablesOf(range).join()),
  );

/** "√(75x²y), x ≥ 0": where the letters of expressions lie, beside which nothing else is stated. */
const isConditionOfExpression = (condition: Tree, trees: readonly Tree[]): boolean =>
  trees.length > 1 &&
  trees.every((tree) => tree === condition || (isExpression(tree) && variablesOf(tree).length > 0)) &&
  isDomainNote(
    condition,
    trees.filter((tree) => tree !== condition),
  );

/** h(x) where h is defined in the statement only names it. */
function isMention(statement: Statement, index: number): boolean {
  const item = statement.items[index]!;
  if (item.kind !== 'formula' || item.calls.length !== 1) return false;
  const [call] = item.calls;
  const [tree] = item.trees;
  const definition = statement.definitions.get(call!.name);
  return (
    tree?.kind === 'variable' &&
    definition !== undefined &&
    call!.argument === definition.variable &&
    call!.primes === 0 &&
    !call!.inverse
  );
}

/** Constants among the numbers of a statement, for goals that take listed values. */
export const constantsOf = (statement: Statement): readonly StatedFormula[] =>
  statement.formulas.filter(({ trees }) => isConstant(trees[0]) && numberValue(trees[0]) !== null);
