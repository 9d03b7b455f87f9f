import { numberValue } from '../../expression/build.ts';
import { divide, multiply, rational, toNumber, type Rational } from '../../expression/rational.ts';
import {
  called,
  constant,
  divided,
  fraction,
  isExpression,
  negated,
  number,
  product,
  raised,
  rooted,
  sum,
  type Expression,
} from '../../expression/tree.ts';
import { mapParts, partsOf, textOf } from '../../expression/tree-parts.ts';
import { linearOf, type Linear } from './linear.ts';

const ofAngle = ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'] as const;
type OfAngle = Expression & { kind: 'call'; name: (typeof ofAngle)[number] };
const isOfAngle = (tree: Expression): tree is OfAngle =>
  tree.kind === 'call' && (ofAngle as readonly string[]).includes(tree.name);

/** Larger multiples of an angle are not expanded. */
const mostTimes = 6;
const piText = textOf(constant('pi'));

/**
 * Writes all trigonometric functions as sines and cosines of the same basic angles (x/2 when both x/2 and x
 * occur), using the addition formulas; the normal form then handles every identity that is polynomial in
 * them.
 */
export function withBasicAngles(trees: readonly Expression[]): Expression[] {
  const divisors = new Map<string, bigint>();
  for (const tree of trees) collectDivisors(tree, divisors);
  const change = (tree: Expression): Expression => {
    const inner = mapParts(tree, change);
    return isOfAngle(inner) ? expandMultiple(inner, divisors) : inner;
  };
  return trees.map(change);
}

function collectDivisors(tree: Expression, divisors: Map<string, bigint>): void {
  partsOf(tree).forEach((part) => collectDivisors(part, divisors));
  if (!isOfAngle(tree)) return;
  for (const [key, { by }] of linearOf(tree.args[0]!)) {
    const before = divisors.get(key) ?? 1n;
    divisors.set(key, (before * by.d) / greatest(before, by.d));
  }
}

const greatest = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatest(b, a % b));

type Turn = { readonly cos: Expression; readonly sin: Expression };
const zero = number(0);
const unit = number(1);

function expandMultiple(tree: OfAngle, divisors: ReadonlyMap<string, bigint>): Expression {
  const turn = turnOf(linearOf(tree.args[0]!), divisors);
  if (turn === null) return tree;
  const { cos, sin } = turn;
  return {
    sin,
    cos,
    tan: divided(sin, cos),
    cot: divided(cos, sin),
    sec: divided(unit, cos),
    csc: divided(unit, sin),
  }[tree.name];
}

/** Cosine and sine of a sum of integer multiples of the basic angles. */
function turnOf(angle: Linear, divisors: ReadonlyMap<string, bigint>): Turn | null {
  let total: Turn = { cos: unit, sin: zero };
  let turns = 0;
  for (const [key, { part, by }] of angle) {
    if (key === piText) {
      total = after(total, basic(product([fraction(by), part])));
      continue;
    }
    const divisor = divisors.get(key) ?? by.d;
    const times = multiply(by, rational(divisor));
    turns += Math.abs(toNumber(times));
    if (times.d !== 1n || turns > mostTimes) return null;
    total = after(total, repeated(basicPart(part, divisor), times));
  }
  return total;
}

function repeated(turn: Turn, times: Rational): Turn {
  let total: Turn = { cos: unit, sin: zero };
  const signed = times.n < 0n ? { cos: turn.cos, sin: negated(turn.sin) } : turn;
  for (let count = Math.abs(Number(times.n)); count > 0; count -= 1) total = after(total, signed);
  return total;
}

/** cos(a + b) = cos a cos b − sin a sin b, sin(a + b) = sin a cos b + cos a sin b. */
function after(a: Turn, b: Turn): Turn {
  if (a.sin === zero) return b;
  return {
    cos: sum([product([a.cos, b.cos]), negated(product([a.sin, b.sin]))]),
    sin: sum([product([a.sin, b.cos]), product([a.cos, b.sin])]),
  };
}

const basic = (angle: Expression): Turn => ({ cos: called('cos', angle), sin: called('sin', angle) });

function basicPart(part: Expression, divisor: bigint): Turn {
  if (divisor === 1n && part.kind === 'call' && part.args.length === 1) {
    const turn = turnOfInverse(part);
    if (turn !== null) return turn;
  }
  const value = numberValue(part);
  if (value !== null) return basic(fraction(divide(value, rational(divisor))));
  return basic(divisor === 1n ? part : divided(part, number(divisor)));
}

/** Cosine and sine of an inverse function: cos(arctan u) = 1/√(1 + u²), and so on. */
function turnOfInverse(call: Expression & { kind: 'call' }): Turn | null {
  const [u] = call.args;
  if (u === undefined || !isExpression(u)) return null;
  const square = raised(u, number(2));
  if (call.name === 'asin') return { sin: u, cos: rooted(sum([unit, negated(square)])) };
  if (call.name === 'acos') return { cos: u, sin: rooted(sum([unit, negated(square)])) };
  if (call.name !== 'atan') return null;
  const length = rooted(sum([unit, square]));
  return { cos: divided(unit, length), sin: divided(u, length) };
}
