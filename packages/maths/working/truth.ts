import type { TruthNote } from '../contract.ts';
import { evaluator, type VariableValues } from '../algebra/evaluate.ts';
import {
  divided,
  constant,
  number,
  product,
  sum,
  type Expression,
  type Relation,
  type RelationSign,
} from '../expression/tree.ts';
import { contains, mapParts, substitute, variablesOf } from '../expression/tree-parts.ts';
import { hasUnit, withoutUnits } from '../verify/units.ts';
import { isCutOff, isRounding, withExactPi } from './rounding.ts';

export type { TruthNote };
export type Truth =
  | { readonly holds: true; readonly note: TruthNote }
  /** `pair`: the index of the sign that does not hold. */
  | { readonly holds: false; readonly pair: number }
  | null;

export type Precision = { readonly approximate: boolean; readonly cutOff: readonly string[] };
export const exactly: Precision = { approximate: false, cutOff: [] };

/** What letters stand for: expressions that replace them, and then values. */
export type Names = ReadonlyMap<string, Expression>;

/** Replaces the letters that have a meaning, also those in the meanings themselves. */
export function resolve(tree: Expression, names: Names): Expression {
  let current = tree;
  for (let depth = 0; depth < 5; depth += 1) {
    const used = variablesOf(current).filter((name) => names.has(name));
    if (used.length === 0) return current;
    for (const name of used) current = substitute(current, name, names.get(name)!);
  }
  return current;
}

/**
 * Whether every sign of a relation holds for these values of its letters; null where a side has no real value or a letter no value. Every
 * adjacent pair is compared, so that a chain with a false middle does not hold.
 */
export function truthOf(
  relation: Relation,
  names: Names,
  values: VariableValues,
  precision: Precision,
): Truth {
  const sides = relation.sides.map((side) => resolve(side, names));
  let note: TruthNote = 'exact';
  let unknown = false;
  for (const [index, sign] of relation.signs.entries()) {
    const pair = truthOfPair([sides[index]!, sides[index + 1]!], sign, values, precision);
    if (pair === null) unknown = true;
    else if (!pair.holds) return { holds: false, pair: index };
    else if (pair.note !== 'exact') note = pair.note;
  }
  return unknown ? null : { holds: true, note };
}

type Pair = readonly [Expression, Expression];
type PairTruth = { readonly holds: true; readonly note: TruthNote } | { readonly holds: false } | null;

function truthOfPair(
  pair: Pair,
  sign: RelationSign,
  values: VariableValues,
  precision: Precision,
): PairTruth {
  const first = compare(pair, sign, values, precision);
  if (first === null || first.holds) return first;
  for (const [note, change] of otherMeanings) {
    const changed = change(pair);
    const second = changed === null ? null : compare(changed, sign, values, precision);
    if (second?.holds === true) return { holds: true, note: second.note === 'rounded' ? 'rounded' : note };
  }
  return first;
}

/** Meanings in which a pair may hold although it does not literally, with the name of each. */
const otherMeanings: readonly (readonly [TruthNote, (pair: Pair) => Pair | null])[] = [
  ['unit', withoutOneSidedUnit],
  ['degrees', inDegrees],
  ['rough_pi', withoutRoughPi],
  ['exact', withPercentOfRest],
];

function compare(
  [left, right]: Pair,
  sign: RelationSign,
  values: VariableValues,
  precision: Precision,
): PairTruth {
  const [a, b] = [evaluator(left)(values), evaluator(right)(values)];
  if (!Number.isFinite(a) || !Number.isFinite(b)) return null;
  const near = Math.abs(a - b) <= 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b));
  switch (sign) {
    case '=': {
      if (near) return { holds: true, note: 'exact' };
      const rounded =
        isRounding(left, a, b, precision.approximate) ||
        isRounding(right, b, a, precision.approximate) ||
        isCutOff(precision.cutOff, a, b) ||
        isCutOff(precision.cutOff, b, a);
      return rounded ? { holds: true, note: 'rounded' } : { holds: false };
    }
    case '!=':
      return near ? { holds: false } : { holds: true, note: 'exact' };
    case '<':
    case '>':
      return !near && a < b === (sign === '<') ? { holds: true, note: 'exact' } : { holds: false };
    default:
      return near || a < b === (sign === '<=') ? { holds: true, note: 'exact' } : { holds: false };
  }
}

/** 3 · 60 = 180 min: the unit is on one side only. */
function withoutOneSidedUnit([left, right]: Pair): Pair | null {
  if (hasUnit(left) === hasUnit(right)) return null;
  return [withoutUnits(left) as Expression, withoutUnits(right) as Expression];
}

const trigonometric = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);
const inverse = new Set(['asin', 'acos', 'atan']);

/** sin(30) = 0.5: angles without a unit read as degrees. */
function inDegrees([left, right]: Pair): Pair | null {
  const hasAngle = (tree: Expression): boolean =>
    contains(
      tree,
      (part) => part.kind === 'call' && (trigonometric.has(part.name) || inverse.has(part.name)),
    );
  return hasAngle(left) || hasAngle(right) ? [readDegrees(left), readDegrees(right)] : null;
}

export function readDegrees(tree: Expression): Expression {
  if (tree.kind === 'call' && trigonometric.has(tree.name)) {
    const [of] = tree.args;
    const hasOwn = contains(
      of!,
      (part) => part.kind === 'degrees' || (part.kind === 'constant' && part.name === 'pi'),
    );
    return hasOwn ? tree : { ...tree, args: [{ kind: 'degrees', of: of! }] };
  }
  if (tree.kind === 'call' && inverse.has(tree.name))
    return product([tree, divided(number(180), constant('pi'))]);
  return mapParts(tree, readDegrees);
}

/** 80 − 15 % = 68, as a calculator takes it: the percentage is one of what stands before it. */
function withPercentOfRest([left, right]: Pair): Pair | null {
  const [a, b] = [percentOfRest(left), percentOfRest(right)];
  return a === left && b === right ? null : [a, b];
}

function percentOfRest(tree: Expression): Expression {
  if (tree.kind !== 'add') return tree;
  const isPercent = (term: Expression): boolean =>
    (term.kind === 'negate' ? term.of : term).kind === 'percent';
  const [percent, ...more] = tree.terms.filter(isPercent);
  const rest = tree.terms.filter((term) => !isPercent(term));
  if (percent === undefined || more.length > 0 || rest.length === 0 || tree.terms.at(-1) !== percent)
    return tree;
  const whole = sum(rest);
  return sum([whole, product([percent, whole])]);
}

function withoutRoughPi([left, right]: Pair): Pair | null {
  const [a, b] = [withExactPi(left), withExactPi(right)];
  if (a === null && b === null) return null;
  return [a ?? left, b ?? right];
}
