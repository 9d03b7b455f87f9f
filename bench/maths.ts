import autocannon from 'autocannon';
import { variantCorpus } from '@curvela/maths/corpus/variants';
import { createMaths } from '#app/maths/index.server.ts';
import { startAppServer } from '#tests/support/app-server.ts';
import { type BenchFigure, median } from './figure.ts';

type Pair = { expected: string; answer: string; locale: string };

/** Every third of the hand-written variants and near-misses, over all subjects, and a few that only the last prover decides. */
const pairs: readonly Pair[] = [
  ...Object.values(variantCorpus)
    .flat()
    .flatMap(({ of, same, near, locale = 'en' }) =>
      [...same, ...near].map((answer) => ({ expected: of, answer, locale })),
    )
    .filter((_, index) => index % 3 === 0),
  { expected: 'n!/(n-1)!', answer: 'n', locale: 'en' },
  { expected: '(n+2)!/n!', answer: '(n+1)(n+2)', locale: 'en' },
];

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const tenths = (value: number): string => `${value.toFixed(1)} ms`;

/** Duration of a check in a maths process, first and warm, and throughput over HTTP. */
export async function measure(): Promise<BenchFigure[]> {
  return [...(await checks()), await throughHttp()];
}

async function checks(): Promise<BenchFigure[]> {
  const maths = createMaths();
  try {
    const first = await timed(() => maths.check({ expected: 'x^2 = 9', answer: 'x = ±3' }));
    // The first round warms up the process and loads the last prover.
    for (const pair of pairs) await maths.check(pair);
    const times: number[] = [];
    for (const pair of pairs) times.push(await timed(() => maths.check(pair)));
    const [p50, p95] = [median(times), percentile(times, 0.95)];
    return [
      {
        name: 'maths: first check of all, with the start of its process',
        value: tenths(first),
        goal: '',
        met: true,
      },
      {
        name: `maths: check, median of ${pairs.length} pairs, warm`,
        value: tenths(p50),
        goal: '≤ 5 ms',
        met: p50 <= 5,
      },
      { name: 'maths: the same, 95th percentile', value: tenths(p95), goal: '≤ 40 ms', met: p95 <= 40 },
      { name: 'maths: the same, slowest', value: tenths(Math.max(...times)), goal: '', met: true },
    ];
  } finally {
    await maths.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Ten seconds of checks from many addresses at once, after two seconds of warm-up. */
async function throughHttp(): Promise<BenchFigure> {
  const app = await startAppServer();
  try {
    const requests = pairs.map((pair, index) => ({
      method: 'POST' as const,
      path: '/functions/v1/maths/check',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${index % 250}.7` },
      body: JSON.stringify(pair),
    }));
    const load = { url: app.url, connections: 16, requests };
    await autocannon({ ...load, duration: 2 });
    const { requests: done, latency, non2xx, errors } = await autocannon({ ...load, duration: 10 });
    const failed = non2xx + errors;
    return {
      name: 'maths: checks through HTTP, 16 connections, beside the load generator',
      value: `${done.average.toFixed(0)}/s, p99 ${latency.p99} ms${failed > 0 ? `, ${failed} FAILED` : ''}`,
      goal: '≥ 200/s',
      met: done.average >= 200 && failed === 0,
    };
  } finally {
    await app.stop();
    app.clear();
  }
}
