import { evaluator } from '../../algebra/evaluate.ts';
import { numberValue } from '../../expression/build.ts';
import { compare, equals } from '../../expression/rational.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';
import type { Expression, Tree } from '../../expression/tree.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import { decimalOrFraction } from '../figures/convert.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

/** Which of the listed unit prices is the lowest. */
export const offerProperties = {
  best_offer: { family: 'proportion', chain: (problem) => offerChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

const firstRules = ['offer_first', 'offer_second', 'offer_third'] as const;

/** Each quotient as a number, then both or all three in order. */
function offerChain({ expression }: Problem): readonly Move[] | null {
  if (expression.kind !== 'list' || expression.items.length < 2 || expression.items.length > 3) return null;
  const values = expression.items.map((item) => {
    const simple = normalizeTree(item);
    return numberValue(simple as Expression);
  });
  if (values.some((value) => value === null)) return null;
  const sizes = values.map((value) => value!);
  const order = sizes
    .map((value, at) => ({ value, at }))
    .toSorted((a, b) => compare(a.value, b.value) || a.at - b.at);
  const [lowest, next] = order;
  const areEqual = order.every(({ value }) => equals(value, lowest!.value));
  // Two of three at the same lowest price: none is the best.
  if (equals(lowest!.value, next!.value) && !areEqual) return null;
  const listed: Tree = { kind: 'list', items: sizes.map((value) => decimalOrFraction(value)) };
  const compared: Tree = {
    kind: 'relation',
    sides: order.map(({ value }) => decimalOrFraction(value)),
    signs: order.slice(1).map(({ value }, at) => (equals(value, order[at]!.value) ? '=' : '<')),
  };
  return [
    ...(sameTree(listed, expression) ? [] : [answerMove('unit_prices', listed)]),
    answerMove(areEqual ? 'offers_equal' : firstRules[lowest!.at]!, compared),
  ];
}

const sizeOf = (tree: Expression): number =>
  variablesOf(tree).length > 0 ? Number.NaN : evaluator(tree)({});
const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Each unit price at its place, or all of them in their true order. */
function isComparison(line: Tree, { expression }: Problem): boolean {
  if (expression.kind !== 'list') return false;
  const given = expression.items.map(sizeOf);
  if (line.kind === 'list')
    return (
      line.items.length === given.length && line.items.every((item, at) => near(sizeOf(item), given[at]!))
    );
  if (line.kind !== 'relation' || line.sides.length !== given.length) return false;
  const found = line.sides.map(sizeOf);
  const sorted = (all: readonly number[]): readonly number[] => all.toSorted((a, b) => a - b);
  const areGiven = sorted(found).every((size, at) => near(size, sorted(given)[at]!));
  return (
    areGiven &&
    line.signs.every((sign, at) => {
      const [a, b] = [found[at]!, found[at + 1]!];
      if (near(a, b)) return sign === '=';
      return sign === (a < b ? '<' : '>');
    })
  );
}

export const offerChecks = { best_offer: isComparison };
