import { isExpression, type Expression } from '../../expression/tree.ts';
import { problemOfMeasure } from './figures.ts';
import { amountIn } from './rates.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

/** One change after another: "goes up 15% and then down 10%". The value after both, or the change of the whole. */
export function readSuccessivePercents(statement: Statement): Claim | null {
  const rates = statement.formulas.filter(({ trees: [tree] }) => sizeOf(tree)?.kind === 'percent');
  const others = statement.formulas.filter((formula) => !rates.includes(formula));
  const [first, second] = rates;
  if (rates.length !== 2 || first === undefined || second === undefined || others.length > 1) return null;
  // "20% of the pupils": a part of something, not a change.
  if (
    rates.some(({ index }) => statement.isConcept(index + 1, 'of') && !statement.isConcept(index + 1, 'and'))
  )
    return null;
  const places = statement.places('increase', 'decrease', 'off', 'percent_change');
  const worded = statement.has('increase', 'decrease', 'off');
  // "12 litres at 40% … at 30%": without a word or a sign for a change a percentage is none.
  const isSigned = rates.some(
    ({ trees: [tree] }) => tree !== undefined && isExpression(tree) && tree.kind === 'negate',
  );
  if (!worded && !isSigned && !statement.has('percent_change')) return null;
  const [p, q] = [changeOf(statement, first, null, worded), changeOf(statement, second, first, worded)];
  if (p === null || q === null) return null;
  const used = [...rates.map(({ index }) => index), ...places, ...statement.places('percent', 'evaluate')];
  const [amount] = others;
  const asksForChange = statement.places('percent_change').some((place) => place > second.index);
  const asksForValue = statement
    .places('find', 'evaluate', 'value')
    .some((place) => place > second.index || place < (amount?.index ?? 0));
  if (amount === undefined || asksForChange) {
    if (amount !== undefined && amountIn(amount) === null) return null;
    if (!asksForChange) return null;
    return {
      problems: [problemOfMeasure({ what: 'percent_overall', given: { p, q } })],
      used: new Set(amount === undefined ? used : [...used, amount.index]),
      stated: true,
    };
  }
  const u = amountIn(amount);
  if (u === null || !asksForValue || amount.index > first.index || statement.has('before')) return null;
  return {
    problems: [problemOfMeasure({ what: 'percent_then', given: { u, p, q } })],
    used: new Set([...used, amount.index]),
    stated: true,
  };
}

const sizeOf = (tree: StatedFormula['trees'][0] | undefined): Expression | null =>
  tree === undefined || !isExpression(tree) ? null : tree.kind === 'negate' ? tree.of : tree;

/** The rate with its sign: from the last word for a change before it, else the first one behind it. */
function changeOf(
  statement: Statement,
  rate: StatedFormula,
  previous: StatedFormula | null,
  worded: boolean,
): Expression | null {
  const tree = rate.trees[0] as Expression;
  const size = sizeOf(tree)!;
  const down: Expression = { kind: 'negate', of: size };
  if (tree.kind === 'negate') return tree;
  if (!worded) return tree;
  const next = statement.formulas.find(({ index }) => index > rate.index)?.index ?? statement.items.length;
  const words = statement.places('increase', 'decrease', 'off');
  const place =
    words.findLast((each) => each < rate.index && each > (previous?.index ?? -1)) ??
    words.find((each) => each > rate.index && each < next);
  if (place === undefined) return null;
  return statement.isConcept(place, 'increase') ? size : down;
}
