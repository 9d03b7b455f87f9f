import type { Stroke } from '../sample/stroke.ts';
import type { View } from '../view.ts';
import { isCrossed, overlap, type Box } from './crossing.ts';

/** A text to be placed beside a point. The important ones come first. */
export type LabelRequest = {
  readonly right: number;
  readonly down: number;
  readonly text: string;
  readonly colour: string;
  /** Used instead where the whole text does not fit. */
  readonly short?: string | undefined;
  /** The widest translation of the text, so that the same points are named in all languages. */
  readonly widest?: string | undefined;
};
export type Placed = LabelRequest & {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** The covered box. */
  readonly box: Box;
};

/** Maximum width in pixels of a character, and of a narrow one. */
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
  // Slightly farther away there is space beside a steep curve.
  [16, -7, 'start'],
  [-16, -7, 'end'],
  [16, 18, 'start'],
  [-16, 18, 'end'],
] as const;

/**
 * Places texts where they cover no line, dot, other text, or box in `taken`, and no `faint` line if possible.
 * A text that does not fit is left out, and so is one wider than `most` without a `short` name; their dots
 * stay, and the description below the graph names them.
 */
export function placeLabels(
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
  for (const [text, maxWidth] of [
    [label.text, label.widest],
    [label.short, undefined],
  ] as const) {
    if (text === undefined) continue;
    const free = ways
      .map((way) => ({ way, box: boxFor(label, maxWidth ?? text, way) }))
      .filter(({ box }) => isFree(box));
    const found = free.find(({ box }) => !isCrossed(faint, box)) ?? free[0];
    if (found === undefined) continue;
    const [dx, dy, anchor] = found.way;
    return { ...label, text, x: label.right + dx, y: label.down + dy, anchor, box: found.box };
  }
  return null;
}

/** The box of the dot itself. */
export const dotBox = ({ right, down }: Pick<LabelRequest, 'right' | 'down'>): Box => [
  right - 6,
  down - 6,
  right + 6,
  down + 6,
];

/** Removes duplicates: a text on the same dot that adds nothing to an earlier one is left out. */
export function namedOnce<Label extends LabelRequest>(wanted: readonly Label[]): Label[] {
  const says = (one: Label, other: Label): boolean =>
    Math.hypot(one.right - other.right, one.down - other.down) < 4 && one.text.endsWith(other.text);
  return wanted.filter(
    (label, at) =>
      !wanted.some(
        (one, index) => index !== at && says(one, label) && (one.text !== label.text || index < at),
      ),
  );
}

/** Maximum width of a text of the drawing, in pixels. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[.,;()\s]/u.test(sign) ? narrow : letter), 0);

function boxFor({ right, down }: LabelRequest, text: string, [dx, dy, anchor]: (typeof ways)[number]): Box {
  const width = widthOf(text);
  const left = right + dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return [left, down + dy - height + 4, left + width, down + dy + 4];
}
