import type { FigureLabel, ShapeFigure } from './figure-spec.ts';

type Told = {
  /** Lengths that give the picture its form; a very flat or steep one is drawn milder, as a sketch may be. */
  readonly level: number;
  readonly upright: number;
  /** What stands at the level leg, the upright one and the hypotenuse. */
  readonly names: readonly [FigureLabel | null, FigureLabel | null, FigureLabel | null];
  /** At the left, between the level leg and the hypotenuse. */
  readonly angle?: FigureLabel;
  readonly sought?: FigureLabel;
};

/** The flattest and steepest sketch in which all names have room. */
const [flattest, steepest] = [0.45, 1.4];

/** A sketch of a right-angled triangle, the right angle below on the right. */
export function rightTriangle({ level, upright, names, angle, sought }: Told): ShapeFigure {
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
