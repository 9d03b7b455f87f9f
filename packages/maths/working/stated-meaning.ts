import { isExpression, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { isFactorOf } from './common-factor.ts';
import { valueOf, valuesIn } from './tree-values.ts';
import type { StatementJudgement, WorkingContext } from './judgement.ts';
import type { SplitStatement } from './split-statement.ts';
import { isRounding } from './rounding.ts';
import { asNumbers } from './line-units.ts';

/**
 * What the words around a statement make of its judgement. It is called wrong only where they leave no other meaning; a value that they reject is
 * right to be rejected when it does not fit; a value that they call the answer has to be the answer.
 */
export function asMeant(
  best: StatementJudgement,
  statement: SplitStatement,
  context: WorkingContext,
): StatementJudgement {
  const { tree, base } = best;
  const undecided: StatementJudgement = { verdict: 'undecided', tree, base };
  // "no solution" denies by itself.
  if (statement.stance === 'rejected' && tree.kind !== 'solutions') {
    if (best.verdict === 'holds') return undecided;
    const isValue =
      (valuesIn(tree).length > 0 || isNumber(tree)) && best.verdict === 'fails' && best.pair === null;
    return isValue
      ? { verdict: 'holds', role: 'aside', note: 'exact', tree, base: null, finished: false }
      : undecided;
  }
  // "I pay 85 %": where an amount is asked for, a percentage on the way is no claim of it.
  const isShare =
    best.verdict === 'holds' &&
    isExpression(tree) &&
    tree.kind === 'percent' &&
    !context.known.problem.question?.what.startsWith('percent_rate');
  if (isShare) return best;
  if (statement.inWords && (best.verdict !== 'holds' || statement.requested)) {
    const counted = judgeCount(best, context);
    if (best.verdict === 'holds' && (counted.verdict === 'holds' || isRequestedValue(tree, context)))
      return best;
    const isOther = counted.verdict !== 'holds' && statement.requested && !isRequestedValue(tree, context);
    return isOther ? { verdict: 'fails', tree, base, pair: null } : counted;
  }
  // "The common factor is 3x".
  const isCommonFactor =
    best.verdict !== 'holds' && statement.worded && !statement.requested && isFactorOfProblem(tree, context);
  if (isCommonFactor)
    return { verdict: 'holds', role: 'aside', note: 'exact', tree, base: null, finished: false };
  // "The total must be 60": a number on the way that words are about.
  if (best.verdict === 'fails' && statement.worded && isNumberOnTheWay(tree, context)) return undecided;
  if (best.verdict === 'fails') {
    const isClosed = best.pair !== null && !statement.trees.some(isExpression);
    const isSure =
      statement.certain && (isClosed || statement.stance === 'claimed' || statement.stance === 'set');
    return isSure ? best : undecided;
  }
  if (best.verdict !== 'holds') return best;
  const isIncomplete = statement.complete && best.role === 'part';
  // Right for the line before, which may have more solutions than the problem.
  const isStep =
    statement.solutions && statement.complete && best.role === 'step' && context.known.solution !== null;
  if (isStep) return { verdict: 'fails', tree, base, pair: null };
  if (isIncomplete || (statement.tested && !areSolutions(tree, context)))
    return { verdict: 'fails', tree, base, pair: null };
  if (statement.requested && best.role !== 'result' && !isRequestedValue(tree, context))
    return { verdict: 'fails', tree, base, pair: null };
  return statement.check && best.role === 'aside' ? { ...best, role: 'check' } : best;
}

const isFactorOfProblem = (tree: Tree, { problem: { task, expression } }: WorkingContext): boolean =>
  task === 'factor' && isExpression(tree) && isExpression(expression) && isFactorOf(tree, expression);

/** Whether a statement is only a number or a calculation with numbers. */
export const isNumber = (tree: Tree): boolean => isExpression(tree) && variablesOf(tree).length === 0;

const isNumberOnTheWay = (tree: Tree, { known }: WorkingContext): boolean =>
  isExpression(tree) &&
  tree.kind === 'number' &&
  known.intermediates.some((each) => Math.abs(each - valueOf(tree)) < 1e-9);

/** Whether the last value of a statement is what the problem asks for, or the problem asks for no value. */
function isRequestedValue(tree: Tree, { known, precision }: WorkingContext): boolean {
  const side = isExpression(tree) ? tree : tree.kind === 'relation' ? tree.sides.at(-1)! : null;
  if (known.result === null || side === null || variablesOf(side).length > 0) return true;
  const value = valueOf(side);
  return [known.result, ...known.plainResults].some(
    (wanted) =>
      Math.abs(wanted - value) <= 1e-9 * Math.max(1e-6, Math.abs(wanted)) ||
      isRounding(side, value, wanted, precision.approximate || known.problem.question !== undefined),
  );
}

/** Whether every value that a statement gives to an unknown is one of a solution; true where that is not known. */
function areSolutions(tree: Tree, { known }: WorkingContext): boolean {
  const worlds = known.interpretations.find(({ about }) => about === 'solutions')?.worlds ?? [];
  return valuesIn(tree).every(({ name, value }) => {
    const values = worlds.flatMap((world) => world[name] ?? []);
    return values.length === 0 || values.some((each) => Math.abs(each - valueOf(value)) < 1e-9);
  });
}

/** "There are 4 numbers": true when something known has that value; else the words may say anything. */
function judgeCount(judged: StatementJudgement, { known }: WorkingContext): StatementJudgement {
  const { tree, base } = judged;
  const last = tree.kind === 'relation' ? tree.sides.at(-1)! : tree;
  const plain = asNumbers(last);
  const value = isExpression(plain) && variablesOf(plain).length === 0 ? valueOf(plain) : NaN;
  const names = known.interpretations.flatMap(({ about, worlds }) =>
    about === 'result' ? Object.values(worlds[0] ?? {}) : [],
  );
  const isKnown = [...known.intermediates, ...known.quantities, ...names].some(
    (each) => Math.abs(each - value) < 1e-9,
  );
  return isKnown
    ? { verdict: 'holds', role: 'aside', note: 'exact', tree, base: null, finished: false }
    : { verdict: 'undecided', tree, base };
}
