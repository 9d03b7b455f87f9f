import { toDown, toRight, type View } from '../view.ts';
import type { Ticks } from '../ticks.ts';
import type { Stroke } from '../sample/stroke.ts';
import { colours } from './colours.ts';
import { isCrossed, overlap, type Box } from './crossing.ts';
import { element, escapeXml, px } from './markup.ts';

const text = {
  'font-family': 'var(--font-text,system-ui,sans-serif)',
  'font-size': 'var(--text-xs,14px)',
  fill: colours.muted,
  stroke: colours.ground,
  'stroke-width': 4,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
} as const;

/** Dotted grid, axes with arrows, and their letters, which avoid the lines. */
export function paperMarkup(
  view: View,
  across: Ticks,
  up: Ticks,
  names: readonly [string, string],
  lines: readonly Stroke[],
): string {
  const [right, down] = [toRight(view, 0), toDown(view, 0)];
  const [axisX, axisY] = [down >= 0 && down <= view.height, right >= 0 && right <= view.width];
  const grid = dots(view, across, up);
  return grid + axes(view, axisX ? down : null, axisY ? right : null) + letters(view, names, lines);
}

/** Rows of dots: lines with zero-length dashes and round caps, which render much faster than a pattern. */
function dots(view: View, across: Ticks, up: Ticks): string {
  const width = (across.dots / (view.x[1] - view.x[0])) * view.width;
  const height = (up.dots / (view.y[1] - view.y[0])) * view.height;
  const first = (origin: number, size: number) => ((origin % size) + size) % size;
  const left = px(first(toRight(view, 0), width));
  const rows: string[] = [];
  for (let down = first(toDown(view, 0), height); down <= view.height; down += height)
    rows.push(`M${left} ${px(down)}H${view.width}`);
  const dashes = `0 ${width.toFixed(3)}`;
  return element('path', {
    d: rows.join(''),
    fill: 'none',
    stroke: colours.dot,
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
    'stroke-dasharray': dashes,
  });
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

/** A number at an axis; the key stays the same while the view moves. */
type AxisNumber = {
  readonly key: string;
  readonly right: number;
  readonly down: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly text: string;
};

/**
 * Minimum distance in pixels between a curve and a number: a number that a curve touches seems to have a
 * minus.
 */
const clear = 2.5;

/**
 * The axis numbers that fit in the view beside the axis letters. One that a line or a dot would cover moves
 * to the other side of its axis; it is left out when covered there too.
 */
export function axisNumbers(
  view: View,
  across: Ticks,
  up: Ticks,
  lines: readonly Stroke[] = [],
  dots: readonly Box[] = [],
): AxisNumber[] {
  const taken = [...letterBoxes(view, lines), ...dots];
  const isFree = (box: Box): boolean =>
    !taken.some((other) => overlap(box, other)) && !isCrossed(lines, box, clear);
  const chosen = (numbers: readonly AxisNumber[], places: (number: AxisNumber) => (AxisNumber | null)[]) => {
    const shown: AxisNumber[] = [];
    for (const number of numbers) {
      const found = places(number).find((place) => {
        if (place === null) return false;
        const box = numberBox(place);
        const around: Box = [box[0] - 5, box[1], box[2] + 5, box[3]];
        return isFree(box) && !shown.some((other) => overlap(numberBox(other), around));
      });
      if (found != null) shown.push(found);
    }
    return shown;
  };
  const sides = (number: AxisNumber) => [number, otherSide(number, view)];
  const numbers = numbersAt(view, across, up);
  return [
    numbers.filter(({ anchor }) => anchor === 'middle'),
    numbers.filter(({ anchor }) => anchor !== 'middle'),
  ].flatMap((own) => {
    const shown = chosen(own, sides);
    // An axis with fewer than two numbers has no scale: there, numbers may be moved along the axis.
    return shown.length < 2 ? chosen(own, (number) => [...sides(number), ...besides(number)]) : shown;
  });
}

/** The number moved slightly before or after its tick. */
function besides(number: AxisNumber): AxisNumber[] {
  const { right, down, anchor } = number;
  if (anchor !== 'middle') return [-11, 11].map((by) => ({ ...number, down: px(down + by) }));
  return [
    { ...number, right: px(right + 6), anchor: 'start' },
    { ...number, right: px(right - 6), anchor: 'end' },
  ];
}

/** The same number on the other side of its axis, where that is in view and free. */
function otherSide(number: AxisNumber, view: View): AxisNumber | null {
  const [right, down] = [toRight(view, 0), toDown(view, 0)];
  if (number.anchor === 'middle')
    return down > 24 && down < view.height ? { ...number, down: px(down - 8) } : null;
  if (number.anchor === 'start' || right < 0 || right > view.width - 50) return null;
  return { ...number, key: number.key.replace('yend', 'ystart'), right: px(right + 8), anchor: 'start' };
}

/** Maximum width of a digit of an axis number, in pixels. */
const digit = 9;

/** The box of an axis number. */
export function numberBox({ right, down, anchor, text: written }: AxisNumber): Box {
  const wide = [...written].reduce((sum, sign) => sum + (/[.,\s]/u.test(sign) ? digit / 2 : digit), 0);
  const left = right - (anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2);
  return [left, down - 11, left + wide, down + 1];
}

function numbersAt(view: View, across: Ticks, up: Ticks): AxisNumber[] {
  const [right, down] = [toRight(view, 0), toDown(view, 0)];
  const level = clamp(down + 19, 16, view.height - 6);
  const column = clamp(right - 8, 6, view.width - 6);
  const inside = right - 8 < Math.max(...up.marks.map((mark) => mark.text.length * 8), 0);
  const numbers: AxisNumber[] = [];
  for (const mark of across.marks) {
    const place = toRight(view, mark.at);
    const halfWidth = mark.text.length * 4 + 2;
    if (place < halfWidth || place > view.width - Math.max(halfWidth, 18)) continue;
    numbers.push({
      key: `x${mark.text}`,
      right: px(place),
      down: px(level),
      anchor: 'middle',
      text: mark.text,
    });
  }
  for (const mark of up.marks) {
    const place = toDown(view, mark.at);
    if (place < 20 || place > view.height - 10) continue;
    const anchor = inside ? 'start' : 'end';
    const beside = px(inside ? Math.max(6, right + 8) : column);
    numbers.push({
      key: `y${anchor}${mark.text}`,
      right: beside,
      down: px(place + 5),
      anchor,
      text: mark.text,
    });
  }
  return numbers;
}

export const numbersMarkup = (numbers: readonly AxisNumber[]): string =>
  element(
    'g',
    text,
    numbers
      .map(({ right, down, anchor, text: written }) =>
        element('text', { transform: `translate(${right} ${down})`, 'text-anchor': anchor }, written),
      )
      .join(''),
  );

type LetterPlace = { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' };

type LetterPlaces = { readonly x: LetterPlace; readonly y: LetterPlace };

/**
 * Positions of the axis letters: above the right end of the horizontal axis, beside the top of the vertical
 * one; on the other side where a line is in the way.
 */
function letterPlaces(view: View, lines: readonly Stroke[]): LetterPlaces {
  const [right, down] = [toRight(view, 0), toDown(view, 0)];
  const isFree = (place: LetterPlace): boolean => !isCrossed(lines, letterBox(place));
  const aboveX = down > view.height - 20 || down < 26 ? clamp(down - 9, 16, view.height - 10) : down - 9;
  const before = right > view.width - 60;
  const x: LetterPlace = { x: view.width - 6, y: px(aboveX), anchor: 'end' };
  const y: LetterPlace = before ? leftOf(right) : { x: px(Math.max(0, right) + 12), y: 15, anchor: 'start' };
  const below: LetterPlace = { ...x, y: px(down + 18) };
  const swapX = !isFree(x) && down > 0 && down < view.height - 26 && isFree(below);
  const swapY = !isFree(y) && !before && right > 30 && isFree(leftOf(right));
  return { x: swapX ? below : x, y: swapY ? leftOf(right) : y };
}

const leftOf = (right: number): LetterPlace => ({ x: px(right - 12), y: 15, anchor: 'end' });

/** The boxes of the axis letters. */
export const letterBoxes = (view: View, lines: readonly Stroke[]): Box[] =>
  Object.values(letterPlaces(view, lines)).map(letterBox);

/** The box of a letter, including its descender. */
const letterBox = ({ x, y, anchor }: LetterPlace): Box =>
  anchor === 'end' ? [x - 12, y - 11, x, y + 5] : [x, y - 11, x + 12, y + 5];

function letters(view: View, [x, y]: readonly [string, string], lines: readonly Stroke[]): string {
  const style = {
    ...text,
    'font-family': 'KaTeX_Math,Georgia,serif',
    'font-style': 'italic',
    'font-size': 17,
  };
  const at = letterPlaces(view, lines);
  const letter = (place: LetterPlace, name: string) =>
    element('text', { x: place.x, y: place.y, 'text-anchor': place.anchor }, escapeXml(name));
  return element('g', style, letter(at.x, x) + letter(at.y, y));
}
