import { differentiate } from '../../algebra/differentiate.ts';
import { writeDense } from '../../algebra/present.ts';
import { degree, derivative, valueAt, type Dense } from '../../algebra/univariate.ts';
import { factorise } from '../../algebra/univariate-factors.ts';
import { numberValue } from '../../expression/build.ts';
import { divide, isZero, negate, one, rational, sign, type Rational } from '../../expression/rational.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import {
  equation,
  fraction,
  number,
  relation,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { substitute } from '../../expression/tree-parts.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { hasForm } from '../../verify/forms.ts';
import { casesOf } from '../alternatives.ts';
import { denseOf } from '../dense.ts';
import { curveOf } from '../figures/curve.ts';
import { pointForm, slopeForm } from '../figures/straight.ts';
import { inequalities } from '../inequalities/topic.ts';
import { statementMove } from '../polynomial-topics.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

const highestDegree = 8;
const mostMoves = 14;

/** Critical points, extrema, inflection, intervals of growth, and normals: what derivatives are used for at school. */
export const calculusProperties = {
  critical_points: { family: 'derivative', chain: (problem) => criticalChain(problem) },
  extrema: { family: 'derivative', chain: (problem) => extremaChain(problem) },
  inflection: { family: 'derivative', chain: (problem) => inflectionChain(problem) },
  inflection_x: { family: 'derivative', chain: (problem) => inflectionChain(problem) },
  increasing: { family: 'derivative', chain: (problem) => growthChain(problem, '>') },
  decreasing: { family: 'derivative', chain: (problem) => growthChain(problem, '<') },
  normal_line: { family: 'derivative', chain: (problem) => normalChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

const nothing: Tree = { kind: 'solutions', which: 'none' };
const everything: Tree = { kind: 'solutions', which: 'all' };

type Given = { readonly body: Expression; readonly dense: Dense; readonly name: string };

function givenOf({ expression }: Problem): Given | null {
  const curve = curveOf(expression);
  const dense = curve === null ? null : denseOf(curve.body, curve.variable);
  if (curve === null || dense === null || degree(dense) < 1 || degree(dense) > highestDegree) return null;
  return { body: curve.body, dense, name: curve.variable };
}

/** The steps that solve an equation or inequality; null when they do not reach its solutions. */
export function solving(start: Tree): readonly Move[] | null {
  const moves: Move[] = [];
  let line = start;
  while (moves.length < mostMoves) {
    const move: Move | null =
      (line.kind === 'relation' || line.kind === 'alternatives' ? statementMove(line) : null) ??
      inequalities.move(line, { task: 'solve', expression: line });
    if (move === null) return hasForm(line, 'solved') ? moves : null;
    moves.push(move);
    line = move.after;
  }
  return null;
}

const lastOf = (moves: readonly Move[]): Tree => moves.at(-1)!.after;

/** Where a derivative is 0. */
function zeroChain(
  dense: Dense,
  name: string,
  rules: { readonly set: Move['rule']; readonly none: Move['rule'] },
): readonly Move[] | null {
  const written = dense.length === 0 ? number(0) : writeDense(dense, name);
  if (dense.length === 0) return null;
  if (degree(dense) === 0) return [answerMove(rules.none, nothing, { derivative: written })];
  const start = equation(written, number(0));
  const rest = solving(start);
  return rest === null ? null : [answerMove(rules.set, start, { derivative: written }), ...rest];
}

const criticalRules = { set: 'critical_derivative', none: 'critical_none' } as const;
const inflectionRules = { set: 'inflection_derivative', none: 'inflection_none' } as const;

function criticalChain(problem: Problem): readonly Move[] | null {
  const given = givenOf(problem);
  return given === null ? null : zeroChain(derivative(given.dense), given.name, criticalRules);
}

/** The solutions of the last line with their values. */
function rootsIn(line: Tree): readonly Expression[] | null {
  if (line.kind === 'solutions') return line.which === 'none' ? [] : null;
  const items = casesOf(line);
  if (items === null || !items.every(({ sides, signs }) => sides.length === 2 && signs[0] === '='))
    return null;
  return items.map(({ sides }) => sides[1]!);
}

const valueOf = (tree: Expression): number => evaluator(tree)({});

/** The sign of a polynomial just left and right of each of its roots. */
function turnsOf(
  dense: Dense,
  roots: readonly Expression[],
): readonly { readonly root: Expression; readonly before: number; readonly after: number }[] {
  const sorted = roots.toSorted((a, b) => valueOf(a) - valueOf(b));
  const at = sorted.map(valueOf);
  const signAt = (x: number): number =>
    sign(valueAt(dense, rational(BigInt(Math.round(x * 2 ** 20)), 2n ** 20n)));
  return sorted.map((root, place) => ({
    root,
    before: signAt(place === 0 ? at[0]! - 1 : (at[place - 1]! + at[place]!) / 2),
    after: signAt(place === at.length - 1 ? at[place]! + 1 : (at[place]! + at[place + 1]!) / 2),
  }));
}

/** One point, or any of several. */
function pointsTree(body: Expression, name: string, places: readonly Expression[]): Tree {
  const points = places.map((x) => [x, normalizeTree(substitute(body, name, x))] as const);
  const [only, more] = points;
  if (only !== undefined && more === undefined) return { kind: 'point', coordinates: [...only] };
  return {
    kind: 'systems',
    items: points.map(([x, y]) => ({
      kind: 'alternatives',
      join: 'and',
      items: [equation(variable(name), x), equation(variable('y'), y)],
    })),
  };
}

function placesTree(name: string, places: readonly Expression[]): Tree {
  const items = places.map((x): Relation => equation(variable(name), x));
  return items.length === 1 ? items[0]! : { kind: 'alternatives', join: 'or', items };
}

function extremaChain(problem: Problem): readonly Move[] | null {
  const [given, chain] = [givenOf(problem), criticalChain(problem)];
  if (given === null || chain === null) return null;
  const slope = derivative(given.dense);
  const roots = rootsIn(lastOf(chain));
  if (roots === null) return null;
  const turns = turnsOf(slope, roots);
  const highest = turns.filter(({ before, after }) => before > 0 && after < 0).map(({ root }) => root);
  const lowest = turns.filter(({ before, after }) => before < 0 && after > 0).map(({ root }) => root);
  const all = turns.filter(({ before, after }) => before * after < 0).map(({ root }) => root);
  if (all.length === 0) return roots.length === 0 ? chain : [...chain, answerMove('extrema_none', nothing)];
  const after = pointsTree(given.body, given.name, all);
  const params: Record<string, Tree> = {};
  if (highest.length > 0) params.maximum = placesTree(given.name, highest);
  if (lowest.length > 0) params.minimum = placesTree(given.name, lowest);
  const rule =
    highest.length === 0 ? 'extrema_minimum' : lowest.length === 0 ? 'extrema_maximum' : 'extrema_both';
  return [...chain, answerMove(rule, after, params)];
}

function inflectionChain(problem: Problem): readonly Move[] | null {
  const given = givenOf(problem);
  if (given === null || degree(given.dense) < 2) return null;
  const bend = derivative(derivative(given.dense));
  const chain = zeroChain(bend, given.name, inflectionRules);
  const roots = chain === null ? null : rootsIn(lastOf(chain));
  if (chain === null || roots === null) return null;
  if (roots.length === 0) return chain;
  const places = turnsOf(bend, roots)
    .filter(({ before, after }) => before * after < 0)
    .map(({ root }) => root);
  if (places.length === 0) return [...chain, answerMove('inflection_nowhere', nothing)];
  if (problem.question?.what === 'inflection_x') {
    const after = placesTree(given.name, places);
    // All zeros of the second derivative are such places: their line is the answer already.
    return places.length === roots.length
      ? chain
      : [...chain, answerMove('inflection_places', after, { places: after })];
  }
  return [
    ...chain,
    answerMove('inflection_points', pointsTree(given.body, given.name, places), {
      places: placesTree(given.name, places),
    }),
  ];
}

/** f′ > 0 or f′ < 0, solved; a place where f′ only touches 0 does not interrupt the growth. */
function growthChain(problem: Problem, symbol: '>' | '<'): readonly Move[] | null {
  const given = givenOf(problem);
  if (given === null) return null;
  const slope = derivative(given.dense);
  const written = writeDense(slope, given.name);
  const start = relation(written, symbol, number(0));
  const split = degree(slope) === 0 ? null : factorise(slope);
  if (degree(slope) === 0)
    return [answerMove('growth_constant', constantSign(slope, symbol), { derivative: written })];
  if (split === null || !split.complete) return null;
  const [crossing, touching] = [1, 0].map((rest) =>
    split.factors.filter(({ part, times }) => times % 2 === rest && hasRealRoots(part)),
  ) as [unknown[], unknown[]];
  if (crossing.length === 0)
    return [
      answerMove('growth_derivative', start, { derivative: written }),
      answerMove('growth_one_sign', constantSign(slope, symbol)),
    ];
  const rest = touching.length > 0 ? null : solving(start);
  return rest === null ? null : [answerMove('growth_derivative', start, { derivative: written }), ...rest];
}

/** A derivative without a change of sign: that of its value anywhere, here at a place that is no root. */
function constantSign(slope: Dense, symbol: '>' | '<'): Tree {
  const values = [0, 1, 2, 3, 5, 7, 11, 13, 17].map((at) => sign(valueAt(slope, rational(at))));
  const found = values.find((each) => each !== 0) ?? 0;
  return found > 0 === (symbol === '>') ? everything : nothing;
}

function hasRealRoots(part: Dense): boolean {
  const [c, b, a] = part;
  if (a === undefined) return true;
  const inside = rational(b!.n * b!.n * a.d * c!.d - 4n * a.n * c!.n * b!.d * b!.d, a.d * c!.d * b!.d * b!.d);
  return sign(inside) > 0;
}

/** The slope of the curve, the slope of the normal, and the line through the point. */
function normalChain({ expression, question }: Problem): readonly Move[] | null {
  const curve = curveOf(expression);
  const place = question?.given.x_1;
  const x = place === undefined ? null : numberValue(place);
  if (curve === null || place === undefined || x === null || curve.variable !== 'x') return null;
  const slopeTree = differentiate(curve.body, 'x');
  if (slopeTree === null) return null;
  const slope = valueAtPlace(slopeTree, place);
  const y = valueAtPlace(curve.body, place);
  if (slope === null || y === null) return null;
  const m = variable('m');
  const first = answerMove('normal_tangent_slope', equation(m, fraction(slope)), {
    derivative: normalizeTree(slopeTree),
    x: fraction(x),
  });
  if (isZero(slope)) return [first, answerMove('normal_vertical', equation(variable('x'), fraction(x)))];
  const normal = negate(divide(one, slope));
  const through = pointForm(normal, [x, y]);
  const straight = slopeForm(
    normal,
    rational(y.n * x.d * normal.d - normal.n * x.n * y.d, y.d * x.d * normal.d),
  );
  return [
    first,
    ...(isSame(normal, slope) ? [] : [answerMove('normal_slope', equation(m, fraction(normal)))]),
    answerMove('normal_point', through),
    answerMove('solve_for_y', straight),
  ];
}

const isSame = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;

function valueAtPlace(tree: Expression, place: Expression): Rational | null {
  return numberValue(normalizeTree(substitute(tree, 'x', place)));
}
