import type { Random } from '../random.ts';
import { factorsOf, numberValue, opposite, scaleExpression } from '../expression/build.ts';
import {
  divided,
  equation,
  number,
  product,
  raised,
  rooted,
  sum,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { contains } from '../expression/tree-parts.ts';
import { signedNumber } from './analogous-numbers.ts';

type Call = Expression & { kind: 'call' };

/** Sine and cosine values times two, and tangent values times three, at the standard angles. */
const doubled: readonly Expression[] = [number(1), rooted(number(2)), rooted(number(3))];
const whole: readonly number[] = [0, 1, -1];

/**
 * A similar trigonometric equation with a known value: T = c, a·T = c, a·T + b = c, or a·T² + b·T + c = 0 in
 * one function T. Null for any other, and for one whose function never has its value.
 */
export function withFreshAngle(tree: Tree, random: Random): Tree | null {
  if (tree.kind !== 'relation' || tree.signs.join() !== '=') return null;
  const [left, right] = tree.sides;
  const calls = callsIn(tree);
  const [own] = calls;
  if (left === undefined || right === undefined || own === undefined || callsIn(right).length > 0)
    return null;
  if (!calls.every((call) => call.name === own.name)) return null;
  const swaps = random.fraction() < 0.3;
  const call: Call = swaps && own.name !== 'tan' ? { ...own, name: own.name === 'sin' ? 'cos' : 'sin' } : own;
  if (contains(left, (part) => part.kind === 'power' && part.base.kind === 'call'))
    return isQuadratic(left, right) ? quadratic(call, random) : null;
  return calls.length === 1 ? linear(left, call, random) : null;
}

function callsIn(tree: Relation | Expression): Call[] {
  const found: Call[] = [];
  const sides = tree.kind === 'relation' ? tree.sides : [tree];
  for (const side of sides)
    contains(side, (part) => {
      if (part.kind === 'call' && ['sin', 'cos', 'tan'].includes(part.name)) found.push(part);
      return false;
    });
  return found;
}

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random.fraction() * items.length)]!;

const withSign = (value: Expression, random: Random): Expression =>
  random.fraction() < 0.5 ? opposite(value) : value;

/** The function alone, with a factor, or with a factor and a constant term. */
function linear(left: Expression, call: Call, random: Random): Relation | null {
  const isTangent = call.name === 'tan';
  const part = isTangent ? pick([number(1), rooted(number(3))], random) : pick(doubled, random);
  if (left.kind === 'call') return equation(call, valueAlone(part, isTangent, random));
  const scaled = isTangent ? call : product([number(2), call]);
  const [first, , more] = left.kind === 'add' ? left.terms : [];
  if (first !== undefined && more === undefined)
    return equation(sum([scaled, withSign(part, random)]), number(0));
  const [by, of] = factorsOf(left);
  return by !== undefined && of?.kind === 'call' && numberValue(by) !== null
    ? equation(scaled, withSign(part, random))
    : null;
}

function valueAlone(part: Expression, isTangent: boolean, random: Random): Expression {
  if (random.fraction() < 0.3) return signedNumber(pick(whole, random));
  return withSign(isTangent ? part : divided(part, number(2)), random);
}

const isQuadratic = (left: Expression, right: Expression): boolean =>
  left.kind === 'add' && left.terms.length === 3 && numberValue(right)?.n === 0n;

/** (2T − p)(T − q) expanded, with p = ±1 and q a whole value that T takes, or one that it never takes. */
function quadratic(call: Call, random: Random): Relation {
  const p = pick([1, -1], random);
  const q = pick([1, -1, 2, -2, 3, -3], random);
  const middle = scaleExpression(number(Math.abs(p + 2 * q)), call);
  const terms = [
    product([number(2), raised(call, number(2))]),
    p + 2 * q > 0 ? opposite(middle) : middle,
    signedNumber(p * q),
  ];
  return equation(sum(terms), number(0));
}
