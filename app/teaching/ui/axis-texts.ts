import type { Point } from '#app/ui/plot.ts';
import type { Graph } from '../model/blocks.ts';

/** Size of a graph in drawing units. */
export const [width, height] = [300, 290];
/** Maximum number of labels on an axis. */
const mostTicks = 7;

type AxisText = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly text: string;
  /** The name of an axis rather than a number on it. */
  readonly letter: boolean;
};

/**
 * Axis names and tick labels, in drawing units. A text that a curve would cross moves to the other side of its axis; a number crossed
 * there too is omitted.
 */
export function axisTexts(
  graph: Graph,
  place: (point: Point) => Point,
  signed: (value: number) => string,
): AxisText[] {
  const lines = [...graph.given, ...(graph.mine ?? [])].map((points) => points.map(place));
  const origin = place({ x: 0, y: 0 });
  const letters = [
    [atLetter('x', width - 4, origin.y - 9, 'end'), atLetter('x', width - 4, origin.y + 19, 'end')],
    [atLetter('y', origin.x + 11, 14, 'start'), atLetter('y', origin.x - 11, 14, 'end')],
  ].map(([first, second]) => [first!, second!].find((text) => !isCrossed(lines, boxOf(text))) ?? first!);
  const isFree = (text: AxisText) =>
    !isCrossed(lines, boxOf(text)) && !letters.some((letter) => overlap(boxOf(letter), boxOf(text)));
  const numbers = [
    ...ticksOf(graph.x).map((x) => {
      const at = {
        key: `x${x}`,
        x: place({ x, y: 0 }).x,
        anchor: 'middle',
        text: signed(x),
        letter: false,
      } as const;
      return [
        { ...at, y: origin.y + 18 },
        { ...at, y: origin.y - 8 },
      ];
    }),
    ...ticksOf(graph.y).map((y) => {
      const at = { key: `y${y}`, y: place({ x: 0, y }).y + 5, text: signed(y), letter: false };
      return [
        { ...at, x: origin.x - 7, anchor: 'end' },
        { ...at, x: origin.x + 7, anchor: 'start' },
      ] as const;
    }),
  ].flatMap((sides) => sides.find(isFree) ?? []);
  return [...letters, ...numbers];
}

const atLetter = (text: string, x: number, y: number, anchor: 'start' | 'end'): AxisText => ({
  key: text,
  x,
  y,
  anchor,
  text,
  letter: true,
});

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Bounding box of a text, with a small margin. */
function boxOf({ x, y, anchor, text }: AxisText): Box {
  const wide = text.length * 8;
  const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2);
  return { left: left - 2, top: y - 13, right: left + wide + 2, bottom: y + 3 };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether one of the lines crosses a box. */
const isCrossed = (lines: readonly (readonly Point[])[], box: Box): boolean =>
  lines.some((points) => points.slice(1).some((to, at) => crosses(points[at]!, to, box)));

function crosses(from: Point, to: Point, { left, top, right, bottom }: Box): boolean {
  const start = Math.max(Math.min(from.x, to.x), left);
  const end = Math.min(Math.max(from.x, to.x), right);
  if (start > end) return false;
  const at = (x: number) => from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
  const [one, other] = from.x === to.x ? [from.y, to.y] : [at(start), at(end)];
  return Math.min(one, other) <= bottom && Math.max(one, other) >= top;
}

/** Round numbers in an interval, without 0, where the axes cross. */
export function ticksOf([from, to]: readonly [number, number]): number[] {
  const rough = (to - from) / mostTicks;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? power;
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.floor((to - first) / step) + 1);
  return Array.from({ length: count }, (_, at) => first + at * step).filter(
    (value) => value !== 0 && value > from && value < to,
  );
}
