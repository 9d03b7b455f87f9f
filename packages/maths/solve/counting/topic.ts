import { modesOf } from '../../algebra/exact-many-numbers.ts';
import { numberValue } from '../../expression/build.ts';
import type { Rational } from '../../expression/rational.ts';
import { fraction, isExpression, manyNames, type Expression, type Tree } from '../../expression/tree.ts';
import { contains, sameTree, sizeOf, variablesOf } from '../../expression/tree-parts.ts';
import type { Family } from '../../contract.ts';
import { arithmeticMove } from '../arithmetic.ts';
import { tidyTree } from '../calculus/normal.ts';
import { isCalculus, rewriteAll } from '../calculus/rewrite-outermost.ts';
import { textbookForm } from '../calculus/textbook.ts';
import { valueForm } from '../calculus/value.ts';
import type { RuleId } from '../rule-ids.ts';
import type { Move, Topic } from '../types.ts';
import { seriesStep, type SeriesExpression } from './series.ts';
import { cancelFactorials, countingStep, evaluateSquares } from './statistics.ts';

const mostNodes = 300;
const counted: readonly string[] = ['combinations', 'permutations'];
const others: readonly string[] = ['gcd', 'lcm'];

const isMany = (part: Expression): boolean =>
  part.kind === 'call' && (manyNames as readonly string[]).includes(part.name) && !others.includes(part.name);
/** 10 · 9 · 8 over 3 · 2 · 1 is shown before it is computed. */
const asWritten = (tree: Expression): Expression => tree;
const hasProduct = (tree: Expression): boolean =>
  contains(tree, (part) => part.kind === 'series' && part.operation === 'product');
const isFactorials = (part: Expression): boolean => cancelFactorials(part) !== null;
const isSeries = (part: Expression): part is SeriesExpression => part.kind === 'series';

/** Means, medians, modes, spreads; combinations and permutations. */
export const statistics: Topic = {
  family: ({ expression }) =>
    isExpression(expression) &&
    fits(expression, (part) => isMany(part) || isFactorials(part)) &&
    variablesOf(expression).length === 0
      ? familyOf(expression)
      : null,
  move: (line) => (isExpression(line) ? statisticsMove(line) : null),
  done: (line) =>
    line.kind === 'list' ||
    line.kind === 'solutions' ||
    (isExpression(line) && !contains(line, isMany) && statisticsMove(line) === null),
};

/** n!/(n − 2)! and similar: factorials with letters that cancel. */
export const letterFactorials: Topic = {
  family: ({ expression }) =>
    isExpression(expression) && fits(expression, isLetterFactorial) && tidyTree(expression) !== null
      ? 'counting'
      : null,
  move: (line) => (isExpression(line) ? lettersMove(line) : null),
  done: (line) => isExpression(line) && !contains(line, isLetterFactorial) && lettersMove(line) === null,
};

const isLetterFactorial = (part: Expression): boolean =>
  part.kind === 'factorial' && variablesOf(part).length > 0;

function lettersMove(line: Expression): Move | null {
  if (!contains(line, isLetterFactorial)) return null;
  const after = tidyTree(line);
  return after === null ? null : { rule: 'factorials_of_letters', after };
}

/** Σ and Π. */
export const series: Topic = {
  family: ({ expression }) => (isExpression(expression) && fits(expression, isSeries) ? 'series' : null),
  move: (line) => (isExpression(line) ? seriesMove(line) : null),
  done: (line) => isExpression(line) && !isCalculus(line) && seriesMove(line) === null,
};

const fits = (tree: Expression, test: (part: Expression) => boolean): boolean =>
  contains(tree, test) && sizeOf(tree) <= mostNodes;

function familyOf(tree: Expression): Family {
  const isCounted = (part: Expression): boolean =>
    isFactorials(part) || (part.kind === 'call' && counted.includes(part.name));
  return contains(tree, isCounted) ? 'counting' : 'statistics';
}

function statisticsMove(line: Expression): Move | null {
  const modes = severalModes(line);
  if (modes !== null) return modes;
  const step = rewriteAll<RuleId>(
    line,
    isMany,
    (part) => (part.kind === 'call' ? countingStep(part) : null),
    asWritten,
  );
  if (step !== null) return { rule: step.rule, after: step.after, params: step.pieces ?? {} };
  if (contains(line, isMany)) return null;
  const squares = insideRoot(line, evaluateSquares);
  if (squares !== null) return { rule: 'squares_worked', after: squares };
  const cancelled = rewriteAll<RuleId>(line, isFactorials, cancelFactorials, asWritten);
  if (cancelled !== null)
    return { rule: cancelled.rule, after: cancelled.after, params: cancelled.pieces ?? {} };
  return arithmeticMove(line);
}

function insideRoot(tree: Expression, work: (part: Expression) => Expression | null): Expression | null {
  if (tree.kind !== 'root') return work(tree);
  const inner = work(tree.of);
  return inner === null ? null : { ...tree, of: inner };
}

/** Several values may be the most frequent, or none repeats. */
function severalModes(line: Expression): Move | null {
  if (line.kind !== 'call' || line.name !== 'mode') return null;
  const values = line.args.map(numberValue);
  if (!values.every((each): each is Rational => each !== null)) return null;
  const modes = modesOf(values);
  if (modes.length === 1) return null;
  if (modes.length === 0)
    return { rule: 'mode_none', after: { kind: 'solutions', which: 'none' }, promise: 'modes' };
  const after: Tree = { kind: 'list', items: modes.map(fraction) };
  return { rule: 'mode_several', after, promise: 'modes' };
}

function seriesMove(line: Expression): Move | null {
  const step = rewriteAll<RuleId>(
    line,
    isSeries,
    (part) => (isSeries(part) ? seriesStep(part) : null),
    hasProduct(line) ? asWritten : undefined,
  );
  if (step !== null) return { rule: step.rule, after: step.after, params: step.pieces ?? {} };
  if (isCalculus(line)) return null;
  if (variablesOf(line).length === 0 && !contains(line, isMany)) {
    const value = valueForm(line);
    return sameTree(value, line) ? null : { rule: 'series_value', after: value };
  }
  const tidy = textbookForm(line);
  return sameTree(tidy, line) ? null : { rule: 'series_value', after: tidy };
}
