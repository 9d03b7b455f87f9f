import type { Random } from '../random.ts';
import { numberValue } from '../expression/build.ts';
import { divide, equals, subtract, toNumber } from '../expression/rational.ts';
import type { MeasureRequest } from '../reading/measure-request.ts';
import { fraction, number, type Tree } from '../expression/tree.ts';
import { between } from './analogous-numbers.ts';

/** The first terms of another sequence of the same kind; null for anything but listed numbers. */
export function withFreshTerms(tree: Tree, random: Random): Tree | null {
  if (tree.kind !== 'list') return null;
  const values = tree.items.flatMap((item) => numberValue(item) ?? []);
  const [first, second, third] = values;
  if (first === undefined || second === undefined || values.length !== tree.items.length) return null;
  const isArithmetic = third !== undefined && equals(subtract(second, first), subtract(third, second));
  const falls = toNumber(second) < toNumber(first);
  const start = between(random, 1, isArithmetic ? 12 : 6);
  const step = between(random, 2, isArithmetic ? 7 : 4);
  const term = (index: number): number => {
    if (isArithmetic) return start + (falls ? -step : step) * index;
    return start * step ** (falls ? values.length - 1 - index : index);
  };
  return { ...tree, items: values.map((_, index) => number(term(index))) };
}

/** The givens of a question about listed terms: the first, and the difference or the ratio. */
export function givenByTerms(given: MeasureRequest['given'], tree: Tree): MeasureRequest['given'] {
  const [first, second] = tree.kind === 'list' ? tree.items : [];
  const [start, next] = [first && numberValue(first), second && numberValue(second)];
  if (first === undefined || !start || !next) return given;
  return {
    ...given,
    ...(given.a === undefined ? {} : { a: first }),
    ...(given.d === undefined ? {} : { d: fraction(subtract(next, start)) }),
    ...(given.r === undefined ? {} : { r: fraction(divide(next, start)) }),
  };
}
