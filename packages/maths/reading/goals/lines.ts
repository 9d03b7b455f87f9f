import { variablesOf } from '../../expression/tree-parts.ts';
import { divided, negated, number, product, sum, type Expression, type Tree } from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { LineQuestion } from '../measure-request.ts';
import { equationOf } from './curves.ts';
import { problemOfMeasure } from './figures.ts';
import { assignmentOf, isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';

type Point = { readonly index: number; readonly x: Expression; readonly y: Expression };

function pointsOf(statement: Statement): readonly Point[] {
  return statement.formulas.flatMap(({ index, trees }): Point[] => {
    const tree = trees.find(({ kind }) => kind === 'point');
    if (tree?.kind !== 'point' || tree.coordinates.length !== 2) return [];
    const [x, y] = tree.coordinates;
    return variablesOf(tree).length === 0 ? [{ index, x: x!, y: y! }] : [];
  });
}

const between: readonly (readonly [Concept, LineQuestion])[] = [
  ['slope', 'slope'],
  ['midpoint', 'midpoint'],
  ['distance', 'distance'],
  ['line', 'line_two_points'],
];
const around: readonly Concept[] = ['line', 'through', 'between', 'slope_intercept', 'evaluate', 'as'];

/** Lines, midpoints and distances from points, slopes and other lines. */
export function readLine(statement: Statement): Claim | null {
  const unfinished = readUnfinishedVector(statement);
  if (unfinished !== null) return unfinished;
  const points = pointsOf(statement);
  const pointIndexes = points.map(({ index }) => index);
  if (points.length === 2) {
    const [p, q] = points as [Point, Point];
    const found = between.find(([concept]) => statement.has(concept));
    // "the length AB": between the two points that are given.
    const measured = statement.places('length', 'side').length > 0 && !statement.has('triangle', 'rectangle');
    if ((found === undefined || found[0] === 'line') && measured && !statement.has('slope_intercept')) {
      const used = new Set([
        ...pointIndexes,
        ...statement.places('length', 'side', 'line', ...around),
        ...pairsOfPoints(statement),
      ]);
      const given = { x_1: p.x, y_1: p.y, x_2: q.x, y_2: q.y };
      return { problems: [problemOfMeasure({ what: 'distance', given })], used, stated: true };
    }
    if (found === undefined) return null;
    const [concept, what] = found;
    const given = { x_1: p.x, y_1: p.y, x_2: q.x, y_2: q.y };
    const used = new Set([
      ...pointIndexes,
      ...statement.places(concept, ...around),
      // "the length of the segment" is its distance; beside a midpoint it would be a second question.
      ...(what === 'distance' ? statement.places('length') : []),
      ...templatesOf(statement),
      ...pairsOfPoints(statement),
    ]);
    return { problems: [problemOfMeasure({ what, given })], used, stated: true };
  }
  if (points.length === 3) return readTriangleArea(statement, points);
  const slope = slopeOf(statement);
  if (points.length === 1) {
    const [p] = points as [Point];
    const given = { x_1: p.x, y_1: p.y };
    const beside = statement.has('parallel')
      ? 'line_parallel'
      : statement.has('perpendicular')
        ? 'line_perpendicular'
        : null;
    if (beside !== null) {
      const line = equationOf(statement);
      if (line === null) return null;
      const used = new Set([
        p.index,
        line.index,
        ...statement.places('parallel', 'perpendicular', ...around),
      ]);
      return {
        problems: [{ task: 'find', expression: line.tree, question: { what: beside, given } }],
        used,
        stated: true,
      };
    }
    if (slope === null || !statement.has('line')) return null;
    const used = new Set([p.index, ...slope.used, ...statement.places(...around), ...templatesOf(statement)]);
    return {
      problems: [problemOfMeasure({ what: 'line_point_slope', given: { m: slope.value, ...given } })],
      used,
      stated: true,
    };
  }
  const across = statement.has('perpendicular');
  if (points.length === 0 && statement.has('slope') && across !== statement.has('parallel')) {
    const line = equationOf(statement);
    if (line === null || statement.formulas.length !== 1) return null;
    const what = across ? 'slope_perpendicular' : 'slope_parallel';
    const used = new Set([line.index, ...statement.places('slope', 'parallel', 'perpendicular', ...around)]);
    return {
      problems: [{ task: 'find', expression: line.tree, question: { what, given: {} } }],
      used,
      stated: true,
    };
  }
  if (points.length === 0 && slope !== null && statement.has('line')) {
    const height = valueAfter(statement, ['intercept_y'], 'b');
    if (height === null) return null;
    const used = new Set([
      ...slope.used,
      ...height.used,
      ...statement.places(...around),
      ...templatesOf(statement),
    ]);
    return {
      problems: [
        problemOfMeasure({ what: 'line_slope_intercept', given: { m: slope.value, b: height.value } }),
      ],
      used,
      stated: true,
    };
  }
  return null;
}

const slopeOf = (
  statement: Statement,
): { readonly value: Expression; readonly used: readonly number[] } | null =>
  valueAfter(statement, ['slope'], 'm');

/** The value after a word ("slope 3", "slope of 3", "m = 3"). */
function valueAfter(
  statement: Statement,
  concepts: readonly Concept[],
  letter: string,
): { readonly value: Expression; readonly used: readonly number[] } | null {
  for (const place of statement.places(...concepts)) {
    const at = statement.next(
      place,
      (item) =>
        item.kind === 'concept' &&
        item.concepts.some((each) => ['of', 'is', 'value', 'with', 'from'].includes(each)),
      4,
    );
    const formula = at < 0 ? null : statement.formulaAt(at);
    const assigned = assignmentOf(formula?.trees[0]);
    if (assigned !== null) return { value: assigned.value, used: [place, formula!.index] };
    if (formula !== null && isConstant(formula.trees[0]))
      return { value: formula.trees[0], used: [place, formula.index] };
  }
  for (const { index, trees } of statement.formulas) {
    const assigned = assignmentOf(trees[0]);
    if (assigned !== null && assigned.name === letter)
      return { value: assigned.value, used: [index, ...statement.places(...concepts)] };
  }
  return null;
}

/** AB, $(AB)$: two points by their names. */
function pairsOfPoints(statement: Statement): readonly number[] {
  return statement.formulas.flatMap(({ index, item: { text } }) =>
    /^[\s([\\a-z{]*[A-Z]\s*[A-Z][\s)\]}]*$/.test(text) ? [index] : [],
  );
}

/** y = mx + b as a form, not as an equation to solve. */
function templatesOf(statement: Statement): readonly number[] {
  return statement.formulas.flatMap(({ index, trees }) => (trees.some(isTemplate) ? [index] : []));
}

const isTemplate = (tree: Tree): boolean =>
  tree.kind === 'relation' && /^(?:b,m,x,y|m,n,x,y|c,m,x,y|m,p,x,y|a,b,x,y)$/.test(variablesOf(tree).join());

/** "calculate the vector (3 · 5 − 2; 1 + 4)": coordinates that are still to be calculated. */
function readUnfinishedVector(statement: Statement): Claim | null {
  const [formula, more] = statement.formulas;
  const tree = formula?.trees.find(({ kind }) => kind === 'point');
  if (more !== undefined || tree?.kind !== 'point' || !statement.has('vector')) return null;
  const isOpen = tree.coordinates.some(({ kind }) => kind === 'add' || kind === 'multiply');
  if (!isOpen || variablesOf(tree).length > 0) return null;
  return {
    problems: [{ task: 'find', expression: tree, question: { what: 'vector_value', given: {} } }],
    used: new Set([formula!.index, ...statement.places('vector', 'evaluate')]),
    stated: true,
  };
}

/** "the area of the triangle with vertices …": half of |(x₂ − x₁)(y₃ − y₁) − (x₃ − x₁)(y₂ − y₁)|. */
function readTriangleArea(statement: Statement, points: readonly Point[]): Claim | null {
  if (!statement.has('area') || !statement.has('triangle')) return null;
  const [p, q, r] = points as [Point, Point, Point];
  const minus = (a: Expression, b: Expression): Expression => sum([a, negated(b)]);
  const cross = minus(
    product([minus(q.x, p.x), minus(r.y, p.y)]),
    product([minus(r.x, p.x), minus(q.y, p.y)]),
  );
  return {
    problems: [{ task: 'evaluate', expression: divided({ kind: 'absolute', of: cross }, number(2)) }],
    used: new Set([
      ...points.map(({ index }) => index),
      ...statement.places('area', 'triangle', 'vertex', 'evaluate'),
    ]),
    stated: true,
  };
}
