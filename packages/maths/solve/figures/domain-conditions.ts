import { isNumber, numberValue } from '../../expression/build.ts';
import { isInteger, sign } from '../../expression/rational.ts';
import {
  number,
  relation,
  type Expression,
  type Relation,
  type RelationSign,
} from '../../expression/tree.ts';
import { partsOf, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { denseOf } from '../dense.ts';

/** Why a formula is not defined everywhere. */
export type DomainRestriction = 'denominator' | 'root' | 'logarithm';
type Condition = { readonly ground: DomainRestriction; readonly relation: Relation };

const everywhere = new Set(['sin', 'cos', 'atan', 'sinh', 'cosh', 'tanh', 'floor', 'ceil', 'sign']);
const plain = new Set([
  'number',
  'mixed',
  'variable',
  'constant',
  'add',
  'multiply',
  'negate',
  'absolute',
  'percent',
]);

/**
 * The conditions under which every part of a formula is defined: no denominator is 0, no even root of a
 * negative number, every logarithm of a positive number. Null when another part restricts the letter, or when
 * a condition is not polynomial.
 */
export function conditionsOf(tree: Expression, name: string): readonly Condition[] | null {
  const found = collectConditions(tree, name);
  if (found === null) return null;
  const strict = found.filter(({ relation: { signs } }) => signs[0] === '>');
  const sameSide = (a: Relation, b: Relation): boolean => sameTree(a.sides[0]!, b.sides[0]!);
  // √(x − 2) in a denominator: "positive" covers both conditions.
  const kept = found.filter(
    (each) =>
      each.relation.signs[0] === '>' || !strict.some((other) => sameSide(other.relation, each.relation)),
  );
  return kept.filter(
    (each, index) => kept.findIndex((other) => sameTree(other.relation, each.relation)) === index,
  );
}

function collectConditions(tree: Expression, name: string): readonly Condition[] | null {
  if (!variablesOf(tree).includes(name)) return [];
  const own = ownConditions(tree, name);
  const inner = partsOf(tree).map((part) => collectConditions(part, name));
  return own === null || inner.includes(null) ? null : [...own, ...inner.flatMap((each) => each ?? [])];
}

function ownConditions(tree: Expression, name: string): readonly Condition[] | null {
  switch (tree.kind) {
    case 'divide':
      return notZero(tree.denominator, name);
    case 'root':
      return rootConditions(tree.of, tree.index, name);
    case 'power':
      return powerConditions(tree, name);
    case 'call': {
      if (everywhere.has(tree.name)) return [];
      const base = tree.args[1];
      const fits =
        (tree.name === 'ln' || tree.name === 'log') && (base === undefined || numberValue(base) !== null);
      return fits ? condition('logarithm', tree.args[0]!, '>', name) : null;
    }
    default:
      return plain.has(tree.kind) ? [] : null;
  }
}

function notZero(below: Expression, name: string): readonly Condition[] | null {
  if (!variablesOf(below).includes(name)) return [];
  const isEvenRoot = below.kind === 'root' && isEven(below.index);
  return isEvenRoot ? condition('root', below.of, '>', name) : condition('denominator', below, '!=', name);
}

function rootConditions(inside: Expression, index: Expression, name: string): readonly Condition[] | null {
  const value = numberValue(index);
  if (value === null || !isInteger(value)) return null;
  return isEven(index) ? condition('root', inside, '>=', name) : [];
}

/** (x − 1)^(−2) is a fraction, x^(1/2) a root, 2^x is defined everywhere. */
function powerConditions(tree: Expression & { kind: 'power' }, name: string): readonly Condition[] | null {
  const exponent = numberValue(tree.exponent);
  if (exponent === null) {
    const base = numberValue(tree.base);
    const positive =
      (tree.base.kind === 'constant' && tree.base.name === 'e') || (base !== null && sign(base) > 0);
    return positive ? [] : null;
  }
  if (isInteger(exponent)) return sign(exponent) < 0 ? condition('denominator', tree.base, '!=', name) : [];
  return exponent.d % 2n === 0n ? condition('root', tree.base, sign(exponent) < 0 ? '>' : '>=', name) : null;
}

const isEven = (index: Expression): boolean => isNumber(index, 2) || isNumber(index, 4) || isNumber(index, 6);

function condition(
  ground: DomainRestriction,
  of: Expression,
  symbol: RelationSign,
  name: string,
): readonly Condition[] | null {
  if (!variablesOf(of).includes(name)) return [];
  return denseOf(of, name) === null ? null : [{ ground, relation: relation(of, symbol, number(0)) }];
}
