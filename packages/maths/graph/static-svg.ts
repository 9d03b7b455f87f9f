import { chosenView } from './choose-view.ts';
import { drawnGraph, layersMarkup } from './draw/graph-markup.ts';
import { element } from './draw/markup.ts';
import type { SceneItem } from './scene.ts';
import type { Parameters } from './values.ts';
import type { View } from './view.ts';

export type StaticOptions = {
  readonly width?: number;
  readonly height?: number;
  readonly locale?: string;
  readonly parameters?: Parameters;
  /** The part of the plane; chosen from the items by default. */
  readonly view?: Pick<View, 'x' | 'y'> | undefined;
  readonly equal?: boolean;
  readonly named?: boolean;
  readonly title?: string;
};

/**
 * A graph as one SVG string without style sheet or script; colours are custom properties with light-theme
 * fallbacks.
 */
export function staticSvg(items: readonly SceneItem[], options: StaticOptions = {}): string {
  const {
    width = 600,
    height = 400,
    locale = 'en',
    parameters = {},
    equal = false,
    named = true,
    title,
  } = options;
  const view: View =
    options.view === undefined
      ? chosenView(items, parameters, { width, height }, equal)
      : { ...options.view, width, height };
  const drawn = drawnGraph({ items, parameters, view, locale, named });
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'aria-label': title,
  };
  return element('svg', attributes, layersMarkup(drawn));
}
