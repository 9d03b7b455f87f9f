import {
  type SummaryLine,
  lineOf,
  linesOf,
  percentile,
  type TimeSample,
  statusesOf,
  wasAnswered,
} from './samples.ts';
import { type Growth, growthOf, type Look, parts } from './watch.ts';

const format = (value: number) => `${value.toFixed(0)} ms`.padStart(8);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

const row = ({ kind, count, p50, p95, p99, most }: SummaryLine): string =>
  `${kind.padEnd(28)} ${String(count).padStart(8)} ${[p50, p95, p99, most].map(format).join(' ')}`;

/** A table of requests: their number and response times at 50, 95, 99 % and maximum. */
export function tableOf(samples: readonly TimeSample[]): string {
  const answered = samples.filter(({ status }) => wasAnswered(status));
  const head = `${'answered'.padEnd(28)} ${'count'.padStart(8)} ${['p50', 'p95', 'p99', 'most'].map((name) => name.padStart(8)).join(' ')}`;
  return [
    head,
    row(lineOf('everything', answered)),
    ...linesOf(answered).map(row),
    `statuses: ${statusesOf(samples)}`,
  ].join('\n');
}

/** Unexpected responses, most frequent first. */
export const troublesOf = (troubles: ReadonlyMap<string, number>): string =>
  [...troubles]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 25)
    .map(([what, times]) => `trouble ${times} ×: ${what}`)
    .join('\n');

/** Memory of each part; flat means that the last quarter is at most a tenth above the second one. */
export function memoryText(looks: readonly Look[]): string {
  const line = (name: string, { first, last, perMinute }: Growth) =>
    `memory of ${name.padEnd(9)} second quarter ${megabytes(first)}, last quarter ${megabytes(last)}, second half ${(perMinute / 1e6).toFixed(2)} MB/min`;
  return parts.map((part) => line(part, growthOf(looks, part))).join('\n');
}

export const isFlat = (looks: readonly Look[]): boolean =>
  parts.every((part) => {
    const { first, last } = growthOf(looks, part);
    return first === 0 || last <= first * 1.1;
  });

/** Responses with 5xx other than refusals, and broken connections. */
export const failedOf = (samples: readonly TimeSample[]): number =>
  samples.filter(({ status }) => status === 0 || (status >= 500 && status !== 503)).length;

export const p95Of = (samples: readonly TimeSample[]): number =>
  percentile(
    samples.map(({ ms }) => ms),
    0.95,
  );
