import type { Box } from './draw/crossing.ts';
import type { Break } from './sample/breaks.ts';
import type { Asymptote } from './features/asymptotes.ts';
import { featuresOf, meetingsOf, type Feature } from './features/features.ts';
import type { Picture, Plot } from './plots.ts';
import type { Stroke } from './sample/stroke.ts';
import { sketchOf, type Sketch } from './sketch.ts';
import type { Parameters } from './values.ts';
import type { View } from './view.ts';

/** The origin of a picture: given ones are teal and solid, the learner’s clay and dashed. */
export type Tone = 'given' | 'mine';
/** One statement of a graph. */
export type SceneItem = {
  readonly id: string;
  readonly picture: Picture;
  readonly tone: Tone;
  /** A short name beside its curve. */
  readonly name?: string | undefined;
};

export type ItemFeature = Feature & { readonly item: string };
/** The named points of the items in a view. */
export type Study = {
  readonly features: readonly ItemFeature[];
  readonly asymptotes: readonly { readonly item: string; readonly asymptote: Asymptote }[];
  /** Boxes of texts and their dots, in pixels: other texts must avoid them. */
  readonly texts: readonly Box[];
};
export const noStudy: Study = { features: [], asymptotes: [], texts: [] };

export type ItemSketch = { readonly item: SceneItem; readonly sketches: readonly Sketch[] };

export const sketchesOf = (items: readonly SceneItem[], parameters: Parameters, view: View): ItemSketch[] =>
  items.map((item) => ({
    item,
    sketches: item.picture.plots.map((plot) => sketchOf(plot, parameters, view)),
  }));

/** All lines of curves and borders, in pixels. */
export const linesOf = (sketched: readonly ItemSketch[]): Stroke[] =>
  sketched.flatMap(({ sketches }) =>
    sketches.flatMap((sketch) => sketch.lines.flatMap(({ strokes }) => strokes)),
  );

type Curve = {
  readonly item: string;
  readonly plot: Plot & { kind: 'curve' };
  readonly breaks: readonly Break[];
};

/**
 * Roots, extrema, asymptotes and intersections in view. Takes a few milliseconds: do not call on every frame.
 */
export function studyOf(sketched: readonly ItemSketch[], parameters: Parameters, view: View): Study {
  const curves = sketched.flatMap(({ item, sketches }) =>
    item.picture.plots.flatMap((plot, at): Curve[] =>
      plot.kind === 'curve' && plot.along === 'x' && (sketches[at]?.lines.length ?? 0) > 0
        ? [{ item: item.id, plot, breaks: sketches[at]!.breaks }]
        : [],
    ),
  );
  const features: ItemFeature[] = [];
  const asymptotes: Study['asymptotes'][number][] = [];
  for (const { item, plot, breaks } of curves) {
    const found = featuresOf(plot.of, parameters, breaks, ...view.x);
    features.push(...found.points.map((point) => ({ ...point, item })));
    asymptotes.push(...found.asymptotes.map((asymptote) => ({ item, asymptote })));
  }
  curves.forEach((one, at) => {
    for (const other of curves.slice(0, at)) {
      features.push(
        ...meetingsOf(other.plot.of, one.plot.of, parameters, ...view.x).map((point) => ({
          ...point,
          item: one.item,
        })),
      );
    }
  });
  return { features, asymptotes: unlike(asymptotes), texts: [] };
}

/** Two curves may share an asymptote: it is drawn once. */
function unlike(all: Study['asymptotes']): Study['asymptotes'] {
  const seen = new Set<string>();
  return all.filter(({ asymptote }) => {
    const key =
      asymptote.kind === 'vertical'
        ? `v${asymptote.at.value.toFixed(9)}`
        : `${asymptote.slope.value.toFixed(9)} ${asymptote.start.value.toFixed(9)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
