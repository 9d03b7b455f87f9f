/** One request of a user: kind, result, and duration. */
export type TimeSample = {
  kind: string;
  /** 0 when the connection broke. */
  status: number;
  /** Milliseconds to the last byte; for a stream, to its first event. */
  ms: number;
  /** When it was sent (`performance.now()`). */
  at: number;
};

export type SummaryLine = {
  kind: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
  most: number;
};

/** The samples collected so far. */
export class Samples {
  readonly all: TimeSample[] = [];
  /** The first unexpected responses, with their counts. */
  readonly troubles = new Map<string, number>();

  add(sample: TimeSample): void {
    this.all.push(sample);
  }

  trouble(what: string): void {
    this.troubles.set(what, (this.troubles.get(what) ?? 0) + 1);
  }

  /** Answered requests that were sent within a time span; without refusals. */
  between(from: number, to: number): TimeSample[] {
    return this.all.filter(({ at, status }) => at >= from && at < to && wasAnswered(status));
  }
}

/** 429 and 503 are refusals: they are fast, and would distort the percentiles. */
export const wasAnswered = (status: number): boolean => status > 0 && status !== 429 && status !== 503;

/** The percentile of a list; NaN for an empty one. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function lineOf(kind: string, samples: readonly TimeSample[]): SummaryLine {
  const times = samples.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { kind, count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

/** One line per kind, most frequent first. */
export function linesOf(samples: readonly TimeSample[]): SummaryLine[] {
  const groups = Map.groupBy(samples, ({ kind }) => kind);
  return [...groups].map(([kind, group]) => lineOf(kind, group)).toSorted((a, b) => b.count - a.count);
}

export function statusesOf(samples: readonly TimeSample[]): string {
  const groups = Map.groupBy(samples, ({ status }) => status);
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([status, group]) => `${status === 0 ? 'broken' : status} ${group.length}`)
    .join(', ');
}

/** Change of a value per minute (times in milliseconds), by least squares. */
export function slopePerMinute(samples: readonly { at: number; value: number }[]): number {
  const middle = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [time, value] = [middle(samples.map(({ at }) => at)), middle(samples.map((each) => each.value))];
  const above = samples.reduce((sum, each) => sum + (each.at - time) * (each.value - value), 0);
  const below = samples.reduce((sum, { at }) => sum + (at - time) ** 2, 0);
  return (above / below) * 60_000;
}
