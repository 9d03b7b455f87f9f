import type { Expression } from '../expression/tree.ts';
import { featuresOf, meetingsOf } from './features/features.ts';
import { fractionOf } from './features/fraction.ts';
import { isWave } from './of-pi.ts';
import type { Plot } from './plots.ts';
import { breaksOf, dotsOf } from './sample/breaks.ts';
import type { SceneItem } from './scene.ts';
import { pathOf, rangeOf, sketchOf } from './sketch.ts';
import { functionOf, valueOf, type Parameters } from './values.ts';
import { acrossAt, upAt, withEqualUnits, type View } from './view.ts';

type Span = readonly [low: number, high: number];
/** What a view must show of a plot. `heights` is the range of its values, which may be cut. */
type ViewRequirement = {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly heights: (across: Span) => readonly number[];
  /** Circles must look round. */
  readonly equal: boolean;
  readonly wide: Span | null;
};

const noHeights = (): readonly number[] => [];
const turn = 2 * Math.PI;

/** A view that shows the features of all items. `equal` forces equal units on both axes. */
export function chosenView(
  items: readonly SceneItem[],
  parameters: Parameters,
  size: { width: number; height: number },
  equal = false,
): View {
  const plots = items.flatMap(({ picture }) => picture.plots);
  const requirements = [
    ...plots.map((plot) => requirementOf(plot, parameters)),
    ...meetings(plots, parameters),
  ];
  const wide = requirements.map((each) => each.wide).find((span) => span !== null) ?? null;
  const x =
    wide ??
    spanOf(
      requirements.flatMap((each) => each.x),
      10,
      2,
    );
  const y = heightsOf(requirements, x);
  const view: View = { x, y, ...size };
  const ratio = ((x[1] - x[0]) * size.height) / ((y[1] - y[0]) * size.width);
  const alike = wide === null && ratio > 0.45 && ratio < 2.2;
  return equal || alike || requirements.some((each) => each.equal) ? withEqualUnits(view) : view;
}

/** Around all points, with a margin; includes the origin unless it is far away. */
function spanOf(places: readonly number[], least: number, margin: number): Span {
  const finite = places.filter(Number.isFinite);
  if (finite.length === 0) return [-least / 2, least / 2];
  let [low, high] = [Math.min(...finite), Math.max(...finite)];
  const far = 2 * Math.max(high - low, least / 3);
  if (low > 0 && low < far) low = 0;
  if (high < 0 && high > -far) high = 0;
  const pad = Math.max(margin, (high - low) * 0.25);
  const missing = Math.max(0, least - (high - low) - 2 * pad) / 2;
  return [low - pad - missing, high + pad + missing];
}

function heightsOf(requirements: readonly ViewRequirement[], x: Span): Span {
  const named = requirements.flatMap((each) => each.y).filter(Number.isFinite);
  const along = requirements
    .flatMap((each) => each.heights(x))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const quantile = (part: number) => along[Math.round(part * (along.length - 1))];
  const middle = quantile(0.5) ?? 0;
  const [low, high] = named.length === 0 ? [middle, middle] : [Math.min(...named), Math.max(...named)];
  const reach = 0.9 * Math.max(high - low, 4);
  const [below, above] = [quantile(0.06) ?? low, quantile(0.94) ?? high];
  return spanOf(
    [Math.min(low, Math.max(below, low - reach)), Math.max(high, Math.min(above, high + reach))],
    4,
    1,
  );
}

function requirementOf(plot: Plot, parameters: Parameters): ViewRequirement {
  switch (plot.kind) {
    case 'curve':
      return plot.along === 'x'
        ? curveRequirement(plot.of, parameters, 'x')
        : turnedRequirement(plot.of, parameters);
    case 'vertical':
      return places([valueOf(plot.at, parameters)], []);
    case 'points': {
      const at = plot.points.map(({ x, y }) => [valueOf(x, parameters), valueOf(y, parameters)] as const);
      return {
        ...places(
          at.map(([x]) => x),
          at.map(([, y]) => y),
        ),
        equal: at.some(([, y]) => y !== 0),
      };
    }
    case 'interval':
      return places([valueOf(plot.low, parameters), valueOf(plot.high, parameters)], [0]);
    case 'implicit':
    case 'region':
      return outlineRequirement(plot, parameters);
    default:
      return pathRequirement(plot, parameters);
  }
}

const places = (x: readonly number[], y: readonly number[]): ViewRequirement => ({
  x,
  y,
  heights: noHeights,
  equal: false,
  wide: null,
});

function curveRequirement(of: Expression, parameters: Parameters, name: string): ViewRequirement {
  const f = functionOf(of, name, parameters);
  const heights = ([low, high]: Span) =>
    Array.from({ length: 81 }, (_, at) => f(low + ((high - low) * at) / 80));
  if (name === 'x' && isWave(of))
    return { x: [], y: [0], heights, equal: false, wide: [-1.1 * turn, 1.1 * turn] };
  const reach = name === 'x' && fractionOf(of, 'x', parameters) !== null ? 1000 : 20;
  const breaks = breaksOf(of, name, parameters, -20, 20);
  const points = name === 'x' ? featuresOf(of, parameters, breaks, -reach, reach).points : [];
  const dots = dotsOf(breaks).filter(({ x }) => breaks.length < 8 || Math.abs(x) < 4);
  const near = points.filter(({ x }) => points.length < 14 || Math.abs(x.value) < 4);
  return {
    x: [
      ...near.map(({ x }) => x.value),
      ...breaks.filter(() => breaks.length < 8).map(({ at }) => at),
      ...definedNear(f),
    ],
    y: usual([...near.map(({ y }) => y.value), ...dots.map(({ y }) => y)], heights([-20, 20])),
    heights,
    equal: false,
    wide: null,
  };
}

/** Drops heights far out of proportion to most of the curve, such as those next to a pole. */
function usual(named: readonly number[], along: readonly number[]): number[] {
  const sizes = along
    .filter(Number.isFinite)
    .map(Math.abs)
    .sort((a, b) => a - b);
  const most = 1e4 * Math.max(1, sizes[Math.round(0.9 * (sizes.length - 1))] ?? 0);
  return named.filter((height) => !(Math.abs(height) > most));
}

/** The range where a function is defined when that is far from the origin. */
function definedNear(f: (at: number) => number): number[] {
  const at = (far: number) => [-far, -far / 2, far / 2, far];
  if ([-4.9, -3, -1, -0.1, 0, 0.1, 1, 3, 4.9].some((x) => Number.isFinite(f(x)))) return [];
  const found = [8, 16, 40, 100, 300, 1000].flatMap(at).find((x) => Number.isFinite(f(x)));
  return found === undefined ? [] : [found];
}

function turnedRequirement(of: Expression, parameters: Parameters): ViewRequirement {
  const { y } = curveRequirement(of, parameters, 'y');
  const f = functionOf(of, 'y', parameters);
  const right = [-2, -1, 0, 1, 2].map(f).filter(Number.isFinite);
  return places([...right, ...y], [-3, 3]);
}

/** The bounding box found in a wide scan; an outline that leaves it only requires its centre. */
function outlineRequirement(
  plot: Plot & { kind: 'implicit' | 'region' },
  parameters: Parameters,
): ViewRequirement {
  for (const reach of [10, 1, 100]) {
    const look: View = { x: [-reach, reach], y: [-reach, reach], width: 240, height: 240 };
    const points = sketchOf(plot, parameters, look).lines.flatMap(({ strokes }) => strokes.flat());
    if (points.length === 0) continue;
    const x = points.filter((_, at) => at % 2 === 0).map((right) => acrossAt(look, right));
    const y = points.filter((_, at) => at % 2 === 1).map((down) => upAt(look, down));
    const leaves = [...x, ...y].some((value) => Math.abs(value) > 0.99 * reach);
    const box = leaves
      ? ([
          [-0.35 * reach, 0.35 * reach],
          [-0.35 * reach, 0.35 * reach],
        ] as const)
      : ([
          [Math.min(...x), Math.max(...x)],
          [Math.min(...y), Math.max(...y)],
        ] as const);
    return { ...places(box[0], box[1]), equal: plot.kind === 'implicit' || !leaves };
  }
  return places([], []);
}

function pathRequirement(
  plot: Plot & { kind: 'parametric' | 'polar' },
  parameters: Parameters,
): ViewRequirement {
  const [low, high] = rangeOf(plot, parameters, null);
  const path = pathOf(plot, parameters);
  const at = Array.from({ length: 241 }, (_, step) => path(low + ((high - low) * step) / 240));
  const middle = (values: readonly number[]): number[] => {
    const sorted = values.filter((value) => Math.abs(value) < 100).sort((a, b) => a - b);
    return sorted.length === 0 ? [] : [sorted[0]!, sorted.at(-1)!];
  };
  return { ...places(middle(at.map(([x]) => x)), middle(at.map(([, y]) => y))), equal: true };
}

function meetings(plots: readonly Plot[], parameters: Parameters): ViewRequirement[] {
  const curves = plots
    .flatMap((plot) => (plot.kind === 'curve' && plot.along === 'x' ? [plot.of] : []))
    .slice(0, 4);
  const found = curves.flatMap((one, at) =>
    curves.slice(at + 1).flatMap((other) => meetingsOf(one, other, parameters, -20, 20)),
  );
  if (found.length === 0 || found.length > 12) return [];
  return [
    places(
      found.map(({ x }) => x.value),
      found.map(({ y }) => y.value),
    ),
  ];
}
