import { evaluator } from '../../algebra/evaluate.ts';
import {
  isNumber,
  numberValue,
  opposite,
  subtractExpressions,
  termsOf,
  factorsOf,
} from '../../expression/build.ts';
import { decimalPlaces } from './rounding.ts';
import {
  called,
  constant,
  divided,
  equation,
  fraction,
  isExpression,
  negated,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { contains, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { noSolutions } from '../alternatives.ts';
import { statementMove } from '../polynomial-topics.ts';
import { replacePieces, hasLetters, restorePieces, tidiedPieces } from '../powers/pieces.ts';
import { powerMove } from '../powers/laws.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { inOnePower, isPowerPiece, piecesOf, replacePowers, type Power } from './one-power.ts';
import { asPower, baseTree, type AsPower } from './bases.ts';

const e = constant('e');

/** The next step for an equation with the unknown in exponents. */
export function exponentialMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides;
  if (left === undefined || right === undefined) return null;
  if (isPowerPiece(right) && !line.sides.some((side) => side === left && contains(left, isPowerPiece)))
    return { rule: 'swap_sides', after: equation(right, left) };
  return (
    isolatePower(left, right, name) ??
    lawsOnSides(left, right) ??
    twoTerms(left, right) ??
    inOnePower(left, right, name) ??
    throughPieces(line)
  );
}

/** b^f = c and b^f = c^g. */
function isolatePower(left: Expression, right: Expression, name: string): Move | null {
  if (left.kind !== 'power' || !isPowerPiece(left)) return null;
  if (right.kind === 'power' && isPowerPiece(right)) return twoPowers(left, right, name);
  if (hasLetters(right)) return null;
  const value = evaluator(right)({});
  if (!(value > 0))
    return Number.isNaN(value)
      ? null
      : { rule: 'power_positive', after: noSolutions, params: { power: left, value: right } };
  if (isNumber(right, 1))
    return {
      rule: 'power_is_one',
      after: equation(left.exponent, number(0)),
      params: { base: left.base },
    };
  if (right.kind === 'power' && sameTree(right.base, left.base)) return equateExponents(left, right);
  const [base, target] = [asPower(left.base), asPower(right)];
  if (base !== null && target !== null && base.base === target.base)
    return sameBase(left, right, base, target);
  return logarithms(left, right);
}

function equateExponents(left: Power, right: Power): Move {
  return {
    rule: 'equate_exponents',
    after: equation(left.exponent, right.exponent),
    params: { base: left.base },
  };
}

/** 4^x = 8 → 2^(2x) = 2³. */
function sameBase(left: Power, right: Expression, base: AsPower, target: AsPower): Move {
  return {
    rule: 'same_base',
    after: equation(toBase(left, base), raised(baseTree(base), fraction(target.exponent))),
    params: { base: baseTree(base), value: right },
  };
}

/** 4^x as 2^(2x). */
function toBase(power: Power, by: AsPower): Expression {
  const exponent = fraction(by.exponent);
  return raised(
    baseTree(by),
    isNumber(exponent, 1) ? power.exponent : tidiedPieces(product([exponent, power.exponent])),
  );
}

function twoPowers(left: Power, right: Power, name: string): Move | null {
  if (sameTree(left.base, right.base)) return equateExponents(left, right);
  const [a, b] = [asPower(left.base), asPower(right.base)];
  if (a === null || b === null || a.base !== b.base)
    return variablesOf(left.base).includes(name) ? null : logarithms(left, right);
  return {
    rule: 'same_base',
    after: equation(toBase(left, a), toBase(right, b)),
    params: { base: baseTree(a), value: right },
  };
}

/** Takes logarithms of both sides, which brings the exponent down. */
function logarithms(left: Power, right: Expression): Move {
  const down = (side: Expression): Expression =>
    side.kind === 'power' && isPowerPiece(side) ? logarithmOfPower(side) : logarithmOf(side);
  return { rule: 'take_logarithms', after: equation(down(left), down(right)) };
}

/** ln(bᶠ) = f·ln b. */
function logarithmOfPower({ base, exponent }: Power): Expression {
  return sameTree(base, e) ? exponent : product([...factorsOf(exponent), logarithmOf(base)]);
}

function logarithmOf(of: Expression): Expression {
  if (sameTree(of, e)) return number(1);
  return called('ln', of);
}

/** 2^x · 2^(x + 1): applies the laws of powers where they combine powers. */
function lawsOnSides(left: Expression, right: Expression): Move | null {
  for (const [side, build] of [
    [left, (to: Expression) => equation(to, right)],
    [right, (to: Expression) => equation(left, to)],
  ] as const) {
    const products = contains(
      side,
      (part) => (part.kind === 'multiply' || part.kind === 'divide') && part !== side && isPowerPiece(part),
    );
    const move = products || side.kind === 'multiply' || side.kind === 'divide' ? powerMove(side) : null;
    if (move !== null && isExpression(move.after) && move.rule !== 'negative_exponent')
      return { ...move, after: build(move.after) };
  }
  return null;
}

/** c·a^f = d·b^g, two powers of different bases: one alone on each side. */
function twoTerms(left: Expression, right: Expression): Move | null {
  const difference = subtractExpressions(left, right);
  const terms = termsOf(difference).filter((term) => !isNumber(term, 0));
  const powers = terms.map((term) => factorsOf(term.kind === 'negate' ? term.of : term).find(isPowerPiece));
  const [first, second] = powers;
  if (
    terms.length !== 2 ||
    first === undefined ||
    second === undefined ||
    first.kind !== 'power' ||
    second.kind !== 'power'
  )
    return null;
  const [a, b] = [asPower(first.base), asPower(second.base)];
  if (sameTree(first.base, second.base) || (a !== null && b !== null && a.base === b.base)) {
    const plain = terms.every((term) => isPowerPiece(term.kind === 'negate' ? term.of : term));
    return plain && right.kind !== 'power'
      ? { rule: 'one_on_each_side', after: equation(first, second) }
      : null;
  }
  const by = (term: Expression, power: Expression): Expression =>
    normalizeTree(divided(frozenOne(term, power), variable('t')));
  const ratio = normalizeTree(divided(opposite(by(terms[1]!, second)), by(terms[0]!, first)));
  const value = numberValue(ratio);
  if (value === null || value.n <= 0n) return null;
  const logarithm = isNumber(ratio, 1) ? [] : [called('ln', ratio)];
  if (sameTree(left, first) && sameTree(right, second)) return null;
  if (logarithm.length === 0) return { rule: 'one_on_each_side', after: equation(first, second) };
  return {
    rule: 'take_logarithms',
    after: equation(logarithmOfPower(first), sum([...logarithm, logarithmOfPower(second)])),
  };
}

function frozenOne(term: Expression, power: Expression): Expression {
  if (term.kind === 'negate') return negated(frozenOne(term.of, power));
  return product(factorsOf(term).map((factor) => (factor === power ? variable('t') : factor)));
}

/** Substitutes a letter for one power, when the equation is linear or polynomial in it. */
function throughPieces(line: Relation): Move | null {
  const piece = piecesOf(line.sides);
  if (piece.length !== 1) return null;
  const { tree: letter, thaw } = replacePieces(piece[0]!, isPowerPiece);
  if (letter.kind !== 'variable') return null;
  const sides = line.sides.map((side) => replacePowers(side, piece, () => letter));
  const plain = equation(sides[0]!, sides[1]!);
  if (variablesOf(plain).length !== 1) return null;
  const move = clearedOfPower(plain, letter) ?? statementMove(plain);
  return move === null ? null : restorePieces(move, thaw);
}

/** A power in a denominator: multiplies both sides by it. */
function clearedOfPower(line: Relation, letter: Expression): Move | null {
  const below = line.sides.some((side) =>
    contains(side, (part) => part.kind === 'divide' && hasLetters(part.denominator)),
  );
  if (!below) return null;
  const sides = line.sides.map((side) => normalizeTree(product([side, letter])));
  return { rule: 'multiply_both_sides', after: equation(sides[0]!, sides[1]!), params: { by: letter } };
}

/** The decimal value of an exact solution, for texts. */
export const decimalOf = (value: Expression): Expression => decimalPlaces(evaluator(value)({}));
