import type { SceneItem } from './scene.ts';
import { functionOf, type Parameters } from './values.ts';

type ValueTable = {
  readonly heads: readonly { readonly id: string; readonly up: string }[];
  readonly rows: readonly { readonly x: number; readonly values: readonly number[] }[];
};

const mostRows = 41;

/**
 * The values of all curves y = f(x) from a start in equal steps; null when there is no such curve. An
 * undefined value is NaN.
 */
export function tableOf(
  items: readonly SceneItem[],
  parameters: Parameters,
  from: number,
  step: number,
  rows = 11,
): ValueTable | null {
  const curves = items.flatMap(({ id, picture }) =>
    picture.plots.flatMap((plot) =>
      plot.kind === 'curve' && plot.along === 'x'
        ? [{ id, up: picture.axes[1], at: functionOf(plot.of, 'x', parameters) }]
        : [],
    ),
  );
  if (curves.length === 0) return null;
  const count = Math.max(1, Math.min(mostRows, rows));
  const places = Array.from({ length: count }, (_, at) => Number((from + at * step).toPrecision(12)));
  return {
    heads: curves.map(({ id, up }) => ({ id, up })),
    rows: places.map((x) => ({ x, values: curves.map(({ at }) => at(x)) })),
  };
}
