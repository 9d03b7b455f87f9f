import { pathOf, type Point, pointsOf, short } from '#app/ui/plot.ts';

/*
 * The hills of mastery (shared design, "Principles"): Σ pᵢ^1.6 · exp(−(x − xᵢ)² / 2σ²) over the skills of a strand, σ a third of their
 * distance. Skill i stands at x = i + ½.
 */
const steepness = 1.6;
const sigma = 1 / 3;

/** Width of one skill and height of a hill at p = 1, in units of the picture. */
export const skillWidth = 100;
export const hillHeight = 100;
/** Room above a hill: two neighbours that are sure lift each other a little. */
const highest = 1.03;

/** Height of the hills at x (in skills, from 0 to their number), about 0 to 1. */
export const hillAt = (known: readonly number[], x: number): number =>
  known.reduce(
    (sum, p, index) =>
      sum + Math.max(0, p) ** steepness * Math.exp(-((x - index - 0.5) ** 2) / (2 * sigma ** 2)),
    0,
  );

/** From the top of the picture, in units of it. */
export const topOf = (height: number): number =>
  short(hillHeight * (1 - Math.min(1, Math.max(0, height) / highest)));

type Hill = {
  /** The line over what was begun, the ground under it, and the dotted rest. Empty where there is none. */
  readonly line: string;
  readonly area: string;
  readonly rest: string;
};

/**
 * The hills of the skills `from` to `to` of a strand. The line is solid as far as something was begun (`begun` skills from the
 * start of the strand), dotted from there on.
 */
export function hillOf(
  known: readonly number[],
  begun: number,
  [from, to]: readonly [number, number] = [0, known.length],
): Hill {
  const at = (x: number): Point => ({ x: (x - from) * skillWidth, y: topOf(hillAt(known, x)) });
  const split = Math.min(to, Math.max(from, begun));
  const steps = (width: number) => Math.max(1, Math.round(width * 16));
  const solid = split > from ? pathOf(pointsOf(at, from, split, steps(split - from))) : '';
  const end = short((split - from) * skillWidth);
  return {
    line: solid,
    area: solid === '' ? '' : `${solid}L${end} ${hillHeight}L0 ${hillHeight}Z`,
    rest: split < to ? pathOf(pointsOf(at, split, to, steps(to - split))) : '',
  };
}
