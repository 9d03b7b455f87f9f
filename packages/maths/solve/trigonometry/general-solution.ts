import { evaluator } from '../../algebra/evaluate.ts';
import { isNumber, numberValue, opposite, subtractExpressions } from '../../expression/build.ts';
import { divide, isZero, negate, one, rational, subtract, type Rational } from '../../expression/rational.ts';
import {
  constant,
  divided,
  equation,
  fraction,
  negated,
  number,
  product,
  sum,
  variable,
  type Expression,
} from '../../expression/tree.ts';
import { substitute, variablesOf } from '../../expression/tree-parts.ts';
import { timesPi } from '../../verify/families.ts';
import { anyOf, noSolutions } from '../alternatives.ts';
import { tidiedPieces } from '../powers/pieces.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { isAnglePiece } from './identities.ts';
import { inverse, knownAngle, writeAngle, type OfAngle } from './angles.ts';

/** Notation of the solutions: the unknown, the letter for integers, degrees or radians. */
export type Style = { readonly name: string; readonly degrees: boolean };
const wholeLetter = (name: string): Expression => variable(name === 'k' ? 'n' : 'k');

/**
 * sin u = c, cos u = c, tan u = c with u linear in the unknown: all solutions (two families for sine and
 * cosine, or one where they coincide), or none; null for anything else.
 */
export function generalSolution(left: Expression, right: Expression, style: Style): Move | null {
  if (!isAnglePiece(left) || variablesOf(right).length > 0) return null;
  const u = linear(left.args[0]!, style.name);
  const name = left.name as OfAngle;
  const value = evaluator(right)({});
  if (u === null || !Number.isFinite(value)) return null;
  const params = { angle: left.args[0]!, value: right };
  if (name !== 'tan' && Math.abs(value) > 1 + 1e-12)
    return { rule: name === 'sin' ? 'sine_bounded' : 'cosine_bounded', after: noSolutions, params };
  const starts = startsOf(name, right, value);
  const items = starts.angles.map((angle) =>
    equation(variable(style.name), member(angle, starts.period, u, style)),
  );
  const rule = { sin: 'solve_sine', cos: 'solve_cosine', tan: 'solve_tangent' } as const;
  const first = angleTree(starts.angles[0]!, style.degrees);
  return {
    rule: rule[name],
    after: anyOf(items),
    params: {
      ...params,
      first,
      half: writeAngle(rational(1), style.degrees),
      turn: writeAngle(starts.period, style.degrees),
    },
  };
}

/** An angle as a multiple of π, or as an expression such as arcsin(1/3). */
type Angle = Rational | Expression;
const isTimesPi = (angle: Angle): angle is Rational => !('kind' in angle);
const angleTree = (angle: Angle, degrees: boolean): Expression =>
  isTimesPi(angle) ? writeAngle(angle, degrees) : angle;

function startsOf(name: OfAngle, right: Expression, value: number): { angles: Angle[]; period: Rational } {
  const known = knownAngle(name, right);
  const [turn, half] = [rational(2), rational(1)];
  if (name === 'tan') return { angles: [known ?? inverse('tan', right)], period: half };
  if (known === null) {
    const angle = inverse(name, right);
    return {
      angles: [angle, name === 'sin' ? sum([constant('pi'), negated(angle)]) : negated(angle)],
      period: turn,
    };
  }
  if (Math.abs(value) < 1e-12) return { angles: [known], period: half };
  if (Math.abs(Math.abs(value) - 1) < 1e-12) return { angles: [known], period: turn };
  return { angles: [known, name === 'sin' ? subtract(half, known) : negate(known)], period: turn };
}

type Linear = { readonly slope: Rational; readonly shift: Expression };

function linear(u: Expression, name: string): Linear | null {
  const at = (x: number): Expression => substitute(u, name, number(x));
  const slope = numberValue(normalizeTree(subtractExpressions(at(1), at(0))));
  const again = numberValue(normalizeTree(subtractExpressions(at(3), at(2))));
  if (slope === null || again === null || isZero(slope) || slope.n !== again.n || slope.d !== again.d)
    return null;
  return { slope, shift: at(0) };
}

/** (angle − shift)/slope + k·period/slope. */
function member(angle: Angle, period: Rational, { slope, shift }: Linear, style: Style): Expression {
  const own = divide(period, slope.n < 0n ? negate(slope) : slope);
  const offset = timesPi(shift);
  const start =
    isTimesPi(angle) && offset !== null
      ? writeAngle(divide(subtract(angle, offset), slope), style.degrees)
      : startTree(angleTree(angle, false), shift, slope);
  const turns = turnsTree(own, style);
  return isNumber(start, 0) || (start.kind === 'degrees' && isNumber(start.of, 0))
    ? turns
    : sum([...(start.kind === 'add' ? start.terms : [start]), turns]);
}

function startTree(angle: Expression, shift: Expression, slope: Rational): Expression {
  const shifted = isNumber(normalizeTree(shift), 0)
    ? angle
    : sum([...(angle.kind === 'add' ? angle.terms : [angle]), opposite(tidiedPieces(shift))]);
  if (slope.n === slope.d) return shifted;
  return slope.d === 1n && slope.n > 0n
    ? divided(shifted, number(slope.n))
    : product([fraction(divide(one, slope)), shifted]);
}

/** 2kπ, kπ/2, 360° · k. */
function turnsTree(period: Rational, { name, degrees }: Style): Expression {
  const k = wholeLetter(name);
  if (degrees) return product([writeAngle(period, true), k]);
  const above = [...(period.n === 1n ? [] : [number(period.n)]), k, constant('pi')];
  return period.d === 1n ? product(above) : divided(product(above), number(period.d));
}
