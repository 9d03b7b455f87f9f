import {
  called,
  divided,
  negated,
  number,
  product,
  rooted,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { Picture, Plot } from './plots.ts';
import { bothSigns } from './signs.ts';

/** Letters that can be the parameter of a curve. */
const running = ['t', 'θ', 'φ', 's', 'u'];
const angles = ['θ', 'φ'];

type Bounds = readonly [low: Expression, high: Expression] | null;

/** `0 ≤ t ≤ 2π`: the range that a statement gives for a letter. */
function rangeOf(tree: Tree, name: string): Bounds {
  if (tree.kind !== 'relation' || tree.sides.length !== 3) return null;
  const [low, middle, high] = tree.sides as [Expression, Expression, Expression];
  if (
    middle.kind !== 'variable' ||
    middle.name !== name ||
    variablesOf(low).length + variablesOf(high).length > 0
  )
    return null;
  if (tree.signs.every((sign) => sign === '<' || sign === '<=')) return [low, high];
  return tree.signs.every((sign) => sign === '>' || sign === '>=') ? [high, low] : null;
}

type Pair = { readonly x: Expression; readonly y: Expression };

/** Two coordinates in one parameter, with its range if given; null for anything else. */
export function parametricOf(trees: readonly Tree[]): Picture | null {
  const flat = trees.flatMap((tree): readonly Tree[] =>
    tree.kind === 'alternatives' && tree.join === 'and' ? tree.items : [tree],
  );
  const pair = pairOf(flat);
  if (pair === null) return null;
  const names = [...new Set([...variablesOf(pair.x), ...variablesOf(pair.y)])];
  const ranged = flat.find((tree) => names.some((name) => rangeOf(tree, name) !== null));
  const variable =
    names.find((name) => ranged !== undefined && rangeOf(ranged, name) !== null) ??
    running.find((name) => names.includes(name));
  if (variable === undefined || names.includes('x') || names.includes('y')) return null;
  const used = pair.count + (ranged === undefined ? 0 : 1);
  if (used !== flat.length) return null;
  const bounds = ranged === undefined ? null : rangeOf(ranged, variable);
  return {
    plots: [{ kind: 'parametric', x: pair.x, y: pair.y, variable, bounds }],
    axes: ['x', 'y'],
    parameters: names.filter((name) => name !== variable),
  };
}

function pairOf(trees: readonly Tree[]): (Pair & { count: number }) | null {
  const point = trees.find((tree) => tree.kind === 'point');
  if (point?.kind === 'point') {
    const [x, y, more] = point.coordinates;
    return x === undefined || y === undefined || more !== undefined ? null : { x, y, count: 1 };
  }
  const [x, y] = [valueOf(trees, 'x'), valueOf(trees, 'y')];
  return x === null || y === null ? null : { x, y, count: 2 };
}

function valueOf(trees: readonly Tree[], name: string): Expression | null {
  for (const tree of trees) {
    if (tree.kind === 'definition' && tree.name === name) return tree.body;
    if (tree.kind !== 'relation' || tree.sides.length !== 2 || tree.signs[0] !== '=') continue;
    const [left, right] = tree.sides;
    if (left?.kind === 'variable' && left.name === name) return right ?? null;
  }
  return null;
}

/** `r = 1 + cos θ`, `r² = cos 2θ`, `r = 2` and `θ = π/4`; null for anything else. */
export function polarOf(left: Expression | string, right: Expression): Picture | null {
  const names = variablesOf(right);
  if (typeof left !== 'string' && left.kind === 'variable' && angles.includes(left.name)) {
    return names.length === 0 ? ray(right) : null;
  }
  const squared = isSquareOfR(left);
  if (
    !squared &&
    left !== 'r' &&
    !(typeof left !== 'string' && left.kind === 'variable' && left.name === 'r')
  )
    return null;
  const angle = angles.find((name) => names.includes(name));
  if (
    angle === undefined &&
    names.some((name) => running.includes(name) || name === 'x' || name === 'y' || name === 'r')
  )
    return null;
  if (names.includes('x') || names.includes('y') || names.includes('r')) return null;
  const radii = squared ? [rooted(right), negated(rooted(right))] : bothSigns(right);
  const { of, bounds } = withoutRange(radii, angle ?? 'θ');
  return {
    plots: of.map((radius): Plot => ({ kind: 'polar', of: radius, variable: angle ?? 'θ', bounds })),
    axes: ['x', 'y'],
    parameters: names.filter((name) => name !== angle),
  };
}

const isSquareOfR = (left: Expression | string): boolean =>
  typeof left !== 'string' &&
  left.kind === 'power' &&
  left.base.kind === 'variable' &&
  left.base.name === 'r' &&
  left.exponent.kind === 'number' &&
  left.exponent.value.n === 2n &&
  left.exponent.value.d === 1n;

/** `r = {θ if 0 < θ < 4π}`: the range of the angle is the range of the curve. */
function withoutRange(
  radii: readonly Expression[],
  angle: string,
): { of: readonly Expression[]; bounds: Bounds } {
  const [first] = radii;
  if (
    radii.length !== 1 ||
    first?.kind !== 'piecewise' ||
    first.branches.length !== 1 ||
    first.otherwise !== null
  )
    return { of: radii, bounds: null };
  const [{ value, when }] = first.branches as [{ value: Expression; when: Relation }];
  const bounds = rangeOf(when, angle);
  return bounds === null ? { of: radii, bounds: null } : { of: [value], bounds };
}

/** The whole line through the origin at an angle. */
function ray(angle: Expression): Picture {
  const by = (name: 'sin' | 'cos'): Expression =>
    product([{ kind: 'variable', name: 't' }, called(name, angle)]);
  const far = number(1000);
  return {
    plots: [
      {
        kind: 'parametric',
        x: by('cos'),
        y: by('sin'),
        variable: 't',
        bounds: [negated(far), divided(far, number(1))],
      },
    ],
    axes: ['x', 'y'],
    parameters: [],
  };
}
