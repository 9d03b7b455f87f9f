import { isExpression, type Expression, type Relation } from '../expression/tree.ts';
import { contains, partsOf, variablesOf } from '../expression/tree-parts.ts';
import type { MistakeId } from '../verify/mistake-ids.ts';
import type { Recognised } from '../verify/mistakes/recognise.ts';
import { variantsOf } from '../verify/mistakes/rewrites.ts';
import type { Problem } from '../reading/request.ts';
import { hasUnit } from '../verify/units.ts';
import { isNear, valueOf } from './tree-values.ts';
import { asNumbers, hasMeasures } from './line-units.ts';
import type { WorkingContext } from './judgement.ts';
import { isOtherOrder } from './named-functions.ts';
import { quantityPrefix } from './quantity-words.ts';
import { isRounding } from './rounding.ts';
import { truthOf } from './truth.ts';
import { wrongValuesOf } from './wrong-results.ts';

/**
 * The known mistake behind a calculation that is true in itself, but that the problem does not ask for: 10 · 16 = 160 for 8 + 2 · 4². Its last
 * value is what the mistake makes of the problem or of the line before, and no value on the right way. Null for any other calculation.
 */
export function mistakeOfCalculation(relation: Relation, context: WorkingContext): Recognised | null {
  const { known, previous, problem, found } = context;
  const written = relation.sides.at(-1)!;
  const bare = asNumbers(written) as Expression;
  // A problem that has lost its units is about plain numbers.
  const last = hasMeasures(problem) ? written : bare;
  if (relation.signs.some((sign) => sign !== '=') || variablesOf(relation).length > 0) return null;
  const calculation = relation.sides.find((side) => operandsIn(side) > 1);
  if (calculation === undefined) return null;
  if (isPercentAddedToAmount(calculation, problem))
    return { id: 'percent_as_amount', pieces: { before: problem.expression } };
  const value = valueOf(last);
  const right = [known.result ?? NaN, ...known.plainResults, ...known.intermediates, ...known.quantities];
  if (!Number.isFinite(value) || right.some((each) => isNear(each, value))) return null;
  const [plain] = known.plainResults;
  if (isOtherOrder(bare, problem, context.story ?? context.problemText, known.result))
    return { id: 'composition_order', pieces: {} };
  // Without its unit, a value counts in the unit that is asked for.
  const scale = plain === undefined || known.result === null || hasUnit(last) ? 1 : known.result / plain;
  const isValue = (wrong: number): boolean =>
    [1, scale].some((each) => isNear(wrong, value * each) || isRounding(last, value * each, wrong, true)) ||
    isNear(wrong, valueOf(bare));
  // 8 · 5 = 40 cm²: the number gets the unit of the answer, so that it is claimed to be it.
  const hasUnitOfAnswer =
    known.result === null ||
    plain === undefined ||
    isNear(valueOf(written) * plain, valueOf(bare) * known.result);
  const isClaim = hasUnit(written) && !hasUnit(calculation) && hasUnitOfAnswer;
  const wrong = wrongValuesOf(known).find(
    (each) =>
      each.name === null &&
      (isClaim ? isNoPartWithUnit(each.id, problem) : isNotOnTheWay(each.id, problem)) &&
      isValue(each.value),
  );
  if (wrong !== undefined) return { id: wrong.id, pieces: { before: problem.expression } };
  if (known.result === null) return null;
  if (problem.question !== undefined || context.story !== null) return null;
  for (const before of [previous, problem.expression]) {
    if (!isExpression(before) || variablesOf(before).length > 0) continue;
    const standing = [...numbersIn(before), ...numbersIn(problem.expression as Expression), ...found];
    const variants = variantsOf(before).filter(({ whole }) => isNear(valueOf(whole), value));
    // With numbers only, the order is the likelier mistake.
    const variant = variants.find(({ id }) => id === 'order_of_operations') ?? variants[0];
    if (variant === undefined) continue;
    const parts = [...standing, ...valuesWithin(variant.whole)];
    if (numbersIn(calculation).every((each) => isCombined(each, parts)))
      return { id: variant.id, pieces: { before: variant.before, wrong: last } };
  }
  return null;
}

/** Whether no right solution passes through the value of a mistake; a part of a percentage, say, is a usual step. */
const isNotOnTheWay = (id: MistakeId, { question }: Problem): boolean =>
  // A rate is converted in two steps: each may be one of the factors.
  (notOnTheWay.has(id) && (id !== 'unit_factor' || question?.given.u?.kind !== 'divide')) ||
  (id === 'legs_added' && question?.what !== 'third_angle') ||
  (id === 'area_and_perimeter_confused' && question?.what.startsWith('volume') !== true);

/** The same for a value with the unit of the answer: a factor of the figure may not follow any more. */
const isNoPartWithUnit = (id: MistakeId, problem: Problem): boolean =>
  notOnTheWay.has(id) ||
  isNotOnTheWay(id, problem) ||
  ['figure_half_forgotten', 'third_forgotten'].includes(id) ||
  // Twice the radius of a circle is a length, too.
  (id === 'pi_forgotten' && problem.question?.what !== 'circumference');

const notOnTheWay: ReadonlySet<MistakeId> = new Set<MistakeId>([
  'percent_of_wrong_whole',
  'percent_turned_round',
  'percent_base_exchanged',
  'term_counted_from_zero',
  'bounds_turned',
  'bounds_without_antiderivative',
  'unit_divided_instead',
  'unit_factor',
  'decimal_time',
  'sequence_kind_confused',
  'mean_wrong_count',
  'share_by_one_number',
  'shared_equally',
  'operation_exchanged',
  'divided_other_way',
  'odds_for_probability',
  'sum_not_halved',
  'range_not_extremes',
  'proportion_by_adding',
  'squares_added',
  'squares_subtracted',
  'sides_added',
  'square_forgotten',
  'radius_and_diameter_confused',
]);

/**
 * h² = 10² + 6², 3/8 = 4/x: an equation in a letter of the learner's own that gives what is asked for the value of a known mistake. Null for any
 * other equation.
 */
export function mistakeOfEquation(relation: Relation, context: WorkingContext): Recognised | null {
  const { known, definitions, precision, problem } = context;
  if (known.result === null || relation.signs.some((sign) => sign !== '=')) return null;
  const letters = variablesOf(relation).filter((letter) => !definitions.has(letter));
  const [letter, more] = letters;
  if (letter === undefined || more !== undefined || letter.startsWith(quantityPrefix)) return null;
  const isMeant = known.interpretations.some(({ worlds: [world] }) => world !== undefined && letter in world);
  if (isMeant || known.letters.has(letter)) return null;
  const isTrue = (value: number): boolean =>
    truthOf(relation, definitions, { [letter]: value }, precision)?.holds === true;
  if ([known.result, ...known.plainResults].some(isTrue)) return null;
  const wrong = wrongValuesOf(known).find(
    ({ id, name, value }) => name === null && isNotOnTheWay(id, problem) && isTrue(value),
  );
  return wrong === undefined ? null : { id: wrong.id, pieces: { before: problem.expression } };
}

/** 40 − 20 for a price of 40 that falls by 20 %: the number of a percentage is no amount. With 100 as the amount it may be. */
function isPercentAddedToAmount(calculation: Expression, { question }: Problem): boolean {
  if (question === undefined || calculation.kind !== 'add') return false;
  const { p, ...others } = question.given;
  if (p?.kind !== 'percent' || calculation.terms.length !== 2) return false;
  const [amount, number] = calculation.terms.map((term) =>
    numbersIn(term).length === 1 && !contains(term, ({ kind }) => kind === 'percent')
      ? Math.abs(valueOf(term))
      : NaN,
  ) as [number, number];
  const isAmount = Object.values(others).some((each) => isNear(valueOf(each), amount));
  return isAmount && !isNear(amount, 100) && [1, 100].some((each) => isNear(number, each * valueOf(p)));
}

/** A number that stands there, or that two of those give. */
const isCombined = (value: number, standing: readonly number[]): boolean =>
  standing.some((a) => isNear(a, value)) ||
  standing.some((a) =>
    standing.some((b) => [a + b, a - b, a * b].some((each) => isNear(Math.abs(each), value))),
  );

const valuesWithin = (tree: Expression): readonly number[] => [
  Math.abs(valueOf(tree)),
  ...partsOf(tree).flatMap(valuesWithin),
];

/** How many numbers a calculation has, π included. */
const operandsIn = (tree: Expression): number =>
  tree.kind === 'number' || (tree.kind === 'constant' && tree.name === 'pi')
    ? 1
    : partsOf(tree).reduce((count, part) => count + operandsIn(part), 0);

const numbersIn = (tree: Expression): readonly number[] =>
  tree.kind === 'number' ? [Math.abs(valueOf(tree))] : partsOf(tree).flatMap(numbersIn);
