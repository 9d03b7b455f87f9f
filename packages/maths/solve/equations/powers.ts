import { evaluator } from '../../algebra/evaluate.ts';
import { toDense } from '../../algebra/polynomial.ts';
import { degree, trimZeros, type Dense } from '../../algebra/univariate.ts';
import { numberValue } from '../../expression/build.ts';
import { sign } from '../../expression/rational.ts';
import {
  equation,
  negated,
  number,
  raised,
  rooted,
  sum,
  variable,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { contains, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { denseOf } from '../dense.ts';
import { peelMove } from '../formulas/peel.ts';
import type { Move } from '../types.ts';
import { disguisedMove } from './disguised.ts';
import { replaceByLetters, lettersIn, occurrences } from './pieces.ts';

/** 2x³ = 16, (x − 1)⁴ = 81: the unknown occurs once, and every operation around it is undone. */
export function purePower(line: Relation, dense: Dense, name: string): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  const single = occurrences(left, name) + occurrences(right, name) === 1;
  if (!single || degree(dense) < 3) return null;
  if (!variablesOf(left).includes(name)) return { rule: 'swap_sides', after: equation(right, left) };
  return peelMove(line, name);
}

/** (x² − 3x)² − 2(x² − 3x) − 8 = 0: a quadratic equation in the bracket. */
export function repeatedPiece(left: Expression, right: Expression, name: string): Move | null {
  const brackets: Expression[] = [];
  contains(sum([left, right]), (part) => {
    if (part.kind === 'add' && part !== left && part !== right && (denseOf(part, name)?.length ?? 0) > 2)
      brackets.push(part);
    return false;
  });
  const piece = brackets.find((each, index) => brackets.findIndex((other) => sameTree(other, each)) < index);
  if (piece === undefined) return null;
  const parts = replaceByLetters([left, right], name, (part) => sameTree(part, piece));
  const [letter, ...others] = parts === null ? [] : lettersIn(parts.difference, parts.pieces);
  const dense =
    parts === null || letter === undefined || others.length > 0 ? null : toDense(parts.difference, letter);
  return dense === null ? null : disguisedMove(trimZeros(dense), piece);
}

/** x⁴ − 5x² + 4 = 0 is a quadratic equation in x². */
export function quadraticInPower(part: Dense, name: string): Move | null {
  const half = degree(part) / 2;
  if (half < 2 || !Number.isInteger(half)) return null;
  const between = part.some((coefficient, power) => power % half !== 0 && sign(coefficient) !== 0);
  if (between || sign(part[0]!) === 0 || sign(part[half]!) === 0) return null;
  return disguisedMove([part[0]!, part[half]!, part[2 * half]!], raised(variable(name), number(half)));
}

/** x² = 2 + √3, x³ = 2: takes the roots of the right-hand side. */
export function rootsOfPower(left: Expression, right: Expression, name: string): Expression[] | null {
  if (left.kind !== 'power' || left.base.kind !== 'variable' || left.base.name !== name) return null;
  const index = numberValue(left.exponent);
  const value = variablesOf(right).length > 0 ? NaN : evaluator(right)({});
  if (index === null || index.d !== 1n || !Number.isFinite(value)) return null;
  const root: Expression = rooted(right, left.exponent);
  if (index.n % 2n === 1n) return [root];
  if (value < 0) return [];
  return value === 0 ? [number(0)] : [negated(root), root];
}
