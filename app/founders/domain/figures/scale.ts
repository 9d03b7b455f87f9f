import type { Unit } from './figures.ts';

/** Ticks of a chart scale that includes zero, in few equal steps; shares range from 0 to 1. */
export function scaleOver(unit: Unit, values: readonly (number | null)[]): number[] {
  if (unit === 'share') return [0, 0.25, 0.5, 0.75, 1];
  const numbers = values.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const [, step = 1] = scaleOf(Math.max(highest, -lowest));
  const first = Math.floor(lowest / step);
  const count = Math.max(1, Math.ceil(highest / step) - first);
  return Array.from({ length: count + 1 }, (_, at) => (first + at) * step);
}

/** Contiguous runs of steps that have a value; the line breaks between them. */
export function stretches(values: readonly (number | null)[]): { at: number; value: number }[][] {
  const found: { at: number; value: number }[][] = [[]];
  for (const [at, value] of values.entries()) {
    if (value === null) found.push([]);
    else found.at(-1)?.push({ at, value });
  }
  return found.filter((stretch) => stretch.length > 0);
}

/** Ticks for counts: from zero in at most four equal integer steps up to at least the maximum. */
export function scaleOf(highest: number): number[] {
  const rough = Math.max(1, highest) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough,
  );
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}
