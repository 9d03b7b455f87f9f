import { isNumber, numberValue, opposite, subtractExpressions, termsOf } from '../expression/build.ts';
import { compare, isInteger, isZero, rational, sign, type Rational } from '../expression/rational.ts';
import {
  divided,
  fraction,
  number,
  product,
  relation,
  variable,
  type Expression,
  type Relation,
  type RelationSign,
} from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { denseOf } from './dense.ts';
import {
  commonDenominator,
  hasBracket,
  isTidy,
  expandAll,
  scaleTerms,
  splitBy,
  normalizeTree,
} from './rewriting.ts';
import type { Move } from './types.ts';

/** The relation sign after swapping the sides of an inequality or multiplying it by a negative number. */
export const turned: Record<RelationSign, RelationSign> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
  '!=': '!=',
};

/** The next step for a linear equation or inequality; null when it is solved or not linear. */
export function linearMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides;
  const [symbol] = line.signs;
  if (left === undefined || right === undefined || symbol === undefined || line.sides.length !== 2)
    return null;
  const to = (rule: Move['rule'], a: Expression, b: Expression, params?: Move['params']): Move => ({
    rule,
    after: relation(a, symbol, b),
    ...(params === undefined ? {} : { params }),
  });
  const cleared = clearing(left, right);
  if (cleared !== null)
    return to('clear_denominators', cleared.left, cleared.right, { by: number(cleared.by) });
  if (hasBracket(left) || hasBracket(right)) return to('multiply_out', expandAll(left), expandAll(right));
  if (!isTidy(left) || !isTidy(right)) return to('collect_terms', normalizeTree(left), normalizeTree(right));
  const [l, r] = [splitBy(left, name), splitBy(right, name)];
  if (l.letters.length === 0 && r.letters.length === 0) return truth(left, symbol, right);
  if (l.letters.length === 0) return { rule: 'swap_sides', after: relation(right, turned[symbol], left) };
  if (r.letters.length > 0) return gather(left, right, name, to);
  if (l.numbers.length > 0) return shift(left, right, l.numbers[0]!, to);
  return scaleAway(left, right, symbol, name);
}

/**
 * Fractions are cleared first when a numerator has brackets or several terms; a lone `2/3 · x = 4` is left to
 * the last step.
 */
function clearing(
  left: Expression,
  right: Expression,
): { left: Expression; right: Expression; by: bigint } | null {
  if (left.kind === 'variable' && numberValue(right) !== null) return null;
  const by = commonDenominator([left, right]);
  if (by === 1n || by > 10_000n) return null;
  const [a, b] = [scaleTerms(left, by), scaleTerms(right, by)];
  return commonDenominator([a, b]) === 1n ? { left: a, right: b, by } : null;
}

/** 0 = 0 holds for all numbers, 0 = 1 for none. */
function truth(left: Expression, symbol: RelationSign, right: Expression): Move | null {
  const [a, b] = [numberValue(left), numberValue(right)];
  if (a === null || b === null) return null;
  const order = compare(a, b);
  const holds = {
    '=': order === 0,
    '!=': order !== 0,
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
  }[symbol];
  return {
    rule: holds ? 'always_true' : 'never_true',
    after: { kind: 'solutions', which: holds ? 'all' : 'none' },
  };
}

type To = (rule: Move['rule'], a: Expression, b: Expression, params?: Move['params']) => Move;

/** The unknown on both sides: moves the smaller coefficient, so that the remaining one is positive. */
function gather(left: Expression, right: Expression, name: string, to: To): Move {
  const [a, b] = [coefficientIn(left, name), coefficientIn(right, name)];
  const fromLeft = compare(a, b) < 0;
  const term = splitBy(fromLeft ? left : right, name).letters[0]!;
  return shift(left, right, term, to);
}

function coefficientIn(tree: Expression, name: string): Rational {
  return denseOf(tree, name)?.[1] ?? rational(0);
}

/** Subtracts a term on both sides, or adds it when it is negative. */
function shift(left: Expression, right: Expression, term: Expression, to: To): Move {
  const negative = term.kind === 'negate';
  const [a, b] = [
    normalizeTree(subtractExpressions(left, term)),
    normalizeTree(subtractExpressions(right, term)),
  ];
  return to(negative ? 'add_both_sides' : 'subtract_both_sides', a, b, {
    term: negative ? opposite(term) : term,
  });
}

/** a·x = b: divides by a, reversing an inequality when a is negative. */
function scaleAway(left: Expression, right: Expression, symbol: RelationSign, name: string): Move | null {
  const by = coefficientIn(left, name);
  if (isZero(by)) return null;
  if (by.n === by.d) return null;
  const whole = isInteger(by);
  const next = normalizeTree(
    whole ? divided(right, fraction(by)) : product([fraction({ n: by.d, d: by.n }), right]),
  );
  const flips = sign(by) < 0 && symbol !== '=' && symbol !== '!=';
  const rule = flips ? 'divide_and_turn' : 'divide_both_sides';
  return {
    rule,
    after: relation(variable(name), flips ? turned[symbol] : symbol, next),
    params: { by: fraction(by) },
  };
}

/** x = 6/8 → x = 3/4, x = 2 + 3 → x = 5. */
export function finishMove(line: Relation): Move | null {
  const [left, right] = line.sides;
  if (left?.kind !== 'variable' || right === undefined || variablesOf(right).length > 0) return null;
  if (isTidy(right)) return null;
  const rule =
    right.kind === 'divide' && numberValue(right) !== null ? 'cancel_common_factor' : 'collect_terms';
  return { rule, after: { ...line, sides: [left, normalizeTree(right)] } };
}

/** True for 0; decides which side of a standard form becomes zero. */
export function isZeroSide(side: Expression): boolean {
  return termsOf(side).every((term) => isNumber(term, 0));
}
