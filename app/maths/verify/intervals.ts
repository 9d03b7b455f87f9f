import { evaluator } from '../algebra/evaluate.ts';
import { toDense, TooLarge, type Polynomial } from '../algebra/polynomial.ts';
import { Field, Undefined } from '../algebra/quotient.ts';
import { degree, rationalRoots, squareFree, trimmed } from '../algebra/univariate.ts';
import { denseRoots, scanRoots } from '../algebra/numeric-roots.ts';
import { subtractExpressions } from '../expression/build.ts';
import { equals, toNumber, type Rational } from '../expression/rational.ts';
import { relationsOf } from '../expression/signs.ts';
import {
  variable,
  type Expression,
  type Relation,
  type RelationSign,
  type Tree,
} from '../expression/tree.ts';
import { signCases, withoutRoots } from './conjugates.ts';
import { difference } from './root-sets.ts';

/** A point at which a statement may change between true and false; exact when it is a fraction. */
type Mark = { readonly at: number; readonly exact: Rational | null };

/** A statement about one unknown as a function of its value, with all points at which it may change. */
export type Region = { readonly marks: readonly Mark[]; readonly holds: (x: number) => boolean };

/** Reads inequalities, equations, intervals and "none"/"all" as regions; null when the marks cannot be found exactly. */
export function regionOf(tree: Tree, name: string): Region | null {
  if (tree.kind === 'solutions' && (tree.except ?? []).length > 0)
    return allButRegion(tree.except ?? [], name);
  if (tree.kind === 'solutions') return { marks: [], holds: () => tree.which === 'all' };
  if (tree.kind === 'interval') return intervalRegion(tree, name);
  const statement = relationsOf(tree);
  if (statement === null) return null;
  const parts = statement.items.map((item) => relationRegion(item, name));
  if (parts.some((part) => part === null)) return null;
  const regions = parts as Region[];
  const holds = (x: number): boolean =>
    statement.join === 'or' ? regions.some((part) => part.holds(x)) : regions.every((part) => part.holds(x));
  return { marks: regions.flatMap((part) => part.marks), holds };
}

/** ℝ ∖ {0, 2}: x ≠ 0 and x ≠ 2. */
function allButRegion(except: readonly Expression[], name: string): Region | null {
  const items = except.map((value): Relation => ({
    kind: 'relation',
    sides: [variable(name), value],
    signs: ['!='],
  }));
  return regionOf({ kind: 'alternatives', join: 'and', items }, name);
}

function intervalRegion(tree: Tree & { kind: 'interval' }, name: string): Region | null {
  const x = variable(name);
  const parts: Relation[] = [];
  if (!infinite(tree.low))
    parts.push({ kind: 'relation', sides: [x, tree.low], signs: [tree.lowClosed ? '>=' : '>'] });
  if (!infinite(tree.high))
    parts.push({ kind: 'relation', sides: [x, tree.high], signs: [tree.highClosed ? '<=' : '<'] });
  if (parts.length === 0) return { marks: [], holds: () => true };
  return regionOf({ kind: 'alternatives', join: 'and', items: parts }, name);
}

function infinite(tree: Expression): boolean {
  const size = tree.kind === 'negate' ? tree.of : tree;
  return size.kind === 'constant' && size.name === 'infinity';
}

function relationRegion(relation: Relation, name: string): Region | null {
  const pairs = relation.signs.map((sign, index) =>
    pairRegion(relation.sides[index]!, sign, relation.sides[index + 1]!, name),
  );
  if (pairs.some((pair) => pair === null)) return null;
  const regions = pairs as Region[];
  return {
    marks: regions.flatMap((pair) => pair.marks),
    holds: (x) => regions.every((pair) => pair.holds(x)),
  };
}

function pairRegion(left: Expression, sign: RelationSign, right: Expression, name: string): Region | null {
  const marks = marksOf({ kind: 'relation', sides: [left, right], signs: ['='] }, name);
  if (marks === null) return null;
  const f = evaluator(subtractExpressions(left, right));
  const holds = (x: number): boolean => {
    const value = f({ [name]: x });
    if (!Number.isFinite(value)) return false;
    const size = Math.abs(value) < 1e-9 * Math.max(1, Math.abs(x) ** 2) ? 0 : value;
    return {
      '=': size === 0,
      '!=': size !== 0,
      '<': size < 0,
      '<=': size <= 0,
      '>': size > 0,
      '>=': size >= 0,
    }[sign];
  };
  return { marks, holds };
}

function marksOf(equation: Relation, name: string): Mark[] | null {
  try {
    const field = new Field();
    const form = difference(equation, field);
    if (form === null) return null;
    if (form.opaque) return rootedMarks([form.top, ...form.divisors], name, field);
    const marks: Mark[] = [];
    for (const polynomial of [form.top, ...form.divisors]) {
      const dense = toDense(polynomial, name);
      if (dense === null) {
        // Roots of numbers in the coefficients: x < √2. The marks are doubles then.
        const f = evaluator(subtractExpressions(equation.sides[0]!, equation.sides[1]!));
        marks.push(...scanRoots((x) => f({ [name]: x })).map((at) => ({ at, exact: null })));
      } else if (dense.length > 1) marks.push(...denseMarks(trimmed(dense)));
    }
    return marks;
  } catch (error) {
    if (error instanceof TooLarge || error instanceof Undefined) return null;
    throw error;
  }
}

/** Where roots and absolute values take part: all zeros of every sign case, and where what stands inside them is zero. */
function rootedMarks(polynomials: readonly Polynomial[], name: string, field: Field): Mark[] | null {
  const inner = [...field.reductions.values()].map((reduction) => reduction.value);
  const marks: Mark[] = [];
  for (const polynomial of [...polynomials, ...inner]) {
    for (const part of signCases(polynomial, field) ?? [polynomial]) {
      const dense = part.size === 0 ? [] : withoutRoots(part, name, field);
      if (dense === null) return null;
      if (dense.length > 1) marks.push(...denseMarks(dense));
    }
  }
  return marks;
}

function denseMarks(dense: readonly Rational[]): Mark[] {
  const free = squareFree(dense);
  if (degree(free) < 1) return [];
  const exact = rationalRoots(free) ?? [];
  return denseRoots(free).map((at) => ({
    at,
    exact: exact.find((root) => Math.abs(toNumber(root) - at) < 1e-9 * Math.max(1, Math.abs(at))) ?? null,
  }));
}

export type RegionComparison = {
  readonly verdict: 'equal' | 'different' | 'unknown';
  readonly at: number | null;
};

/** Two regions are the same when they agree at every mark of both and between neighbouring marks. */
export function compareRegions(a: Region, b: Region): RegionComparison {
  const marks = [...a.marks, ...b.marks].sort((x, y) => x.at - y.at);
  const distinct: Mark[] = [];
  for (const mark of marks) {
    const last = distinct.at(-1);
    if (last === undefined || mark.at - last.at > 1e-9 * Math.max(1, Math.abs(mark.at))) distinct.push(mark);
    else if (!sameMark(last, mark)) return { verdict: 'different', at: mark.at };
  }
  const exactPoints = distinct.map((mark) => (mark.exact === null ? mark.at : toNumber(mark.exact)));
  const between = exactPoints.slice(1).map((point, index) => (point + exactPoints[index]!) / 2);
  const outside = exactPoints.length === 0 ? [0] : [exactPoints[0]! - 1, exactPoints.at(-1)! + 1];
  for (const x of [...outside, ...between, ...exactPoints]) {
    if (a.holds(x) !== b.holds(x)) return { verdict: 'different', at: x };
  }
  return { verdict: 'equal', at: null };
}

/** Close together but not the same number: 0.333333333 and 1/3. */
function sameMark(a: Mark, b: Mark): boolean {
  if (a.exact === null && b.exact === null) return true;
  return a.exact !== null && b.exact !== null && equals(a.exact, b.exact);
}
