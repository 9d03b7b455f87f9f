import { isExpression, type Expression, type Relation } from '../expression/tree.ts';
import { partsOf, variablesOf } from '../expression/tree-parts.ts';
import type { MistakeId } from '../verify/mistake-ids.ts';
import type { Recognised } from '../verify/mistakes/recognise.ts';
import { variantsOf } from '../verify/mistakes/rewrites.ts';
import { valueOf } from './interpretations.ts';
import type { WorkingContext } from './judgement.ts';
import { isNear } from './story-claims.ts';
import { wrongValuesOf } from './wrong-results.ts';

/**
 * The known mistake behind a calculation that is true in itself, but that the problem does not ask for: 10 · 16 = 160 for 8 + 2 · 4². Its last
 * value is what the mistake makes of the problem or of the line before, and no value on the right way. Null for any other calculation.
 */
export function mistakeOfCalculation(relation: Relation, context: WorkingContext): Recognised | null {
  const { known, previous, problem, found } = context;
  const last = relation.sides.at(-1)!;
  if (known.result === null || relation.signs.some((sign) => sign !== '=')) return null;
  if (variablesOf(relation).length > 0) return null;
  const calculation = relation.sides.find((side) => numbersIn(side).length > 1);
  if (calculation === undefined) return null;
  const value = valueOf(last);
  const right = [known.result, ...known.plainResults, ...known.intermediates, ...known.quantities];
  if (!Number.isFinite(value) || right.some((each) => isNear(each, value))) return null;
  const wrong = wrongValuesOf(known).find(
    (each) => each.name === null && notOnTheWay.has(each.id) && isNear(each.value, value),
  );
  if (wrong !== undefined) return { id: wrong.id, pieces: { before: problem.expression } };
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

/** Mistakes whose value no right solution passes through; a part of a percentage, say, is a usual step. */
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
]);

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

const numbersIn = (tree: Expression): readonly number[] =>
  tree.kind === 'number' ? [Math.abs(valueOf(tree))] : partsOf(tree).flatMap(numbersIn);
