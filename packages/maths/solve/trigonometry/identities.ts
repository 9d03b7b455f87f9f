import { factorsOf } from '../../expression/build.ts';
import {
  called,
  equation,
  negated,
  number,
  product,
  raised,
  sum,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { contains, mapParts, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import type { OfAngle } from './angles.ts';

export type CallExpression = Expression & { kind: 'call' };

export const isAnglePiece = (part: Expression): part is CallExpression =>
  part.kind === 'call' && ['sin', 'cos', 'tan'].includes(part.name) && variablesOf(part).length > 0;

/** Replaces every occurrence of a subexpression. */
export function replace(tree: Expression, piece: Expression, by: Expression): Expression {
  return sameTree(tree, piece) ? by : mapParts(tree, (part) => replace(part, piece, by));
}

/**
 * sin 2x together with sin x or cos x: 2 sin x cos x; cos 2x together with them: 1 − 2 sin² x or 2 cos² x −
 * 1.
 */
export function doubleAngle(line: Relation, pieces: readonly CallExpression[]): Move | null {
  for (const piece of pieces) {
    const [u] = piece.args;
    const single = pieces.find((other) =>
      sameTree(normalizeTree(product([number(2), other.args[0]!])), normalizeTree(u!)),
    );
    if (single === undefined || piece.name === 'tan') continue;
    const half = single.args[0]!;
    const square = (name: OfAngle): Expression => product([number(2), raised(called(name, half), number(2))]);
    const by: Expression =
      piece.name === 'sin'
        ? product([number(2), called('sin', half), called('cos', half)])
        : pieces.some((other) => other.name === 'sin' && sameTree(other.args[0]!, half))
          ? sum([number(1), negated(square('sin'))])
          : sum([square('cos'), negated(number(1))]);
    const sides = line.sides.map((side) => flatSum(replace(side, piece, by)));
    return {
      rule: 'double_angle',
      after: equation(sides[0]!, sides[1]!),
      params: { angle: piece, value: by },
    };
  }
  return null;
}

function flatSum(tree: Expression): Expression {
  const inner = mapParts(tree, flatSum);
  if (inner.kind === 'add')
    return sum(inner.terms.flatMap((term) => (term.kind === 'add' ? term.terms : [term])));
  return inner.kind === 'multiply' ? product(inner.factors.flatMap(factorsOf)) : inner;
}

/** cos² together with a sine: 1 − sin². */
export function pythagoras(line: Relation, pieces: readonly CallExpression[]): Move | null {
  for (const [name, other] of [
    ['cos', 'sin'],
    ['sin', 'cos'],
  ] as const) {
    const piece = pieces.find((each) => each.name === name);
    const partner =
      piece === undefined
        ? undefined
        : pieces.find((each) => each.name === other && sameTree(each.args[0]!, piece.args[0]!));
    if (piece === undefined || partner === undefined) continue;
    const square = raised(piece, number(2));
    const by = sum([number(1), negated(raised(partner, number(2)))]);
    const sides = line.sides.map((side) => flatSum(replace(side, square, by)));
    if (sides.some((side) => contains(side, (part) => sameTree(part, piece)))) continue;
    return { rule: 'pythagoras', after: equation(sides[0]!, sides[1]!), params: { square, value: by } };
  }
  return null;
}
