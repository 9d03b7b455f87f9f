import {
  coefficientsIn,
  constantOf,
  negatePolynomial,
  scale,
  addPolynomials,
  type Polynomial,
} from '../../algebra/polynomial.ts';
import { numberValue } from '../../expression/build.ts';
import { divide, multiply, negate, one, sign, type Rational } from '../../expression/rational.ts';
import {
  equation,
  fraction,
  number,
  relation,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { Canonical } from '../../algebra/canonical.ts';
import { degree } from '../../algebra/univariate.ts';
import { anyOf, noSolutions } from '../alternatives.ts';
import { denseOf } from '../dense.ts';
import { replaceByLetters, lettersIn, type Lettered } from '../equations/pieces.ts';
import { disguisedMove } from '../equations/disguised.ts';
import { hasDenominator } from '../rational/denominators.ts';
import { rationalMove } from '../rational/rational.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';

/**
 * Solves an equation with absolute values: isolates the bars on one side, then takes both signs of their
 * content.
 */
export function absoluteMove(line: Relation, name: string): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  const parts = replaceByLetters([left, right], name, (part) => part.kind === 'absolute');
  if (parts === null) {
    const below = line.sides.some((side) => hasDenominator(side, name));
    return below ? rationalMove({ equation: line, conditions: [] }, name) : null;
  }
  const letters = lettersIn(parts.difference, parts.pieces);
  const [first, second, more] = letters;
  if (first === undefined || more !== undefined) return null;
  if (second !== undefined) return twoBars(line, parts, [first, second], name);
  return oneBar(line, parts, first);
}

/** The absolute value that a substituted letter represents. */
function between(parts: Lettered, letter: string): Expression {
  const piece = parts.pieces.get(letter)!;
  return piece.kind === 'absolute' ? piece.of : piece;
}

function oneBar(line: Relation, parts: Lettered, letter: string): Move | null {
  const [rest, factor, square] = coefficientsIn(parts.difference, letter);
  const by = factor === undefined ? null : constantOf(factor);
  if (square !== undefined) return squareOfBar(parts, letter);
  if (by === null || by.n === 0n || rest === undefined) return null;
  const alone = line.sides[0]!.kind === 'absolute' && coefficientsIn(parts.right, letter).length < 2;
  const value = negatePolynomial(scale(rest, divide(one, by)));
  if (!alone) return { rule: 'isolate_bars', after: equation(parts.pieces.get(letter)!, parts.write(value)) };
  return openBars(between(parts, letter), line.sides[1]!);
}

/** |A| = c: A = c or A = −c; no solution for a negative c. */
function openBars(inside: Expression, right: Expression): Move {
  const value = numberValue(right) ?? numberOf(right);
  if (value !== null && sign(value) < 0)
    return { rule: 'bars_never_negative', after: noSolutions, params: { value: right } };
  if (value !== null && sign(value) === 0)
    return { rule: 'bars_zero', after: equation(inside, number(0)), params: { inside } };
  const sense = value === null ? senseOf(inside, right) : null;
  if (sense !== null)
    return { rule: 'bars_same', after: relation(inside, sense, number(0)), params: { inside, value: right } };
  const after = anyOf([equation(inside, right), equation(inside, oppositeOf(right))]);
  const params = { inside, value: right, opposite: oppositeOf(right) };
  if (value !== null) return { rule: 'open_bars', after, params };
  return { rule: 'open_bars', after, params, promise: 'loses_none' };
}

/** |A| = A means A ≥ 0, |A| = −A means A ≤ 0. */
function senseOf(inside: Expression, right: Expression): '>=' | '<=' | null {
  if (sameTree(normalizeTree(inside), normalizeTree(right))) return '>=';
  return sameTree(normalizeTree(inside), oppositeOf(right)) ? '<=' : null;
}

function numberOf(tree: Expression): Rational | null {
  const dense = denseOf(tree, 'x');
  return dense !== null && degree(dense) <= 0 ? (dense[0] ?? null) : null;
}

/** −(x + 3) expanded: −x − 3. */
function oppositeOf(tree: Expression): Expression {
  return normalizeTree({ kind: 'negate', of: tree });
}

/** |A|² − 3|A| + 2 = 0: a quadratic equation for |A|. */
function squareOfBar(parts: Lettered, letter: string): Move | null {
  const dense = coefficientsIn(parts.difference, letter).map(constantOf);
  const known = dense.flatMap((each) => (each === null ? [] : [each]));
  return known.length === dense.length ? disguisedMove(known, parts.pieces.get(letter)!) : null;
}

/** |A| = k|B|: equal or opposite; other sums of two absolute values: all four combinations of signs. */
function twoBars(
  line: Relation,
  parts: Lettered,
  letters: readonly [string, string],
  name: string,
): Move | null {
  const [first, second] = letters;
  const [restOf, factorOf, higher] = coefficientsIn(parts.difference, first);
  if (higher !== undefined || restOf === undefined || factorOf === undefined) return null;
  const [rest, own, more] = coefficientsIn(restOf, second);
  const [a, b] = [constantOf(factorOf), own === undefined ? null : constantOf(own)];
  if (more !== undefined || a === null || b === null || rest === undefined) return null;
  if (rest.size > 0) return allSigns(parts, letters, name);
  const ratio = negate(divide(b, a));
  const [left, right] = [parts.pieces.get(first)!, parts.pieces.get(second)!];
  const scaledRight = parts.write(scale(letterPolynomial(parts.difference, second), divide(ratio, b)));
  if (sign(ratio) < 0) return { rule: 'sum_of_bars', after: bothZero(left, right), promise: 'loses_none' };
  const alone = line.sides[0]!.kind === 'absolute' && !lettersIn(parts.right, parts.pieces).includes(first);
  if (!alone) return { rule: 'isolate_bars', after: equation(left, scaledRight) };
  const other = normalizeTree({ kind: 'multiply', factors: [fraction(ratio), between(parts, second)] });
  const items = [equation(between(parts, first), other), equation(between(parts, first), oppositeOf(other))];
  return { rule: 'equal_bars', after: anyOf(items) };
}

function letterPolynomial(p: Polynomial, letter: string): Polynomial {
  return new Map([...p].filter(([, term]) => term.powers.some(([atom]) => atom === letter)));
}

function bothZero(left: Expression, right: Expression): Tree {
  const inside = (tree: Expression): Expression => (tree.kind === 'absolute' ? tree.of : tree);
  return anyOf([equation(inside(left), number(0)), equation(inside(right), number(0))]);
}

/** Each absolute value is its content or the opposite: all combinations, without the impossible ones. */
function allSigns(parts: Lettered, letters: readonly string[], name: string): Move | null {
  const cases = letters.reduce<Polynomial[]>(
    (all, letter) => {
      return all.flatMap((p) => [one, negate(one)].map((by) => putIn(p, letter, parts, by)));
    },
    [parts.difference],
  );
  const items: Relation[] = [];
  for (const each of cases) {
    const dense = denseOf(parts.write(each), name);
    if (dense === null || dense.length === 0) return null;
    if (degree(dense) > 0) items.push(equation(parts.write(each), number(0)));
  }
  if (items.length === 0) return { rule: 'sign_cases', after: noSolutions };
  return { rule: 'sign_cases', after: anyOf(items), promise: 'loses_none' };
}

function putIn(p: Polynomial, letter: string, parts: Lettered, by: Rational): Polynomial {
  const [rest, factor] = coefficientsIn(p, letter);
  const value = factor === undefined ? null : constantOf(factor);
  if (value === null || rest === undefined) return p;
  const inside = new Canonical().of(between(parts, letter)).top;
  return addPolynomials(rest, scale(inside, multiply(value, by)));
}
