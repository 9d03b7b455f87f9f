import { degree } from '../../algebra/univariate.ts';
import { numberValue, opposite } from '../../expression/build.ts';
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  one,
  rational,
  sign,
  subtract,
  zero,
  type Rational,
} from '../../expression/rational.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import {
  equation,
  fraction,
  product,
  raised,
  number,
  relation,
  sum,
  variable,
  type Expression,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { denseOf } from '../dense.ts';
import { curveOf } from '../figures/curve.ts';
import { interceptOf, slopeForm, slopeOf, straightLine } from '../figures/straight.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

/** The values that a function takes; the slope and the intercept of a line. */
export const rangeProperties = {
  range: { family: 'domain', chain: (problem) => rangeChain(problem) },
  slope_and_intercept: { family: 'straight_line', chain: (problem) => lineChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

const y = variable('y');

function rangeChain({ expression }: Problem): readonly Move[] | null {
  const curve = curveOf(expression);
  if (curve === null) return null;
  const { body, variable: name } = curve;
  const dense = denseOf(body, name);
  if (dense !== null && degree(dense) % 2 === 1)
    return [
      answerMove(degree(dense) === 1 ? 'range_line' : 'range_odd', { kind: 'solutions', which: 'all' }),
    ];
  if (dense !== null && degree(dense) === 2) return parabola(expression, dense, name);
  return hyperbola(body, name) ?? byCore(body, name);
}

/** y = a(x − h)² + k: the square is never negative. */
function parabola(start: Tree, dense: readonly Rational[], name: string): readonly Move[] {
  const [c, b, a] = dense as [Rational, Rational, Rational];
  const h = divide(negate(b), multiply(rational(2), a));
  const k = add(c, divide(multiply(b, h), rational(2)));
  const inside = isZero(h) ? variable(name) : sum([variable(name), opposite(fraction(h))]);
  const square = raised(inside, number(2));
  const size = fraction(a.n < 0n ? negate(a) : a);
  const scaled = a.n === a.d || a.n === -a.d ? square : product([size, square]);
  const first = sign(a) < 0 ? opposite(scaled) : scaled;
  const form = equation(y, isZero(k) ? first : sum([first, fraction(k)]));
  const limit = relation(y, sign(a) > 0 ? '>=' : '<=', fraction(k));
  const params = { x: fraction(h), y: fraction(k) };
  return [
    ...(sameTree(form, start) ? [] : [answerMove('range_square_form', form)]),
    answerMove(sign(a) > 0 ? 'range_from_square' : 'range_up_to_square', limit, params),
  ];
}

/** (ax + b)/(cx + d) takes every value but a/c. */
function hyperbola(body: Expression, name: string): readonly Move[] | null {
  const found = quotientOf(body, name);
  if (found === null) return null;
  const [above, below] = found;
  if (degree(below) !== 1 || degree(above) > 1) return null;
  const [b, a] = [above[0] ?? zero, above[1] ?? zero];
  const [d, c] = below as [Rational, Rational];
  if (isZero(subtract(multiply(a, d), multiply(b, c)))) return null;
  const left = fraction(divide(a, c));
  return [answerMove('range_fraction', relation(y, '!=', left), { value: left })];
}

/** The function as one fraction of polynomials. */
function quotientOf(
  body: Expression,
  name: string,
): readonly [readonly Rational[], readonly Rational[]] | null {
  if (body.kind === 'divide') {
    const [above, below] = [denseOf(body.numerator, name), denseOf(body.denominator, name)];
    return above === null || below === null ? null : [above, below];
  }
  const affine = affineOf(body);
  const inner = affine?.core.kind === 'divide' ? quotientOf(affine.core, name) : null;
  if (affine === null || inner === null) return null;
  const [above, below] = inner;
  const length = Math.max(above.length, below.length);
  return [
    Array.from({ length }, (_, at) =>
      add(multiply(affine.by, above[at] ?? zero), multiply(affine.plus, below[at] ?? zero)),
    ),
    below,
  ];
}

type Affine = { readonly by: Rational; readonly core: Expression; readonly plus: Rational };

/** by · core + plus with one part that has the letter; null for anything else. */
function affineOf(tree: Expression): Affine | null {
  switch (tree.kind) {
    case 'negate': {
      const inner = affineOf(tree.of);
      return inner === null ? null : { by: negate(inner.by), core: inner.core, plus: negate(inner.plus) };
    }
    case 'add': {
      const values = tree.terms.map((term) => (variablesOf(term).length > 0 ? null : numberValue(term)));
      const rest = tree.terms.filter((_, at) => values[at] === null);
      const inner = rest.length === 1 && variablesOf(rest[0]!).length > 0 ? affineOf(rest[0]!) : null;
      const plus = values.filter((each) => each !== null).reduce(add, zero);
      return inner === null ? null : { ...inner, plus: add(inner.plus, plus) };
    }
    case 'multiply': {
      const values = tree.factors.map((each) => (variablesOf(each).length > 0 ? null : numberValue(each)));
      const rest = tree.factors.filter((_, at) => values[at] === null);
      const by = values.filter((each) => each !== null).reduce(multiply, one);
      const inner = rest.length === 1 ? affineOf(rest[0]!) : null;
      return inner === null
        ? null
        : { by: multiply(by, inner.by), core: inner.core, plus: multiply(by, inner.plus) };
    }
    case 'divide': {
      const below = variablesOf(tree.denominator).length > 0 ? null : numberValue(tree.denominator);
      if (below === null || isZero(below)) return { by: one, core: tree, plus: zero };
      const inner = affineOf(tree.numerator);
      return inner === null
        ? null
        : { by: divide(inner.by, below), core: inner.core, plus: divide(inner.plus, below) };
    }
    default:
      return { by: one, core: tree, plus: zero };
  }
}

/** Roots, absolute values, powers, sines and logarithms of a linear expression, stretched and moved. */
function byCore(body: Expression, name: string): readonly Move[] | null {
  const affine = affineOf(body);
  if (affine === null || isZero(affine.by)) return null;
  const { by, core, plus } = affine;
  const limit = fraction(plus);
  const up = sign(by) > 0;
  if (core.kind === 'root' && isLinear(core.of, name) && isEven(core.index))
    return [answerMove('range_root', relation(y, up ? '>=' : '<=', limit), { value: limit })];
  if (core.kind === 'absolute' && isLinear(core.of, name))
    return [answerMove('range_absolute', relation(y, up ? '>=' : '<=', limit), { value: limit })];
  if (core.kind === 'power' && isBase(core.base) && isLinear(core.exponent, name))
    return [answerMove('range_exponential', relation(y, up ? '>' : '<', limit), { value: limit })];
  if (core.kind === 'call' && core.args.length === 1 && isLinear(core.args[0]!, name)) {
    if (core.name === 'ln' || core.name === 'log')
      return [answerMove('range_logarithm', { kind: 'solutions', which: 'all' })];
    if (core.name !== 'sin' && core.name !== 'cos') return null;
    const size = up ? by : negate(by);
    const [low, high] = [subtract(plus, size), add(plus, size)];
    return [
      answerMove('range_wave', {
        kind: 'relation',
        sides: [fraction(low), y, fraction(high)],
        signs: ['<=', '<='],
      }),
    ];
  }
  return null;
}

function isLinear(tree: Expression, name: string): boolean {
  const dense = denseOf(tree, name);
  return dense !== null && degree(dense) === 1;
}

const isEven = (index: Expression): boolean =>
  index.kind === 'number' && index.value.d === 1n && index.value.n % 2n === 0n;

/** A positive base other than 1. */
function isBase(tree: Expression): boolean {
  if (tree.kind === 'constant') return tree.name === 'e';
  const value = variablesOf(tree).length > 0 ? null : numberValue(tree);
  return value !== null && sign(value) > 0 && value.n !== value.d;
}

/** y = m·x + b, then both numbers. */
function lineChain({ expression }: Problem): readonly Move[] | null {
  const straight = straightLine(expression);
  const slope = straight === null ? null : slopeOf(straight);
  const intercept = straight === null ? null : interceptOf(straight, 'y');
  if (slope === null || intercept === null) return null;
  const form = slopeForm(slope, intercept);
  return [
    ...(sameTree(form, expression) ? [] : [{ rule: 'solve_for_y', after: form } as const]),
    answerMove('slope_and_intercept_read', {
      kind: 'alternatives',
      join: 'and',
      items: [equation(variable('m'), fraction(slope)), equation(variable('b'), fraction(intercept))],
    }),
  ];
}
