import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { buildIfNeeded } from '#server/build.ts';
import { type BenchFigure, lineOf } from './figure.ts';

/**
 * Measures every figure, or those named: `npm run bench -- start page`. Benchmarks with rounds run few by default: `npm run bench --
 * contests=1000 operations=100000 webhooks=10000 ends=20 balanced=50 sessions=500 kills=500 outages=60 payloads=500 fuzz=1000000 users=20
 * overload=2 plans=1000`. Prints the figures and fails on missed goals.
 */
const benches = [
  'start',
  'memory',
  'load',
  'page',
  'pages',
  'sign-ins',
  'token-reads',
  'alike',
  'corpus',
  'variants',
  'strangers',
  'maths',
  'formula',
  'graph',
  'practice-page',
  'practice',
  'learners',
  'mastery',
  'items',
  'availability',
  'bookings',
  'contests',
  'operations',
  'webhooks',
  'calendar-month',
  'model-leaks',
  'model-stream',
  'focus-verdict',
  'listening-questions',
  'turn',
  'sessions',
  'search',
  'founders',
  'pay',
  'invoices',
  'ends',
  'balanced',
  'kills',
  'outages',
  'payloads',
  'fuzz',
  'users',
  'overload',
  'plans',
];
const wanted = process.argv
  .slice(2)
  .map((word) => word.split('='))
  .filter(([name = '']) => benches.includes(name))
  .map(([name = '', count]) => ({ name, count: count === undefined ? undefined : Number(count) }));

await buildIfNeeded();
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const [cpu] = cpus();
process.stdout.write(
  `commit ${commit}, ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${(totalmem() / 1e9).toFixed(0)} GB, node ${process.versions.node}\n`,
);
for (const { name, count } of wanted.length > 0
  ? wanted
  : benches.map((name) => ({ name, count: undefined }))) {
  const { measure } = (await import(`./${name}.ts`)) as { measure(count?: number): Promise<BenchFigure[]> };
  for (const figure of await measure(count)) process.stdout.write(`${lineOf(figure)}\n`);
}
