import { readText } from './read-statements.ts';
import type { SceneItem, Tone } from './scene.ts';
import { sketchOf, type Sketch } from './sketch.ts';
import type { Parameters } from './values.ts';
import type { View } from './view.ts';

/* For tests: texts as items, and their sketches in a view with simple pixel coordinates. */

/** A hundred pixels per unit, with the origin in the middle. */
export const centimetres: View = { x: [-3, 3], y: [-2, 2], width: 600, height: 400 };

export function itemOf(text: string, tone: Tone = 'given', id = text): SceneItem {
  const { scene, problem } = readText({ id, text, tone }, 'en');
  if (scene === null) throw new Error(`${text}: ${JSON.stringify(problem)}`);
  return scene;
}

export const sketchesFor = (text: string, view: View = centimetres, parameters: Parameters = {}): Sketch[] =>
  itemOf(text).picture.plots.map((plot) => sketchOf(plot, parameters, view));

/** All strokes of a text as points in plane units. */
export function strokesFor(
  text: string,
  view: View = centimetres,
  parameters: Parameters = {},
): [x: number, y: number][][] {
  const scale = (view.x[1] - view.x[0]) / view.width;
  const up = (view.y[1] - view.y[0]) / view.height;
  return sketchesFor(text, view, parameters)
    .flatMap(({ lines }) => lines.flatMap(({ strokes }) => strokes))
    .map((stroke) => {
      const points: [number, number][] = [];
      for (let at = 0; at < stroke.length; at += 2)
        points.push([view.x[0] + stroke[at]! * scale, view.y[1] - stroke[at + 1]! * up]);
      return points;
    });
}
