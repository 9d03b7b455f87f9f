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
  /** The line over what was asked, the ground under it, and the dotted rest. Empty where there is none. */
  readonly line: string;
  readonly area: string;
  readonly rest: string;
};

/**
 * The hills of the skills `from` to `to` of a strand. The line is solid over what was asked, dotted over what is only expected from
 * the skills around it.
 */
export function hillOf(
  known: readonly number[],
  asked: readonly boolean[],
  [from, to]: readonly [number, number] = [0, known.length],
): Hill {
  const across = (x: number) => short((x - from) * skillWidth);
  const at = (x: number): Point => ({ x: (x - from) * skillWidth, y: topOf(hillAt(known, x)) });
  const lineOver = ({ start, end }: Stretch) => pathOf(pointsOf(at, start, end, (end - start) * 16));
  const groundUnder = (own: Stretch) =>
    `${lineOver(own)}L${across(own.end)} ${hillHeight}L${across(own.start)} ${hillHeight}Z`;
  const all = stretchesOf(asked, from, to);
  const solid = all.filter(({ start }) => asked[start]);
  return {
    line: solid.map(lineOver).join(''),
    area: solid.map(groundUnder).join(''),
    rest: all
      .filter(({ start }) => !asked[start])
      .map(lineOver)
      .join(''),
  };
}

/** Neighbours that were asked, or neighbours that were not: the first, and the one after the last. */
type Stretch = { readonly start: number; readonly end: number };

function stretchesOf(asked: readonly boolean[], from: number, to: number): Stretch[] {
  const starts = asked.flatMap((own, at) =>
    at >= from && at < to && (at === from || own !== asked[at - 1]) ? [at] : [],
  );
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? to }));
}
