/** Instants with the end left out. */
export type Range = { from: Date; to: Date };

const DAY = 86_400_000;
/** The longest range that figures are computed for. */
export const longestRangeDays = 400;

/** The range of the same length that ends where this one begins. */
export const rangeBefore = ({ from, to }: Range): Range => ({
  from: new Date(2 * from.getTime() - to.getTime()),
  to: from,
});

export const isUsableRange = ({ from, to }: Range): boolean =>
  from < to && to.getTime() - from.getTime() <= longestRangeDays * DAY;

/** The change in whole per cent, null when there was nothing before to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** A calendar day, `2026-11-24`, and its neighbours: arithmetic on dates, so no clock change can disturb it. */
export function daysBack(lastDay: string, count: number): string[] {
  const last = Date.parse(`${lastDay}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * DAY).toISOString().slice(0, 10),
  );
}

/** The lines of a chart's scale for counts: from zero in at most four equal whole steps that reach the highest. */
export function scaleOf(highest: number): number[] {
  const rough = Math.max(1, highest) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough,
  );
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}
