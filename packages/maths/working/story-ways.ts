import { variable, type Expression } from '../expression/tree.ts';
import { contains, mapParts } from '../expression/tree-parts.ts';
import { isNear, numbersIn, valueOf } from './tree-values.ts';

/*
 * Ways from a calculation with numbers of a story to its answer. They are searched for with other numbers than those of the story: 12 + 8 leads from
 * 45 to 25 whatever the numbers are, while 45 · 8 would lead there by a coincidence of these numbers only.
 */

type Way = {
  /** What the story asks for, as a formula of its numbers. */
  readonly formula: Expression;
  readonly given: readonly number[];
  /** Its value for the numbers of the story, as a number of the unit asked for. */
  readonly result: number;
  /** Numbers that the units of the story and its words bring with them. */
  readonly constants: readonly number[];
};

/** A number that a further step may use: after a sum also to add and subtract, after a product also to multiply and divide. */
type Operand = { readonly value: number; readonly adds: boolean; readonly multiplies: boolean };

const prefix = 'given_';

/** Whether a calculation has the value of the formula, but for a factor of units, whatever the numbers of the story are. */
export function isSameWay(calculation: Expression, formula: Expression, given: readonly number[]): boolean {
  const world = otherNumbers(given);
  const [own, wanted] = [calculation, formula].map(
    (each) => valueOf(withLetters(each, given), world) / valueOf(each),
  );
  return isNear(own!, wanted!);
}

/** Made of numbers alone, by the four operations and powers. */
const isPlain = (formula: Expression): boolean => !contains(formula, ({ kind }) => !plainKinds.has(kind));

const plainKinds = new Set<Expression['kind']>([
  'number',
  'add',
  'multiply',
  'divide',
  'negate',
  'power',
  'percent',
  'mixed',
  'unit',
]);

const isIn = (numbers: readonly number[], value: number): boolean =>
  numbers.some((each) => isNear(each, value));

const isOfNumbers = (calculation: Expression, { formula, given }: Way): boolean =>
  numbersIn(calculation).every((each) => isIn(numbersIn(formula), each) && isIn(given, each));

/**
 * Whether the answer can be reached from a calculation; null where it uses another number than those that the formula has from the story. A number
 * that it has used already comes again only by the other kind of operation: to subtract what was just added is no way.
 */
export function leadsToAnswer(calculation: Expression, way: Way): boolean | null {
  const { formula, result, given, constants } = way;
  const leaves = numbersIn(formula);
  const used = numbersIn(calculation);
  if (!isPlain(formula) || !isOfNumbers(calculation, way)) return null;
  const world = otherNumbers(given);
  const value = valueOf(formula);
  const wanted = (result / value) * valueOf(withLetters(formula, given), world);
  const start = valueOf(withLetters(calculation, given), world);
  if (![wanted, start].every((each) => Number.isFinite(each) && each !== 0)) return null;
  if (isNear(start, wanted)) return true;
  const isSum = calculation.kind === 'add';
  const isSpent = (each: number): boolean =>
    isIn(used, each) && !(isSum && leaves.filter((leaf) => isNear(leaf, each)).length > 1);
  const numbers = given
    .map((each, index) => ({ value: world[`${prefix}${index}`]!, isSpent: isSpent(each), isConstant: false }))
    .concat(
      [...constants, ...leaves.filter((leaf) => !isIn(given, leaf))].map((each) => ({
        value: each,
        isSpent: false,
        isConstant: true,
      })),
    );
  const singles = numbers.map((each): Operand => ({
    value: each.value,
    adds: !each.isConstant && !(each.isSpent && isSum),
    multiplies: !(each.isSpent && !isSum),
  }));
  // What is left of a whole: 1 − 15/25.
  const wholes = isSum ? [] : [1, ...constants.filter((each) => each === 100)];
  singles.push(...wholes.map((value) => ({ value, adds: true, multiplies: false })));
  const pairs = numbers.flatMap((first, at) =>
    numbers.slice(at + 1).flatMap((second): readonly Operand[] => {
      const spent = [first, second].filter((each) => each.isSpent).length;
      if (spent === 2 || (spent === 1 && isSum && (first.isConstant || second.isConstant))) return [];
      const products = [first.value * second.value, first.value / second.value, second.value / first.value];
      const sums =
        first.isConstant || second.isConstant || spent === 1 ? [] : sumsOf(first.value, second.value);
      return [...products, ...sums].map((each) => ({
        value: each,
        adds: true,
        multiplies: !(spent === 1 && !isSum),
      }));
    }),
  );
  return isReached(start, wanted, singles, [...singles, ...pairs]);
}

/** Two steps with numbers or pairs of them, one step with a number between them. */
function isReached(
  start: number,
  wanted: number,
  singles: readonly Operand[],
  operands: readonly Operand[],
): boolean {
  const key = (value: number): string => Math.abs(value).toPrecision(11);
  const before = new Set([wanted, ...stepsFrom(wanted, operands)].map(key));
  if (before.has(key(start))) return true;
  const once = stepsFrom(start, operands);
  return (
    once.some((each) => before.has(key(each))) ||
    once.some((each) => stepsFrom(each, singles).some((value) => before.has(key(value))))
  );
}

const stepsFrom = (value: number, operands: readonly Operand[]): readonly number[] =>
  operands.flatMap((each) => [
    ...(each.adds ? sumsOf(value, each.value) : []),
    ...(each.multiplies ? [value * each.value, value / each.value, each.value / value] : []),
  ]);

const sumsOf = (a: number, b: number): readonly number[] => [a + b, a - b];

/** Other values for the numbers of a story, without any relation between them. */
const otherNumbers = (given: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    given.map((each, index) => [
      `${prefix}${index}`,
      each * (1 + Math.sqrt(index + 2) / 7) + Math.sqrt(index + 11),
    ]),
  );

/** A letter for each number of the story. */
function withLetters(tree: Expression, given: readonly number[]): Expression {
  const index =
    tree.kind === 'number' ? given.findIndex((each) => isNear(each, Math.abs(valueOf(tree)))) : -1;
  if (index < 0) return mapParts(tree, (part) => withLetters(part, given));
  return variable(`${prefix}${index}`);
}
