import { toDown, toRight, type View } from '../view.ts';
import type { Ticks } from '../ticks.ts';
import { colours } from './colours.ts';
import { element, px } from './markup.ts';

const text = {
  'font-family': 'var(--font-text,system-ui,sans-serif)',
  'font-size': 'var(--text-xs,14px)',
  fill: colours.muted,
  stroke: colours.ground,
  'stroke-width': 4,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
} as const;

/** Dotted grid, axes with arrows, and their numbers. Where an axis is out of view its numbers stand at the edge. */
export function frameMarkup(
  view: View,
  across: Ticks,
  up: Ticks,
  names: readonly [string, string],
  id: string,
): string {
  const [right, down] = [toRight(view, 0), toDown(view, 0)];
  const [axisX, axisY] = [down >= 0 && down <= view.height, right >= 0 && right <= view.width];
  const grid = dots(view, across, up, id);
  return (
    grid +
    axes(view, axisX ? down : null, axisY ? right : null) +
    numbers(view, across, up, right, down) +
    letters(view, names, right, down)
  );
}

function dots(view: View, across: Ticks, up: Ticks, id: string): string {
  const width = (across.dots / (view.x[1] - view.x[0])) * view.width;
  const height = (up.dots / (view.y[1] - view.y[0])) * view.height;
  const circle = element('circle', { cx: px(width / 2), cy: px(height / 2), r: 1.2, fill: colours.dot });
  const first = (origin: number, size: number) => px((((origin - size / 2) % size) + size) % size);
  const pattern = element(
    'pattern',
    {
      id,
      width: width.toFixed(3),
      height: height.toFixed(3),
      patternUnits: 'userSpaceOnUse',
      x: first(toRight(view, 0), width),
      y: first(toDown(view, 0), height),
    },
    circle,
  );
  return (
    `<defs>${pattern}</defs>` +
    element('rect', { width: view.width, height: view.height, fill: `url(#${id})` })
  );
}

function axes(view: View, down: number | null, right: number | null): string {
  const line = [
    down === null ? '' : `M0 ${px(down)}H${view.width - 8}`,
    right === null ? '' : `M${px(right)} ${view.height}V8`,
  ].join('');
  if (line === '') return '';
  const arrows = [
    down === null ? '' : `M${view.width} ${px(down)}l-9 -4.5v9z`,
    right === null ? '' : `M${px(right)} 0l-4.5 9h9z`,
  ].join('');
  return (
    element('path', { d: line, fill: 'none', stroke: colours.axis, 'stroke-width': 1.5 }) +
    element('path', { d: arrows, fill: colours.axis })
  );
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

function numbers(view: View, across: Ticks, up: Ticks, right: number, down: number): string {
  const level = clamp(down + 19, 16, view.height - 6);
  const xs = across.marks.flatMap(({ at, text: written }) => {
    const place = toRight(view, at);
    const room = written.length * 4 + 2;
    return place < room || place > view.width - Math.max(room, 18)
      ? []
      : [element('text', { x: px(place), y: px(level), 'text-anchor': 'middle' }, written)];
  });
  const column = clamp(right - 8, 6, view.width - 6);
  const inside = right - 8 < Math.max(...up.marks.map(({ text: written }) => written.length * 8), 0);
  const ys = up.marks.flatMap(({ at, text: written }) => {
    const place = toDown(view, at);
    return place < 20 || place > view.height - 10
      ? []
      : [
          element(
            'text',
            {
              x: px(inside ? Math.max(6, right + 8) : column),
              y: px(place + 5),
              'text-anchor': inside ? 'start' : 'end',
            },
            written,
          ),
        ];
  });
  return element('g', { ...text, 'data-part': 'numbers' }, [...xs, ...ys].join(''));
}

function letters(view: View, [x, y]: readonly [string, string], right: number, down: number): string {
  const style = {
    ...text,
    'font-family': 'KaTeX_Math,Georgia,serif',
    'font-style': 'italic',
    'font-size': 17,
  };
  const besideY =
    right > view.width - 60
      ? { x: px(right - 12), 'text-anchor': 'end' }
      : { x: px(Math.max(0, right) + 12) };
  const belowX = down > view.height - 20 || down < 26 ? clamp(down - 9, 16, view.height - 10) : down - 9;
  return element(
    'g',
    style,
    element('text', { x: view.width - 6, y: px(belowX), 'text-anchor': 'end' }, x) +
      element('text', { ...besideY, y: 15 }, y),
  );
}
