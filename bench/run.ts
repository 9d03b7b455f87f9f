import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { buildIfNeeded } from '#server/build.ts';
import type { Figure } from './figure.ts';

/** Measures every figure, or those named: `npm run bench -- start page`. Prints, and judges nothing but its own goals. */
const benches = [
  'start',
  'memory',
  'load',
  'page',
  'pages',
  'sign-ins',
  'alike',
  'corpus',
  'strangers',
  'maths',
  'formula',
  'graph',
  'practice-page',
  'practice',
  'learners',
  'items',
  'availability',
  'bookings',
  'calendar-month',
  'model-leaks',
  'model-stream',
  'focus-verdict',
  'turn',
  'sessions',
  'search',
  'founders',
];
const wanted = process.argv.slice(2).filter((name) => benches.includes(name));

await buildIfNeeded();
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const [cpu] = cpus();
process.stdout.write(
  `commit ${commit}, ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${(totalmem() / 1e9).toFixed(0)} GB, node ${process.versions.node}\n`,
);
for (const name of wanted.length > 0 ? wanted : benches) {
  const { measure } = (await import(`./${name}.ts`)) as { measure(): Promise<Figure[]> };
  for (const figure of await measure()) process.stdout.write(`${line(figure)}\n`);
}

function line({ name, value, goal, met }: Figure): string {
  const verdict = goal === '' ? '' : met ? `meets ${goal}` : `MISSES ${goal}`;
  return `${name.padEnd(70)} ${value.padEnd(28)} ${verdict}`.trimEnd();
}
