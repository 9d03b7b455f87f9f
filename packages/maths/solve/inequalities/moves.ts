import { writeDense } from '../../algebra/present.ts';
import { degree, primitive, scaled, type Dense } from '../../algebra/univariate.ts';
import { factorise } from '../../algebra/univariate-factors.ts';
import { numberValue, opposite, subtractExpressions } from '../../expression/build.ts';
import { absolute, equals, one, rational, sign } from '../../expression/rational.ts';
import {
  divided,
  fraction,
  number,
  product,
  raised,
  relation,
  variable,
  type Expression,
  type Relation,
  type RelationSign,
  type Tree,
} from '../../expression/tree.ts';
import { contains, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { noSolutions } from '../alternatives.ts';
import { denseOf } from '../dense.ts';
import { isZeroSide, linearMove, turned } from '../linear.ts';
import {
  commonDenominator,
  hasBracket,
  isTidy,
  expandAll,
  scaleTerms,
  splitBy,
  normalizeTree,
} from '../rewriting.ts';
import { hasDenominator } from '../rational/denominators.ts';
import type { Move } from '../types.ts';
import { intervalTree, lineTree, quotientLine, runsOf, type BoundaryLine } from './regions.ts';
import { lineOfStatement, partsOfDifference } from './statements.ts';

/** The next step of a single inequality with two sides; null when it is solved or of another kind. */
export function inequalityMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  const [symbol] = line.signs as [RelationSign];
  if (line.sides.some((side) => hasDenominator(side, name)))
    return rationalInequality(left, symbol, right, name);
  const dense = denseOf(subtractExpressions(left, right), name);
  if (dense === null) return null;
  if (degree(dense) < 2) return linearMove(line, name);
  return polynomialInequality(left, symbol, right, dense, name);
}

function polynomialInequality(
  left: Expression,
  symbol: RelationSign,
  right: Expression,
  dense: Dense,
  name: string,
): Move | null {
  const positive = sign(dense.at(-1) ?? one) > 0;
  const settled = isZeroSide(right) && positive;
  if (settled && (left.kind === 'multiply' || left.kind === 'power'))
    return signChart(left, symbol, right, name);
  const target = positive ? dense : scaled(dense, rational(-1));
  const sense = positive ? symbol : turned[symbol];
  if (!settled || !isTidy(left)) {
    const after = relation(writeDense(target, name), sense, number(0));
    return { rule: positive ? 'all_to_left' : 'all_to_left_turned', after };
  }
  const { content, part } = primitive(dense);
  if (!equals(absolute(content), one)) {
    const after = relation(writeDense(part, name), symbol, number(0));
    return { rule: 'divide_both_sides', after, params: { by: fraction(absolute(content)) } };
  }
  const factors = productOf(part, name);
  if (factors !== null) return { rule: 'factor_inequality', after: relation(factors, symbol, right) };
  return signChart(left, symbol, right, name);
}

/** The polynomial as a product when it factors over the rationals. */
function productOf(part: Dense, name: string): Expression | null {
  const split = factorise(part);
  if (split === null || (split.factors.length < 2 && (split.factors[0]?.times ?? 1) < 2)) return null;
  const factors = split.factors.map(({ part: base, times }) => {
    const written = writeDense(base, name);
    return times === 1 ? written : raised(written, number(times));
  });
  factors.sort((a, b) => Number(a.kind === 'add') - Number(b.kind === 'add'));
  const front = equals(split.content, one) ? [] : [fraction(absolute(split.content))];
  const whole = product([...front, ...factors]);
  return sign(split.content) < 0 ? opposite(whole) : whole;
}

/** Zeros and poles split the number line; between them the sign is constant. */
function signChart(left: Expression, symbol: RelationSign, right: Expression, name: string): Move | null {
  const parts = partsOfDifference(left, right, name);
  if (parts === null) return null;
  const line = quotientLine([left, right], symbol, name, [parts.top], [parts.bottom]);
  const zeros = quotientLine([left, right], '!=', name, [parts.top], []);
  const poles = quotientLine([left, right], '!=', name, [], [parts.bottom]);
  if (line === null || zeros === null || poles === null) return null;
  const after = lineTree(line, name);
  const listOf = ({ marks }: BoundaryLine): Tree => ({
    kind: 'list',
    items: marks.map((mark) => mark.value),
  });
  if (line.marks.length === 0) return { rule: 'same_sign_everywhere', after, params: { expression: left } };
  const region = (wanted: RelationSign): Tree => {
    const found = quotientLine([left, right], wanted, name, [parts.top], [parts.bottom]);
    return intervalTree(found === null ? [] : runsOf(found));
  };
  const params = { zeros: listOf(zeros), positive: region('>'), negative: region('<') };
  if (poles.marks.length === 0) return { rule: 'sign_chart', after, params };
  const withPoles = { ...params, poles: listOf(poles) };
  return zeros.marks.length === 0
    ? { rule: 'sign_chart_poles', after, params: withPoles }
    : { rule: 'sign_chart_fraction', after, params: withPoles };
}

function rationalInequality(
  left: Expression,
  symbol: RelationSign,
  right: Expression,
  name: string,
): Move | null {
  const parts = partsOfDifference(left, right, name);
  if (parts === null) return simpleFraction(left, symbol, right);
  const single =
    isZeroSide(right) &&
    left.kind === 'divide' &&
    !hasDenominator(left.numerator, name) &&
    !hasDenominator(left.denominator, name);
  if (!single) {
    const after = relation(divided(writeDense(parts.top, name), parts.by), symbol, number(0));
    return { rule: 'one_fraction', after, params: { by: parts.by } };
  }
  const [top, bottom] = [denseOf(left.numerator, name), denseOf(left.denominator, name)];
  if (top === null || bottom === null) return null;
  const above = left.numerator.kind === 'add' ? productOf(top, name) : null;
  const below = left.denominator.kind === 'add' ? productOf(bottom, name) : null;
  if (above === null && below === null) return signChart(left, symbol, right, name);
  const after = relation(divided(above ?? left.numerator, below ?? left.denominator), symbol, right);
  return { rule: 'factor_fraction', after };
}

/** Nested fractions are first written as one. */
function simpleFraction(left: Expression, symbol: RelationSign, right: Expression): Move | null {
  const after = relation(normalizeTree(left), symbol, normalizeTree(right));
  return sameTree(after, relation(left, symbol, right)) ? null : { rule: 'single_fractions', after };
}

/**
 * −1 < 2x + 3 ≤ 7: applies the same operation to all three parts until the unknown is alone in the middle.
 */
export function chainMove(line: Relation, name: string): Move | null {
  const [low, middle, high] = line.sides as [Expression, Expression, Expression];
  const outside = [low, high].some((side) => variablesOf(side).includes(name));
  const dense = denseOf(middle, name);
  if (outside || dense === null || degree(dense) !== 1) return splitChain(line, name);
  const to = (sides: readonly Expression[], signs = line.signs): Relation => ({
    kind: 'relation',
    sides,
    signs,
  });
  if (middle.kind === 'variable') return upward(line);
  const by = commonDenominator(line.sides);
  const scaledSides = line.sides.map((side) => scaleTerms(side, by));
  if (by > 1n && by < 10_000n && commonDenominator(scaledSides) === 1n)
    return { rule: 'clear_denominators', after: to(scaledSides), params: { by: number(by) } };
  if (line.sides.some(hasBracket)) return { rule: 'multiply_out', after: to(line.sides.map(expandAll)) };
  if (!line.sides.every(isTidy)) return { rule: 'collect_terms', after: to(line.sides.map(normalizeTree)) };
  const [term] = splitBy(middle, name).numbers;
  if (term !== undefined) {
    const negative = term.kind === 'negate';
    const sides = line.sides.map((side) => normalizeTree(subtractExpressions(side, term)));
    const params = { term: negative ? opposite(term) : term };
    return { rule: negative ? 'add_all_parts' : 'subtract_all_parts', after: to(sides), params };
  }
  const factor = dense[1]!;
  const over = (side: Expression): Expression => normalizeTree(divided(side, fraction(factor)));
  const sides = [over(low), variable(name), over(high)];
  const params = { by: fraction(factor) };
  if (sign(factor) > 0) return { rule: 'divide_all_parts', after: to(sides), params };
  const back = { sides: sides.toReversed(), signs: line.signs.map((symbol) => symbol).toReversed() };
  return { rule: 'divide_all_parts_turned', after: to(back.sides, back.signs), params };
}

/** 3 > x > −2 is written as −2 < x < 3; an impossible or empty chain is stated as such. */
function upward(line: Relation): Move | null {
  if (line.signs.every((symbol) => symbol === '>' || symbol === '>=')) {
    const after: Relation = {
      kind: 'relation',
      sides: line.sides.toReversed(),
      signs: line.signs.map((symbol) => turned[symbol]).toReversed(),
    };
    return { rule: 'read_backwards', after };
  }
  const [low, , high] = line.sides.map(numberValue);
  if (low == null || high == null) return null;
  const order = sign({ n: high.n * low.d - low.n * high.d, d: 1n });
  if (order > 0) return null;
  const touching = order === 0 && line.signs.every((symbol) => symbol === '<=');
  const after: Tree = touching ? relation(line.sides[1]!, '=', line.sides[0]!) : noSolutions;
  return { rule: touching ? 'squeezed' : 'empty_chain', after };
}

function splitChain(line: Relation, name: string): Move | null {
  if (!line.sides.some((side) => variablesOf(side).includes(name))) return null;
  const items = line.signs.map((symbol, index) =>
    relation(line.sides[index]!, symbol, line.sides[index + 1]!),
  );
  return { rule: 'split_chain', after: { kind: 'alternatives', join: 'and', items } };
}

/** Several inequalities: each is solved, then their intersection (or union) is taken. */
export function compoundMove(line: Tree & { kind: 'alternatives' }, name: string): Move | null {
  const isSolved = (item: Relation): boolean =>
    item.sides.filter((side) => side.kind === 'variable').length === 1 &&
    item.sides.every(
      (side) => side.kind === 'variable' || !contains(side, (part) => part.kind === 'variable'),
    );
  const lines = line.items.map((item) => lineOfStatement(item, name));
  const whole = lineOfStatement(line, name);
  if (whole === null || lines.some((each) => each === null)) return null;
  const trees = lines.map((each) => lineTree(each!, name));
  const plain = trees.every((tree): tree is Relation => tree.kind === 'relation');
  const joined = lineTree(whole, name);
  const ordered =
    line.join === 'or' && joined.kind === 'alternatives' && joined.items.length === trees.length;
  const solvedLine: Tree = ordered ? joined : { ...line, items: plain ? trees : line.items };
  if (plain && !line.items.every(isSolved) && !sameTree(solvedLine, line))
    return { rule: 'solve_each', after: solvedLine };
  const after = joined;
  if (sameTree(after, line) || isUntouched(after, line)) return null;
  const [first, second] = trees;
  if (first === undefined || second === undefined) return null;
  return { rule: line.join === 'and' ? 'common_part' : 'joined_parts', after };
}

/** The same intervals in another order need no step. */
function isUntouched(after: Tree, line: Tree & { kind: 'alternatives' }): boolean {
  if (after.kind !== 'alternatives' || after.join !== line.join || after.items.length !== line.items.length)
    return false;
  return after.items.every((item) => line.items.some((other) => sameTree(item, other)));
}
