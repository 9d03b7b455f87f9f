import { pathText } from '../sample/stroke.ts';
import type { Sketch, SketchDot } from '../sketch.ts';
import { toDown, toRight, type View } from '../view.ts';
import { colours, type LineStyle } from './colours.ts';
import { element, px } from './markup.ts';

/** The paths of one item: `d` for its lines, its broken borders, and its area. Changed in place while the view moves. */
export type ItemPaths = { readonly area: string; readonly solid: string; readonly broken: string };

export function pathsOf(sketches: readonly Sketch[]): ItemPaths {
  const lines = (broken: boolean) =>
    pathText(
      sketches.flatMap(({ lines: all }) =>
        all.filter((line) => line.broken === broken).flatMap(({ strokes }) => strokes),
      ),
    );
  const area = sketches
    .flatMap(({ fill }) => fill)
    .map((outline) => `${pathText([outline])}Z`)
    .join('');
  return { area, solid: lines(false), broken: lines(true) };
}

/** An item as a group of three paths, always in this order: area, lines, broken lines. */
export function itemMarkup({ area, solid, broken }: ItemPaths, style: LineStyle, id: string): string {
  const line = {
    fill: 'none',
    stroke: style.stroke,
    'stroke-width': style.width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'vector-effect': 'non-scaling-stroke',
  };
  return element(
    'g',
    { 'data-item': id },
    element('path', { d: area, fill: style.stroke, 'fill-opacity': 0.12, 'fill-rule': 'evenodd' }) +
      element('path', { ...line, d: solid, 'stroke-dasharray': style.dash }) +
      element('path', { ...line, d: broken, 'stroke-dasharray': '7 7' }),
  );
}

/** Filled dots belong to the curve, open ones do not. */
export function dotsMarkup(dots: readonly SketchDot[], style: LineStyle, view: View): string {
  return dots
    .map(({ x, y, filled }) => ({ right: toRight(view, x), down: toDown(view, y), filled }))
    .filter(({ right, down }) => right > -8 && right < view.width + 8 && down > -8 && down < view.height + 8)
    .map(
      ({ right, down, filled }) =>
      element('circle', {
        cx: px(right), cy: px(down), r: filled ? 5 : 4.5,
        fill: filled ? style.stroke : colours.ground, stroke: filled ? colours.ground : style.stroke, 'stroke-width': filled ? 1.5 : 2.2,
      }), // prettier-ignore
    )
    .join('');
}
