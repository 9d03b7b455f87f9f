import { isExpression, type Expression } from '../expression/tree.ts';
import { expressionsOf, sameTree, variablesOf } from '../expression/tree-parts.ts';
import type { LineResult } from '../verify/check-line.ts';
import { hasMeasures, isUnitOf } from './line-units.ts';
import { valueOf, isLiteral, isNear, numbersIn, partsWithin, unitsIn } from './tree-values.ts';
import { numbersOfText } from './story-claims.ts';
import { isPartByPart, standingOfPercent } from './percent-claims.ts';
import { standingOfQuantity } from './story-units.ts';
import { isAntiderivativeLine } from './named-functions.ts';
import { type StatementJudgement, type WorkingContext, holds, fails, asCompared } from './judgement.ts';
import { isRounding } from './rounding.ts';
import { resolve } from './truth.ts';
import { judgeExpression } from './judge-expression.ts';

/** Judges a statement without a relation sign: a value, or an expression in letters. */
export function judgeValue(tree: Expression, base: LineResult, context: WorkingContext): StatementJudgement {
  const { definitions, problem, precision, found } = context;
  if (base.partial) return holds(tree, 'part', base);
  if (isAntiderivativeLine(tree, problem)) return holds(tree, 'step', null);
  const resolved = resolve(tree, definitions);
  if (variablesOf(resolved).length > 0) return judgeExpression(tree, resolved, base, context);
  const value = valueOf(resolved);
  if (!Number.isFinite(value)) return asCompared(tree, base);
  const percent = standingOfPercent(tree, context);
  if (percent !== null)
    return percent === 'result' ? holds(tree, 'result', null, 'exact', true) : holds(tree, 'aside', null);
  if (isPartByPart(tree, context)) return fails(tree, base);
  const wanted = wantedValues(context);
  const near = (a: number, b: number): boolean =>
    Math.abs(a - b) <= 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b));
  if (wanted.some((each) => near(each, value))) {
    found.add(value);
    return holds(tree, 'step', null);
  }
  const rounded = wanted.some((each) =>
    isRounding(tree, value, each, precision.approximate || problem.question !== undefined),
  );
  if (rounded) return holds(tree, 'rounding', null, 'rounded', true);
  // A value that an earlier line rounded or computed on the way.
  if (isOfKnownNumbers(tree, context) && [...found].some((each) => near(each, value))) {
    const close = wanted.some((each) => Math.abs(each - value) <= 2e-3 * Math.abs(each));
    return close
      ? holds(tree, 'rounding', null, 'rounded', true)
      : isLiteral(tree)
        ? holds(tree, 'restatement', null)
        : holds(tree, 'aside', null);
  }
  const quantity = standingOfQuantity(tree, context);
  if (quantity === 'result' || quantity === 'part')
    return quantity === 'result' ? holds(tree, 'result', null, 'unit', true) : holds(tree, 'aside', null);
  if (isPercentOfRest(tree, value, context)) return holds(tree, 'aside', null);
  if (quantity === null && isInOtherUnits(tree, context)) return { verdict: 'undecided', tree, base: null };
  const isPart = isPartOfWhole(tree, value, context);
  const isOpen = base.mistake === null || isStepOfStory(tree, context);
  if (isPart || (isOpen && isOnTheWay(tree, value, context))) {
    found.add(value);
    return holds(tree, 'aside', null);
  }
  return wanted.length > 0 && base.verdict !== 'equal' ? fails(tree, base) : asCompared(tree, base);
}

/** Another calculation that happens to have a value found before is no restatement of it: 5 · |-2| - 2 beside 4 · |-2|. */
function isOfKnownNumbers(tree: Expression, { known, problem, found }: WorkingContext): boolean {
  if (isLiteral(tree)) return true;
  const standing = [...expressionsOf(problem.expression).flatMap(numbersIn), ...known.quantities, ...found];
  return numbersIn(tree).every((size) => standing.some((each) => Math.abs(Math.abs(each) - size) < 1e-9));
}

/** A calculation with the numbers of a story: there, 7.5/3 is a division and not a fraction. */
const isStepOfStory = (tree: Expression, context: WorkingContext): boolean =>
  context.story !== null && !isLiteral(tree) && isOfKnownNumbers(tree, context);

/** A calculation on the way: a part of the problem or of its solution, or, where words ask for a quantity, any with such a value. */
function isOnTheWay(tree: Expression, value: number, context: WorkingContext): boolean {
  const { known, problem } = context;
  const isStep = isStepOfStory(tree, context);
  if (known.result === null || (!isStep && isFractionOfNumbers(tree))) return false;
  if (problem.question !== undefined || isStep)
    return known.intermediates.some((each) => Math.abs(each - value) <= 1e-9 * Math.max(1, Math.abs(value)));
  const steps = known.solution?.steps.map(({ after }) => after) ?? [];
  const parts = [problem.expression, ...steps].flatMap(expressionsOf).flatMap(partsWithin);
  return parts.some((part) => sameTree(part, tree));
}

/** 4/7 where 3/7 of 28 are taken away: the part that the answer is of a number of the story. */
function isPartOfWhole(tree: Expression, value: number, { known, story, locale }: WorkingContext): boolean {
  const { result, problem } = known;
  if (story === null || result === null || problem.question !== undefined || !isFractionOfNumbers(tree))
    return false;
  const isOfWhole = numbersOfText(story, locale).some((whole) => isNear(value * whole, result));
  return (
    isOfWhole && !isLiteral(tree) && value < 1 && known.intermediates.some((each) => isNear(each, value))
  );
}

/** 85 % where 15 % are taken off, 60 % where 40 % is the answer: what is left of the whole. */
function isPercentOfRest(
  tree: Expression,
  value: number,
  { known, story, problemText }: WorkingContext,
): boolean {
  if (tree.kind !== 'percent' || !isLiteral(tree.of)) return false;
  const percents = [...(story ?? problemText).matchAll(/(\d+(?:[.,]\d+)?)\s?%/gu)].map(
    ([, digits]) => Number(digits!.replace(',', '.')) / 100,
  );
  const isAsked = known.problem.question?.what.startsWith('percent_') === true && known.result !== null;
  return [...percents, ...(isAsked ? [known.result!] : [])].some((each) => isNear(1 - each, value));
}

/** "2 km per minute" where the story has km and hours: without the units of the problem, nothing can be compared. */
function isInOtherUnits(tree: Expression, { problem, story }: WorkingContext): boolean {
  if (story === null || hasMeasures(problem)) return false;
  const isOfStory = isUnitOf(story);
  return unitsIn(tree).some((name) => !isOfStory(name));
}

/** 12, −3, 2/6: a value, not a calculation. */
const isFractionOfNumbers = (tree: Expression): boolean =>
  isLiteral(tree) || (tree.kind === 'divide' && isLiteral(tree.numerator) && isLiteral(tree.denominator));

/** The values that answer the problem. */
function wantedValues({ known, problem }: WorkingContext): readonly number[] {
  if (known.result !== null) return [known.result, ...known.plainResults];
  if (problem.question !== undefined || isExpression(problem.expression)) return [];
  return known.solution?.solutions?.map((each) => valueOf(each)).filter(Number.isFinite) ?? [];
}
