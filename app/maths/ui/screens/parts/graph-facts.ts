import { read, toPlain, variablesOf } from '@curvela/maths/expression';
import { chosenView, type Break } from '@curvela/maths/graph/draw';
import {
  classify,
  type SceneItem,
  sketchesOf,
  type Study,
  studyOf,
  type Plot,
  type View,
} from '@curvela/maths/graph';
import { readRequest } from '@curvela/maths/reading';

/** Milliseconds of each step until a graph is visible. */
export type GraphTimes = {
  readonly read: number;
  readonly classify: number;
  readonly view: number;
  readonly sketch: number;
  readonly study: number;
};

/** Plotter output for one text: shapes, chosen view, found points, and times. */
export type GraphFacts =
  | {
      readonly ok: true;
      readonly shapes: readonly Plot['kind'][];
      readonly parameters: readonly string[];
      readonly view: View;
      /** Polylines of a shape, and their points. */
      readonly strokes: number;
      readonly points: number;
      readonly breaks: readonly Break[];
      readonly study: Study;
      readonly times: GraphTimes;
    }
  | { readonly ok: false; readonly reason: string; readonly times: Partial<GraphTimes> };

const paper = { width: 600, height: 400 };

/** Reads and plots a text without rendering it. Parameters are 1. Never throws. */
export function graphFacts(text: string, locale: string, size = paper): GraphFacts {
  const clock = stopwatch();
  const result = read(text, { locale });
  const reading = clock();
  if (!result.ok) return { ok: false, reason: result.error.code, times: { read: reading } };
  const classified = classify([result.tree]);
  const sorting = clock();
  if (!classified.ok)
    return { ok: false, reason: classified.error, times: { read: reading, classify: sorting } };
  const { picture } = classified;
  const items: readonly SceneItem[] = [{ id: 'a', picture, tone: 'given' }];
  const parameters = Object.fromEntries(picture.parameters.map((name) => [name, 1]));
  const view = chosenView(items, parameters, size);
  const choosing = clock();
  const sketched = sketchesOf(items, parameters, view);
  const sketching = clock();
  const study = studyOf(sketched, parameters, view);
  const studying = clock();
  const sketches = sketched.flatMap((each) => each.sketches);
  const strokes = sketches.flatMap(({ lines, fill }) => [...lines.flatMap((line) => line.strokes), ...fill]);
  return {
    ok: true,
    shapes: picture.plots.map(({ kind }) => kind),
    parameters: picture.parameters,
    view,
    strokes: strokes.length,
    points:
      strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0) +
      sketches.flatMap(({ dots }) => dots).length,
    breaks: sketches.flatMap(({ breaks }) => breaks),
    study,
    times: { read: reading, classify: sorting, view: choosing, sketch: sketching, study: studying },
  };
}

/** Returns the milliseconds since its last call. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const passed = now - last;
    last = now;
    return passed;
  };
}

/**
 * What to plot of a problem: both sides of an equation in one unknown as two functions, which meet at its solutions;
 * otherwise its formula. Unreadable text is returned unchanged, so that the graph shows the error.
 */
export function sidesOf(problem: string, locale: string): string[] {
  const read = readRequest(problem, { locale });
  if (!read.ok) return [problem];
  const { expression } = read.problem;
  if (expression.kind !== 'relation' || expression.sides.length !== 2 || variablesOf(expression).length !== 1)
    return [toPlain(expression, locale)];
  return expression.sides.map((side) => `y = ${toPlain(side, locale)}`);
}
