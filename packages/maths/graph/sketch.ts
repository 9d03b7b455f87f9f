import { contains } from '../expression/tree-parts.ts';
import type { Plot } from './plots.ts';
import { breaksOf, dotsOf, type Break, type Dot } from './sample/breaks.ts';
import { curveStrokes } from './sample/curve.ts';
import { implicitStrokes, isolatedZero } from './sample/implicit.ts';
import { parametricStrokes, type Path } from './sample/parametric.ts';
import { drawnRegion } from './sample/region.ts';
import type { Stroke } from './sample/stroke.ts';
import { isCounted } from './sample/break-functions.ts';
import { functionOf, planeFunctionOf, valueOf, type Parameters } from './values.ts';
import { toRight, type View } from './view.ts';

/** A point to draw, in plane units. */
export type SketchDot = Dot & { readonly name?: string };

/** The drawing of a plot in a view: lines in pixels, filled outlines, and dots. `broken` lines are dashed. */
export type Sketch = {
  readonly lines: readonly { readonly strokes: readonly Stroke[]; readonly broken: boolean }[];
  readonly fill: readonly Stroke[];
  readonly dots: readonly SketchDot[];
  readonly breaks: readonly Break[];
};

const nothing: Sketch = { lines: [], fill: [], dots: [], breaks: [] };
const solid = (strokes: readonly Stroke[]): Sketch => ({ ...nothing, lines: [{ strokes, broken: false }] });

/** Samples a plot for a view. Pure and deterministic. */
export function sketchOf(plot: Plot, parameters: Parameters, view: View): Sketch {
  switch (plot.kind) {
    case 'curve':
      return plot.along === 'x'
        ? curveSketch(plot, parameters, view)
        : swapAxes(curveSketch({ ...plot, along: 'x' }, { ...parameters }, turnedView(view), 'y'), view);
    case 'vertical': {
      const right = toRight(view, valueOf(plot.at, parameters));
      const isVisible = right >= -2 && right <= view.width + 2;
      return isVisible ? solid([[right, -20, right, view.height + 20]]) : nothing;
    }
    case 'implicit':
      return implicitSketch(plot, parameters, view);
    case 'region': {
      const { fill, borders } = drawnRegion(plot.any, parameters, view);
      return { ...nothing, fill, lines: borders.map(({ strokes, strict }) => ({ strokes, broken: strict })) };
    }
    case 'points':
      return {
        ...nothing,
        dots: plot.points.map(({ x, y, name }) => ({
          x: valueOf(x, parameters),
          y: valueOf(y, parameters),
          filled: true,
          ...(name === null ? {} : { name }),
        })),
      };
    case 'parametric':
    case 'polar': {
      const [low, high] = rangeOf(plot, parameters, view);
      return solid(parametricStrokes(pathOf(plot, parameters), low, high, view));
    }
    case 'interval':
      return intervalSketch(plot, parameters, view);
  }
}

type CurvePlot = Plot & { kind: 'curve' };

function curveSketch({ of }: CurvePlot, parameters: Parameters, view: View, name = 'x'): Sketch {
  const f = functionOf(of, name, parameters);
  if (isCounted(of, name)) return countedSketch(f, view);
  const breaks = breaksOf(of, name, parameters, view.x[0], view.x[1]);
  return { ...solid(curveStrokes(f, breaks, view)), dots: dotsOf(breaks), breaks };
}

/** With more whole numbers in view than this, the dots would merge. */
const mostDots = 200;

function countedSketch(f: (at: number) => number, view: View): Sketch {
  const dots: SketchDot[] = [];
  const [low, high] = [Math.ceil(view.x[0]), Math.floor(view.x[1])];
  if (high - low > mostDots) return nothing;
  for (let x = low; x <= high; x += 1) {
    const y = f(x);
    if (Number.isFinite(y)) dots.push({ x, y, filled: true });
  }
  return { ...nothing, dots };
}

const turnedView = (view: View): View => ({ x: view.y, y: view.x, width: view.height, height: view.width });

/** A sketch along y: swaps the axes. */
function swapAxes({ lines, dots, breaks }: Sketch, view: View): Sketch {
  const turn = (stroke: Stroke): Stroke => {
    const points: number[] = [];
    for (let at = 0; at < stroke.length; at += 2)
      points.push(view.width - stroke[at + 1]!, view.height - stroke[at]!);
    return points;
  };
  return {
    fill: [],
    lines: lines.map((line) => ({ ...line, strokes: line.strokes.map(turn) })),
    dots: dots.map((dot) => ({ ...dot, x: dot.y, y: dot.x })),
    breaks,
  };
}

function implicitSketch({ of }: Plot & { kind: 'implicit' }, parameters: Parameters, view: View): Sketch {
  const f = planeFunctionOf(of, parameters);
  const strokes = implicitStrokes(f, view);
  if (strokes.length > 0) return solid(strokes);
  const single = isolatedZero(f, view);
  return single === null ? nothing : { ...nothing, dots: [{ ...single, filled: true }] };
}

/** The point at a value of the parameter. */
export function pathOf(plot: Plot & { kind: 'parametric' | 'polar' }, parameters: Parameters): Path {
  if (plot.kind === 'polar') {
    const r = functionOf(plot.of, plot.variable, parameters);
    return (angle) => {
      const radius = r(angle);
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    };
  }
  const [x, y] = [
    functionOf(plot.x, plot.variable, parameters),
    functionOf(plot.y, plot.variable, parameters),
  ];
  return (at) => [x(at), y(at)];
}

const turn = 2 * Math.PI;
/** Number of full turns within which a polar curve usually closes; a spiral gets three. */
const mostTurns = 12;

/** The range of the parameter: as given, else until the curve closes or is sure to leave the view. */
export function rangeOf(
  plot: Plot & { kind: 'parametric' | 'polar' },
  parameters: Parameters,
  view: View | null,
): [number, number] {
  if (plot.bounds !== null) return [valueOf(plot.bounds[0], parameters), valueOf(plot.bounds[1], parameters)];
  const path = pathOf(plot, parameters);
  for (let turns = 1; turns <= mostTurns; turns += 1)
    if (closes(path, turns * turn)) return [0, turns * turn];
  if (plot.kind === 'polar') return [0, 3 * turn];
  const periodic = [plot.x, plot.y].every((part) => contains(part, ({ kind }) => kind === 'call'));
  const reach = view === null ? 5 : Math.max(10, ...view.x.map(Math.abs), ...view.y.map(Math.abs));
  return periodic ? [-turn, turn] : [-reach, reach];
}

function closes(path: Path, after: number): boolean {
  return [0.1, 0.71, 1.93, 3.3].every((at) => {
    const [[x1, y1], [x2, y2]] = [path(at), path(at + after)];
    return (
      Math.hypot(x1 - x2, y1 - y2) < 1e-9 * (1 + Math.hypot(x1, y1)) ||
      (Number.isNaN(x1 + y1) && Number.isNaN(x2 + y2))
    );
  });
}

function intervalSketch(
  { low, high, closed }: Plot & { kind: 'interval' },
  parameters: Parameters,
  view: View,
): Sketch {
  const ends = [valueOf(low, parameters), valueOf(high, parameters)];
  const height = (view.y[1] / (view.y[1] - view.y[0])) * view.height;
  const [from, to] = ends.map((end) => Math.max(-20, Math.min(view.width + 20, toRight(view, end)))) as [
    number,
    number,
  ];
  const dots = ends.flatMap((x, at) => (Number.isFinite(x) ? [{ x, y: 0, filled: closed[at]! }] : []));
  return {
    ...nothing,
    lines: [{ strokes: from < to ? [[from, height, to, height]] : [], broken: false }],
    dots,
  };
}
