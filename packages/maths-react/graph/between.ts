import { toDown, toRight, type View } from '@curvela/maths/graph';

/** The matrix that maps a drawing for one view to its position in another; valid as an attribute and a style. */
export function between(from: View, to: View, pixels = 0): string {
  const [left, top] = [toRight(to, from.x[0]), toDown(to, from.y[1])];
  const across = (toRight(to, from.x[1]) - left) / from.width;
  const down = (toDown(to, from.y[0]) - top) / from.height;
  // An unscaled picture aligned to whole pixels stays sharp, and the compositor can copy it.
  const isSame = pixels > 0 && Math.abs(across - 1) + Math.abs(down - 1) < 1e-6;
  const parts = isSame
    ? [1, 0, 0, 1, Math.round(left * pixels) / pixels, Math.round(top * pixels) / pixels]
    : [across, 0, 0, down, left, top];
  return `matrix(${parts.join()})`;
}
