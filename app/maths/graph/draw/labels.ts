import type { View } from '../view.ts';

/** A text that wants to stand beside a place. The important ones come first. */
export type Wanted = {
  readonly right: number;
  readonly down: number;
  readonly text: string;
  readonly colour: string;
};
export type Placed = Wanted & {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** What it covers. */
  readonly box: Box;
};

/** A part of the paper in pixels. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

const letter = 7.4;
const height = 17;
const ways = [
  [9, -9, 'start'], [-9, -9, 'end'], [9, 20, 'start'], [-9, 20, 'end'], [0, -13, 'middle'], [0, 25, 'middle'], [13, 5, 'start'], [-13, 5, 'end'],
] as const; // prettier-ignore

/**
 * Puts texts where they cover least: no other text, no dot, no axis number if it can be helped, few pieces of curve. What finds no
 * place is left out; its dot stays, and the words under the graph name it.
 */
export function placed(
  wanted: readonly Wanted[],
  lines: readonly (readonly number[])[],
  taken: readonly Box[],
  view: View,
  numbers: readonly Box[] = [],
): Placed[] {
  const boxes: Box[] = [...taken, ...wanted.map(dotBox)];
  const result: Placed[] = [];
  for (const label of wanted) {
    let best: { way: (typeof ways)[number]; box: Box; cost: number } | null = null;
    for (const way of ways) {
      const box = boxFor(label, way);
      if (box[0] < 2 || box[1] < 2 || box[2] > view.width - 2 || box[3] > view.height - 2) continue;
      if (boxes.some((other) => overlap(box, other))) continue;
      const hidden = numbers.filter((number) => overlap(box, number)).length;
      const cost = crossings(lines, box) + hidden * costOfNumber;
      if (best === null || cost < best.cost) best = { way, box, cost };
    }
    if (best === null) continue;
    boxes.push(best.box);
    const [dx, dy, anchor] = best.way;
    result.push({ ...label, x: label.right + dx, y: label.down + dy, anchor, box: best.box });
  }
  return result;
}

/** To cover an axis number is as bad as to cover so many places of curves. */
const costOfNumber = 12;

/** What the dot itself covers. */
export const dotBox = ({ right, down }: Pick<Wanted, 'right' | 'down'>): Box => [
  right - 6,
  down - 6,
  right + 6,
  down + 6,
];

/** The same place is named once: a text that says no more than one before it, on the same dot, is left out. */
export function namedOnce<Label extends Wanted>(wanted: readonly Label[]): Label[] {
  const says = (one: Label, other: Label): boolean =>
    Math.hypot(one.right - other.right, one.down - other.down) < 4 && one.text.endsWith(other.text);
  return wanted.filter(
    (label, at) =>
      !wanted.some(
        (one, place) => place !== at && says(one, label) && (one.text !== label.text || place < at),
      ),
  );
}

function boxFor({ right, down, text }: Wanted, [dx, dy, anchor]: (typeof ways)[number]): Box {
  const width = text.length * letter;
  const left = right + dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return [left, down + dy - height + 4, left + width, down + dy + 4];
}

/** Whether two parts of the paper have a place in common. */
export const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** How many places of the curves lie under a text. */
function crossings(lines: readonly (readonly number[])[], [left, top, right, bottom]: Box): number {
  let count = 0;
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      if (line[at]! > left && line[at]! < right && line[at + 1]! > top && line[at + 1]! < bottom) count += 1;
    }
  }
  return count;
}
