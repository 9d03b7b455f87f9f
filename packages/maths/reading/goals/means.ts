import { divided, equation, number, product, sum, variable, type Expression } from '../../expression/tree.ts';
import { wholeOf } from './figures.ts';
import { expressionsOf, longestList } from './lists.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

/** A mean with weights, and the value that is missing where the mean is known. */
export function readMean(statement: Statement): Claim | null {
  if (!statement.has('mean') || statement.has('comparison', 'percent', 'quantifier')) return null;
  return readWeighted(statement) ?? readMissing(statement);
}

/** "12 (coefficient 2) and 15 (coefficient 1)": each value times its coefficient, over the sum of the coefficients. */
function readWeighted(statement: Statement): Claim | null {
  const places = statement.places('coefficient');
  if (places.length < 2 || statement.formulas.length !== 2 * places.length) return null;
  const pairs = places.map((place): readonly (StatedFormula | undefined)[] => [
    statement.formulas.findLast(({ index }) => index < place),
    statement.formulas.find(({ index }) => index > place),
  ]);
  const used = new Set(pairs.flat().flatMap((formula) => formula?.index ?? []));
  if (used.size !== statement.formulas.length) return null;
  const numbers = pairs.flatMap(([value, weight]): (readonly [Expression, Expression])[] => {
    const [own, times] = [value?.trees[0], weight?.trees[0]];
    return isConstant(own) && isConstant(times) ? [[own, times]] : [];
  });
  if (numbers.length !== places.length) return null;
  const expression = divided(
    sum(numbers.map(([value, weight]) => product([value, weight]))),
    sum(numbers.map(([, weight]) => weight)),
  );
  return {
    problems: [{ task: 'evaluate', expression }],
    used: new Set([...used, ...places, ...statement.places('mean', 'evaluate')]),
    stated: true,
  };
}

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
