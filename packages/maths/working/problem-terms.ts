import { read } from '../expression/read.ts';
import { equation, isExpression, product, variable, type Relation, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import { hasUnit } from '../verify/units.ts';
import { unitsIn, valueOf, valuesIn } from './tree-values.ts';
import { isAntiderivativeLine } from './named-functions.ts';
import type { WorkingContext } from './judgement.ts';
import type { ProblemKnowledge } from './problem-knowledge.ts';
import { quantityPrefix } from './quantity-words.ts';
import { hasMeasures, asNumbers, isUnitOf } from './line-units.ts';

/** "f(−3) = 2 · 9 − 5" where f(−3) is what is asked for: only the value counts. */
export function withoutFunctionValue(
  line: string,
  { question }: Problem,
  locale: string | undefined,
): string {
  const found =
    question?.what === 'value' ? /^\s*[A-Za-z]\s*\(((?:[^()]|\([^()]*\)){1,30})\)\s*=\s*/u.exec(line) : null;
  const [given, more] = Object.values(question?.given ?? {});
  if (found === null || given === undefined || more !== undefined) return line;
  const argument = read(found[1]!, locale === undefined ? {} : { locale });
  const isAsked =
    argument.ok && isExpression(argument.tree) && Math.abs(valueOf(argument.tree) - valueOf(given)) < 1e-9;
  return isAsked ? line.slice(found[0].length) : line;
}

/** "AB(3 ; 4)", "M = (2, 1)" where coordinates are asked for: the name of the vector or the point says nothing about them. */
export function withoutPointName(line: string, { solution }: ProblemKnowledge): string {
  return solution?.result.kind === 'point'
    ? line.replaceAll(
        /(?<![\p{L}\d\\])(?:\\vec\{)?[A-Z]{1,2}\}?\s?(?:→|\u20d7)?\s*=?\s*(?=\([^()]*[,;][^()]*\))/gu,
        '',
      )
    : line;
}

/** What stands behind a word for a quantity that the problem does not have: it can still be judged. */
export function withoutUnknownName(tree: Tree, context: WorkingContext): Tree {
  if (tree.kind !== 'relation' || !isUnknownQuantity(tree, context)) return tree;
  const [, first, ...others] = tree.sides;
  return others.length === 0 ? first! : { ...tree, sides: tree.sides.slice(1), signs: tree.signs.slice(1) };
}

const nameOfQuantity = (tree: Tree): string | null => {
  const left = tree.kind === 'relation' ? tree.sides[0] : undefined;
  return left?.kind === 'variable' && left.name.startsWith(quantityPrefix) ? left.name : null;
};

/** Whether the left side is a word for a quantity: "total = 8". */
export const isNamedQuantity = (tree: Tree): boolean => nameOfQuantity(tree) !== null;

/** Whether the left side is a word for a quantity that the problem does not have. */
export function isUnknownQuantity(tree: Tree, { known }: WorkingContext): boolean {
  const name = nameOfQuantity(tree);
  return (
    name !== null && !known.interpretations.some(({ worlds }) => worlds[0] !== undefined && name in worlds[0])
  );
}

/** S = {4}: the value of the one unknown. */
export function asSolutions(tree: Tree, { known, problem }: WorkingContext): Tree {
  const [left, right] = tree.kind === 'relation' ? tree.sides : [];
  const [name, more] = known.letters;
  const isSet =
    left?.kind === 'variable' && left.name === 'S' && right !== undefined && !known.letters.has('S');
  if (!isSet || problem.task !== 'solve' || problem.question !== undefined) return tree;
  return name === undefined || more !== undefined ? tree : equation(variable(name), right);
}

/** [x³ + x] = (8 + 2) − 0 = 10: the antiderivative whose values are subtracted is not equal to them. */
export function withoutAntiderivative(tree: Tree, { problem }: WorkingContext): Tree {
  const [left, right, ...more] = tree.kind === 'relation' ? tree.sides : [];
  const { expression } = problem;
  const isDefinite = isExpression(expression) && expression.kind === 'integral' && expression.bounds !== null;
  if (tree.kind !== 'relation' || !isDefinite || left === undefined || right === undefined) return tree;
  if (!isAntiderivativeLine(left, problem) || variablesOf(right).length > 0) return tree;
  return more.length === 0 ? right : { ...tree, sides: [right, ...more], signs: tree.signs.slice(1) };
}

/**
 * The statement in the terms of a problem that has lost its words: 72 € where the price is the number 72, x = 300 where the value that is asked
 * for has a letter that the learner does not see.
 */
export function inTermsOf(tree: Tree | undefined, context: WorkingContext): readonly Tree[] {
  if (tree === undefined) return [];
  const { problem, known } = context;
  const numbers = inPlainNumbers(tree, context);
  const [plain = tree] = numbers;
  const [only, more] = problem.question === undefined ? [] : valuesIn(plain);
  const own = only !== undefined && more === undefined && !known.letters.has(only.name) ? [only.value] : [];
  return [...own, ...numbers];
}

/** The statement without the units of the story, where the problem has none; empty for any other. */
export function inPlainNumbers(
  tree: Tree | undefined,
  { problem, problemText, story }: WorkingContext,
): readonly Tree[] {
  if (tree === undefined || hasMeasures(problem) || !hasUnit(tree)) return [];
  return unitsIn(tree).every(isUnitOf(story ?? problemText)) ? [asNumbers(tree)] : [];
}

/** 30 % = 75: the percentage of what the problem gives as the whole. */
export function ofWhole(
  written: Tree | undefined,
  { problem, story, known }: WorkingContext,
): readonly Relation[] {
  const tree = written === undefined || hasMeasures(problem) ? written : asNumbers(written);
  if (tree?.kind !== 'relation' || tree.signs.some((sign) => sign !== '=')) return [];
  const parts = tree.sides.filter(({ kind }) => kind === 'percent');
  if (parts.length === 0 || parts.length === tree.sides.length || variablesOf(tree).length > 0) return [];
  const { w, u, v } = problem.question?.given ?? {};
  const { expression } = problem;
  const factors = isExpression(expression) && expression.kind === 'multiply' ? expression.factors : [];
  // Before a change, the whole is what is asked for.
  const isBefore = problem.question?.what.startsWith('percent_before') === true;
  const wholes = (isBefore ? [] : [w, u, v, ...factors]).flatMap((each) =>
    each === undefined || each.kind === 'percent' ? [] : [each],
  );
  // In a story that asks for the whole, only its answer is that.
  const result = known.solution?.result;
  const answer = result?.kind === 'relation' ? result.sides[1] : result;
  const isAnswer = story !== null || problem.question?.what === 'percent_whole';
  if (wholes.length === 0 && isAnswer && answer !== undefined && isExpression(answer)) wholes.push(answer);
  return wholes.map((whole) => ({
    ...tree,
    sides: tree.sides.map((side) => (side.kind === 'percent' ? product([side, whole]) : side)),
  }));
}
