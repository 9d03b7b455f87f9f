import { type Plot, type SceneItem, functionOf, type Parameters } from '@curvela/maths/graph';

/** A curve that can be traced: its y at each x. */
export type TracedCurve = { readonly id: string; readonly at: (x: number) => number };

/** The curves y = f(x) of the items, in their order. */
export function walksOf(items: readonly SceneItem[], parameters: Parameters): TracedCurve[] {
  return items.flatMap(({ id, picture }) =>
    picture.plots.flatMap((plot: Plot) =>
      plot.kind === 'curve' && plot.along === 'x' ? [{ id, at: functionOf(plot.of, 'x', parameters) }] : [],
    ),
  );
}
