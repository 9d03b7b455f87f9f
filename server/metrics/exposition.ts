/**
 * Counters, gauges and histograms in the text format of Prometheus (version 0.0.4):
 * https://prometheus.io/docs/instrumenting/exposition_formats/. Label values come from fixed lists only, so that no stranger decides
 * how many series there are.
 */

type Labels = Readonly<Record<string, string>>;
export type Sample = { labels?: Labels; value: number };
type Kind = 'counter' | 'gauge' | 'histogram';

const escapeHelp = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapeValue = (text: string) => escapeHelp(text).replaceAll('"', '\\"');
const numberOf = (value: number): string =>
  value === Infinity ? '+Inf' : value === -Infinity ? '-Inf' : Number.isNaN(value) ? 'NaN' : String(value);

const labelsOf = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const headOf = (name: string, kind: Kind, help: string): string =>
  `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${kind}\n`;

/** Everything of one name: what it means, then its samples. Without samples only what it means. */
export function family(
  name: string,
  kind: 'counter' | 'gauge',
  help: string,
  samples: readonly Sample[],
): string {
  const lines = samples.map(({ labels = {}, value }) => `${name}${labelsOf(labels)} ${numberOf(value)}\n`);
  return headOf(name, kind, help) + lines.join('');
}

type Counter = { add(labels: Labels, by?: number): void; text(): string };

export function counter(name: string, help: string): Counter {
  const series = new Map<string, { labels: Labels; value: number }>();
  return {
    add: (labels, by = 1) => {
      const key = labelsOf(labels);
      const known = series.get(key) ?? { labels, value: 0 };
      known.value += by;
      series.set(key, known);
    },
    text: () => family(name, 'counter', help, [...series.values()]),
  };
}

type Histogram = { observe(labels: Labels, value: number): void; text(): string };

/** `bounds` are the upper ends of the buckets, growing; everything lies in the last one, which has no end. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  type Series = { labels: Labels; counts: number[]; sum: number };
  const series = new Map<string, Series>();
  return {
    observe: (labels, value) => {
      const key = labelsOf(labels);
      const known = series.get(key) ?? { labels, counts: Array<number>(bounds.length + 1).fill(0), sum: 0 };
      const at = bounds.findIndex((bound) => value <= bound);
      const bucket = at === -1 ? bounds.length : at;
      known.counts[bucket] = (known.counts[bucket] ?? 0) + 1;
      known.sum += value;
      series.set(key, known);
    },
    text: () =>
      headOf(name, 'histogram', help) +
      [...series.values()].map((one) => linesOf(name, bounds, one)).join(''),
  };
}

function linesOf(
  name: string,
  bounds: readonly number[],
  { labels, counts, sum }: { labels: Labels; counts: readonly number[]; sum: number },
): string {
  let total = 0;
  const buckets = [...bounds, Infinity].map((bound, at) => {
    total += counts[at] ?? 0;
    return `${name}_bucket${labelsOf({ ...labels, le: numberOf(bound) })} ${total}\n`;
  });
  return `${buckets.join('')}${name}_sum${labelsOf(labels)} ${numberOf(sum)}\n${name}_count${labelsOf(labels)} ${total}\n`;
}
