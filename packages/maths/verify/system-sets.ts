import { NotAlgebraic } from '../algebra/canonical.ts';
import { coefficientsIn, toDense, TooLarge, type Polynomial } from '../algebra/polynomial.ts';
import { Field, Undefined, type Quotient } from '../algebra/quotient.ts';
import { trimZeros } from '../algebra/univariate.ts';
import { splitSigns } from '../expression/signs.ts';
import type { Relation, Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { areRewrittenSystems } from './empty-systems.ts';
import { exactRoots } from './exact-roots.ts';
import { polynomialOf, substituteValue, quotient, solvedFor, UndecidedSystem } from './system-polynomials.ts';

/** The real solutions of a system: single points by unknown, or for linear systems the rows of the reduced echelon form. */
type SystemSet =
  | { readonly kind: 'points'; readonly points: readonly Point[] }
  | { readonly kind: 'rows'; readonly key: string };
type Point = ReadonlyMap<string, Quotient>;

/**
 * Compares the solutions of two systems exactly: linear ones always, others when they reduce to one unknown
 * at a time. If neither has any, that alone does not make them equal.
 */
export function compareSystemSets(expected: Tree, answer: Tree): 'equal' | 'different' | 'unknown' {
  const names = [...new Set([...variablesOf(expected), ...variablesOf(answer)])].sort();
  const field = new Field();
  try {
    const equations = [polynomialsOf(expected, field), polynomialsOf(answer, field)] as const;
    const [left, right] = [setOf(equations[0], names, field), setOf(equations[1], names, field)];
    if (left.kind === 'rows' || right.kind === 'rows') {
      const same = left.kind === 'rows' && right.kind === 'rows' && left.key === right.key;
      return same ? 'equal' : 'different';
    }
    const within = (points: readonly Point[], others: readonly Point[]): boolean =>
      points.every((point) => others.some((other) => samePoint(point, other, names, field)));
    if (left.points.length === 0 && right.points.length === 0)
      return areRewrittenSystems(...equations, { names, field }) ? 'equal' : 'unknown';
    const same = within(left.points, right.points) && within(right.points, left.points);
    return same ? 'equal' : 'different';
  } catch (error) {
    const known =
      error instanceof UndecidedSystem ||
      error instanceof TooLarge ||
      error instanceof Undefined ||
      error instanceof NotAlgebraic;
    if (known) return 'unknown';
    throw error;
  }
}

function samePoint(a: Point, b: Point, names: readonly string[], field: Field): boolean {
  return names.every((name) => {
    const [x, y] = [a.get(name), b.get(name)];
    return x !== undefined && y !== undefined && field.same(x, y);
  });
}

type Systems = readonly (readonly Polynomial[])[];
const polynomialsOf = (tree: Tree, field: Field): Systems =>
  systemsOf(tree).map((items) => items.map((item) => polynomialOf(item, field)));

function setOf(systems: Systems, names: readonly string[], field: Field): SystemSet {
  const sets = systems.map((system) => solved(system, names, field));
  const [only] = sets;
  if (sets.length === 1 && only !== undefined) return only;
  return {
    kind: 'points',
    points: sets.flatMap((set) => {
      if (set.kind === 'rows') throw new UndecidedSystem();
      return set.points;
    }),
  };
}

/** The systems of equations that a statement represents, joined by "or". */
function systemsOf(tree: Tree): Relation[][] {
  if (tree.kind === 'solutions' && tree.which === 'none') return [];
  if (tree.kind === 'systems') return tree.items.flatMap(systemsOf);
  if (tree.kind === 'relation') return splitSigns(tree).map((item) => [item]);
  if (tree.kind !== 'alternatives') throw new UndecidedSystem();
  if (tree.join === 'or') return tree.items.flatMap((item) => splitSigns(item).map((each) => [each]));
  return tree.items.reduce<Relation[][]>(
    (systems, item) => systems.flatMap((system) => splitSigns(item).map((each) => [...system, each])),
    [[]],
  );
}

function solved(system: readonly Polynomial[], names: readonly string[], field: Field): SystemSet {
  const rows = linearRows(system, names, field);
  if (rows === null) return { kind: 'points', points: pointsOf(system, names, field) };
  if (rows.some((row) => row.pivot === null)) return { kind: 'points', points: [] };
  if (rows.length < names.length)
    return {
      kind: 'rows',
      key: rows.map((row) => row.cells.map((cell) => field.key(cell)).join()).join('|'),
    };
  return {
    kind: 'points',
    points: [new Map(rows.map((row) => [row.pivot!, field.negate(row.cells.at(-1)!)]))],
  };
}

/**
 * One equation Σ cellᵢ·unknownᵢ + last cell = 0, scaled to 1 at its pivot; without a pivot it is a false
 * statement.
 */
type Row = { readonly pivot: string | null; readonly cells: readonly Quotient[] };

/** The reduced echelon form of a linear system; null when it is not linear. */
function linearRows(system: readonly Polynomial[], names: readonly string[], field: Field): Row[] | null {
  const cells = system.map((p) => linearCells(p, names, field));
  if (cells.some((each) => each === null)) return null;
  let rest = cells.flatMap((each) => (each === null ? [] : [each]));
  const rows: { pivot: string | null; cells: readonly Quotient[] }[] = [];
  names.forEach((name, column) => {
    const place = rest.findIndex((each) => !field.isZero(each[column]!));
    if (place < 0) return;
    const scaled = rest[place]!.map((cell) => field.divide(cell, rest[place]![column]!));
    const cleared = (each: readonly Quotient[]): Quotient[] =>
      each.map((cell, index) => field.subtract(cell, field.multiply(each[column]!, scaled[index]!)));
    rest = rest.filter((_, index) => index !== place).map(cleared);
    rows.forEach((row) => (row.cells = cleared(row.cells)));
    rows.push({ pivot: name, cells: scaled });
  });
  const impossible = rest.some((each) => !field.isZero(each.at(-1)!));
  return impossible ? [{ pivot: null, cells: [] }] : rows;
}

function linearCells(p: Polynomial, names: readonly string[], field: Field): Quotient[] | null {
  const cells: Quotient[] = [];
  let rest = p;
  for (const name of names) {
    const [free, factor, ...higher] = coefficientsIn(rest, name);
    if (higher.length > 0) return null;
    cells.push(quotient(factor ?? field.constant(0).top, field));
    rest = free ?? field.constant(0).top;
  }
  cells.push(quotient(rest, field));
  return cells.every((cell) => field.numberOf(cell) !== null) ? cells : null;
}

/** The finitely many solutions of a system, found one unknown at a time. */
function pointsOf(system: readonly Polynomial[], names: readonly string[], field: Field): Point[] {
  const left: Polynomial[] = [];
  for (const p of system) {
    if (p.size === 0) continue;
    if (!names.some((name) => coefficientsIn(p, name).length > 1)) {
      const value = field.numberOf(quotient(p, field));
      if (value === null || Math.abs(value) < 1e-9) throw new UndecidedSystem();
      return [];
    }
    left.push(p);
  }
  if (names.length === 0) return [new Map()];
  if (left.length === 0) throw new UndecidedSystem();
  return bySubstitution(left, names, field) ?? byRoots(left, names, field);
}

/** Uses an equation that is linear in one unknown with a numeric coefficient. */
function bySubstitution(
  system: readonly Polynomial[],
  names: readonly string[],
  field: Field,
): Point[] | null {
  for (const [place, p] of system.entries()) {
    for (const name of names) {
      const value = solvedFor(p, name, field);
      if (value === null) continue;
      const others = system.filter((_, index) => index !== place);
      const next = others.map((other) => substituteValue(other, name, value, field));
      const points = pointsOf(
        next,
        names.filter((each) => each !== name),
        field,
      );
      return points.map((point) => new Map([...point, [name, atPoint(value, point, field)]]));
    }
  }
  return null;
}

/** Uses an equation in a single unknown with rational coefficients. */
function byRoots(system: readonly Polynomial[], names: readonly string[], field: Field): Point[] {
  for (const [place, p] of system.entries()) {
    for (const name of names) {
      const dense = toDense(p, name);
      if (dense === null || dense.length < 2) continue;
      const roots = exactRoots(trimZeros(dense), field);
      if (roots === null) continue;
      const others = system.filter((_, index) => index !== place);
      const rest = names.filter((each) => each !== name);
      return roots.flatMap((root) => {
        const next = others.map((other) => substituteValue(other, name, root, field));
        return pointsOf(next, rest, field).map((point) => new Map([...point, [name, root]]));
      });
    }
  }
  throw new UndecidedSystem();
}

function atPoint(value: Quotient, point: Point, field: Field): Quotient {
  let result = value;
  for (const [name, coordinate] of point) {
    const top = coefficientsIn(result.top, name).reduceRight<Quotient>(
      (total, coefficient) => field.add(field.multiply(total, coordinate), quotient(coefficient, field)),
      field.constant(0),
    );
    result = field.divide(top, quotient(result.bottom, field));
  }
  return result;
}
