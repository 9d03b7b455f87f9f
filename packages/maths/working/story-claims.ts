import { isExpression, type Expression, type Relation } from '../expression/tree.ts';
import { contains, partsOf, variablesOf } from '../expression/tree-parts.ts';
import { withGroupedNumbers } from './line-text.ts';
import { tokenize } from '../reading/message/tokens.ts';
import { valueOf } from './interpretations.ts';
import type { WorkingContext } from './judgement.ts';

/** Whole multiples of a value that a further step of a story may make of it: half of a sum, twice a length. */
const mostOften = 12;

/**
 * 80 − 15 = 65 for a price of 80 that falls by 15 %: who computes with all the numbers of a story, and with no other, claims the answer. True as
 * arithmetic, it is wrong when the value is neither the answer nor on the way to it.
 */
export function isOtherAnswerToStory(tree: Relation | Expression, context: WorkingContext): boolean {
  const { story, known, locale } = context;
  if (story === null || known.result === null || known.data !== null) return false;
  // The numerators and denominators of fractions are combined on the way.
  if (known.problem.expression.kind === 'call' || /\d\s*\/\s*\d/u.test(story)) return false;
  const sides = isExpression(tree) ? [tree] : tree.sides;
  if (sides.some((side) => variablesOf(side).length > 0)) return false;
  const calculation = sides.find((side) => numbersIn(side).length > 1);
  if (calculation === undefined || contains(calculation, ({ kind }) => kind === 'percent')) return false;
  const given = numbersOfText(story, locale);
  const used = numbersIn(calculation);
  if (given.length < 2 || !isSameChoice(given, used)) return false;
  const value = valueOf(calculation);
  const wanted = [known.result, ...known.plainResults, ...known.intermediates];
  // 20 · 250 = 5000 before it is divided by the hundred of the percentage.
  const { p, ...others } = known.problem.question?.given ?? {};
  if (p !== undefined) wanted.push(...Object.values(others).map((each) => valueOf(each) * valueOf(p)));
  const scales = p !== undefined || story.includes('%') ? [1, 100, 1 / 100] : [1];
  return (
    !wanted.some((each) => scales.some((scale) => isNear(each * scale, value))) &&
    !leadsTo(value, known.result)
  );
}

function leadsTo(value: number, result: number): boolean {
  const times = Math.abs(result / value);
  return [times, 1 / times].some((each) => each <= mostOften + 1e-9 && isNear(each, Math.round(each)));
}

export const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b));

/** The numbers as written, without their signs. */
const numbersIn = (tree: Expression): readonly number[] =>
  tree.kind === 'number' ? [Math.abs(valueOf(tree))] : partsOf(tree).flatMap(numbersIn);

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
