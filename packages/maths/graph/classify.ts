import { subtractExpressions } from '../expression/build.ts';
import {
  number,
  variable,
  type Alternatives,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { contains, expressionsOf, sizeOf, substitute, variablesOf } from '../expression/tree-parts.ts';
import { evaluateEverything } from './evaluate-everything.ts';
import { parametricOf, polarOf } from './parametric-forms.ts';
import type { Classified, Conditions, GraphErrorCode, Picture, Plot } from './plots.ts';
import { bothSigns } from './signs.ts';
import { zeroSetOf } from './zero-set.ts';

// Everything classified here can be evaluated here; only a picture sent by the server may lack evaluators.
evaluateEverything();

/** Letters of the horizontal axis, in order of preference; other letters are parameters. */
const across = ['x', 't', 'n', 'u', 'v', 'w', 's', 'z', 'θ', 'φ', 'α', 'β'];
/** More curves or letters in one statement are not drawn. */
const mostPlots = 24;
const mostParameters = 6;
const largest = 400;

/**
 * The picture of one or more statements that were read: `x(t) = …` and `y(t) = …` form one curve, and so do a
 * point and a range of its letter. Never throws: a statement that cannot be drawn returns the reason.
 */
export function classify(trees: readonly Tree[]): Classified {
  if (trees.some((tree) => expressionsOf(tree).some((part) => sizeOf(part) > largest)))
    return toGraphError('too_many');
  const refusal = trees.map(refusalOf).find((code) => code !== null);
  if (refusal != null) return toGraphError(refusal);
  const together = parametricOf(trees);
  const pictures = together === null ? trees.map(pictureOf) : [together];
  const plots: Plot[] = [];
  const parameters = new Set<string>();
  for (const picture of pictures) {
    if (typeof picture === 'string') return toGraphError(picture);
    plots.push(...picture.plots);
    picture.parameters.forEach((name) => parameters.add(name));
  }
  if (plots.length === 0) return toGraphError('no_picture');
  if (plots.length > mostPlots) return toGraphError('too_many');
  if (parameters.size > mostParameters) return toGraphError('too_many_letters');
  const [first] = pictures as Picture[];
  return { ok: true, picture: { plots, axes: first!.axes, parameters: [...parameters].sort() } };
}

const toGraphError = (error: GraphErrorCode): Classified => ({ ok: false, error });

function refusalOf(tree: Tree): GraphErrorCode | null {
  const holds = (test: (part: Expression) => boolean) =>
    expressionsOf(tree).some((part) => contains(part, test));
  if (holds((part) => part.kind === 'constant' && part.name === 'i')) return 'not_real';
  if (holds((part) => part.kind === 'unit')) return 'units';
  if (holds((part) => part.kind === 'integral' && part.bounds === null)) return 'no_value';
  return null;
}

function pictureOf(tree: Tree): Picture | GraphErrorCode {
  switch (tree.kind) {
    case 'relation':
      return relationPicture(tree);
    case 'alternatives':
      return alternativesPicture(tree);
    case 'systems':
      return joinPictures(tree.items.map(alternativesPicture));
    case 'list':
      if (variablesOf(tree).length === 0) return numbersPicture(tree.items);
      return joinPictures(tree.items.map(functionPicture));
    case 'point':
      return pointPicture(tree.coordinates, tree.name ?? null);
    case 'interval':
      return plain([
        { kind: 'interval', low: tree.low, high: tree.high, closed: [tree.lowClosed, tree.highClosed] },
      ]);
    case 'union':
      return joinPictures(tree.items.map(pictureOf));
    case 'definition': {
      const [name, more] = tree.parameters;
      if (name === undefined || more !== undefined) return 'too_many_letters';
      return (
        polarOf(tree.name, tree.body) ??
        functionIn(tree.body, name, tree.name === 'y' ? 'y' : `${tree.name}(${name})`)
      );
    }
    case 'solutions':
      return 'no_picture';
    default:
      return functionPicture(tree);
  }
}

const plain = (plots: readonly Plot[], axes: readonly [string, string] = ['x', 'y']): Picture => ({
  plots,
  axes,
  parameters: [],
});

function joinPictures(pictures: readonly (Picture | GraphErrorCode)[]): Picture | GraphErrorCode {
  const plots: Plot[] = [];
  const parameters = new Set<string>();
  for (const picture of pictures) {
    if (typeof picture === 'string') return picture;
    plots.push(...picture.plots);
    picture.parameters.forEach((name) => parameters.add(name));
  }
  return {
    plots,
    axes: (pictures[0] as Picture | undefined)?.axes ?? ['x', 'y'],
    parameters: [...parameters],
  };
}

/** A bare expression is drawn as y = expression. */
function functionPicture(of: Expression): Picture | GraphErrorCode {
  const names = variablesOf(of);
  if (names.includes('y') && !names.includes('x') && names.length === 1) return functionIn(of, 'y', 'x');
  if (names.includes('x') && names.includes('y')) return 'too_many_letters';
  return functionIn(of, acrossOf(names) ?? 'x', 'y');
}

const acrossOf = (names: readonly string[]): string | null =>
  across.find((name) => names.includes(name)) ?? null;

function functionIn(of: Expression, name: string, up: string): Picture | GraphErrorCode {
  if (name === 'y' && up === 'x')
    return withParameters(bothSigns(of).map((each) => ({ kind: 'curve', along: 'y', of: each })));
  const renamed = name === 'x' ? of : substitute(substitute(of, 'x', variable('x_0')), name, variable('x'));
  const plots = bothSigns(renamed).map((each): Plot => ({ kind: 'curve', along: 'x', of: each }));
  return withParameters(plots, [name, up]);
}

function withParameters(plots: readonly Plot[], axes: readonly [string, string] = ['x', 'y']): Picture {
  const names = new Set(plots.flatMap((plot) => lettersOf(plot)));
  return { plots, axes, parameters: [...names].filter((name) => name !== 'x' && name !== 'y').sort() };
}

/** The free letters of a plot. */
function lettersOf(plot: Plot): string[] {
  switch (plot.kind) {
    case 'curve':
    case 'implicit':
      return variablesOf(plot.of);
    case 'vertical':
      return variablesOf(plot.at);
    case 'region':
      return plot.any.flatMap((all) => all.flatMap(variablesOf));
    case 'points':
      return plot.points.flatMap(({ x, y }) => [...variablesOf(x), ...variablesOf(y)]);
    case 'interval':
      return [...variablesOf(plot.low), ...variablesOf(plot.high)];
    case 'polar':
      return variablesOf(plot.of).filter((name) => name !== plot.variable);
    case 'parametric':
      return [...variablesOf(plot.x), ...variablesOf(plot.y)].filter((name) => name !== plot.variable);
  }
}

const zero = number(0);

function relationPicture(tree: Relation): Picture | GraphErrorCode {
  if (tree.signs.includes('!=')) return 'no_picture';
  if (!tree.signs.every((sign) => sign === '=')) return regionPicture([[tree]]);
  if (tree.sides.length > 2)
    return joinPictures(
      tree.sides
        .slice(1)
        .map((side, at) => relationPicture({ ...tree, sides: [tree.sides[at]!, side], signs: ['='] })),
    );
  const [left, right] = tree.sides as [Expression, Expression];
  const polar = polarOf(left, right);
  if (polar !== null) return polar;
  return solvedPicture(left, right) ?? solvedPicture(right, left) ?? equationPicture(tree, left, right);
}

/** `y = …`, `x = …`, `s = 3t`: a letter alone on one side that does not occur on the other. */
function solvedPicture(left: Expression, right: Expression): Picture | GraphErrorCode | null {
  if (left.kind !== 'variable') return null;
  const names = variablesOf(right);
  if (names.includes(left.name)) return null;
  if (left.name === 'x') {
    if (names.includes('y')) return functionIn(right, 'y', 'x');
    return withParameters(bothSigns(right).map((at) => ({ kind: 'vertical', at })));
  }
  if (names.includes('x') || left.name === 'y') {
    if (names.includes('x') && names.includes('y')) return 'too_many_letters';
    if (names.includes('x') && left.name !== 'y' && left.name.length > 1) return null;
    return functionIn(
      right,
      names.includes('x') ? 'x' : left.name === 'y' ? (acrossOf(names) ?? 'x') : 'x',
      left.name,
    );
  }
  const name = acrossOf(names) ?? names[0];
  if (names.includes('y') || name === undefined) return null;
  return functionIn(right, name, left.name);
}

/** A curve in x and y; an equation in x alone is drawn as its two sides, which meet at its solutions. */
function equationPicture(tree: Relation, left: Expression, right: Expression): Picture | GraphErrorCode {
  const names = variablesOf(tree);
  if (names.includes('y') && names.includes('x')) {
    const curves = bothSigns(subtractExpressions(left, right)).flatMap(zeroSetOf);
    return withParameters(curves.map((of) => ({ kind: 'implicit', of })));
  }
  if (names.includes('y'))
    return withParameters([{ kind: 'implicit', of: subtractExpressions(left, right) }]);
  const name = names.length === 1 ? names[0] : acrossOf(names);
  if (name == null) return 'no_picture';
  const sides = [left, right].filter((side) => !(side.kind === 'number' && side.value.n === 0n));
  return joinPictures(sides.map((side) => functionIn(side, name, 'y')));
}

function alternativesPicture(tree: Alternatives): Picture | GraphErrorCode {
  const equations = tree.items.every((item) => item.signs.every((sign) => sign === '='));
  if (!equations) {
    if (tree.items.some((item) => item.signs.includes('!='))) return 'no_picture';
    return regionPicture(tree.join === 'and' ? [tree.items] : tree.items.map((item) => [item]));
  }
  return parametricOf([tree]) ?? valuesPicture(tree) ?? joinPictures(tree.items.map(relationPicture));
}

/** `x = 3 and y = 5` is a point. */
function valuesPicture({ join, items }: Alternatives): Picture | null {
  const valueOf = (name: string) =>
    items.find(({ sides: [left] }) => left?.kind === 'variable' && left.name === name)?.sides[1];
  const [x, y] = [valueOf('x'), valueOf('y')];
  if (join !== 'and' || items.length !== 2 || x === undefined || y === undefined) return null;
  return [x, y].some((side) => variablesOf(side).length > 0)
    ? null
    : plain([{ kind: 'points', points: [{ x, y, name: null }] }]);
}

function regionPicture(any: readonly Conditions[]): Picture | GraphErrorCode {
  const names = [...new Set(any.flatMap((all) => all.flatMap(variablesOf)))];
  if (names.length === 0) return 'no_picture';
  const inPlane = names.includes('x') || names.includes('y');
  const [name] = names;
  const renamed = inPlane
    ? any
    : any.map((all) =>
        all.map((item) => ({
          ...item,
          sides: item.sides.map((side) => substitute(side, name!, variable('x'))),
        })),
      );
  return withParameters([{ kind: 'region', any: renamed }], [inPlane ? 'x' : name!, 'y']);
}

function numbersPicture(items: readonly Expression[]): Picture {
  return plain([
    { kind: 'points', points: items.flatMap(bothSigns).map((x) => ({ x, y: zero, name: null })) },
  ]);
}

function pointPicture(coordinates: readonly Expression[], name: string | null): Picture | GraphErrorCode {
  const [x, y, more] = coordinates;
  if (x === undefined || y === undefined || more !== undefined) return 'too_many_letters';
  return withParameters([{ kind: 'points', points: [{ x, y, name }] }]);
}
