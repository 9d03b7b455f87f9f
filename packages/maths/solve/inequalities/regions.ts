import { evaluator } from '../../algebra/evaluate.ts';
import { writeQuotient } from '../../algebra/present.ts';
import { Field } from '../../algebra/quotient.ts';
import { squareFree, times, type Dense } from '../../algebra/univariate.ts';
import { subtractExpressions } from '../../expression/build.ts';
import { one } from '../../expression/rational.ts';
import {
  constant,
  negated,
  relation,
  variable,
  type Expression,
  type Interval,
  type List,
  type Relation,
  type RelationSign,
  type Tree,
} from '../../expression/tree.ts';
import { sameTree } from '../../expression/tree-parts.ts';
import { exactRoots } from '../../verify/exact-roots.ts';
import { anyOf, noSolutions } from '../alternatives.ts';

/** A point of the number line where the truth of a statement may change, exact and as a double. */
type Mark = { readonly at: number; readonly value: Expression };

/**
 * Where a statement holds: at each mark and in each gap, the first gap before all marks. There is one more
 * gap than marks.
 */
export type BoundaryLine = {
  readonly marks: readonly Mark[];
  readonly on: readonly boolean[];
  readonly between: readonly boolean[];
};

/** The marks of all these polynomials, ascending; null when a zero has no exact form. */
function marksOf(parts: readonly Dense[]): Mark[] | null {
  const whole = parts.filter((part) => part.length > 1).reduce(times, [one]);
  const field = new Field();
  const roots = exactRoots(squareFree(whole), field);
  return roots?.map((root) => ({ at: field.numberOf(root) ?? NaN, value: writeQuotient(root) })) ?? null;
}

/** Builds a line from a test that can be applied at any point. */
export function lineOf(
  marks: readonly Mark[],
  onMark: (mark: Mark) => boolean,
  holds: (x: number) => boolean,
): BoundaryLine {
  return { marks, on: marks.map(onMark), between: gapsOf(marks).map(holds) };
}

/** One point in each gap. */
function gapsOf(marks: readonly Mark[]): number[] {
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return [0];
  const inner = marks.slice(1).map((mark, index) => (mark.at + marks[index]!.at) / 2);
  return [first.at - 1, ...inner, last.at + 1];
}

/**
 * Where top/bottom has this relation to 0. Its sign is that of top · bottom; at zeros of the
 * denominator the relation does not hold.
 */
export function quotientLine(
  sides: readonly [Expression, Expression],
  symbol: RelationSign,
  name: string,
  zeros: readonly Dense[],
  poles: readonly Dense[],
): BoundaryLine | null {
  const [marks, below] = [marksOf([...zeros, ...poles]), marksOf(poles)];
  if (marks === null || below === null) return null;
  const f = evaluator(subtractExpressions(sides[0], sides[1]));
  const withZero = symbol === '<=' || symbol === '>=' || symbol === '=';
  const isPole = (mark: Mark): boolean => below.some((pole) => sameTree(pole.value, mark.value));
  const holds = (x: number): boolean => {
    const value = f({ [name]: x });
    return { '=': false, '!=': true, '<': value < 0, '<=': value < 0, '>': value > 0, '>=': value > 0 }[
      symbol
    ];
  };
  return lineOf(marks, (mark) => withZero && !isPole(mark), holds);
}

/** The intersection (`and`) or union (`or`) of two lines. */
export function joinLines(a: BoundaryLine, b: BoundaryLine, join: 'and' | 'or'): BoundaryLine {
  const both = (x: boolean, y: boolean): boolean => (join === 'and' ? x && y : x || y);
  const marks = [...a.marks];
  for (const mark of b.marks) if (!marks.some((other) => sameTree(other.value, mark.value))) marks.push(mark);
  marks.sort((x, y) => x.at - y.at);
  return lineOf(
    marks,
    (mark) => both(holdsAtMark(a, mark), holdsAtMark(b, mark)),
    (x) => both(holdsAt(a, x), holdsAt(b, x)),
  );
}

function holdsAtMark(line: BoundaryLine, mark: Mark): boolean {
  const index = line.marks.findIndex((other) => sameTree(other.value, mark.value));
  return index < 0 ? holdsAt(line, mark.at) : line.on[index]!;
}

function holdsAt(line: BoundaryLine, x: number): boolean {
  return line.between[line.marks.filter((mark) => mark.at < x).length]!;
}

/** One interval: its ends (null: unbounded) and whether they are included. */
type Run = {
  readonly low: Expression | null;
  readonly high: Expression | null;
  readonly lowIn: boolean;
  readonly highIn: boolean;
};

/** The intervals, from left to right. */
export function runsOf({ marks, on, between }: BoundaryLine): Run[] {
  const runs: Run[] = [];
  let open: { low: Expression | null; lowIn: boolean } | null =
    between[0] === true ? { low: null, lowIn: false } : null;
  marks.forEach(({ value }, index) => {
    const [here, after] = [on[index]!, between[index + 1]!];
    if (open !== null && !(here && after)) {
      runs.push({ ...open, high: value, highIn: here });
      open = null;
      if (after) open = { low: value, lowIn: here };
    } else if (open === null && (here || after)) {
      if (after) open = { low: value, lowIn: here };
      else runs.push({ low: value, lowIn: true, high: value, highIn: true });
    }
  });
  if (open !== null)
    runs.push({ ...(open as { low: Expression | null; lowIn: boolean }), high: null, highIn: false });
  return runs;
}

/** As inequalities: x < 1 or x ≥ 3, 1 < x ≤ 2, x = 2, x ≠ 0, all, none. */
export function lineTree(line: BoundaryLine, name: string): Tree {
  const runs = runsOf(line);
  if (runs.length === 0) return noSolutions;
  const gaps = line.between.every(Boolean) ? line.marks.filter((_, index) => !line.on[index]) : null;
  if (gaps !== null && gaps.length === 0) return { kind: 'solutions', which: 'all' };
  if (gaps !== null) {
    const items = gaps.map(({ value }) => relation(variable(name), '!=', value));
    return items.length === 1 ? items[0]! : { kind: 'alternatives', join: 'and', items };
  }
  return anyOf(runs.map((run) => runRelation(run, name)));
}

function runRelation({ low, high, lowIn, highIn }: Run, name: string): Relation {
  const x = variable(name);
  if (low !== null && high !== null && sameTree(low, high)) return relation(x, '=', low);
  if (low === null && high !== null) return relation(x, highIn ? '<=' : '<', high);
  if (low !== null && high === null) return relation(x, lowIn ? '>=' : '>', low);
  return { kind: 'relation', sides: [low!, x, high!], signs: [lowIn ? '<=' : '<', highIn ? '<=' : '<'] };
}

/** As intervals: ]−∞, 1[ ∪ [3, ∞[. */
export function intervalTree(runs: readonly Run[]): Tree {
  const items = runs.map(({ low, high, lowIn, highIn }): Interval | List => {
    if (low !== null && high !== null && sameTree(low, high)) return { kind: 'list', items: [low] };
    return {
      kind: 'interval',
      low: low ?? negated(constant('infinity')),
      high: high ?? constant('infinity'),
      lowClosed: lowIn,
      highClosed: highIn,
    };
  });
  if (items.length === 0) return noSolutions;
  return items.length === 1 ? items[0]! : { kind: 'union', items };
}
