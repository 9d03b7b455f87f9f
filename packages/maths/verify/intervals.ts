import { Field } from '../algebra/quotient.ts';
import { subtractExpressions } from '../expression/build.ts';
import { relationsOf } from '../expression/signs.ts';
import {
  equation,
  isExpression,
  relation as related,
  variable,
  type Expression,
  type Relation,
  type RelationSign,
  type Tree,
} from '../expression/tree.ts';
import { substitute, variablesOf } from '../expression/tree-parts.ts';
import { boundedCondition } from './bounded.ts';
import { tryAlgebra } from './try-algebra.ts';
import { markAt, marksOf, sameMark, signOf, type Mark } from './marks.ts';
import { difference } from './root-sets.ts';

/**
 * A statement about one unknown: all points at which its truth may change, and whether it holds, exactly at a
 * mark and by error bounds anywhere else. Null: undecided.
 */
type Region = {
  readonly marks: readonly Mark[];
  readonly holds: (x: number) => boolean | null;
  readonly holdsAt: (mark: Mark) => boolean | null;
};

const always = (holds: boolean): Region => ({ marks: [], holds: () => holds, holdsAt: () => holds });

/**
 * Converts inequalities, equations, intervals, unions, lists of values and "none"/"all" to regions; null when
 * the marks are not known.
 */
export function regionOf(tree: Tree, name: string): Region | null {
  switch (tree.kind) {
    case 'solutions':
      if (tree.which === 'none') return always(false);
      return joinRegions(
        (tree.except ?? []).map((value) => relationRegion(related(variable(name), '!=', value), name)),
        'and',
      );
    case 'interval':
      return intervalRegion(tree, name);
    case 'union':
      return joinRegions(
        tree.items.map((item) => regionOf(item, name)),
        'or',
      );
    case 'list':
      return joinRegions(
        tree.items.map((value) => regionOf(equation(variable(name), value), name)),
        'or',
      );
    default: {
      const statement = isExpression(tree) ? null : relationsOf(tree);
      return statement === null
        ? null
        : joinRegions(
            statement.items.map((item) => relationRegion(item, name)),
            statement.join,
          );
    }
  }
}

/** Regions joined by "or" or "and"; returns early as soon as one decides the result. */
function joinRegions(parts: readonly (Region | null)[], join: 'or' | 'and'): Region | null {
  const regions = parts.filter((part) => part !== null);
  if (regions.length < parts.length) return null;
  const decide = (answers: readonly (boolean | null)[]): boolean | null => {
    if (answers.includes(join === 'or')) return join === 'or';
    return answers.includes(null) ? null : join === 'and';
  };
  return {
    marks: regions.flatMap((part) => part.marks),
    holds: (x) => decide(regions.map((part) => part.holds(x))),
    holdsAt: (mark) => decide(regions.map((part) => part.holdsAt(mark))),
  };
}

function intervalRegion(tree: Tree & { kind: 'interval' }, name: string): Region | null {
  const x = variable(name);
  const parts: Relation[] = [];
  if (!infinite(tree.low)) parts.push(related(x, tree.lowClosed ? '>=' : '>', tree.low));
  if (!infinite(tree.high)) parts.push(related(x, tree.highClosed ? '<=' : '<', tree.high));
  return joinRegions(
    parts.map((part) => relationRegion(part, name)),
    'and',
  );
}

function infinite(tree: Expression): boolean {
  const size = tree.kind === 'negate' ? tree.of : tree;
  return size.kind === 'constant' && size.name === 'infinity';
}

function relationRegion(relation: Relation, name: string): Region | null {
  const pairs = relation.signs.map((sign, index) =>
    pairRegion(relation.sides[index]!, sign, relation.sides[index + 1]!, name),
  );
  return joinRegions(pairs, 'and');
}

const holdsFor = (order: -1 | 0 | 1, sign: RelationSign): boolean =>
  ({
    '=': order === 0,
    '!=': order !== 0,
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
  })[sign];

function pairRegion(left: Expression, sign: RelationSign, right: Expression, name: string): Region | null {
  const marks =
    valueMarks(left, right, name) ??
    valueMarks(right, left, name) ??
    limitedMarks(equation(left, right), name);
  if (marks === null) return null;
  const condition = boundedCondition(related(left, sign, right));
  const whole = subtractExpressions(left, right);
  return {
    marks,
    holds: (x) => condition({ [name]: x }),
    holdsAt: (mark) => {
      if (mark.exact !== null) {
        const order = signOf(substitute(whole, name, mark.exact));
        return order === 'none' ? false : order === null ? null : holdsFor(order, sign);
      }
      const own = marks.find((each) => Math.abs(each.at - mark.at) < 1e-8 && sameMark(each, mark) === true);
      // A root of higher degree: the truth of the statement there is known only where the mark is its own, or
      // far from zero.
      if (own !== undefined) return own.hole ? false : holdsFor(0, sign);
      return marks.some((each) => Math.abs(each.at - mark.at) < 1e-6) ? null : condition({ [name]: mark.at });
    },
  };
}

/** x < ln 2: the unknown alone on one side, a value on the other. */
function valueMarks(left: Expression, right: Expression, name: string): Mark[] | null {
  if (left.kind !== 'variable' || left.name !== name || variablesOf(right).length > 0) return null;
  const mark = markAt(right);
  return mark === null ? null : [mark];
}

function limitedMarks(equation: Relation, name: string): Mark[] | null {
  return tryAlgebra(() => {
    const field = new Field();
    const form = difference(equation, field);
    return form === null ? null : marksOf(form, name, field);
  });
}

type RegionComparison = {
  readonly verdict: 'equal' | 'different' | 'unknown';
  readonly at: number | null;
  /** Both hold nowhere, or both everywhere. */
  readonly trivial: boolean;
};

/** Two regions are equal when they agree at every mark of both and between adjacent marks. */
export function compareRegions(a: Region, b: Region): RegionComparison {
  const { marks, isDecided } = distinctMarks([...a.marks, ...b.marks]);
  const points = marks.map(({ at }) => at);
  const between = points.slice(1).map((point, index) => (point + points[index]!) / 2);
  const outside = points.length === 0 ? [0] : [points[0]! - 1, points.at(-1)! + 1];
  const tests = [
    ...[...outside, ...between].map((x) => ({ x, left: a.holds(x), right: b.holds(x) })),
    ...marks.map((mark) => ({ x: mark.at, left: a.holdsAt(mark), right: b.holdsAt(mark) })),
  ];
  const apart = tests.find(({ left, right }) => left !== null && right !== null && left !== right);
  if (apart !== undefined) return { verdict: 'different', at: apart.x, trivial: false };
  const open = !isDecided || tests.some(({ left, right }) => left === null || right === null);
  const trivial = tests.every(({ left }) => left === tests[0]?.left);
  return { verdict: open ? 'unknown' : 'equal', at: null, trivial };
}

/** Each mark once, ascending; `isDecided` is false when it is unknown whether two close marks are equal. */
function distinctMarks(marks: readonly Mark[]): { marks: Mark[]; isDecided: boolean } {
  const distinct: Mark[] = [];
  let isDecided = true;
  for (const mark of marks.toSorted((x, y) => x.at - y.at)) {
    const near = distinct.filter(({ at }) => mark.at - at < 1e-9 * Math.max(1, Math.abs(mark.at)));
    const verdicts = near.map((each) => sameMark(each, mark));
    if (verdicts.includes(true)) continue;
    // No double lies between two such close numbers.
    if (verdicts.includes(null) || near.some(({ at }) => mark.at - at < 1e-14 * Math.max(1, Math.abs(at))))
      isDecided = false;
    distinct.push(mark);
  }
  return { marks: distinct, isDecided };
}
