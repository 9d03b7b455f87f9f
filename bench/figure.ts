/** One measured figure. `goal` is the target as text; the benchmark decides `met`. */
export type BenchFigure = { name: string; value: string; goal: string; met: boolean };

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
export const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

/** A figure as a line of output with its result. */
export function lineOf({ name, value, goal, met }: BenchFigure): string {
  const verdict = goal === '' ? '' : met ? `meets ${goal}` : `MISSES ${goal}`;
  return `${name.padEnd(70)} ${value.padEnd(28)} ${verdict}`.trimEnd();
}
