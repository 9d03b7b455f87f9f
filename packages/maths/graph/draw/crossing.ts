import { cut, type Stroke } from '../sample/stroke.ts';
import { toDown, toRight, type View } from '../view.ts';

/** A rectangle of the drawing in pixels. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Whether two boxes overlap. */
export const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The visible axes as lines: a text across one would seem to have an extra minus or stroke. */
export const axisLines = (view: View): Stroke[] => {
  const [right, down] = [toRight(view, 0), toDown(view, 0)];
  return [
    [0, down, view.width, down],
    [right, 0, right, view.height],
  ];
};

/** Whether a line crosses a box, or passes it closer than the given number of pixels. */
export function isCrossed(lines: readonly Stroke[], box: Box, near = 1): boolean {
  const around = [box[0] - near, box[1] - near, box[2] + near, box[3] + near] as const;
  const [left, top, right, bottom] = around;
  return lines.some((line) => {
    for (let at = 2; at < line.length; at += 2) {
      const [x1, y1, x2, y2] = [line[at - 2]!, line[at - 1]!, line[at]!, line[at + 1]!];
      const beside = (x1 < left && x2 < left) || (x1 > right && x2 > right);
      const apart = beside || (y1 < top && y2 < top) || (y1 > bottom && y2 > bottom);
      if (!apart && cut(x1, y1, x2, y2, around) !== null) return true;
    }
    return false;
  });
}
