import { isExpression, type Expression, type Relation } from '../expression/tree.ts';
import { contains, partsOf, variablesOf } from '../expression/tree-parts.ts';
import { withGroupedNumbers } from './line-text.ts';
import { tokenize } from '../reading/message/tokens.ts';
import type { ProblemKnowledge } from './problem-knowledge.ts';
import { isNear, valueOf } from './tree-values.ts';
import type { WorkingContext } from './judgement.ts';

/**
 * 80 − 15 = 65 for a price of 80 that falls by 15 %: who computes with all the numbers of a story, and with no other, claims the answer. True as
 * arithmetic, it is wrong when the value is neither the answer nor on the way to it.
 */
export function isOtherAnswerToStory(tree: Relation | Expression, context: WorkingContext): boolean {
  const { story, known, locale } = context;
  if (known.result === null) return false;
  if (known.data !== null) return isOtherStatistic(tree, context);
  const { question } = known.problem;
  const isPercentAsked = question?.what.startsWith('percent_') === true;
  const given =
    story === null
      ? question?.what.startsWith('percent_') === true
        ? Object.values(question.given).flatMap(numbersIn)
        : []
      : numbersOfText(story, locale);
  // The numerators and denominators of fractions are combined on the way.
  if (known.problem.expression.kind === 'call' || /\d\s*\/\s*\d/u.test(story ?? '')) return false;
  const sides = isExpression(tree) ? [tree] : tree.sides;
  if (sides.some((side) => variablesOf(side).length > 0)) return false;
  const calculation = sides.find((side) => numbersIn(side).length > 1);
  if (calculation !== undefined && isAddedInProportion(calculation, given, context)) return true;
  if (calculation === undefined || contains(calculation, ({ kind }) => kind === 'percent')) return false;
  const used = numbersIn(calculation);
  if (given.length < 2 || !isSameChoice(given, used)) return false;
  const value = valueOf(calculation);
  const wanted = [known.result, ...known.plainResults, ...known.intermediates];
  // 20 · 250 = 5000 before it is divided by the hundred of the percentage.
  const { p, ...others } = known.problem.question?.given ?? {};
  if (p !== undefined) wanted.push(...Object.values(others).map((each) => valueOf(each) * valueOf(p)));
  // 460 : 400 = 1.15 on the way to a rise of 15 %.
  const { result } = known;
  if (isPercentAsked) wanted.push(1 + result, 1 + result / 100, 1 - result, 1 - result / 100);
  const scales = p !== undefined || story?.includes('%') === true ? [1, 100, 1 / 100] : [1];
  return (
    !wanted.some((each) => scales.some((scale) => isNear(each * scale, value))) &&
    !leadsTo(value, known, given)
  );
}

/** 80 − 12 = 68: a calculation that ends with what the story asks for, if the story does not give that number itself. */
export function isAnswerToStory({ sides }: Relation, { story, known, locale }: WorkingContext): boolean {
  const last = sides.at(-1)!;
  if (story === null || known.result === null || numbersIn(last).length !== 1) return false;
  if (sides.some((side) => variablesOf(side).length > 0)) return false;
  const isWanted = [known.result, ...known.plainResults].some((each) => isNear(each, valueOf(last)));
  return isWanted && !numbersOfText(story, locale).some((each) => isNear(each, known.result!));
}

/** 10 + 3 = 13 for a price of 10 and three pieces more: in a proportion only amounts that go with a count can be added. */
function isAddedInProportion(tree: Expression, given: readonly number[], { known }: WorkingContext): boolean {
  const { expression } = known.problem;
  const isProportion =
    isExpression(expression) &&
    given.length === 3 &&
    numbersIn(expression).length === 3 &&
    isProduct(expression);
  if (!isProportion || tree.kind !== 'add' || numbersIn(tree).every((each) => given.includes(each)))
    return false;
  const value = valueOf(tree);
  const rates = given
    .flatMap((above) => given.map((below) => above / below))
    .filter((rate) => given.some((count) => isNear(count * rate, known.result!)));
  return ![...given, ...rates.map((rate) => rate * Math.round(value / rate))].some((each) =>
    isNear(each, value),
  );
}

const isProduct = (tree: Expression): boolean =>
  tree.kind === 'number' || (['multiply', 'divide'].includes(tree.kind) && partsOf(tree).every(isProduct));

/**
 * Twice the sum of two lengths, half of a product, a product before the π and the third of a cone: a further step, unless the answer is found
 * without such a factor.
 */
const leadsTo = (
  value: number,
  { result, plainResults, problem }: ProblemKnowledge,
  given: readonly number[],
): boolean => {
  const { expression, question } = problem;
  const wanted = [result!, ...plainResults];
  const reaches = (factors: readonly number[]): boolean =>
    factors.some((times) => wanted.some((each) => isNear(value * times, each)));
  // 30 + 4 = 34 for a sum of 30 and a difference of 4: its half is the larger number.
  const isSumWithDifference = given.some((each) => isNear(value / 2 - each, result!));
  return (
    ((reaches([2, 1 / 2]) || isSumWithDifference) &&
      (!isExpression(expression) || hasFactorTwo(expression))) ||
    (/cone|sphere|pyramid/.test(question?.what ?? '') && reaches(factorsOfSolids))
  );
};

const factorsOfSolids = [Math.PI, Math.PI / 3, 1 / 3, (4 * Math.PI) / 3, 4 * Math.PI];

const hasFactorTwo = (tree: Expression): boolean =>
  contains(
    tree,
    (part) =>
      (part.kind === 'multiply' && part.factors.some(isTwo)) ||
      (part.kind === 'divide' && [part.numerator, part.denominator].some(isTwo)),
  );

const isTwo = (tree: Expression): boolean => tree.kind === 'number' && valueOf(tree) === 2;

/** Data are divided only in the last step: by another number than the result, or with other data, it is another answer. */
function isOtherStatistic(tree: Relation | Expression, { known }: WorkingContext): boolean {
  const sides = isExpression(tree) ? [tree] : tree.sides;
  const calculation = sides.find((side) => numbersIn(side).length > 1);
  if (calculation?.kind !== 'divide' || variablesOf(calculation).length > 0) return false;
  const value = valueOf(calculation);
  const { expression } = known.problem;
  const isAverage = expression.kind === 'call' && ['mean', 'median'].includes(expression.name);
  return isAverage && ![known.result!, ...known.intermediates].some((each) => isClose(each, value));
}

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= 5e-3 * Math.max(1, Math.abs(a));

/** The numbers as written, without their signs and without exponents: 10² + 6² is a calculation with 10 and 6. */
function numbersIn(tree: Expression): readonly number[] {
  if (tree.kind === 'number') return [Math.abs(valueOf(tree))];
  return (tree.kind === 'power' ? [tree.base] : partsOf(tree)).flatMap(numbersIn);
}

const isSameChoice = (given: readonly number[], used: readonly number[]): boolean =>
  given.length === used.length &&
  given
    .toSorted((a, b) => a - b)
    .every((each, index) => isNear(each, used.toSorted((a, b) => a - b)[index]!));

/** The numbers of a text that are written in digits. */
export const numbersOfText = (text: string, locale: string | undefined): readonly number[] =>
  tokenize(withGroupedNumbers(text, locale)).tokens.flatMap(({ kind, text: digits }) => {
    const value = kind === 'number' ? Number(digits.replace(',', '.')) : NaN;
    return Number.isFinite(value) ? [value] : [];
  });
