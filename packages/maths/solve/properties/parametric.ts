import { differentiate } from '../../algebra/differentiate.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { numberValue } from '../../expression/build.ts';
import { hasPlusMinus } from '../../expression/signs.ts';
import {
  called,
  constant,
  divided,
  equation,
  isExpression,
  negated,
  number,
  product,
  raised,
  rooted,
  sum,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import {
  contains,
  mapParts,
  sameTree,
  substitute,
  textOf,
  variablesOf,
} from '../../expression/tree-parts.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import { formulaMove } from '../formulas/formula.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

/** x = f(t) and y = g(t): an equation in x and y alone. */
export const parametricProperties = {
  without_parameter: { family: 'formula', chain: (problem) => parameterChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

type Curve = { readonly x: Expression; readonly y: Expression; readonly name: string };

function curveOf({ expression }: Problem): Curve | null {
  if (expression.kind !== 'alternatives' || expression.join !== 'and' || expression.items.length !== 2)
    return null;
  const sideOf = (name: string): Expression | null => {
    const found = expression.items.find(
      ({ sides: [left], signs }) => signs.join() === '=' && left!.kind === 'variable' && left!.name === name,
    );
    return found?.sides[1] ?? null;
  };
  const [x, y] = [sideOf('x'), sideOf('y')];
  if (x === null || y === null) return null;
  const [name, ...others] = [...new Set([...variablesOf(x), ...variablesOf(y)])];
  return name === undefined || others.length > 0 || name === 'x' || name === 'y' ? null : { x, y, name };
}

function parameterChain(problem: Problem): readonly Move[] | null {
  const curve = curveOf(problem);
  if (curve === null) return null;
  return byInserting(curve, 'x', 'y') ?? byIdentity(curve) ?? byInserting(curve, 'y', 'x');
}

/** Solves one equation for the parameter and puts that into the other one. */
function byInserting(curve: Curve, from: 'x' | 'y', into: 'x' | 'y'): readonly Move[] | null {
  const solved = parameterOf(curve[from], from, curve.name);
  if (solved === null) return null;
  const written = substitute(curve[into], curve.name, solved);
  const simple = simplified(written);
  const items = [equation(variable(curve.name), solved), equation(variable(into), curve[into])];
  const moves = [
    answerMove('parameter_alone', { kind: 'alternatives', join: 'and', items }, { t: variable(curve.name) }),
    answerMove('parameter_inserted', equation(variable(into), written), { t: variable(curve.name) }),
  ];
  // (x + 3)² says more than its expansion.
  return textOf(simple).length >= textOf(written).length
    ? moves
    : [...moves, answerMove('parameter_collected', equation(variable(into), simple))];
}

/** e^(k ln u) is u^k, (u^p)^q is u^(pq), ln(e^u) is u; then like terms together where the normal form can be written. */
function simplified(tree: Expression): Expression {
  const inner = mapParts(tree, simplified);
  const joined = joinPower(inner);
  try {
    return normalizeTree(joined);
  } catch {
    return joined;
  }
}

function joinPower(tree: Expression): Expression {
  if (tree.kind !== 'power') return tree;
  if (tree.base.kind === 'constant' && tree.base.name === 'e') {
    const logarithm = findLogarithm(tree.exponent);
    if (logarithm === null) return tree;
    const factor = normalizeTree(
      substitute(replaceTree(tree.exponent, logarithm, variable('ω')), 'ω', number(1)),
    );
    const isMultiple = sameTree(
      normalizeTree(product([factor, variable('ω')])),
      normalizeTree(replaceTree(tree.exponent, logarithm, variable('ω'))),
    );
    if (!isMultiple || numberValue(factor) === null) return tree;
    return numberValue(factor)!.n === numberValue(factor)!.d
      ? logarithm.args[0]!
      : raised(logarithm.args[0]!, factor);
  }
  return tree;
}

function findLogarithm(tree: Expression): (Expression & { kind: 'call' }) | null {
  let found: (Expression & { kind: 'call' }) | null = null;
  contains(tree, (part) => {
    if (part.kind === 'call' && part.name === 'ln') found ??= part;
    return false;
  });
  return found;
}

const replaceTree = (tree: Expression, what: Expression, by: Expression): Expression =>
  sameTree(tree, what) ? by : mapParts(tree, (part) => replaceTree(part, what, by));

/** The parameter from x = f(t), where f(t) contains it once; null where that has no single solution. */
function parameterOf(side: Expression, letter: string, name: string): Expression | null {
  const inner = coreOf(side, name);
  if (inner === null) return null;
  // x = a · core + b
  const value = normalizeTree(divided(sum([variable(letter), negated(inner.start)]), inner.slope));
  const { core } = inner;
  if (core.kind === 'variable') return value;
  if (core.kind === 'call' && core.name === 'ln')
    return parameterInside(core.args[0]!, raised(constant('e'), value), name);
  if (core.kind === 'power' && core.base.kind === 'constant' && core.base.name === 'e')
    return parameterInside(core.exponent, called('ln', value), name);
  if (core.kind === 'power') {
    const exponent = numberValue(core.exponent);
    if (exponent === null || exponent.d !== 1n || exponent.n % 2n === 0n || exponent.n < 3n) return null;
    return parameterInside(core.base, rooted(value, number(exponent.n)), name);
  }
  return null;
}

/** t from 2t + 1 = value. */
function parameterInside(inside: Expression, value: Expression, name: string): Expression | null {
  const place = 'ω';
  let line: Tree = equation(inside, variable(place));
  for (let step = 0; step < 8; step += 1) {
    const move = formulaMove(line, name);
    if (move === null) break;
    line = move.after;
  }
  if (line.kind !== 'relation') return null;
  const [left, right] = line.sides as [Expression, Expression];
  if (
    left.kind !== 'variable' ||
    left.name !== name ||
    variablesOf(right).includes(name) ||
    hasPlusMinus(right)
  )
    return null;
  return substitute(right, place, value);
}

type Core = { readonly core: Expression; readonly slope: Expression; readonly start: Expression };

/** slope · core + start, where only the core contains the letter: 2e^t − 1 has the core e^t. */
function coreOf(side: Expression, name: string): Core | null {
  const cores: Expression[] = [];
  const outer = mapCore(side, name, cores);
  const [core] = cores;
  if (core === undefined || cores.some((each) => !sameTree(each, core))) return null;
  const slope = differentiate(outer, 'ω', 1);
  if (slope === null) return null;
  const written = normalizeTree(slope);
  if (variablesOf(written).length > 0 || numberValue(written)?.n === 0n) return null;
  return { core, slope: written, start: normalizeTree(substitute(outer, 'ω', number(0))) };
}

/** The expression with ω in the place of each smallest power, function or letter that contains the parameter. */
function mapCore(tree: Expression, name: string, cores: Expression[]): Expression {
  const holds = variablesOf(tree).includes(name);
  if (!holds) return tree;
  if (tree.kind === 'variable' || tree.kind === 'power' || tree.kind === 'call' || tree.kind === 'root') {
    cores.push(tree);
    return variable('ω');
  }
  return mapParts(tree, (part) => mapCore(part, name, cores));
}

/** cos t and sin t, each to the first or second power: the sum of their squares is 1. */
function byIdentity({ x, y, name }: Curve): readonly Move[] | null {
  const parts = [
    { side: x, letter: 'x' },
    { side: y, letter: 'y' },
  ].map(({ side, letter }) => {
    const inner = coreOf(side, name);
    if (inner === null) return null;
    const isSquare = inner.core.kind === 'power' && numberValue(inner.core.exponent)?.n === 2n;
    const call = inner.core.kind === 'power' ? inner.core.base : inner.core;
    if (inner.core.kind === 'power' && !isSquare) return null;
    if (call.kind !== 'call' || (call.name !== 'sin' && call.name !== 'cos')) return null;
    const value = normalizeTree(divided(sum([variable(letter), negated(inner.start)]), inner.slope));
    return { call, value, square: isSquare ? value : raised(value, number(2)), letter };
  });
  const [first, second] = parts;
  if (first == null || second == null || first.call.name === second.call.name) return null;
  if (!sameTree(first.call.args[0]!, second.call.args[0]!)) return null;
  const both = [first, second].toSorted((a, b) => (a.call.name < b.call.name ? -1 : 1));
  const whole = equation(sum([first.square, second.square]), number(1));
  return [answerMove('parameter_by_circle', whole, { c: both[0]!.square, s: both[1]!.square })];
}

/** The line is true at points of the curve, and false beside them. */
function isEquationOfCurve(line: Tree, problem: Problem): boolean {
  const curve = curveOf(problem);
  if (curve === null) return false;
  const [fx, fy] = [evaluator(curve.x), evaluator(curve.y)];
  const relations = line.kind === 'relation' ? [line] : line.kind === 'alternatives' ? line.items : [];
  if (relations.length === 0 || relations.some(({ signs }) => signs.join() !== '=')) return false;
  const gap = ({ sides: [left, right] }: Relation, at: Readonly<Record<string, number>>): number =>
    Math.abs(evaluator(left!)(at) - evaluator(right!)(at));
  let seen = 0;
  for (let step = -24; step <= 40; step += 1) {
    const t = step * 0.217 + 0.031;
    const at = { [curve.name]: t, x: fx({ [curve.name]: t }), y: fy({ [curve.name]: t }) };
    // Far out, a small difference is lost in the rounding.
    if (!(Math.abs(at.x) < 1e4) || !(Math.abs(at.y) < 1e4)) continue;
    const gaps = relations.map((each) => gap(each, at));
    if (gaps.some((each) => !Number.isFinite(each))) continue;
    const size = Math.max(1, Math.abs(at.x), Math.abs(at.y)) ** 2;
    if (gaps.some((each) => each > 1e-7 * size)) return false;
    const beside = relations.some((each) => gap(each, { ...at, y: at.y + 0.37 }) > 1e-6);
    const across = relations.some((each) => gap(each, { ...at, x: at.x + 0.37 }) > 1e-6);
    if (!beside && !across) return false;
    seen += 1;
  }
  return seen > 8;
}

export const parametricChecks: Readonly<Record<string, (line: Tree, problem: Problem) => boolean>> = {
  without_parameter: (line, problem) => !isExpression(line) && isEquationOfCurve(line, problem),
};
