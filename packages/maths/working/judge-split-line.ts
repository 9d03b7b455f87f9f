import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { expressionsOf, variablesOf } from '../expression/tree-parts.ts';
import { valueOf, type LetterValue, valuesIn } from './tree-values.ts';
import { judgeStatement } from './judge-statement.ts';
import { blank, fails, type StatementJudgement, type WorkingContext } from './judgement.ts';
import { isSolutionSet, type SplitLine, type SplitStatement } from './split-statement.ts';
import { isRounding } from './rounding.ts';
import { namesNumbersOfStory } from './story-lists.ts';
import { resolve } from './truth.ts';
import { type LineJudgement, introduction, combine } from './combine-judgements.ts';
import {
  withoutUnknownName,
  isNamedQuantity,
  isUnknownQuantity,
  asSolutions,
  withoutAntiderivative,
  inPlainNumbers,
  inTermsOf,
  ofWhole,
} from './problem-terms.ts';
import { asMeant, isNumber } from './stated-meaning.ts';
import { asNumbers, isInUnitsOf } from './line-units.ts';
import { standingOfUnits, type UnitStanding } from './story-units.ts';

/** Judges the statements of a line, each in the light of the values that the line itself sets or tries. */
export function judgeSplit(split: SplitLine, context: WorkingContext): LineJudgement | null {
  let ambiguous = false;
  const judged: StatementJudgement[] = [];
  // Letters that the line itself gives a meaning or a trial value count for the whole of it.
  const scope: WorkingContext = { ...context, definitions: new Map(context.definitions) };
  const trial = new Map(scope.definitions);
  for (const { stance, trees } of split.statements) {
    if (stance === 'set')
      for (const { name, value } of settingsIn(trees[0], context)) scope.definitions.set(name, value);
    if (stance === 'supposed') for (const { name, value } of valuesIn(trees[0])) trial.set(name, value);
  }
  for (const [name, value] of scope.definitions) trial.set(name, trial.get(name) ?? value);
  let tried = false;
  for (const written of split.statements) {
    const isNameless = written.trees.every((tree) => isUnknownQuantity(tree, context));
    const statement = {
      ...written,
      inWords: written.inWords || isNameless,
      certain: written.certain && !isNameless,
      // "Total = 8": of a quantity that the problem has, it is no other one.
      requested: written.requested && (isNameless || !written.trees.some(isNamedQuantity)),
      complete: written.complete || written.trees.some(isSolutionSet),
      trees: written.trees.map((tree) =>
        asSolutions(withoutAntiderivative(withoutUnknownName(tree, context), context), context),
      ),
    };
    const { stance, trees } = statement;
    // "Not 5": a number that words reject, which is no value of an unknown, claims nothing.
    if (stance === 'rejected' && trees.every(isNumber) && context.problem.task !== 'solve') continue;
    if (stance === 'supposed' && valuesIn(trees[0]).length > 0) {
      tried = true;
      for (const { name, value } of valuesIn(trees[0])) trial.set(name, value);
      continue;
    }
    if (statement.outcome) {
      judged.push(judgeOutcome(statement, { ...scope, definitions: trial }));
      continue;
    }
    const isNaming =
      settingsIn(trees[0], context).length > 0 ||
      namesNumbersOfStory(trees.slice(0, 1).filter(isExpression), context);
    if (stance === 'set' && isNaming) {
      judged.push({
        verdict: 'holds',
        role: 'definition',
        note: 'exact',
        tree: trees[0]!,
        base: null,
        finished: false,
      });
      continue;
    }
    const units = stance === 'claimed' && trees[0] !== undefined ? standingOfUnits(trees[0], scope) : null;
    const byUnits = units === null ? null : judgeUnits(trees[0]!, units);
    if (byUnits !== null) {
      judged.push(byUnits);
      continue;
    }
    const [best, index] = judgeReadings(statement, tried ? { ...scope, definitions: trial } : scope);
    ambiguous ||= index > 0;
    // "… + C, for its derivative is 6x²": a formula that only gives a reason claims nothing.
    const isReason = stance === 'reason' && best.verdict !== 'holds' && trees.some(isExpression);
    if (isReason && judged.length > 0) continue;
    // 80 · 45 for 80 km/h and 45 minutes: true as arithmetic, and a step only if it is converted later.
    const isOpen = units === 'mixed' && split.statements.length === 1;
    if (isOpen && best.verdict === 'holds' && best.role !== 'result') {
      judged.push({ verdict: 'undecided', tree: best.tree, base: null });
      continue;
    }
    judged.push(asMeant(best, statement, context));
  }
  for (const [name, value] of scope.definitions) context.definitions.set(name, value);
  if (judged.length === 0 && split.introduced.length === 0)
    return { ...introduction(split, context), verdict: 'unknown', truth: null };
  if (judged.length === 0) return introduction(split, context);
  return combine(judged, split, context, ambiguous);
}

/** A statement whose units contradict those of the story; null for any other. */
function judgeUnits(tree: Tree, standing: UnitStanding): StatementJudgement | null {
  const base = { ...blank(tree), verdict: 'different' as const };
  if (standing === 'other_figure')
    return fails(tree, { ...base, mistake: { id: 'unit_of_figure', pieces: {} } });
  return standing === 'fails' ? fails(asNumbers(tree), base) : null;
}

/** "With a = x and b = 4": letters that the problem does not have. */
const settingsIn = (tree: Tree | undefined, { known }: WorkingContext): readonly LetterValue[] => {
  const values = valuesIn(tree);
  return values.every(({ name }) => !known.letters.has(name)) ? values : [];
};

/** The reading that holds, else the first one. */
function judgeReadings(
  { trees }: SplitStatement,
  context: WorkingContext,
): readonly [StatementJudgement, number] {
  for (const tree of inTermsOf(trees[0], context)) {
    const judged = judgeStatement(tree, context);
    if (judged.verdict === 'holds' && judged.role === 'result') return [{ ...judged, tree: trees[0]! }, 0];
  }
  let first: StatementJudgement | null = null;
  for (const [index, tree] of trees.entries()) {
    const judged = judgeStatement(tree, context);
    if (judged.verdict === 'holds') return [judged, index];
    first ??= judged;
    // 20 m/s where metres per second are wanted: m and s are no letters.
    if (judged.verdict === 'fails' && isInUnitsOf(tree, context)) break;
  }
  for (const tree of [...ofWhole(trees[0], context), ...inPlainNumbers(trees[0], context)]) {
    const judged = judgeStatement(tree, context);
    if (judged.verdict === 'holds') return [{ ...judged, tree: trees[0]! }, 0];
  }
  return [first!, 0];
}

/** "x = 5 gives 25": right when a formula of the working has that value for the value tried. */
function judgeOutcome({ trees }: SplitStatement, context: WorkingContext): StatementJudgement {
  const { problem, previous, known, definitions } = context;
  const [tree] = trees as readonly [Expression];
  const formulas = [problem.expression, previous, ...(known.solution?.steps ?? []).map(({ after }) => after)];
  const values = formulas
    .flatMap(expressionsOf)
    .map((side) => valueOf(resolve(side, definitions)))
    .filter(Number.isFinite);
  const value = valueOf(tree);
  return values.some((each) => isRounding(tree, value, each, true) || Math.abs(each - value) < 1e-9)
    ? { verdict: 'holds', role: 'check', note: 'exact', tree, base: null, finished: false }
    : values.length > 0 && variablesOf(tree).length === 0
      ? { verdict: 'fails', tree, base: null, pair: null }
      : { verdict: 'undecided', tree, base: null };
}
