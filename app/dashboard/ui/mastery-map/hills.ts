import { pathOf, type Point, pointsOf, short } from '#app/ui/plot.ts';

/*
 * Mastery as hills (shared design, "Principles"): Σ pᵢ^1.6 · exp(−(x − xᵢ)² / 2σ²) over the skills of a strand, σ a
 * third of their distance. Skill i is at x = i + ½.
 */
const steepness = 1.6;
const sigma = 1 / 3;

/** Width of one skill, and height of a hill at p = 1, in viewBox units. */
export const skillWidth = 100;
export const hillHeight = 100;
/** Headroom: two mastered neighbours raise each other slightly. */
const highest = 1.03;

/** Height of the hills at x (in skills, from 0 to their number), about 0 to 1. */
export const hillAt = (known: readonly number[], x: number): number =>
  known.reduce(
    (sum, p, index) =>
      sum + Math.max(0, p) ** steepness * Math.exp(-((x - index - 0.5) ** 2) / (2 * sigma ** 2)),
    0,
  );

/** Distance from the top of the picture, in viewBox units. */
export const topOf = (height: number): number =>
  short(hillHeight * (1 - Math.min(1, Math.max(0, height) / highest)));

type Hill = {
  /** Paths: the line over tested skills, the area below it, and the dotted rest. Empty where there is none. */
  readonly line: string;
  readonly area: string;
  readonly rest: string;
};

/**
 * The hills of the skills `from` to `to` of a strand. Solid over tested skills, dotted where mastery is only inferred
 * from neighbours.
 */
export function hillOf(
  known: readonly number[],
  ownFlags: readonly boolean[],
  [from, to]: readonly [number, number] = [0, known.length],
): Hill {
  const across = (x: number) => short((x - from) * skillWidth);
  const at = (x: number): Point => ({ x: (x - from) * skillWidth, y: topOf(hillAt(known, x)) });
  const lineOver = ({ start, end }: Stretch) => pathOf(pointsOf(at, start, end, (end - start) * 16));
  const groundUnder = (own: Stretch) =>
    `${lineOver(own)}L${across(own.end)} ${hillHeight}L${across(own.start)} ${hillHeight}Z`;
  const all = stretchesOf(ownFlags, from, to);
  const solid = all.filter(({ start }) => ownFlags[start]);
  return {
    line: solid.map(lineOver).join(''),
    area: solid.map(groundUnder).join(''),
    rest: all
      .filter(({ start }) => !ownFlags[start])
      .map(lineOver)
      .join(''),
  };
}

/** A run of tested or untested skills: index of the first, and after the last. */
type Stretch = { readonly start: number; readonly end: number };

function stretchesOf(ownFlags: readonly boolean[], from: number, to: number): Stretch[] {
  const starts = ownFlags.flatMap((own, at) =>
    at >= from && at < to && (at === from || own !== ownFlags[at - 1]) ? [at] : [],
  );
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? to }));
}
