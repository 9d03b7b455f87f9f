import { numberValue } from '../../expression/build.ts';
import { toNumber } from '../../expression/rational.ts';
import {
  divided,
  equation,
  number,
  product,
  sum,
  variable,
  type Expression,
  type Tree,
} from '../../expression/tree.ts';
import { wholeOf } from './figures.ts';
import { expressionsOf, longestList } from './lists.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';

/** A mean with weights, and the value that is missing where the mean is known. */
export function readMean(statement: Statement): Claim | null {
  if (!statement.has('mean') || statement.has('comparison', 'percent', 'quantifier')) return null;
  return readWeighted(statement) ?? readMissing(statement);
}

type Weighted = { readonly value: Expression; readonly weight: Expression };

/** "12 (coefficient 2) and 15 (coefficient 1)", "3.5 (30%), 4 (70%)": each value times its weight, over the sum of the weights. */
function readWeighted(statement: Statement): Claim | null {
  const places = statement.places('coefficient', 'weight');
  const pairs = percentPairs(statement) ?? (places.length > 1 ? namedPairs(statement, places) : null);
  if (pairs === null || pairs.length < 2) return null;
  const expression = divided(
    sum(pairs.map(({ value, weight }) => product([value, weight]))),
    sum(pairs.map(({ weight }) => weight)),
  );
  return {
    problems: [{ task: 'evaluate', expression }],
    used: new Set([
      ...statement.formulas.map(({ index }) => index),
      ...places,
      ...statement.places('mean', 'weighted', 'report', 'evaluate'),
    ]),
    stated: true,
  };
}

/** Values whose weights a word names: value and weight in turns. */
function namedPairs(statement: Statement, places: readonly number[]): readonly Weighted[] | null {
  const { formulas } = statement;
  if (formulas.length !== 2 * places.length) return null;
  const pairs = places.map((place, at): Weighted | null => {
    const [before, after] = [formulas[2 * at]!, formulas[2 * at + 1]!];
    const [value, weight] = [before.trees[0], after.trees[0]];
    const isBetween = before.index < place && place < after.index;
    return isBetween && isConstant(value) && isConstant(weight) ? { value, weight } : null;
  });
  return pairs.every((pair) => pair !== null) ? pairs : null;
}

/** Values with percentages that make a whole: each percentage directly before or behind its value. */
function percentPairs(statement: Statement): readonly Weighted[] | null {
  const parts = statement.formulas.flatMap(({ trees: [tree] }): readonly Tree[] =>
    tree?.kind === 'multiply' && tree.factors.length === 2 ? tree.factors : tree === undefined ? [] : [tree],
  );
  const isJoined = parts.length > statement.formulas.length;
  // "the average of 20% of 50 and 80% of 30" has no weights.
  if (isJoined && !statement.has('weighted', 'weight', 'coefficient')) return null;
  if (parts.length % 2 === 1 || !parts.every((part) => isConstant(part))) return null;
  const pairs: Weighted[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [first, second] = [parts[at]!, parts[at + 1]!] as [Expression, Expression];
    if (second.kind === 'percent') pairs.push({ value: first, weight: second.of });
    else if (first.kind === 'percent') pairs.push({ value: second, weight: first.of });
    else return null;
  }
  const whole = pairs.reduce((total, { weight }) => total + (numberOf(weight) ?? Number.NaN), 0);
  const isPlain = pairs.every(({ value }) => value.kind !== 'percent');
  return isPlain && Math.abs(whole - 100) < 1e-9 ? pairs : null;
}

const numberOf = (tree: Expression): number | null => {
  const value = numberValue(tree);
  return value === null ? null : toNumber(value);
};

/** "The mean of 5 numbers is 8. Four of them are 6, 7, 9 and 10. Find the fifth." */
function readMissing(statement: Statement): Claim | null {
  const list = longestList(statement);
  const values = expressionsOf(list);
  const [first] = list;
  if (first === undefined || values === null || !values.every((value) => isConstant(value))) return null;
  if (!statement.places('find', 'evaluate').some((place) => place > list.at(-1)!.index)) return null;
  const others = statement.formulas.filter((formula) => !list.includes(formula));
  const size = list.length + 1;
  const counted = statement.items.some(
    (item, index) => item.kind === 'count' && item.value === size && index < first.index,
  );
  const before = counted ? [] : others.slice(0, 1);
  const [mean, listed, more] = others.slice(before.length);
  if (mean === undefined || more !== undefined || mean.index > first.index) return null;
  if (before.some(({ trees }) => wholeOf(trees[0]) !== size)) return null;
  // "4 of them are": the number of the listed ones.
  if (listed !== undefined && (wholeOf(listed.trees[0]) !== list.length || listed.index > first.index))
    return null;
  const [value] = mean.trees;
  if (!isConstant(value)) return null;
  const ordinals = statement.items.flatMap((item, index) => (item.kind === 'ordinal' ? [index] : []));
  const all = sum([...values, variable('x')]);
  return {
    problems: [{ task: 'solve', expression: equation(divided(all, number(size)), value) }],
    used: new Set([
      ...statement.formulas.map(({ index }) => index),
      ...ordinals,
      ...statement.places('mean', 'evaluate', 'unknown_number', 'next'),
    ]),
    stated: true,
  };
}
