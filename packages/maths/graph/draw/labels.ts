import type { Stroke } from '../sample/stroke.ts';
import type { View } from '../view.ts';
import { isCrossed, overlap, type Box } from './crossing.ts';

/** A text that wants to stand beside a place. The important ones come first. */
export type LabelRequest = {
  readonly right: number;
  readonly down: number;
  readonly text: string;
  readonly colour: string;
  /** What stands there where the whole text finds no place. */
  readonly short?: string | undefined;
  /** A text as wide as this one is in the language that takes most room: the same places are named in all of them. */
  readonly widest?: string | undefined;
};
export type Placed = LabelRequest & {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** What it covers. */
  readonly box: Box;
};

/** Pixels that a sign takes at most, and those that are narrow. */
const [letter, narrow] = [9, 5];
const height = 17;
const ways = [
  [9, -9, 'start'],
  [-9, -9, 'end'],
  [9, 20, 'start'],
  [-9, 20, 'end'],
  [0, -13, 'middle'],
  [0, 25, 'middle'],
  [13, 5, 'start'],
  [-13, 5, 'end'],
  // A little farther there is room beside a steep curve.
  [16, -7, 'start'],
  [-16, -7, 'end'],
  [16, 18, 'start'],
  [-16, 18, 'end'],
] as const;

/**
 * Puts texts where they cover nothing: no line, no dot, no other text, none of the boxes that are `taken`; off the `faint` lines where
 * that can be. What finds no place is left out, and so is what is more than `most` without a `short` name; the dots stay, and the words under the graph name them.
 */
export function placed(
  wanted: readonly LabelRequest[],
  lines: readonly Stroke[],
  taken: readonly Box[],
  view: View,
  { faint = [], most = Infinity }: { faint?: readonly Stroke[]; most?: number } = {},
): Placed[] {
  const boxes: Box[] = [...taken, ...wanted.map(dotBox)];
  const isFree = (box: Box): boolean =>
    box[0] >= 2 &&
    box[1] >= 2 &&
    box[2] <= view.width - 2 &&
    box[3] <= view.height - 2 &&
    !boxes.some((other) => overlap(box, other)) &&
    !isCrossed(lines, box);
  const result: Placed[] = [];
  for (const label of wanted) {
    if (label.short === undefined && result.filter(({ short }) => short === undefined).length >= most)
      continue;
    const found = placeOf(label, isFree, faint);
    if (found === null) continue;
    boxes.push(found.box);
    result.push(found);
  }
  return result;
}

function placeOf(
  label: LabelRequest,
  isFree: (box: Box) => boolean,
  faint: readonly Stroke[],
): Placed | null {
  for (const [text, room] of [
    [label.text, label.widest],
    [label.short, undefined],
  ] as const) {
    if (text === undefined) continue;
    const free = ways
      .map((way) => ({ way, box: boxFor(label, room ?? text, way) }))
      .filter(({ box }) => isFree(box));
    const found = free.find(({ box }) => !isCrossed(faint, box)) ?? free[0];
    if (found === undefined) continue;
    const [dx, dy, anchor] = found.way;
    return { ...label, text, x: label.right + dx, y: label.down + dy, anchor, box: found.box };
  }
  return null;
}

/** What the dot itself covers. */
export const dotBox = ({ right, down }: Pick<LabelRequest, 'right' | 'down'>): Box => [
  right - 6,
  down - 6,
  right + 6,
  down + 6,
];

/** The same place is named once: a text that says no more than one before it, on the same dot, is left out. */
export function namedOnce<Label extends LabelRequest>(wanted: readonly Label[]): Label[] {
  const says = (one: Label, other: Label): boolean =>
    Math.hypot(one.right - other.right, one.down - other.down) < 4 && one.text.endsWith(other.text);
  return wanted.filter(
    (label, at) =>
      !wanted.some(
        (one, place) => place !== at && says(one, label) && (one.text !== label.text || place < at),
      ),
  );
}

/** How wide a text of the drawing is at most, in pixels. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[.,;()\s]/u.test(sign) ? narrow : letter), 0);

function boxFor({ right, down }: LabelRequest, text: string, [dx, dy, anchor]: (typeof ways)[number]): Box {
  const width = widthOf(text);
  const left = right + dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return [left, down + dy - height + 4, left + width, down + dy + 4];
}
