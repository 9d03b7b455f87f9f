import { differentiate } from '../../algebra/differentiate.ts';
import { subtractExpressions } from '../../expression/build.ts';
import type { Expression } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import type { Break } from '../sample/breaks.ts';
import { functionOf, type Parameters } from '../values.ts';
import { asymptotesOf, type Asymptote } from './asymptotes.ts';
import { rounded, type Named } from './named.ts';
import type { Root } from './polynomial-roots.ts';
import { heightAt, rootsOf } from './roots.ts';

const featureKinds = ['root', 'intercept', 'minimum', 'maximum', 'inflection', 'meeting'] as const;
export type FeatureKind = (typeof featureKinds)[number];
/** A named point of a curve. */
export type Feature = { readonly kind: FeatureKind; readonly x: Named; readonly y: Named };

type CurveFeatures = {
  readonly points: readonly Feature[];
  readonly asymptotes: readonly Asymptote[];
};

/** With more than this in view none are named: sin(100x). */
const most = 40;

/** The named points of y = f(x) in an interval: roots, the intercept, extrema, inflections, asymptotes. */
export function featuresOf(
  tree: Expression,
  parameters: Parameters,
  breaks: readonly Break[],
  from: number,
  to: number,
): CurveFeatures {
  const f = functionOf(tree, 'x', parameters);
  const heightOf = (x: Root) => heightAt(tree, parameters, x);
  const roots = limited(rootsOf(tree, parameters, from, to));
  const points: Feature[] = roots.map((x) => ({ kind: 'root', x, y: zero }));
  // y = 0 coincides with the axis.
  const isAxis = f(0) === 0 && !variablesOf(tree).includes('x');
  if (from <= 0 && to >= 0 && Number.isFinite(f(0)) && !isAxis && !roots.some(({ value }) => value === 0)) {
    points.push({ kind: 'intercept', x: zero, y: heightOf(origin) });
  }
  points.push(...extremaOf(tree, parameters, breaks, from, to), ...inflectionsOf(tree, parameters, from, to));
  // sin(1/x) has infinitely many near 0.
  const wild = breaks.some(({ kind }) => kind === 'wild');
  const own = points.filter(({ x, y }) => !wild && !breaks.some((each) => isLost(each, x.value, y.value)));
  return { points: own, asymptotes: asymptotesOf(tree, parameters, breaks) };
}

/** At a break only the function's own value belongs to the curve. */
const isLost = ({ at, kind, value }: Break, x: number, y: number): boolean =>
  kind !== 'corner' && Math.abs(at - x) < 1e-5 && !(Math.abs(value - y) < 1e-5);

const zero: Named = { value: 0, text: '0' };
const origin: Root = { ...zero, surd: { a: { n: 0n, d: 1n }, b: { n: 0n, d: 1n }, n: 1n } };

const limited = <Item>(items: readonly Item[]): readonly Item[] => (items.length > most ? [] : items);

function derivativeOf(tree: Expression, order: number): Expression | null {
  try {
    return differentiate(tree, 'x', order);
  } catch {
    // Too large to be written: no feature is reported.
    return null;
  }
}

function extremaOf(
  tree: Expression,
  parameters: Parameters,
  breaks: readonly Break[],
  from: number,
  to: number,
): Feature[] {
  const slope = derivativeOf(tree, 1);
  const f = functionOf(tree, 'x', parameters);
  const flat = slope === null ? [] : rootsOf(slope, parameters, from, to);
  const corners = breaks
    .filter(({ kind, at }) => kind === 'corner' && !flat.some(({ value }) => Math.abs(value - at) < 1e-9))
    .map(({ at }): Root => ({ value: at, text: shortText(at), surd: null }));
  return limited([...flat, ...corners]).flatMap((x): Feature[] => {
    const y = f(x.value);
    const step = 1e-3 * Math.max(1e-3, Math.min(1, to - from));
    const [left, right] = [f(x.value - step) - y, f(x.value + step) - y];
    // A constant has no extremum; neither does a point that is only numerically flat.
    if (!(left * right > 0) || !Number.isFinite(y)) return [];
    return [{ kind: left > 0 ? 'minimum' : 'maximum', x, y: heightAt(tree, parameters, x) }];
  });
}

const shortText = (value: number): string | null =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-9
    ? String(Math.round(value * 100) / 100).replace('-', '−')
    : null;

function inflectionsOf(tree: Expression, parameters: Parameters, from: number, to: number): Feature[] {
  const bend = derivativeOf(tree, 2);
  if (bend === null) return [];
  const g = functionOf(bend, 'x', parameters);
  const f = functionOf(tree, 'x', parameters);
  return limited(rootsOf(bend, parameters, from, to)).flatMap((x): Feature[] => {
    const step = 1e-4 * Math.max(1, Math.abs(x.value));
    if (!(g(x.value - step) * g(x.value + step) < 0) || !Number.isFinite(f(x.value))) return [];
    return [{ kind: 'inflection', x, y: heightAt(tree, parameters, x) }];
  });
}

/** The intersections of two curves y = f(x) and y = g(x). */
export function meetingsOf(
  one: Expression,
  other: Expression,
  parameters: Parameters,
  from: number,
  to: number,
): Feature[] {
  const roots = rootsOf(subtractExpressions(one, other), parameters, from, to);
  return limited(roots).flatMap((x): Feature[] => {
    const y = heightAt(one, parameters, x);
    return Number.isFinite(y.value)
      ? [{ kind: 'meeting', x: x.text === null ? rounded(x.value) : x, y }]
      : [];
  });
}
