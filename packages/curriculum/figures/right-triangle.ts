import type { FigureLabel, ShapeFigure } from './figure-spec.ts';

type SketchData = {
  /** Lengths that determine the shape; extreme slopes are drawn less extreme, since it is a sketch. */
  readonly level: number;
  readonly upright: number;
  /** Labels of the horizontal leg, the vertical leg and the hypotenuse. */
  readonly names: readonly [FigureLabel | null, FigureLabel | null, FigureLabel | null];
  /** At the left, between the horizontal leg and the hypotenuse. */
  readonly angle?: FigureLabel;
  readonly sought?: FigureLabel;
};

/** Limits of the slope within which all labels fit. */
const [flattest, steepest] = [0.45, 1.4];

/** A sketch of a right-angled triangle, with the right angle at the lower right. */
export function rightTriangle({ level, upright, names, angle, sought }: SketchData): ShapeFigure {
  const slope = Math.min(steepest, Math.max(flattest, upright / level));
  return {
    kind: 'shape',
    corners: [
      [0, 0],
      [10, 0],
      [10, 10 * slope],
    ],
    right: [1],
    angles: [angle ?? null, null, null],
    sides: names,
    ...(sought === undefined ? {} : { sought: [sought] }),
  };
}
