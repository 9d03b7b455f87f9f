import { isExpression, type Expression, type Relation } from '../expression/tree.ts';
import { partsOf, variablesOf } from '../expression/tree-parts.ts';
import { fold } from '../reading/lexicon/lexicon.ts';
import { hasUnit, withoutUnits } from '../verify/units.ts';
import { isNear, valueOf } from './tree-values.ts';
import type { WorkingContext } from './judgement.ts';
import { numbersOfText } from './story-claims.ts';
import { isSameWay, leadsToAnswer } from './story-ways.ts';

/** In stories with more numbers than these, too many ways lead to the answer to try them all. */
const mostGivens = 6;
/** As many where the ways are tried with the numbers of the story itself, because its formula has others. */
const mostPlainGivens = 3;

/**
 * 32/5 = 6.4 for 32 pupils in the ratio 3 : 5, 36 + 12 = 48 for 50 − 36 + 12: a true calculation with numbers of the story from which the answer
 * cannot be reached with a few further operations with its numbers and the factors of its units.
 */
export function leadsNowhere(tree: Relation | Expression, context: WorkingContext): boolean {
  const { story, known, found, locale } = context;
  const { result, problem } = known;
  if (story === null || result === null || known.data !== null || !isExpression(problem.expression))
    return false;
  const sides = isExpression(tree) ? [tree] : tree.sides;
  if (sides.some((side) => variablesOf(side).length > 0)) return false;
  const calculation = sides
    .map((side) => withoutUnits(side) as Expression)
    .find((side) => numbersIn(side).length > 1);
  const given = [...new Set(numbersOfText(story, locale))];
  if (calculation === undefined || given.length < 2 || given.length > mostGivens) return false;
  const used = numbersIn(calculation);
  if (!used.every((each) => [...given, ...found].some((other) => isNear(each, other)))) return false;
  if (isMore(calculation, result, given)) return false;
  const value = valueOf(calculation);
  const isAmong = (numbers: readonly number[]): boolean =>
    numbers.some((each) => isNear(Math.abs(each), Math.abs(value)));
  const onTheWay = known.intermediates.filter(
    (each) => !given.some((other) => isNear(other, Math.abs(each))),
  );
  // 8 · 1 = 8: nothing new is claimed.
  if (isAmong(used)) return false;
  const isUseful = usefulness(calculation, context);
  if (isUseful !== null)
    return !isUseful && !(isAmong(onTheWay) && !isAmong([result, ...known.plainResults]));
  if (
    isAmong([result, ...known.plainResults, ...known.intermediates, ...known.quantities, ...given, ...found])
  )
    return false;
  // What an earlier line has found stands for numbers that this one does not show.
  const isOfGiven = used.every((each) => given.some((other) => isNear(each, other)));
  return (
    isOfGiven &&
    given.length <= mostPlainGivens &&
    !reaches(value, result, [...given, ...found, ...factorsOf(story)])
  );
}

/** Whether a calculation leads to the answer whatever the numbers of the story are; null where that cannot be said. */
function usefulness(calculation: Expression, context: WorkingContext): boolean | null {
  const { story, known, locale } = context;
  const { expression, question } = known.problem;
  if (story === null || known.result === null || question !== undefined || !isExpression(expression))
    return null;
  const given = [...new Set(numbersOfText(story, locale))];
  return leadsToAnswer(calculation, {
    formula: expression,
    result: known.plainResults[0] ?? known.result,
    given,
    constants: factorsOf(story),
  });
}

/**
 * 24 + 9 = 33 where the story gives 24 − 9 + 18: the number of the answer, found by another way than that of the story. `aside`: the way may go on
 * from it. Null for any other calculation.
 */
export function standingOfCoincidence(tree: Relation, context: WorkingContext): 'aside' | 'fails' | null {
  const { story, known, locale } = context;
  const { expression } = known.problem;
  const sides = tree.sides.map((side) => withoutUnits(side) as Expression);
  const calculation = sides.find((side) => numbersIn(side).length > 1);
  if (story === null || calculation === undefined || !isExpression(expression)) return null;
  if (tree.sides.some((side) => variablesOf(side).length > 0)) return null;
  const given = [...new Set(numbersOfText(story, locale))];
  if (given.length > mostGivens || usefulness(calculation, context) === null) return null;
  if (isSameWay(calculation, expression, given)) return null;
  return leadsNowhere(tree, context) ? 'fails' : 'aside';
}

/**
 * 72/60 = 1.2 for km/h in m/s, 1/6 · 1/6 = 1/36 for a sum of two dice: true, and the first of several steps of a longer way; a learner who stops there has
 * taken another rate or event for the one in question.
 */
export function isFirstOfSeveral(tree: Relation, { known }: WorkingContext): boolean {
  const { expression, question } = known.problem;
  const last = tree.sides.at(-1)!;
  if (question === undefined || known.result === null || tree.sides.some(hasUnit)) return false;
  const value = valueOf(last);
  if (question.what === 'dice_sum') return isNear(value, 1 / 36) && !isNear(value, known.result);
  if (question.what !== 'unit' || question.given.u?.kind !== 'divide' || !isExpression(expression))
    return false;
  const [amount, more] = numbersIn(expression);
  return (
    amount !== undefined &&
    more === undefined &&
    [amount / 60, amount * 60].some((each) => isNear(each, value))
  );
}

/**
 * 12 + 7 = 19 cm for the perimeter of a rectangle: half of it, and with the unit of the answer perhaps meant as the whole. Without a unit it is a sum
 * on the way.
 */
export function isHalfOfRequestedLength({ sides }: Relation, { known }: WorkingContext): boolean {
  const { question } = known.problem;
  const last = sides.at(-1)!;
  const calculation = sides.find((side) => numbersIn(side).length > 1);
  if (question?.what.startsWith('perimeter_') !== true || known.result === null) return false;
  if (calculation?.kind !== 'add' || hasUnit(calculation) || !hasUnit(last)) return false;
  return isNear(2 * valueOf(last), known.result);
}

/** Factors that the units and signs of a story bring with them. */
function factorsOf(story: string): readonly number[] {
  const text = fold(story);
  return [
    2,
    ...(text.includes('%') || /percent|por ciento|pour cent/.test(text) ? [100] : []),
    ...(/(?<!\p{L})(?:h|min|s|hours?|horas?|heures?|minut\p{L}*|second\p{L}*|segund\p{L}*)(?!\p{L})/u.test(
      text,
    )
      ? [60, 3600]
      : []),
    ...(/(?<!\p{L})(?:kg|g|km|m|cm|mm|l|ml|cl)(?!\p{L})/u.test(text) ? [10, 100, 1000] : []),
  ];
}

const combined = (a: number, b: number): readonly number[] => [a + b, a - b, b - a, a * b, a / b, b / a];

function reaches(value: number, wanted: number, numbers: readonly number[]): boolean {
  const isWanted = (each: number): boolean =>
    Number.isFinite(each) && isNear(Math.abs(each), Math.abs(wanted));
  const once = numbers.flatMap((other) => combined(value, other));
  if (once.some(isWanted)) return true;
  const pairs = numbers.flatMap((first) => numbers.flatMap((second) => combined(first, second)));
  return (
    once.some((each) => numbers.some((other) => combined(each, other).some(isWanted))) ||
    pairs.some((pair) => combined(value, pair).some(isWanted))
  );
}

/** 8 − 5 = 3 where 5 cost 4 and 8 are asked for: so many more, for which the same rate counts. */
function isMore(calculation: Expression, result: number, given: readonly number[]): boolean {
  const value = valueOf(calculation);
  const used = numbersIn(calculation);
  return (
    calculation.kind === 'add' &&
    used.some((count) =>
      given.some((amount) => !used.includes(amount) && isNear(amount + (value * amount) / count, result)),
    )
  );
}

const numbersIn = (tree: Expression): readonly number[] =>
  tree.kind === 'number' ? [Math.abs(valueOf(tree))] : partsOf(tree).flatMap(numbersIn);

const askedFor = /(?:how many|cu[aá]nt[oa]s|combien (?:de |d['’]|y a-t-il de ))\s*(\p{L}{3,})/iu;
const supposes =
  /(?<!\p{L})(?:if|si|try|suppose|supongamos|pruebo|probemos|essayons|avec|with|con)(?!\p{L})/iu;

/** "So 12 girls", where the story asks how many girls there are and it is another number. What a calculation gives is judged with it. */
export function isOtherCount(line: string, { story, known, locale }: WorkingContext): boolean {
  const noun = story === null || known.result === null ? null : (askedFor.exec(story)?.[1] ?? null);
  if (noun === null || supposes.test(line)) return false;
  const stem = fold(noun).slice(0, -1);
  const counted = [
    ...fold(line).matchAll(/(?<!=\s*)(?<![\d.,])(\d[\d.,]*)\s+(\p{L}{3,})(?!\s*[-+×·*/=])/gu),
  ].filter(([, , word]) => word!.startsWith(stem));
  const given = numbersOfText(story!, locale);
  const wanted = [known.result!, ...known.plainResults];
  const onTheWay = [...given, ...known.intermediates].map(Math.abs);
  return counted.some(([, digits]) => {
    const [value] = numbersOfText(digits!, locale);
    return (
      value !== undefined &&
      Number.isInteger(value) &&
      wanted.every(Number.isInteger) &&
      ![...wanted, ...onTheWay].some((each) => isNear(each, value))
    );
  });
}
