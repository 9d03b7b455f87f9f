import { pathText } from '../sample/stroke.ts';
import type { Sketch, SketchDot } from '../sketch.ts';
import { toDown, toRight, type View } from '../view.ts';
import { colours, type LineStyle } from './colours.ts';
import { element, elementAt } from './markup.ts';

/**
 * The paths of one item: `d` of its lines, its dashed borders and its area. Updated in place while the view
 * moves.
 */
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

/** An item as a group of three paths, always in this order: area, lines, dashed lines. */
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

/** Filled dots belong to the curve, hollow ones do not. */
export function dotsMarkup(dots: readonly SketchDot[], style: LineStyle, view: View): string {
  return dots
    .filter(({ x, y }) => isNear(view, x, y))
    .map(({ x, y, filled }) => {
      const look = filled
        ? { r: 5, fill: style.stroke, stroke: colours.ground, 'stroke-width': 1.5 }
        : { r: 4.5, fill: colours.ground, stroke: style.stroke, 'stroke-width': 2.2 };
      return elementAt(view, x, y, element('circle', look));
    })
    .join('');
}

function isNear(view: View, x: number, y: number): boolean {
  const [right, down] = [toRight(view, x), toDown(view, y)];
  return right > -8 && right < view.width + 8 && down > -8 && down < view.height + 8;
}
