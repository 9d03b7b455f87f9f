import { Multivariate } from '../../algebra/multivariate.ts';
import { factorsOf, isNumber, opposite, subtractExpressions } from '../../expression/build.ts';
import { one } from '../../expression/rational.ts';
import { splitSigns } from '../../expression/signs.ts';
import {
  called,
  divided,
  equation,
  number,
  sum,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { contains, mapParts, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { anyOf, distinct } from '../alternatives.ts';
import { statementMove } from '../polynomial-topics.ts';
import { replacePieces, restorePieces } from '../powers/pieces.ts';
import { polynomialOf, writeFactors } from '../powers/polynomials.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { doubleAngle, isAnglePiece, pythagoras, replace, type CallExpression } from './identities.ts';
import { generalSolution, type Style } from './general-solution.ts';

/** The next step for an equation with sines, cosines and tangents of the unknown. */
export function angleMove(line: Relation, style: Style): Move | null {
  const [left, right] = line.sides;
  if (left === undefined || right === undefined) return null;
  const pieces = piecesOf([left, right]);
  if (pieces.length === 0) return null;
  const signs = splitSigns(line);
  if (signs.length > 1) return { rule: 'both_signs', after: anyOf(signs) };
  if (!contains(left, isAnglePiece)) return { rule: 'swap_sides', after: equation(right, left) };
  return (
    generalSolution(left, right, style) ??
    sineAgainstCosine(left, right, pieces, style) ??
    doubleAngle(line, pieces) ??
    pythagoras(line, pieces) ??
    throughPiece(line, pieces) ??
    isolateFunction(left, right, pieces) ??
    factorOut(left, right)
  );
}

function piecesOf(sides: readonly Expression[]): CallExpression[] {
  const found: CallExpression[] = [];
  const visit = (part: Expression): void => {
    if (isAnglePiece(part)) {
      if (!found.some((other) => sameTree(other, part))) found.push(part);
    } else mapParts(part, (inner) => (visit(inner), inner));
  };
  sides.forEach(visit);
  return found;
}

/** a·sin u = b·cos u: dividing by cos u, which is not 0 there, gives a tangent. */
function sineAgainstCosine(
  left: Expression,
  right: Expression,
  pieces: readonly CallExpression[],
  style: Style,
): Move | null {
  const [s, c] = ['sin', 'cos'].map((name) => pieces.find((piece) => piece.name === name));
  if (pieces.length !== 2 || s === undefined || c === undefined || !sameTree(s.args[0]!, c.args[0]!))
    return null;
  const difference = subtractExpressions(left, right);
  const [restSine, a] = coefficients(replace(difference, c, number(0)), s);
  const [restCosine, b] = coefficients(replace(difference, s, number(0)), c);
  const [mixed] = coefficients(replace(difference, c, number(1)), s);
  if (a === null || b === null || restSine === null || restCosine === null || mixed === null) return null;
  if (
    !isNumber(restSine, 0) ||
    !isNumber(restCosine, 0) ||
    isNumber(a, 0) ||
    isNumber(b, 0) ||
    !sameTree(mixed, b)
  )
    return null;
  const [, slope] = coefficients(replace(difference, c, number(1)), s);
  if (slope === null || !sameTree(slope, a)) return null;
  const value = normalizeTree(divided(opposite(b), a));
  const solved = generalSolution(called('tan', s.args[0]!), value, style);
  return solved === null
    ? null
    : {
        ...solved,
        rule: 'divide_by_cosine',
        params: { ...solved.params, tangent: equation(called('tan', s.args[0]!), value) },
      };
}

/** A single function of one angle: the equation is linear or polynomial in it. */
function throughPiece(line: Relation, pieces: readonly CallExpression[]): Move | null {
  if (pieces.length !== 1) return null;
  const { thaw } = replacePieces(pieces[0]!, isAnglePiece);
  const sides = line.sides.map((side) => replacePieces(side, isAnglePiece).tree);
  const plain = equation(sides[0]!, sides[1]!);
  if (variablesOf(plain).length !== 1) return null;
  const move = statementMove(plain);
  return move === null ? null : restorePieces(move, thaw);
}

/** 2 sin x + √3 = 0 → sin x = −√3/2: linear in one function, with roots of numbers. */
function isolateFunction(
  left: Expression,
  right: Expression,
  pieces: readonly CallExpression[],
): Move | null {
  const [piece, more] = pieces;
  if (piece === undefined || more !== undefined) return null;
  const difference = subtractExpressions(left, right);
  const [rest, by] = coefficients(difference, piece);
  if (rest === null || by === null || isNumber(by, 0)) return null;
  return {
    rule: 'isolate_function',
    after: equation(piece, normalizeTree(divided(opposite(rest), by))),
    params: { function: piece },
  };
}

/** The constants c and m of m·piece + c; null when it is not linear in the piece. */
function coefficients(tree: Expression, piece: Expression): [Expression | null, Expression | null] {
  const at = (value: number): Expression => replace(tree, piece, number(value));
  if (variablesOf(at(0)).length > 0) return [null, null];
  const rest = normalizeTree(at(0));
  const by = normalizeTree(subtractExpressions(at(1), rest));
  const again = normalizeTree(subtractExpressions(subtractExpressions(at(3), at(2)), by));
  return isNumber(again, 0) ? [rest, by] : [null, null];
}

/** 2 sin x cos x − sin x = 0 → sin x · (2 cos x − 1) = 0 → each factor. */
function factorOut(left: Expression, right: Expression): Move | null {
  const parts = factorsOf(left.kind === 'negate' ? left.of : left).filter((part) =>
    contains(part, isAnglePiece),
  );
  if (isNumber(right, 0) && parts.length > 1) {
    const items = parts.map((part) => equation(part.kind === 'power' ? part.base : part, number(0)));
    return { rule: 'zero_product', after: anyOf(items) };
  }
  const { tree, thaw } = replacePieces(subtractExpressions(left, right), isAnglePiece);
  const p = polynomialOf(tree);
  const found = p === null ? null : new Multivariate().factor(p);
  if (found === null || found.factors.length < 2) return null;
  return {
    rule: 'factor_equation',
    after: equation(thaw(writeFactors({ ...found, content: one })), number(0)),
  };
}

/** Solves each of several equations separately, and combines all their families. */
export function solvedAngles(items: readonly Relation[], style: Style): Relation[] | null {
  const found: Relation[] = [];
  for (const item of items.flatMap(splitSigns)) {
    let line: Tree = item;
    for (let count = 0; line.kind === 'relation' && contains(sum(line.sides), isAnglePiece); count += 1) {
      const move: Move | null = count < 12 ? angleMove(line, style) : null;
      if (move === null) return null;
      line = move.after;
    }
    if (line.kind === 'solutions' && line.which === 'none') continue;
    if (line.kind === 'relation') found.push(line);
    else if (line.kind === 'alternatives') {
      const inner: Relation[] | null = line.items.some((each) =>
        each.sides.some((side) => contains(side, isAnglePiece)),
      )
        ? solvedAngles(line.items, style)
        : [...line.items];
      if (inner === null) return null;
      found.push(...inner);
    } else return null;
  }
  return distinct(found);
}
