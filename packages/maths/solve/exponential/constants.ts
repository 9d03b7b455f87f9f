import { evaluator } from '../../algebra/evaluate.ts';
import { factorsOf, isNumber, numberValue, opposite, subtractExpressions } from '../../expression/build.ts';
import {
  divided,
  equation,
  isExpression,
  negated,
  number,
  product,
  rooted,
  sum,
  variable,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { contains, sameTree, substitute } from '../../expression/tree-parts.ts';
import { arithmeticMove } from '../arithmetic.ts';
import { statementMove } from '../polynomial-topics.ts';
import { hasLetters, tidiedPieces } from '../powers/pieces.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { decimalOf } from './equations.ts';

/**
 * A line whose unknown no longer occurs in an exponent or logarithm: only numbers such as ln 3 and e² remain.
 */
export function constantsMove(line: Relation, name: string): Move | null {
  return (
    evaluateConstants(line) ??
    clearDenominator(line) ??
    rootMove(line) ??
    statementMove(line) ??
    squareOfConstant(line) ??
    linearConstant(line, name)
  );
}

/** 2³ on the right is computed before anything else. */
function evaluateConstants(line: Relation): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  if (hasLetters(right)) return null;
  const move = arithmetic(right);
  return move === null ? null : { ...move, after: equation(left, move.after as Expression) };
}

/** A step of arithmetic on numbers that contain neither e nor a logarithm. */
export function arithmetic(tree: Expression): Move | null {
  const special = contains(
    tree,
    (part) => part.kind === 'call' || (part.kind === 'constant' && part.name === 'e'),
  );
  if (special) return null;
  const move = arithmeticMove(tree);
  return move === null || !isExpression(move.after) || sameTree(move.after, tree) ? null : move;
}

/**
 * (x + 1)/x = 2 → x + 1 = 2x: multiplies both sides by the denominator; excluded values are tested at the
 * end.
 */
function clearDenominator(line: Relation): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  if (left.kind !== 'divide' || !hasLetters(left.denominator)) return null;
  const after = equation(left.numerator, tidiedPieces(product([...factorsOf(right), left.denominator])));
  return { rule: 'multiply_both_sides', after, params: { by: left.denominator }, promise: 'loses_none' };
}

/** √x = e² → x = (e²)². */
function rootMove(line: Relation): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  if (left.kind !== 'root' || hasLetters(right)) return null;
  const after = equation(left.of, normalizeTree({ kind: 'power', base: right, exponent: left.index }));
  return { rule: 'raise_both_sides', after, params: { index: left.index }, promise: 'loses_none' };
}

/** x² = e⁴ → x = ±e². */
function squareOfConstant(line: Relation): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  if (
    left.kind !== 'power' ||
    !isNumber(left.exponent, 2) ||
    hasLetters(right) ||
    !(evaluator(right)({}) > 0)
  )
    return null;
  return {
    rule: 'take_roots',
    after: equation(left.base, { kind: 'plusminus', of: normalizeTree(rooted(right)) }),
  };
}

/**
 * a·x + b = 0 where a and b contain logarithms of numbers: x·(ln 3 − ln 2) = ln 2 → x = ln 2/(ln 3 − ln 2).
 */
function linearConstant(line: Relation, name: string): Move | null {
  const difference = subtractExpressions(line.sides[0]!, line.sides[1]!);
  const at = (value: number): Expression => tidiedPieces(substitute(difference, name, number(value)));
  const rest = at(0);
  const by = tidiedPieces(subtractExpressions(at(1), rest));
  if (hasLetters(by) || isNumber(by, 0)) return null;
  const shape = tidiedPieces(sum([product([by, variable(name)]), rest]));
  if (!sameTree(shape, tidiedPieces(difference))) return null;
  const right = tidiedPieces(opposite(rest));
  const gatheredLine = equation(product([variable(name), by]), right);
  const alone =
    isNumber(by, 1) || sameTree(tidiedPieces(line.sides[0]!), tidiedPieces(gatheredLine.sides[0]!));
  if (!alone) return { rule: 'gather_unknown', after: gatheredLine };
  const value = isNumber(by, 1) || isNumber(right, 0) ? right : quotient(right, by);
  return {
    rule: 'divide_both_sides_value',
    after: equation(variable(name), value),
    params: { by, value: decimalOf(value) },
  };
}

function quotient(above: Expression, below: Expression): Expression {
  const value = numberValue(below);
  if (
    value !== null &&
    value.d === 1n &&
    value.n > 1n &&
    above.kind !== 'add' &&
    above.kind !== 'negate' &&
    numberValue(factorsOf(above)[0]!) === null
  )
    return divided(above, below);
  if (value !== null) return tidiedPieces(divided(above, below));
  if (above.kind === 'negate') return negated(divided(above.of, below));
  return divided(above, below);
}
